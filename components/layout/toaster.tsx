"use client";

import { type ComponentType, useEffect, useState } from "react";
import { stayOffline } from "@/components/layout/offline";
import { readStored } from "@/components/ui/browser-storage";
import { keptToast, toastEvent } from "@/components/ui/toast";

/** The first signs of somebody being there. Only an action brings a toast, so the place of toasts can wait for them. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll", toastEvent];

/** The place of toasts, fetched after the page. It also keeps the page where there is no network. */
export function Toaster() {
  const [View, setView] = useState<ComponentType>();

  useEffect(() => {
    const listen = (how: "addEventListener" | "removeEventListener") => {
      for (const event of signs) window[how](event, load, { passive: true });
    };
    const load = () => {
      listen("removeEventListener");
      import("@/components/layout/toaster-view").then(
        ({ ToasterView }) => setView(() => ToasterView),
        () => listen("addEventListener"),
      );
    };
    listen("addEventListener");
    if (readStored("sessionStorage", keptToast)) load();
    // Before anything else that a link does.
    window.addEventListener("click", stayOffline, true);
    return () => {
      listen("removeEventListener");
      window.removeEventListener("click", stayOffline, true);
    };
  }, []);

  return View && <View />;
}
