"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { reachOf } from "@/components/ui/late";

/**
 * Something that opens beside its button, and is drawn then. Escape, a click elsewhere, leaving it by Tab
 * and following a link close it.
 */
export function Disclosure({
  summary,
  className,
  summaryClassName,
  reach,
  children,
}: {
  summary: ReactNode;
  className: string;
  summaryClassName: string;
  /** What fetches its content when somebody is about to open it. */
  reach?: ReturnType<typeof reachOf>;
  children: (close: () => void) => ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    // It may have been opened before hydration.
    setOpen(Boolean(details.current?.open));
    const onPointer = ({ target }: Event) =>
      target instanceof Node && !details.current?.contains(target) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      if (details.current.contains(document.activeElement)) details.current.querySelector("summary")?.focus();
      close();
    };
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener("pointerdown", onPointer, { signal });
    document.addEventListener("focusin", onPointer, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => gone.abort();
  }, []);

  return (
    <details
      ref={details}
      open={open}
      className={className}
      {...reach}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("a")) close();
      }}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {open && children(close)}
    </details>
  );
}
