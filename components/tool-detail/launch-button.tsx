"use client";

import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from "react";
import type { GetNotified } from "@/components/lists/get-notified";

// Few tools are still to come: the pages of others go without it. A button that can't be had takes nothing else with it.
const Button = lazy<typeof GetNotified>(() =>
  import("@/components/lists/get-notified")
    .then((loaded) => ({ default: loaded.GetNotified }))
    .catch(() => ({ default: () => <></> })),
);

/** Asks to be told of the launch of the tool that the page is about. */
export function LaunchButton(tool: { id: string; name: string; subscribers: number }) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // A press of what has no script yet is kept from everybody but the window, until that script is there.
  useLayoutEffect(() => {
    const notice = ({ target }: Event) => {
      pressed.current ||= place.current!.contains(target as Node);
    };
    const forget = () => {
      pressed.current = false;
    };
    addEventListener("click", notice, true);
    addEventListener("click", forget);
    return () => {
      removeEventListener("click", notice, true);
      removeEventListener("click", forget);
    };
  }, []);
  return (
    <div ref={place} className="contents">
      <Suspense>
        <Button {...tool} prominent />
        <Arrival place={place} pressed={pressed} />
      </Suspense>
    </div>
  );
}

/** Presses the button once more, as it answers now, where it was pressed in vain. */
function Arrival({ place, pressed }: { place: RefObject<HTMLElement | null>; pressed: RefObject<boolean> }) {
  useLayoutEffect(() => {
    // Not within the press that may have brought it to life, which is answered by then.
    setTimeout(() => {
      if (pressed.current) place.current?.querySelector("button")?.click();
    });
  }, [place, pressed]);
  return null;
}
