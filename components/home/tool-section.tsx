"use client";

import { lazy, type ReactNode } from "react";
import { ActiveFilters } from "@/components/home/active-filters";
import { ListNavigation } from "@/components/home/list-navigation";
import type { WiderList } from "@/components/home/no-results";
import { Results } from "@/components/home/results";
import { Toolbar } from "@/components/home/toolbar";
import { type Chip, type HomeCategory, resultsLine } from "@/components/home/filter-labels";
import { SearchRecorder } from "@/components/search/search-recorder";
import { ToolList } from "@/components/tools/tool-list";
import { MadeForViewer } from "@/components/viewer/made-for-viewer";
import { type ListFilters, listHref, toParams } from "@/lib/list/utils-filters";
import type { Match } from "@/lib/search/utils-match";
import type { CardRow } from "@/lib/tools/utils-cards";

// No browser that runs this draws what is in a noscript element, so none fetches it.
const NoScriptFilters = lazy(() => import("@/components/home/no-script-filters"));
// A list that became empty is no reason to lose the page.
const NothingFound = lazy(() =>
  import("@/components/home/nothing-found").catch(() => ({ default: () => <p>No tools found</p> })),
);

export type ToolPage = {
  items: CardRow[];
  total: number;
  page: number;
  limit: number;
  match?: Match;
};

/** The list of tools with its toolbar. Hydrates from data, not from a copy of its markup. */
export function ToolSection({
  filters,
  heading,
  note,
  chips,
  category,
  categories,
  list,
  related,
  signedOut,
  wider,
  first,
}: {
  filters: ListFilters;
  heading: string;
  /** What is said of tools that may not be what was asked for. */
  note?: string;
  chips: Chip[];
  category?: string;
  categories: HomeCategory[];
  list: ToolPage;
  /** What else of the site fits the search. */
  related: ReactNode;
  signedOut: boolean;
  /** When the list is empty: what it has without one of the filters, the most first. */
  wider: WiderList[];
  /** Whether it is what the page begins with. */
  first: boolean;
}) {
  return (
    <section
      id="tools"
      aria-labelledby="tools-heading"
      className={`container pb-16 ${first ? "mt-4" : "mt-12"}`}
    >
      <SearchRecorder query={filters.q} results={list.total} />
      {filters.bookmarked && <MadeForViewer />}
      <ListNavigation filters={filters}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id="tools-heading" className="min-w-0 text-2xl">
            {heading}
          </h2>
          <p role="status" className="tabular text-muted text-sm">
            {resultsLine(list.total)}
          </p>
        </div>
        <Toolbar categories={categories} current={category} total={list.total} />
        <noscript>
          <NoScriptFilters categories={categories} filters={filters} path="/" />
        </noscript>
        <ActiveFilters chips={chips} reset={list.items.length > 0} />
        {related}
        {note && list.total > 0 && <p className="text-muted mt-3 text-sm">{note}</p>}
        <Results>
          {list.items.length > 0 ? (
            <ToolList
              key={listHref(filters, list.page)}
              tools={list.items}
              total={list.total}
              page={list.page}
              pageSize={list.limit}
              query={toParams(filters)}
              nextHref={listHref(filters, list.page + 1)}
            />
          ) : (
            <NothingFound filters={filters} signedOut={signedOut} wider={wider} />
          )}
        </Results>
      </ListNavigation>
    </section>
  );
}
