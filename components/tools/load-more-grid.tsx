"use client";

import { Fragment, type ReactNode, useRef, useState } from "react";
import { formatCount } from "@/lib/tools/utils";

/** How long Load More shows that it loads, at least. */
const loadDelay = 200;

/**
 * A grid of cards with Load More. It hydrates from the cards' data and not from a second copy of their markup, which
 * halves the page. Without JavaScript, Load More is a link to the next page.
 *
 * @param total how many items all pages have together
 * @param before how many of them stand before the first of these
 * @param nextHref address of the next page of this screen
 * @param load reads a page, counted from 1; left out, Load More leads to the next page
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
  className?: string;
  children: (item: T, place: number) => ReactNode;
}) {
  const [added, setAdded] = useState<T[]>([]);
  const [pages, setPages] = useState(1);
  const [state, setState] = useState<"idle" | "loading" | "failed" | "end">("idle");
  const grid = useRef<HTMLDivElement>(null);
  const all = [...items, ...added];
  const shown = before + all.length;

  async function loadMore(read: (page: number) => Promise<T[]>) {
    setState("loading");
    try {
      const [found] = await Promise.all([
        read(page + pages),
        new Promise((resolve) => setTimeout(resolve, loadDelay)),
      ]);
      const first = grid.current?.children.length ?? 0;
      // The list may have moved on between two pages: nothing is shown twice, and an empty page is the end.
      setAdded((already) => [
        ...already,
        ...found
          .filter(({ id }) => ![...items, ...already].some((item) => item.id === id))
          .slice(0, pageSize),
      ]);
      setPages((already) => already + 1);
      setState(found.length === 0 ? "end" : "idle");
      // Somebody who pressed the button by keyboard goes on with the first new card.
      requestAnimationFrame(() =>
        grid.current?.children[first]?.querySelector("a")?.focus({ preventScroll: true }),
      );
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <div className={className ? `cards ${className}` : "cards"} ref={grid}>
        {all.map((item, i) => (
          <Fragment key={item.id}>{children(item, before + i + 1)}</Fragment>
        ))}
      </div>
      <p className="sr-only" role="status">
        {added.length > 0 ? `Showing ${formatCount(shown)} of ${formatCount(total)} tools` : ""}
      </p>
      {shown < total && state !== "end" && (
        <div className="mt-8 flex flex-col items-center gap-2">
          <a
            href={nextHref}
            rel="next"
            role="button"
            aria-disabled={state === "loading"}
            onKeyDown={(event) => {
              if (event.key !== " ") return;
              event.preventDefault();
              event.currentTarget.click();
            }}
            className="border-border-strong bg-background hover:bg-surface-2 inline-flex h-11 items-center rounded-md border px-6 font-medium transition-colors"
            onClick={(event) => {
              if (!load || event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              if (state !== "loading") void loadMore(load);
            }}
          >
            {state === "loading" ? "Loading…" : "Load More"}
          </a>
          {state === "failed" && (
            <p role="alert" className="text-danger text-sm">
              Failed to load more tools. Please try again.
            </p>
          )}
        </div>
      )}
    </>
  );
}
