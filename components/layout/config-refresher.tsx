"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** How often an open page asks for new settings, milliseconds. */
const every = 60_000;

/** Brings changed settings to a page that is open: looks once a minute, and when the tab is looked at again. */
export function ConfigRefresher({
  updatedAt,
  css,
}: {
  updatedAt: string | null;
  /** What the administrator's styles are called now. */
  css: string;
}) {
  const { refresh } = useRouter();

  // React adds styles to the head and leaves those of before.
  useEffect(() => {
    for (const style of document.querySelectorAll<HTMLElement>("style[data-href^=custom-css]"))
      if (style.dataset.href !== css) style.remove();
  }, [css]);

  useEffect(() => {
    const look = () => {
      // Loaded with the first look: a page's first visit goes without it.
      if (document.visibilityState === "visible")
        void import("@/components/layout/config-check").then(
          ({ checkConfig }) => checkConfig(updatedAt, refresh),
          () => {},
        );
    };
    const timer = setInterval(look, every);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [updatedAt, refresh]);

  return null;
}
