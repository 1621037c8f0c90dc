"use client";

import { useEffect } from "react";
import { InlineScript } from "@/components/layout/inline-script";
import { applyTheme } from "@/components/layout/theme";

/**
 * Light, dark or the system's theme: set before the first paint, then following the system, a choice made in another tab and
 * changed settings.
 */
export function ThemeFollower({ theme, toggle }: { theme: string; toggle: boolean }) {
  useEffect(applyTheme, [theme, toggle]);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme, { signal });
    // A page that comes back from the browser's memory has heard of nothing.
    for (const event of ["storage", "pageshow"]) addEventListener(event, applyTheme, { signal });
    return () => gone.abort();
  }, []);

  return <InlineScript name="first-paint" />;
}
