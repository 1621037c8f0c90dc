"use client";

import { type CSSProperties, useEffect } from "react";
import { toast, Toaster, useSonner } from "sonner";
import { useIsDark } from "@/components/layout/use-theme";
import { readStored, writeStored } from "@/components/ui/browser-storage";
import { type KeptToast, keptToast } from "@/components/ui/kept-toast";

export { toast };

/** A toast stays this long, milliseconds: in practice until it is closed or another one takes its place. */
const duration = 1_000_000;

const colors = {
  "--normal-bg": "var(--background)",
  "--normal-text": "var(--foreground)",
  "--normal-border": "var(--border-strong)",
  "--border-radius": "var(--radius-md)",
} as CSSProperties;

/** Toasts stand above what stands at the foot of the screen, and above what a page has there itself. */
const foot = "var(--foot) + var(--over-foot)";

/** What is left between a toast and what it must not lie over, pixels. */
const gap = 32;

/**
 * Tells the page how much room the toast takes at the bottom (`--toast-space`), so that dialogs end above it and whatever
 * lies beneath can be scrolled out: a toast stays until it is closed.
 */
function useToastSpace() {
  const { toasts } = useSonner();
  const shown = toasts.at(-1)?.id;
  useEffect(() => {
    const { style } = document.documentElement;
    const found = shown !== undefined && document.querySelectorAll<HTMLElement>("[data-sonner-toast]");
    const element = found && [...found].find(({ dataset }) => dataset.removed !== "true");
    if (!element) return;
    const observer = new ResizeObserver(() =>
      style.setProperty("--toast-space", `calc(${element.offsetHeight + gap}px + ${foot})`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--toast-space");
    };
  }, [shown]);
}

/** Tells what the page before left to be told, once. */
function showKept(): void {
  const { message, description } = (readStored("sessionStorage", keptToast) ?? {}) as Partial<KeptToast>;
  writeStored("sessionStorage", keptToast, null);
  if (typeof message === "string")
    toast.success(message, { description: typeof description === "string" ? description : undefined });
}

const bottom = (own: number) => ({ bottom: `calc(${own}px + ${foot})` });

/** Shows one toast at a time, in a region that screen readers announce and Alt+T reaches. */
export function ToasterView() {
  const isDark = useIsDark();
  useToastSpace();

  useEffect(showKept, []);

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
      theme={isDark ? "dark" : "light"}
      position="bottom-right"
      offset={bottom(24)}
      mobileOffset={bottom(16)}
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
          success: "[&_[data-icon]]:text-success",
          warning: "[&_[data-icon]]:text-warning",
        },
      }}
    />
  );
}
