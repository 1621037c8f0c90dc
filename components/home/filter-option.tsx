"use client";

import type { ReactNode } from "react";
import { useListNavigation } from "@/components/home/list-navigation";
import type { ListFilters } from "@/lib/list/utils-filters";

/**
 * A choice of the Filters panel: a button that is on or off.
 *
 * @param next what it changes in the filters
 * @param instead what happens instead, when it can't be chosen
 */
export function FilterOption({
  name,
  label,
  on,
  next,
  instead,
  children,
}: {
  name: string;
  label?: string;
  on: boolean;
  next: ListFilters;
  instead?: () => void;
  children: ReactNode;
}) {
  const { filters, apply } = useListNavigation();
  const id = `filter-${name}`;
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      aria-pressed={on}
      onClick={instead ?? (() => apply({ ...filters, ...next }, id))}
      className="border-border-strong hover:bg-surface-2 aria-pressed:border-primary inline-flex h-8 items-center gap-1 rounded-full border px-3 text-sm transition-colors aria-pressed:bg-[color-mix(in_srgb,var(--primary)_14%,transparent)] aria-pressed:font-medium max-sm:h-11 max-sm:px-4"
    >
      {children}
    </button>
  );
}
