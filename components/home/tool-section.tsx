import { LockKeyhole, SearchX } from "lucide-react";
import { ActiveFilters } from "@/components/home/active-filters";
import { type HomeCategory, panelCount, resultsLine, viewHeading } from "@/components/home/filter-labels";
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
  signedOut,
}: {
  filters: ListFilters;
  /** The name of the chosen category. */
  category?: string;
  categories: HomeCategory[];
  list: ToolPage;
  signedOut: boolean;
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
            <NoTools text={noTools(filters, signedOut)} locked={signedOut} />
          )}
        </Results>
      </ListNavigation>
    </section>
  );
}

/** Why a view is empty. */
function noTools(filters: ListFilters, signedOut: boolean) {
  if (signedOut)
    return {
      title: "Please sign in to save tools.",
      description: "Saved tools belong to an account, so there are none to show here yet.",
    };
  if (filters.bookmarked && panelCount(filters) === 1 && !filters.q && !filters.category)
    return {
      title: "No saved tools yet",
      description: "The bookmark on a card saves its tool. All that you saved is then found here.",
    };
  return {
    title: "No tools found",
    description: "No tool meets all of these filters. Remove one of them, or begin again.",
  };
}

function NoTools({ text, locked }: { text: { title: string; description: string }; locked: boolean }) {
  return (
    <EmptyState
      {...text}
      icon={locked ? <LockKeyhole strokeWidth={1.75} /> : <SearchX strokeWidth={1.75} />}
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
