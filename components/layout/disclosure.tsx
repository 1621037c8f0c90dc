"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * Something that opens beside its button, and is drawn when somebody reaches for it. Escape, a click elsewhere, leaving it
 * by Tab and following a link close it.
 */
export function Disclosure({
  summary,
  className,
  summaryClassName,
  children,
}: {
  summary: ReactNode;
  className: string;
  summaryClassName: string;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);

  useEffect(() => {
    // It may have been opened before hydration.
    if (details.current?.open) want();
    const close = () => details.current?.removeAttribute("open");
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !details.current?.contains(target);
    const onPointer = (event: Event) => isOutside(event.target) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      if (details.current.contains(document.activeElement)) details.current.querySelector("summary")?.focus();
      close();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("focusin", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("focusin", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  return (
    <details
      ref={details}
      className={className}
      onPointerEnter={want}
      onFocus={want}
      onToggle={want}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("a"))
          event.currentTarget.removeAttribute("open");
      }}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {wanted && children}
    </details>
  );
}
