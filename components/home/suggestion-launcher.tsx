"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { noteAsked, readAsked } from "@/components/home/asked";
import { Icon } from "@/components/ui/icon";
import { sparkles } from "@/components/ui/home-icon-paths";
import { late } from "@/components/ui/late";

const SuggestionPanel = late("the suggestions", () => import("@/components/home/suggestion-panel"));

/**
 * Opens the suggestion panel, which is loaded when somebody reaches for it, or comes back to what they had asked.
 *
 * @param children the search, which the button stands beside
 */
export function SuggestionLauncher({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the history is not known to the server
    if (readAsked()) setOpen(true);
  }, []);

  function close() {
    noteAsked(undefined);
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="mt-5 flex w-full gap-2 max-sm:flex-col sm:mt-7">
        {children}
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={open ? "suggestions" : undefined}
          className="outline-button aria-expanded:bg-surface-2 min-h-12 shrink-0 justify-center gap-2 rounded-lg px-5 py-1 sm:min-h-15 noscript:hidden"
          {...SuggestionPanel.reach}
          onClick={() => (open ? close() : setOpen(true))}
        >
          <Icon path={sparkles} className="text-primary-text size-4" />
          Get Suggestions From AI
        </button>
      </div>
      {open && <SuggestionPanel onClose={close} />}
    </>
  );
}
