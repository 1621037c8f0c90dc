import { Fragment, type ReactNode, useRef, useState } from "react";
import { InlineScript } from "@/components/layout/inline-script";
import { pageHref } from "@/components/tools/list-place";
import { PageLink } from "@/components/tools/page-link";
import { useListPlace } from "@/components/tools/use-list-place";

type State = "idle" | "loading" | "loading-previous" | "failed" | "end";

/**
 * A grid of cards with Load More. It hydrates from the cards' data and not from a second copy of their markup, which
 * halves the page. Without JavaScript, Load More is a link to the next page.
 *
 * @param total how many items all pages have together
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
  const { shown, show } = useListPlace({ items, page, before: (page - 1) * pageSize }, grid, pageSize, place);
  const end = shown.before + shown.items.length;

  async function add(after: boolean) {
    if (state === "loading" || state === "loading-previous") return;
    setState(after ? "loading" : "loading-previous");
    try {
      // Few ask for it, so it comes with the first page that is asked for.
      const { addPage } = await import("@/components/tools/add-page");
      const ends = await addPage({ after, shown, total, pageSize, grid, load: load!, show, say: setSaid });
      setState(ends ? "end" : "idle");
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      {shown.first > 1 && (
        <div className="mb-4 flex justify-center">
          <PageLink
            href={pageHref(nextHref, shown.first - 1)}
            rel="prev"
            loading={state === "loading-previous"}
            onPress={load && (() => void add(false))}
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
            onPress={load && (() => void add(true))}
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
