import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import {
  freeRoom,
  keepAnchor,
  keepPlace,
  mergeItems,
  pageHref,
  type Place,
  readPlace,
  returnToAnchor,
} from "@/components/tools/list-place";

/** How long after the last movement the place is noted. */
const settled = 150;

/**
 * The pages of a list that are shown: the server's, those that were loaded, and, on the way back to the list, those that
 * had been.
 *
 * @param server what the server sent
 * @param grid whose children are the cards, in their order
 * @param pageSize how many cards a page has
 * @param href the address of any page of the list; left out for a list that keeps no place
 */
export function useListPlace<T extends { id: string }>(
  server: { items: T[]; page: number; before: number },
  grid: RefObject<HTMLElement | null>,
  pageSize: number,
  href: string | undefined,
) {
  const { items, page, before } = server;
  const [readKept] = useState(() => onlyOnce(() => (href === undefined ? null : readPlace<T>(href))));
  const kept = useSyncExternalStore(never, readKept, () => null);
  const [loaded, setLoaded] = useState<Place<T>>();
  const shown =
    loaded ??
    (kept ? { ...kept, items: mergeItems(kept, items, page) } : { first: page, last: page, before, items });

  // At once with the cards, so that nobody sees them at another height.
  useLayoutEffect(() => {
    // Hydration begins without what was kept: its room stays until its cards are there.
    if (!grid.current || (!kept && readKept())) return;
    freeRoom(grid.current);
    if (kept) returnToAnchor(grid.current);
    return () => {
      history.scrollRestoration = "auto";
    };
  }, [grid, kept, readKept]);

  const beforeLast = (shown.last - shown.first) * pageSize;
  useEffect(() => {
    if (href === undefined) return;
    const gone = new AbortController();
    const { signal } = gone;
    let timer: ReturnType<typeof setTimeout>;
    const note = () => grid.current && keepAnchor(grid.current, beforeLast);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(note, settled);
    };
    addEventListener("scroll", later, { passive: true, signal });
    addEventListener("pagehide", note, { signal });
    // Safari keeps the page, but not where it was scrolled to.
    const back = ({ persisted }: PageTransitionEvent) =>
      persisted && grid.current && returnToAnchor(grid.current);
    addEventListener("pageshow", back, { signal });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [grid, href, beforeLast]);

  function show(next: Place<T>) {
    setLoaded(next);
    if (href !== undefined) keepPlace(next, pageHref(href, next.last));
  }
  return { shown, show };
}

const never = () => () => {};

/** The same answer every time: what is kept changes with what is loaded. */
function onlyOnce<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: read() }).value;
}
