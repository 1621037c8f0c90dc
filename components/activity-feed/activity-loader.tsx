"use client";

import { type ComponentType, useEffect, useState } from "react";
import { readStored, writeStored } from "@/components/ui/browser-storage";

/** Where it is kept that the notice was sent away, until the browser is closed. */
const dismissedKey = "activity-dismissed";
/** The notice floats over the lower left corner: only where that is not the list itself. */
const wide = "(min-width: 1024px)";

/** Brings the activity notice when the page has nothing else to do. Not on narrow screens, where it would cover the list. */
export function ActivityLoader() {
  const [Notice, setNotice] = useState<ComponentType<{ onDismiss: () => void }>>();

  useEffect(() => {
    if (readStored("sessionStorage", dismissedKey) || !matchMedia(wide).matches) return;
    // The notice is optional: a failure is not shown.
    const load = () =>
      void import("@/components/activity-feed/activity-notice").then(
        ({ ActivityNotice }) => setNotice(() => ActivityNotice),
        () => {},
      );
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(load, 3_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, []);

  const dismiss = () => {
    setNotice(undefined);
    writeStored("sessionStorage", dismissedKey, true);
  };
  return Notice && <Notice onDismiss={dismiss} />;
}
