"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";

/** Of lucide (ISC). */
const arrowUp = "M5 12l7-7 7 7M12 19V5";

/** Shown when this much of the page lies above, pixels. */
const after = 500;

export function BackToTop() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const update = () => setShown(window.scrollY > after);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);

  return (
    shown && (
      <button
        type="button"
        aria-label="Back to top"
        onClick={() => {
          window.scrollTo({ top: 0 });
          document.getElementById("main")?.focus({ preventScroll: true });
        }}
        className="animate-in border-border-strong bg-background shadow-float hover:bg-surface-2 fixed right-[max(16px,env(safe-area-inset-right))] bottom-[calc(16px+max(var(--foot)+var(--over-foot),var(--toast-space,0px)))] z-30 grid size-11 place-items-center rounded-md border"
      >
        <Icon path={arrowUp} className="size-5" />
      </button>
    )
  );
}
