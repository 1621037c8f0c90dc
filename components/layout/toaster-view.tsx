"use client";

import { useTheme } from "next-themes";
import { type CSSProperties, useEffect } from "react";
import { toast, Toaster } from "sonner";

/** A toast stays this long, milliseconds: in practice until it is closed or another one takes its place. */
const duration = 1_000_000;

const colors = {
  "--normal-bg": "var(--background)",
  "--normal-text": "var(--foreground)",
  "--normal-border": "var(--border-strong)",
  "--border-radius": "var(--radius-md)",
} as CSSProperties;

/** Shows one toast at a time, in a region that screen readers announce and Alt+T reaches. */
export function ToasterView() {
  const { resolvedTheme } = useTheme();

  // What was sent before this was there to hear it.
  useEffect(() => {
    const waiting = toast.getToasts().at(-1);
    if (!waiting || !("title" in waiting)) return;
    const { id, title, type, description, action } = waiting;
    const show = type && type in toast ? toast[type as "error"] : toast.message;
    show(title, { id, description, action });
  }, []);

  return (
    <Toaster
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-right"
      visibleToasts={1}
      duration={duration}
      closeButton
      style={colors}
      toastOptions={{
        closeButtonAriaLabel: "Close",
        classNames: {
          toast: "font-sans! text-sm! shadow-float! gap-2.5! pr-11!",
          description: "text-muted!",
          actionButton:
            "h-8! rounded-sm! border! border-border-strong! bg-background! px-3! text-sm! text-foreground! hover:bg-surface-2!",
          closeButton:
            "top-2! right-2! left-auto! size-8! transform-none! rounded-sm! border-0! bg-transparent! text-muted! hover:bg-surface-2! hover:text-foreground!",
          error: "[&_[data-icon]]:text-danger",
          success: "[&_[data-icon]]:text-primary-text",
          warning: "[&_[data-icon]]:text-warning",
        },
      }}
    />
  );
}
