"use client";

import { usePathname } from "next/navigation";
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { loadSearch } from "@/components/search/load-search";
import { searchEvent, takeAsked } from "@/components/search/open-search";
import type { SearchDialog } from "@/components/search/search-dialog";
import { SearchWait } from "@/components/search/search-wait";
import { findOpener } from "@/components/ui/opener";
import { toast } from "@/components/ui/toast";

/**
 * Opens the dialog that the search triggers, or Ctrl+K and Cmd+K (components/inline-scripts/first-paint.ts), ask for. Until it
 * is fetched, a field takes what is typed.
 */
export function SearchHost() {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof SearchDialog>>>();
  /** The path on which the dialog was opened, and the text that it began with. Another path closes it. */
  const [opened, setOpened] = useState<{ path: string; text: string }>();
  const field = useRef<HTMLInputElement>(null);
  const path = usePathname();
  const opener = useRef<Element>(null);
  const close = () => {
    const waited = field.current !== null;
    setOpened(undefined);
    if (waited && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };

  useEffect(() => {
    const onOpen = async () => {
      const text = takeAsked();
      if (text === undefined) return;
      if (!field.current) opener.current = findOpener();
      // Not while React renders, which may have called this; and at once, so that the next key finds the field.
      await null;
      flushSync(() => setOpened({ path, text }));
      try {
        const { SearchDialog } = await loadSearch();
        const waiting = field.current;
        if (!waiting) return setDialog(() => SearchDialog);
        const typed = waiting.value;
        // The dialog gives the focus back to where it was before.
        const { current: before } = opener;
        if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
        else waiting.blur();
        flushSync(() => {
          setDialog(() => SearchDialog);
          setOpened({ path, text: typed });
        });
      } catch {
        // What was typed stays: Enter in the field searches without the dialog.
        toast.unopened("the search");
      }
    };
    window.addEventListener(searchEvent, onOpen);
    void onOpen();
    return () => {
      window.removeEventListener(searchEvent, onOpen);
      // Who comes back to this path does not come back to the dialog.
      setOpened(undefined);
    };
  }, [path]);

  if (opened?.path !== path) return null;
  if (!Dialog) return <SearchWait field={field} initialText={opened.text} onClose={close} />;
  return <Dialog initialText={opened.text} onClose={close} />;
}
