"use client";

import { useLayoutEffect } from "react";

/**
 * Presses the buttons again that were pressed before the page was alive (components/inline-scripts/first-paint.ts), each once:
 * who sees nothing happen presses twice.
 */
export function EarlyPresses() {
  // As soon as the page answers: what is pressed after that must not be pressed again.
  useLayoutEffect(() => {
    document.documentElement.setAttribute("data-alive", "");
    // Not from within React's own work, which would not bring the rest of the page to life for them.
    setTimeout(() => {
      for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-pressed]")) {
        button.removeAttribute("data-pressed");
        button.click();
      }
    });
  }, []);
  return null;
}
