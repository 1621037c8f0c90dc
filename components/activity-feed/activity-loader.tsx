"use client";

import { type ComponentType, useEffect, useState } from "react";
import { readStored, writeStored } from "@/components/ui/browser-storage";

/** Where it is kept that the notice was sent away, until the browser is closed. */
const dismissedKey = "activity-dismissed";
/** The notice floats over the lower left corner: only where that is not the list itself. */
const wide = "(min-width: 1024px)";
/** How long the page is left to itself at first, milliseconds. */
const quiet = 1_000;

/** Brings the activity notice once the page is there. Not on narrow screens, where it would cover the list. */
export function ActivityLoader() {
  const [Notice, setNotice] = useState<ComponentType<{ onDismiss: () => void }>>();

  useEffect(() => {
    if (readStored("sessionStorage", dismissedKey) || !matchMedia(wide).matches) return;
    const timer = setTimeout(
      () =>
        void import("@/components/activity-feed/activity-notice").then(
          ({ ActivityNotice }) => setNotice(() => ActivityNotice),
          // The notice is optional: a failure is not shown.
          () => {},
        ),
      quiet,
    );
    return () => clearTimeout(timer);
  }, []);

  const dismiss = () => {
    setNotice(undefined);
    writeStored("sessionStorage", dismissedKey, true);
  };
  return Notice && <Notice onDismiss={dismiss} />;
}
