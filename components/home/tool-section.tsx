import { LockKeyhole, SearchX } from "lucide-react";
import { ActiveFilters } from "@/components/home/active-filters";
import { type HomeCategory, resultsLine, viewHeading } from "@/components/home/filter-labels";
import { FilterLink } from "@/components/home/filter-link";
import { ListNavigation } from "@/components/home/list-navigation";
import { NoScriptFilters } from "@/components/home/no-script-filters";
import { Results } from "@/components/home/results";
import { Toolbar } from "@/components/home/toolbar";
import { EmptyState } from "@/components/layout/empty-state";
import { ToolList } from "@/components/tools/tool-list";
import { type ListFilters, listHref, toParams } from "@/lib/list/utils-filters";
import type { ToolCardDto } from "@/lib/tools/schema";

/** A page of the list, with the number of all its tools. */
export type ToolPage = { items: ToolCardDto[]; total: number; page: number; limit: number };

/** The list of tools with its toolbar. */
export function ToolSection({
  filters,
  category,
  categories,
  list,
}: {
  filters: ListFilters;
  /** The name of the chosen category. */
  category?: string;
  categories: HomeCategory[];
  list: ToolPage;
}) {
  return (
    <section id="tools" aria-labelledby="tools-heading" className="container mt-12 pb-16">
      <ListNavigation filters={filters}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="tools-heading" className="min-w-0 text-2xl">
            {viewHeading(filters, category)}
          </h2>
          <p role="status" className="tabular text-muted text-sm">
            {resultsLine(list.total)}
          </p>
        </div>
        <Toolbar categories={categories} current={category} total={list.total} />
        <NoScriptFilters categories={categories} filters={filters} />
        <ActiveFilters category={category} reset={list.items.length > 0} />
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
            <NoTools signedOut={filters.bookmarked === true} />
          )}
        </Results>
      </ListNavigation>
    </section>
  );
}

function NoTools({ signedOut }: { signedOut: boolean }) {
  return (
    <EmptyState
      icon={signedOut ? <LockKeyhole strokeWidth={1.75} /> : <SearchX strokeWidth={1.75} />}
      title={signedOut ? "Please sign in to save tools." : "No tools found"}
      description={
        signedOut
          ? "Saved tools belong to an account, so there are none to show here yet."
          : "No tool meets all of these filters. Remove one of them, or begin again."
      }
      action={
        <FilterLink
          filters={{}}
          focus="home-filters"
          className="border-border-strong bg-background hover:bg-surface-2 inline-flex h-11 items-center rounded-md border px-6 font-medium"
        >
          Reset all
        </FilterLink>
      }
    />
  );
}
