"use client";

import { useEffect } from "react";
import { sendBeacon } from "@/lib/platform/http/utils-beacon";

/** Counts that somebody looked at a tool's page: once it is really seen, and when the page has nothing better to do. */
export function ViewCounter({ id }: { id: string }) {
  useEffect(() => {
    // Automated browsers set navigator.webdriver and are not counted.
    if (navigator.webdriver) return;
    const controller = new AbortController();
    const count = () => {
      if (document.visibilityState === "hidden" || controller.signal.aborted) return;
      controller.abort();
      // A failure is not shown.
      sendBeacon(`/api/tools/${id}/view`);
    };
    const whenIdle = () =>
      typeof requestIdleCallback === "function" ? requestIdleCallback(count) : setTimeout(count, 1_000);
    document.addEventListener("visibilitychange", whenIdle, { signal: controller.signal });
    whenIdle();
    return () => controller.abort();
  }, [id]);
  return null;
}
