"use client";

import { lazy } from "react";
import { ActiveFilters } from "@/components/home/active-filters";
import { FiltersButton } from "@/components/home/filters-button";
import { ListNavigation } from "@/components/home/list-navigation";
import type { WiderList } from "@/components/home/no-results";
import { Results } from "@/components/home/results";
import { SortMenu } from "@/components/home/sort-menu";
import type { Chip } from "@/components/home/filter-labels";
import type { ToolPage } from "@/components/home/tool-section";
import { LayoutSwitch } from "@/components/tools/layout-switch";
import { ToolList } from "@/components/tools/tool-list";
import { type ListFilters, listHref, toParams } from "@/lib/list/utils-filters";

const NoScriptFilters = lazy(() => import("@/components/home/no-script-filters"));
// A list that became empty is no reason to lose the page.
const NoResults = lazy(() =>
  import("@/components/home/no-results").catch(() => ({ default: () => <p>No tools found</p> })),
);

const nothing = {
  title: "No tools found",
  description: "No tool of this category meets all of these filters. Remove one of them, or begin again.",
};

/** The tools of a category with the filters of the home page, which stay within it. */
export function CategoryTools({
  path,
  category,
  filters,
  chips,
  note,
  list,
  wider,
}: {
  path: string;
  /** What the interface calls the category. */
  category: string;
  filters: ListFilters;
  chips: Chip[];
  /** What is said of the list beside its filters. */
  note?: string;
  list: ToolPage;
  /** When the list is empty: what it has without one of the filters, the most first. */
  wider: WiderList[];
}) {
  return (
    <div id="tools">
      <ListNavigation filters={filters} path={path} fixed={{ category }}>
        <div role="group" aria-label="Filter and sort" className="tool-row noscript:hidden">
          <SortMenu />
          <FiltersButton total={list.total} />
          <div className="ml-auto">
            <LayoutSwitch />
          </div>
        </div>
        <noscript>
          <NoScriptFilters filters={filters} path={path} />
        </noscript>
        <ActiveFilters chips={chips} reset={list.items.length > 0} />
        {note && list.total > 0 && <p className="text-muted mt-3 text-sm">{note}</p>}
        <Results>
          {list.items.length > 0 ? (
            <ToolList
              key={listHref(filters, list.page, path)}
              tools={list.items}
              total={list.total}
              page={list.page}
              pageSize={list.limit}
              query={toParams({ ...filters, category })}
              nextHref={listHref(filters, list.page + 1, path)}
              className="thirds"
            />
          ) : (
            <NoResults text={nothing} wider={wider} />
          )}
        </Results>
      </ListNavigation>
    </div>
  );
}
