"use client";

import { useEffect } from "react";
import { sendBeacon } from "@/lib/platform/http/utils-beacon";

/**
 * Counts that somebody looked at a tool's page, once it is really seen and when the page has nothing better to do, and that
 * they opened its website from there.
 */
export function ViewCounter({ id, website }: { id: string; website: string }) {
  useEffect(() => {
    // Automated browsers set navigator.webdriver and are not counted.
    if (navigator.webdriver) return;
    const controller = new AbortController();
    const { signal } = controller;
    let seen = false;
    const see = () => {
      if (seen || signal.aborted || document.visibilityState === "hidden") return;
      seen = true;
      // A failure is not shown.
      sendBeacon(`/api/tools/${id}/view`);
    };
    // Safari has no idle callbacks.
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(see);
    const open = ({ target, button }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // The right button opens a menu.
      if (button !== 2 && link?.getAttribute("href") === website) sendBeacon(`/api/tools/${id}/click`);
    };
    for (const event of ["click", "auxclick"] as const) document.addEventListener(event, open, { signal });
    document.addEventListener("visibilitychange", whenIdle, { signal });
    whenIdle();
    return () => controller.abort();
  }, [id, website]);
  return null;
}
