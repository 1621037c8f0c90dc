"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use, useEffect, useMemo, useOptimistic, useTransition } from "react";
import { bringBack, memory, noteScroll, restoreFocus, returnToScroll } from "@/components/home/memory";
import { saysOffline } from "@/components/layout/offline";
import { type ListFilters, listHref } from "@/lib/list/utils-filters";

type ListNavigationState = {
  /** What is asked for: at once after a click, before the list has followed. */
  filters: ListFilters;
  pending: boolean;
  /** What the page itself narrows the list to, whatever the filters are. */
  fixed?: ListFilters;
  hrefOf: (filters: ListFilters) => string;
  /** Goes to these filters. `focus` is the id of the control that has the focus afterwards. */
  apply: (filters: ListFilters, focus?: string) => void;
};

const Context = createContext<ListNavigationState | null>(null);

/**
 * Keeps the filters of the list in the address and tells the controls and the list what is going on.
 *
 * @param path where the list is
 * @param fixed what the page itself narrows the list to
 */
export function ListNavigation({
  filters,
  path = "/",
  fixed,
  children,
}: {
  filters: ListFilters;
  path?: string;
  fixed?: ListFilters;
  children: ReactNode;
}) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [asked, setAsked] = useOptimistic(filters);
  const address = listHref(filters, 1, path);

  useEffect(() => {
    restoreFocus();
    bringBack();
    returnToScroll();
  }, [address]);
  useEffect(() => {
    const onPopState = () => (memory.cameBack = true);
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);

  const state = useMemo(
    () => ({
      filters: asked,
      pending,
      fixed,
      hrefOf: (next: ListFilters) => listHref(next, 1, path),
      apply: (next: ListFilters, focus?: string) => {
        if (listHref(next) === listHref(asked) || saysOffline()) return;
        memory.focus = focus;
        memory.moved = true;
        noteScroll();
        startTransition(() => {
          setAsked(next);
          router.push(listHref(next, 1, path), { scroll: false });
        });
      },
    }),
    [asked, fixed, path, pending, router, setAsked],
  );
  return <Context value={state}>{children}</Context>;
}

/** The list's filters and how to change them; only inside {@link ListNavigation}. */
export function useListNavigation(): ListNavigationState {
  const state = use(Context);
  if (!state) throw new Error("There is no list here.");
  return state;
}
