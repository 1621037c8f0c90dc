import { Fragment, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { InlineScript } from "@/components/layout/inline-script";
import { pageHref } from "@/components/tools/list-place";
import { PageLink } from "@/components/tools/page-link";
import { useListPlace } from "@/components/tools/use-list-place";
import { formatCount } from "@/lib/tools/utils";

/** How long Load More shows that it loads, at least. */
const loadDelay = 200;

type State = "idle" | "loading" | "loading-previous" | "failed" | "end";

/**
 * A grid of cards with Load More. It hydrates from the cards' data and not from a second copy of their markup, which
 * halves the page. Without JavaScript, Load More is a link to the next page.
 *
 * @param total how many items all pages have together
 * @param before how many of them stand before the first of these
 * @param nextHref address of the next page of this screen
 * @param load reads a page, counted from 1; left out, Load More leads to the next page
 * @param keeps whether the address says how far the list was loaded, so that the way back leads to the same cards
 * @param children draws an item at its place in the whole list, counted from 1
 */
export function LoadMoreGrid<T extends { id: string }>({
  items,
  total,
  page = 1,
  pageSize,
  before = (page - 1) * pageSize,
  nextHref,
  load,
  keeps = true,
  className,
  children,
}: {
  items: T[];
  total: number;
  page?: number;
  pageSize: number;
  before?: number;
  nextHref: string;
  load?: (page: number) => Promise<T[]>;
  keeps?: boolean;
  className?: string;
  children: (item: T, place: number) => ReactNode;
}) {
  const [state, setState] = useState<State>("idle");
  const [said, setSaid] = useState("");
  const grid = useRef<HTMLDivElement>(null);
  const place = keeps && load ? nextHref : undefined;
  const { shown, show } = useListPlace({ items, page, before }, grid, pageSize, place);
  const end = shown.before + shown.items.length;

  /** Reads a page beside those that are shown; undefined when that failed, or while another one is read. */
  async function read(wanted: number, waiting: State): Promise<T[] | undefined> {
    if (state === "loading" || state === "loading-previous") return undefined;
    setState(waiting);
    try {
      const [found] = await Promise.all([
        load!(wanted),
        new Promise((resolve) => setTimeout(resolve, loadDelay)),
      ]);
      // The list may have moved on between two pages: nothing is shown twice.
      const known = new Set(shown.items.map(({ id }) => id));
      setState(found.length === 0 && wanted > shown.last ? "end" : "idle");
      return found.filter(({ id }) => !known.has(id)).slice(0, pageSize);
    } catch {
      setState("failed");
      return undefined;
    }
  }

  async function loadMore() {
    const found = await read(shown.last + 1, "loading");
    if (!found || found.length === 0) return;
    const first = grid.current?.children.length ?? 0;
    flushSync(() => show({ ...shown, last: shown.last + 1, items: [...shown.items, ...found] }));
    setSaid(`Showing ${formatCount(end + found.length)} of ${formatCount(total)} tools`);
    // Somebody who pressed the button by keyboard goes on with the first new card.
    grid.current?.children[first]?.querySelector("a")?.focus({ preventScroll: true });
  }

  async function loadPrevious() {
    const found = await read(shown.first - 1, "loading-previous");
    if (!found) return;
    const first = grid.current?.children[0];
    const top = first?.getBoundingClientRect().top ?? 0;
    flushSync(() =>
      show({
        first: shown.first - 1,
        last: shown.last,
        before: Math.max(0, shown.before - pageSize),
        items: [...found, ...shown.items],
      }),
    );
    setSaid(`Showing ${formatCount(found.length)} tools before`);
    // What was looked at stays where it was; the first of the cards before it is next.
    if (first) scrollBy({ top: first.getBoundingClientRect().top - top, behavior: "instant" });
    grid.current?.querySelector("a")?.focus({ preventScroll: true });
  }

  return (
    <>
      {(shown.first > 1 || (page > 1 && shown.before > 0)) && (
        <div className="mb-4 flex justify-center">
          <PageLink
            href={pageHref(nextHref, Math.max(1, shown.first - 1))}
            rel="prev"
            loading={state === "loading-previous"}
            // What stands apart from the list on its first page comes with that page only.
            onPress={load && shown.first > 1 ? () => void loadPrevious() : undefined}
          >
            Show previous
          </PageLink>
        </div>
      )}
      {/* The script below may have held room in it. */}
      <div className={className ? `cards ${className}` : "cards"} ref={grid} suppressHydrationWarning>
        {shown.items.map((item, i) => (
          <Fragment key={item.id}>{children(item, shown.before + i + 1)}</Fragment>
        ))}
      </div>
      {place && page > 1 && <InlineScript name="list-place" />}
      <p className="sr-only" role="status">
        {said}
      </p>
      {end < total && state !== "end" && (
        <div className="mt-8 flex flex-col items-center gap-2">
          <PageLink
            href={pageHref(nextHref, shown.last + 1)}
            rel="next"
            loading={state === "loading"}
            onPress={load && (() => void loadMore())}
          >
            Load More
          </PageLink>
        </div>
      )}
      {state === "failed" && (
        <div role="alert" className="mt-2 text-center text-sm">
          <p className="text-danger">Error Loading Tools</p>
          <p className="text-muted">Please try again later</p>
        </div>
      )}
    </>
  );
}
