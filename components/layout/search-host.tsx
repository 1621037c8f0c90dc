"use client";

import { usePathname } from "next/navigation";
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { loadSearch, openSearch, searchEvent, takeAsked } from "@/components/layout/open-search";
import type { SearchDialog } from "@/components/layout/search-dialog";
import { toast } from "@/components/ui/toast";

/** Listens for Ctrl+K, Cmd+K and the search triggers, and then fetches and opens the dialog. */
export function SearchHost() {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof SearchDialog>>>();
  /** The path on which the dialog was opened, and the text that it began with. Another path closes it. */
  const [opened, setOpened] = useState<{ path: string; text: string }>();
  /** What has been typed while the dialog is on its way, when nothing is there yet to be typed into. */
  const typed = useRef<string>(undefined);
  const path = usePathname();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = event.metaKey || event.ctrlKey;
      if (event.key.toLowerCase() === "k" && command && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        openSearch();
      } else if (typed.current !== undefined && event.key.length === 1 && !command && !event.altKey) {
        event.preventDefault();
        typed.current += event.key;
      }
    };
    const onOpen = async () => {
      const text = takeAsked();
      if (text === undefined) return;
      typed.current = text;
      try {
        const { SearchDialog } = await loadSearch();
        // At once, so that the next key finds the field.
        flushSync(() => {
          setDialog(() => SearchDialog);
          setOpened({ path, text: typed.current ?? "" });
        });
      } catch {
        toast.error("Failed to open the search. Please check your internet connection and try again.");
      }
      typed.current = undefined;
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener(searchEvent, onOpen);
    void onOpen();
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener(searchEvent, onOpen);
    };
  }, [path]);

  if (!Dialog || opened?.path !== path) return null;
  return <Dialog initialText={opened.text} onClose={() => setOpened(undefined)} />;
}
