import { type ComponentProps, lazy } from "react";
import type FilterChipsType from "@/components/home/filter-chips";
import { type ListFilters, withoutDefaults } from "@/lib/list/utils-filters";

// Without a boundary of its own: what stands in one is not shown without JavaScript, and a change of the list waits for it.
const FilterChips = lazy(() => import("@/components/home/filter-chips"));

/**
 * The active filters, which can be removed. The plain list goes without them, and without the names of all filters.
 *
 * @param filters those of the list that is shown
 */
export function ActiveFilters({
  filters,
  ...props
}: { filters: ListFilters } & ComponentProps<typeof FilterChipsType>) {
  return Object.keys(withoutDefaults(filters)).length > 0 ? <FilterChips {...props} /> : null;
}
