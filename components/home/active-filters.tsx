"use client";

import { type Chip, chipsOf } from "@/components/home/filter-labels";
import { FilterLink } from "@/components/home/filter-link";
import { useListNavigation } from "@/components/home/list-navigation";
import { Icon } from "@/components/ui/icon";
import { cross } from "@/components/ui/icon-paths";

/** Where the focus goes when a chip is gone: to its neighbour, or to the control that adds filters. */
const chipId = (chip: Chip | undefined) => (chip ? `chip-${chip.key}` : "home-filters");

/**
 * The active filters as chips that remove themselves, and "Reset all". Nothing when no filter is active.
 *
 * @param reset whether "Reset all" stands here; an empty list offers it in the middle instead
 */
export function ActiveFilters({ category, reset }: { category?: string; reset: boolean }) {
  const { filters } = useListNavigation();
  const chips = chipsOf(filters, category);
  if (chips.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="contents">
        {chips.map(({ key, label, without }, i) => (
          <li key={key} className="max-w-full">
            <FilterLink
              id={`chip-${key}`}
              filters={without}
              focus={chipId(chips[i + 1] ?? chips[i - 1])}
              aria-label={`${label}, remove filter`}
              className="border-border bg-surface hover:border-border-strong hover:bg-surface-2 inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border pr-2 pl-3 text-sm max-sm:h-9"
            >
              <span className="truncate">{label}</span>
              <Icon path={cross} className="text-muted size-3.5 shrink-0" />
            </FilterLink>
          </li>
        ))}
      </ul>
      {reset && (
        <FilterLink
          filters={{}}
          focus="home-filters"
          className="text-secondary-text inline-flex h-8 items-center rounded-sm px-2 text-sm font-medium hover:underline max-sm:h-9"
        >
          Reset all
        </FilterLink>
      )}
    </div>
  );
}
