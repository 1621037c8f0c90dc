"use client";

import { useState } from "react";
import { FilterGroup } from "@/components/home/filter-group";
import { FilterOption } from "@/components/home/filter-option";
import { useListNavigation } from "@/components/home/list-navigation";
import { Skeleton } from "@/components/ui/skeleton";
import type { CountOf } from "@/components/home/use-facets";

/** With more choices than this there is a search among them, and the others wait for it. */
const most = 8;

/** A filter of which several values may be on at once, all of which must hold. The most common stand first. */
export function RepeatFilter<Name extends "platform" | "integration">({
  name,
  title,
  options,
  countOf,
}: {
  name: Name;
  title: string;
  options: { value: string; label: string }[];
  countOf: CountOf;
}) {
  const { filters } = useListNavigation();
  const [typed, setTyped] = useState("");
  const chosen: readonly string[] = filters[name] ?? [];
  const wanted = typed.trim().toLowerCase();
  const searched = options.length > most + 2;
  // Which ones are the most common is not known yet.
  const waiting = searched && !wanted && countOf(name, "") === null;
  const found = options.filter(({ value, label }, i) =>
    wanted
      ? label.toLowerCase().includes(wanted)
      : !searched || (i < most && !waiting) || chosen.includes(value),
  );

  return (
    <FilterGroup
      title={title}
      above={
        searched && (
          <input
            type="search"
            aria-label={`Search: ${title}`}
            placeholder={`Search ${options.length - most} more`}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            className="border-input bg-background placeholder:text-muted mb-2 h-9 w-full rounded-md border px-3 text-sm max-sm:h-11 max-sm:text-base"
          />
        )
      }
    >
      {found.map(({ value, label }) => (
        <FilterOption
          key={value}
          name={`${name}-${value}`}
          on={chosen.includes(value)}
          count={countOf(name, value)}
          next={{
            [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
          }}
        >
          {label}
        </FilterOption>
      ))}
      {waiting &&
        Array.from({ length: most }, (_, i) => (
          <Skeleton key={i} className="h-8 w-28 rounded-full max-sm:h-11" />
        ))}
      {found.length === 0 && !waiting && <p className="text-muted text-sm">Nothing found.</p>}
    </FilterGroup>
  );
}
