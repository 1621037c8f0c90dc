"use client";

import { type ComponentType, useEffect, useState } from "react";
import { stayOffline } from "@/components/layout/offline";
import { toastEvent } from "@/components/ui/toast";

/** The first signs of somebody being there. Only an action brings a toast, so the place of toasts can wait for them. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll", toastEvent];

/** The place of toasts, fetched after the page. It also keeps the page where there is no network. */
export function Toaster() {
  const [View, setView] = useState<ComponentType>();

  useEffect(() => {
    const load = () => {
      for (const event of signs) window.removeEventListener(event, load);
      import("@/components/layout/toaster-view").then(
        ({ ToasterView }) => setView(() => ToasterView),
        () => {
          for (const event of signs) window.addEventListener(event, load, { passive: true });
        },
      );
    };
    for (const event of signs) window.addEventListener(event, load, { passive: true });
    return () => {
      for (const event of signs) window.removeEventListener(event, load);
    };
  }, []);

  useEffect(() => {
    // Before anything else that a link does.
    window.addEventListener("click", stayOffline, { capture: true });
    return () => window.removeEventListener("click", stayOffline, { capture: true });
  }, []);

  return View && <View />;
}
