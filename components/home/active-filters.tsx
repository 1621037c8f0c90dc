"use client";

import type { Chip } from "@/components/home/filter-labels";
import { FilterLink } from "@/components/home/filter-link";
import { useListNavigation } from "@/components/home/list-navigation";
import { cross, Icon } from "@/components/ui/icon";
import { hasValue, withoutValue } from "@/lib/list/utils-filters";

// A search has spaces, which an id can't have; of most filters there is one chip.
const chipId = ({ name, value }: Chip) => `chip-${name}-${encodeURIComponent(value)}`;

/**
 * The active filters as chips that remove themselves, and "Reset all". Nothing when no filter is active.
 *
 * @param chips of the list that is shown; of those, one that is being removed is gone at once
 * @param reset whether "Reset all" stands here; an empty list offers it in the middle instead
 */
export function ActiveFilters({ chips, reset }: { chips: Chip[]; reset: boolean }) {
  const { filters } = useListNavigation();
  const active = chips.filter((chip) => hasValue(filters, chip));
  if (active.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="contents">
        {active.map((chip, i) => {
          const neighbour = active[i + 1] ?? active[i - 1];
          return (
            <li key={chipId(chip)} className="max-w-full">
              <FilterLink
                id={chipId(chip)}
                filters={withoutValue(filters, chip)}
                // Where the focus goes when it is gone: to its neighbour, or to the control that adds filters.
                focus={neighbour ? chipId(neighbour) : "home-filters"}
                aria-label={`${chip.label}, remove filter`}
                className="border-border bg-surface hover:border-border-strong hover:bg-surface-2 inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border pr-2 pl-3 text-sm max-sm:h-9"
              >
                <span className="truncate">{chip.label}</span>
                <Icon path={cross} className="text-muted size-3.5 shrink-0" />
              </FilterLink>
            </li>
          );
        })}
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
