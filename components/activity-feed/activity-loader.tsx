"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ActivityNotice } from "@/components/activity-feed/activity-notice";
import { readStored, writeStored } from "@/components/ui/browser-storage";
import type { listActivityApi } from "@/lib/activity-feed/api";
import type { ActivityDto } from "@/lib/activity-feed/schema";

/** Where it is kept that the notice was sent away, until the browser is closed. */
const dismissedKey = "activity-dismissed";
/** The notice floats over the lower left corner: only where that is not the list itself. */
const wide = "(min-width: 1024px)";

/** Brings the activity notice when the page has nothing else to do. Not on narrow screens, where it would cover the list. */
export function ActivityLoader() {
  const [loaded, setLoaded] = useState<{
    Notice: ComponentType<Parameters<typeof ActivityNotice>[0]>;
    events: ActivityDto[];
  }>();

  useEffect(() => {
    if (readStored("sessionStorage", dismissedKey) || !matchMedia(wide).matches) return;
    const controller = new AbortController();
    const load = async () => {
      const [{ ActivityNotice: Notice }, { call }] = await Promise.all([
        import("@/components/activity-feed/activity-notice"),
        import("@/lib/platform/http/client"),
      ]);
      const events = await call<typeof listActivityApi>("GET", "/api/activity", {
        signal: controller.signal,
      });
      if (events.length > 0 && !controller.signal.aborted) setLoaded({ Notice, events });
    };
    // The notice is optional: a failure is not shown.
    const start = () => void load().catch(() => {});
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(start, 3_000);
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    }
    const idle = requestIdleCallback(start);
    return () => {
      cancelIdleCallback(idle);
      controller.abort();
    };
  }, []);

  if (!loaded) return null;
  const dismiss = () => {
    setLoaded(undefined);
    writeStored("sessionStorage", dismissedKey, true);
  };
  return <loaded.Notice events={loaded.events} onDismiss={dismiss} />;
}
