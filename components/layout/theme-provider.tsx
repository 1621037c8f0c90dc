"use client";

import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";
import { InlineScript } from "@/components/layout/inline-script";

// next-themes renders an inline script for the first paint. Ours does that, so this type keeps its own from running.
const inert = { type: "text/plain" };

/**
 * Light, dark or the system's theme, set before the first paint. Without the toggle everybody has the default one.
 * Colours may fade when it changes: keeping them from it would style the whole page twice when it comes alive.
 */
export function ThemeProvider({
  defaultTheme,
  allowToggle,
  children,
}: {
  defaultTheme: "light" | "dark" | "system";
  allowToggle: boolean;
  children: ReactNode;
}) {
  // A choice made while there was a toggle must not outlive it.
  const storageKey = allowToggle ? "theme" : "theme-default";
  return (
    <>
      <InlineScript name="theme" data-theme={defaultTheme} data-key={storageKey} />
      <NextThemes
        attribute="class"
        defaultTheme={defaultTheme}
        enableSystem
        enableColorScheme={false}
        storageKey={storageKey}
        scriptProps={inert}
      >
        {children}
      </NextThemes>
    </>
  );
}
