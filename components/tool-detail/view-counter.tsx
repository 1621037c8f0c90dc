"use client";

import { useEffect } from "react";
import { sendBeacon } from "@/lib/platform/http/utils-beacon";

/**
 * Counts that somebody looked at a tool's page, once it is really seen and when the page has nothing better to do, and that
 * they opened its website from there.
 */
export function ViewCounter({ id, website }: { id: string; website: string }) {
  useEffect(() => {
    if (navigator.webdriver) return;
    const controller = new AbortController();
    const count = ({ target, button }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // The right button opens a menu.
      if (button === 2 || link?.getAttribute("href") !== website) return;
      sendBeacon(`/api/tools/${id}/click`);
    };
    const { signal } = controller;
    for (const event of ["click", "auxclick"] as const) document.addEventListener(event, count, { signal });
    return () => controller.abort();
  }, [id, website]);

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
