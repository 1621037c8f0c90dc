"use client";

import { X } from "lucide-react";
import { type Chip, chipsOf } from "@/components/home/filter-labels";
import { FilterLink } from "@/components/home/filter-link";
import { useListNavigation } from "@/components/home/list-navigation";

/** Where the focus goes when a chip is gone: to its neighbour, or to the control that adds filters. */
const chipId = (chip: Chip | undefined) => (chip ? `chip-${chip.name}` : "home-filters");

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
        {chips.map(({ name, label, without }, i) => (
          <li key={name} className="max-w-full">
            <FilterLink
              id={`chip-${name}`}
              filters={without}
              focus={chipId(chips[i + 1] ?? chips[i - 1])}
              aria-label={`${label}, remove filter`}
              className="inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border border-border bg-surface pr-2 pl-3 text-sm hover:border-border-strong hover:bg-surface-2 max-sm:h-9"
            >
              <span className="truncate">{label}</span>
              <X aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-muted" />
            </FilterLink>
          </li>
        ))}
      </ul>
      {reset && (
        <FilterLink
          filters={{}}
          focus="home-filters"
          className="inline-flex h-8 items-center rounded-sm px-2 text-sm font-medium text-secondary-text hover:underline max-sm:h-9"
        >
          Reset all
        </FilterLink>
      )}
    </div>
  );
}
