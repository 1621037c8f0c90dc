"use client";

import { type ComponentType, useEffect, useState } from "react";
import { stayOffline } from "@/components/layout/offline";
import { readStored } from "@/components/ui/browser-storage";
import { cross, Icon } from "@/components/ui/icon";
import { keptToast } from "@/components/ui/kept-toast";
import { loadToasts, toastEvent } from "@/components/ui/toast";

/** The first signs of somebody being there. Only an action brings a toast, so the place of toasts can wait for them. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll", toastEvent];

/**
 * The place of toasts, fetched after the page. Where it cannot be, the words stand here until they are closed or another toast is
 * on its way. It also keeps the page where there is no network.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType>();
  const [plain, setPlain] = useState<string>();

  useEffect(() => {
    const listen = (how: "addEventListener" | "removeEventListener") => {
      for (const event of signs) window[how](event, load, { passive: true });
    };
    const load = () => {
      listen("removeEventListener");
      loadToasts().then(
        ({ ToasterView }) => setView(() => ToasterView),
        () => listen("addEventListener"),
      );
    };
    listen("addEventListener");
    const gone = new AbortController();
    const { signal } = gone;
    window.addEventListener(toastEvent, ({ detail }: CustomEventInit<string>) => setPlain(detail), {
      signal,
    });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && setPlain(undefined), { signal });
    if (readStored("sessionStorage", keptToast)) load();
    // Before anything else that a link does.
    window.addEventListener("click", stayOffline, { capture: true, signal });
    return () => {
      listen("removeEventListener");
      gone.abort();
    };
  }, []);

  return (
    <>
      {View && <View />}
      {plain && (
        <p role="alert" className="plain-toast">
          {plain}
          <button type="button" aria-label="Close" onClick={() => setPlain(undefined)}>
            <Icon path={cross} />
          </button>
        </p>
      )}
    </>
  );
}
