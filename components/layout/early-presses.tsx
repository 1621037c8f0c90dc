"use client";

import { useEffect } from "react";

/**
 * Presses the buttons again that were pressed before the page was alive (components/inline-scripts/first-paint.ts), each once:
 * who sees nothing happen presses twice.
 */
export function EarlyPresses() {
  useEffect(() => {
    document.documentElement.setAttribute("data-alive", "");
    const pressed = document.querySelectorAll<HTMLButtonElement>("button[data-pressed]");
    // Not from within React's own work, which would not bring the rest of the page to life for them.
    setTimeout(() => {
      for (const button of pressed) {
        button.removeAttribute("data-pressed");
        button.click();
      }
    });
  }, []);
  return null;
}
