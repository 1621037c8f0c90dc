"use client";

import { type ComponentType, useEffect, useState } from "react";
import { toastEvent } from "@/components/ui/toast";

/** The first signs of somebody being there. Only an action brings a toast, so the place of toasts can wait for them. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll", toastEvent];

/** The place of toasts, fetched after the page. */
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

  return View && <View />;
}
