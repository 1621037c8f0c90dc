"use client";

import { useLayoutEffect } from "react";
import { keepClick } from "@/lib/config/utils-inline.mjs";

type KeepClick = ((event: Event) => void) & { last?: Pick<Event, "target"> };

/**
 * Does what somebody clicked before the page came alive. Links and forms work without it. Its script is a fixed text of
 * ours, which the content security policy admits by its hash.
 */
export function EarlyClick() {
  useLayoutEffect(() => {
    const own = window as { keepClick?: KeepClick };
    if (!own.keepClick) return;
    for (const type of ["click", "keydown"]) removeEventListener(type, own.keepClick, true);
    const { last } = own.keepClick;
    delete own.keepClick;
    // A click can be what brings the page to life; then it goes on by itself.
    if (!last || last === window.event) return;
    const button = (last.target as Element).closest("button");
    // From within its own work React would not bring the rest of the page to life for it.
    setTimeout(() => button?.click());
  }, []);
  return <script dangerouslySetInnerHTML={{ __html: keepClick }} />;
}
