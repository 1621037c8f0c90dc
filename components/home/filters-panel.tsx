"use client";

import { Star } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { currentViewer } from "@/components/viewer/viewer-store";
import {
  onlyOptions,
  pricingOptions,
  ratingLabel,
  ratingOptions,
  resultsLine,
} from "@/components/home/filter-labels";
import { FilterOption } from "@/components/home/filter-option";
import { FloatingPanel } from "@/components/home/floating-panel";
import { useListNavigation } from "@/components/home/list-navigation";
import { restoreFocus } from "@/components/home/memory";
import { Button } from "@/components/ui/button";

/** Pricing, minimum rating and kinds of tools. What is chosen applies at once. */
export function FiltersPanel({
  control,
  total,
  onClose,
}: {
  control: RefObject<HTMLButtonElement | null>;
  total: number;
  onClose: () => void;
}) {
  const { filters, pending, apply } = useListNavigation();

  // Saved tools belong to an account.
  async function showBookmarked() {
    if ((await currentViewer()).status === "in") apply({ ...filters, bookmarked: true }, "filter-bookmarked");
    else askToSignIn("Please sign in to save tools.");
  }

  return (
    <FloatingPanel
      title="Filters"
      control={control}
      onClose={onClose}
      className="w-92"
      onOpenAutoFocus={(event) => {
        if (restoreFocus()) event.preventDefault();
      }}
      footer={
        <Button size="lg" onClick={onClose} className="mt-2">
          {pending ? "Updating…" : resultsLine(total).replace("Showing", "Show")}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Group title="Pricing">
          {pricingOptions.map(({ value, label }) => (
            <FilterOption
              key={label}
              name={`pricing-${label}`}
              on={filters.pricing === value}
              next={{ pricing: value }}
            >
              {label}
            </FilterOption>
          ))}
        </Group>
        <Group title="Minimum rating">
          {ratingOptions.map((stars) => (
            <FilterOption
              key={stars}
              name={`rating-${stars}`}
              label={ratingLabel(stars)}
              on={filters.minRating === stars}
              next={{ minRating: filters.minRating === stars ? undefined : stars }}
            >
              {stars}
              <Star aria-hidden strokeWidth={1.75} className="fill-star text-star size-3.5" />
            </FilterOption>
          ))}
        </Group>
        <Group title="Show Only">
          {onlyOptions.map(({ name, label }) => (
            <FilterOption
              key={name}
              name={name}
              on={filters[name] === true}
              next={{ [name]: filters[name] === true ? undefined : true }}
              instead={name === "bookmarked" && !filters.bookmarked ? () => void showBookmarked() : undefined}
            >
              {label}
            </FilterOption>
          ))}
        </Group>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="mt-4 max-sm:mt-0 max-sm:h-11"
        onClick={() => {
          const { q, category, sort } = filters;
          apply({ q, category, sort });
        }}
      >
        Clear filters
      </Button>
    </FloatingPanel>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
