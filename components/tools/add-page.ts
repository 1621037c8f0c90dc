import type { RefObject } from "react";
import { flushSync } from "react-dom";
import type { Place } from "@/components/tools/list-place";
import { formatCount } from "@/lib/tools/utils";

/** How long Load More shows that it loads, at least. */
const loadDelay = 200;

/**
 * Adds the page after or before those of a list that are shown, and takes the focus to the first new card: somebody who
 * pressed the button by keyboard goes on there.
 *
 * @param load reads a page, counted from 1
 * @param say tells somebody who does not see it what is shown
 * @returns whether the list ends with what is shown, though it was longer a moment ago
 */
export async function addPage<T extends { id: string }>({
  after,
  shown,
  total,
  pageSize,
  grid,
  load,
  show,
  say,
}: {
  after: boolean;
  shown: Place<T>;
  total: number;
  pageSize: number;
  grid: RefObject<HTMLElement | null>;
  load: (page: number) => Promise<T[]>;
  show: (next: Place<T>) => void;
  say: (text: string) => void;
}): Promise<boolean> {
  const { first, last, before, items } = shown;
  const [found] = await Promise.all([
    load(after ? last + 1 : first - 1),
    new Promise((resolve) => setTimeout(resolve, loadDelay)),
  ]);
  // The list may have moved on between two pages: nothing is shown twice.
  const known = new Set(items.map(({ id }) => id));
  const added = found.filter(({ id }) => !known.has(id)).slice(0, pageSize);
  if (after && added.length === 0) return found.length === 0;

  const cards = () => grid.current?.children ?? [];
  const place = after ? cards().length : 0;
  const held = after ? undefined : cards()[0];
  const top = held?.getBoundingClientRect().top ?? 0;
  flushSync(() =>
    show(
      after
        ? { ...shown, last: last + 1, items: [...items, ...added] }
        : { first: first - 1, last, before: Math.max(0, before - pageSize), items: [...added, ...items] },
    ),
  );
  say(
    after
      ? `Showing ${formatCount(before + items.length + added.length)} of ${formatCount(total)} tools`
      : `Showing ${formatCount(added.length)} tools before`,
  );
  // What was looked at stays where it was; the first of the cards before it is next.
  if (held) scrollBy({ top: held.getBoundingClientRect().top - top, behavior: "instant" });
  cards()[place]?.querySelector("a")?.focus({ preventScroll: true });
  return false;
}
