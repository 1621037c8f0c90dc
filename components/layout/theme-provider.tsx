"use client";

import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";

/** Light, dark or the system's theme, set before the first paint. Without the toggle everybody has the default one. */
export function ThemeProvider({
  defaultTheme,
  allowToggle,
  children,
}: {
  defaultTheme: "light" | "dark" | "system";
  allowToggle: boolean;
  children: ReactNode;
}) {
  return (
    <NextThemes
      attribute="class"
      defaultTheme={defaultTheme}
      enableSystem
      enableColorScheme={false}
      disableTransitionOnChange
      // A choice made while there was a toggle must not outlive it.
      storageKey={allowToggle ? "theme" : "theme-default"}
    >
      {children}
    </NextThemes>
  );
}
