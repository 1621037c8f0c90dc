"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import type FilterChipsType from "@/components/home/filter-chips";
import { useListNavigation } from "@/components/home/list-navigation";
import { withoutDefaults } from "@/lib/list/utils-filters";

// The plain list goes without them, and without the names of all filters.
const FilterChips = lazy(() => import("@/components/home/filter-chips"));

/** The active filters, which can be removed; nothing when none is. */
export function ActiveFilters(props: ComponentProps<typeof FilterChipsType>) {
  const { filters } = useListNavigation();
  if (Object.keys(withoutDefaults(filters)).length === 0) return null;
  return (
    <Suspense fallback={<div className="mt-3 h-8 max-sm:h-9" />}>
      <FilterChips {...props} />
    </Suspense>
  );
}
