"use client";

import type { ReactNode } from "react";
import { useListNavigation } from "@/components/home/list-navigation";
import type { ListFilters } from "@/lib/list/utils-filters";
import { counted, formatCount } from "@/lib/tools/utils";

/**
 * A choice of the Filters panel: a button that is on or off. One that would leave nothing says so and does nothing.
 *
 * @param count how many tools it leaves; null while that is being asked, undefined when it is not known
 * @param next what it changes in the filters
 * @param instead what happens instead, when it can't be chosen
 */
export function FilterOption({
  name,
  label,
  on,
  count,
  next,
  instead,
  children,
}: {
  name: string;
  label?: string;
  on: boolean;
  count?: number | null;
  next: ListFilters;
  instead?: () => void;
  children: ReactNode;
}) {
  const { filters, apply } = useListNavigation();
  const id = `filter-${name}`;
  const empty = count === 0 && !on;
  return (
    <button
      id={id}
      type="button"
      aria-label={label && [label, count == null ? "" : told(count)].filter(Boolean).join(", ")}
      aria-pressed={on}
      aria-disabled={empty || undefined}
      title={empty ? "No tool would be left." : undefined}
      onClick={empty ? undefined : (instead ?? (() => apply({ ...filters, ...next }, id)))}
      className="border-border-strong hover:bg-surface-2 aria-pressed:border-primary aria-disabled:text-muted inline-flex h-8 items-center gap-1 rounded-full border px-3 text-sm transition-colors aria-disabled:cursor-default aria-disabled:border-dashed aria-disabled:hover:bg-transparent aria-pressed:bg-[color-mix(in_srgb,var(--primary)_14%,transparent)] aria-pressed:font-medium max-sm:h-11 max-sm:px-4"
    >
      {children}
      {count === null && (
        <span aria-hidden className="bg-surface-2 ml-1 h-3 w-[2em] animate-pulse rounded-sm text-xs" />
      )}
      {typeof count === "number" && (
        <span className="tabular text-muted ml-1 min-w-[2em] text-center text-xs font-normal">
          {formatCount(count)}
          <span className="sr-only">{told(count).replace(/^[\d,]+/, "")}</span>
        </span>
      )}
    </button>
  );
}

function told(count: number): string {
  if (count === 0) return "0 tools, none would be left";
  return counted(count, "tool");
}
