"use client";

import { Star } from "lucide-react";
import { type RefObject, useState } from "react";
import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { pricingOptions, ratingLabel, resultsLine } from "@/components/home/filter-labels";
import {
  factOptions,
  integrationOptions,
  onlyOptions,
  platformOptions,
  ratingOptions,
} from "@/components/home/filter-options";
import { currentViewer } from "@/components/viewer/viewer-store";
import { FilterGroup } from "@/components/home/filter-group";
import { FilterOption } from "@/components/home/filter-option";
import { FloatingPanel } from "@/components/home/floating-panel";
import { useListNavigation } from "@/components/home/list-navigation";
import { restoreFocus } from "@/components/home/memory";
import { RepeatFilter } from "@/components/home/repeat-filter";
import { useFacets } from "@/components/home/use-facets";
import { Button } from "@/components/ui/button";
import { priceSteps } from "@/lib/tools/facets/utils";

/** All that narrows a list but search and category, each choice with what it would leave. What is chosen applies at once. */
export default function FiltersPanel({
  control,
  total,
  onClose,
}: {
  control: RefObject<HTMLButtonElement | null>;
  total: number;
  onClose: () => void;
}) {
  const { filters, fixed, pending, apply } = useListNavigation();
  const { facets, countOf } = useFacets({ ...filters, ...fixed });
  const [common, setCommon] = useState<string[]>([]);
  if (facets && common.length === 0) setCommon(facets.integration.map(({ value }) => value));

  // Saved tools belong to an account.
  async function showBookmarked() {
    if ((await currentViewer()).status === "in")
      return apply({ ...filters, bookmarked: true }, "filter-bookmarked");
    // On a phone the panel has the whole screen to itself, and the way to sign in would lie beneath it.
    onClose();
    askToSignIn("Please sign in to see your saved tools.");
  }

  return (
    <FloatingPanel
      title="Filters"
      control={control}
      onClose={onClose}
      // What lies below the edge shows through.
      className="after:from-background w-124 after:pointer-events-none after:sticky after:-bottom-4 after:-mx-4 after:-mb-4 after:block after:h-8 after:bg-linear-to-t"
      onOpenAutoFocus={(event) => {
        if (restoreFocus()) event.preventDefault();
      }}
      footer={
        <>
          <p role="status" className="sr-only">
            {pending ? "" : resultsLine(total)}
          </p>
          <Button size="lg" onClick={onClose} className="mt-2 shrink-0">
            {pending ? "Updating…" : resultsLine(total).replace("Showing", "Show")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FilterGroup title="Pricing">
          {pricingOptions.map(({ value, label }) => (
            <FilterOption
              key={label}
              name={`pricing-${label}`}
              on={filters.pricing === value}
              count={value && countOf("pricing", value)}
              next={{ pricing: value }}
            >
              {label}
            </FilterOption>
          ))}
        </FilterGroup>
        <FilterGroup title="Price up to">
          {priceSteps.map((step) => (
            <FilterOption
              key={step}
              name={`price-${step}`}
              on={filters.maxPrice === step}
              count={countOf("maxPrice", step)}
              next={{ maxPrice: filters.maxPrice === step ? undefined : step }}
            >
              ${step}
              <span className="sr-only"> a month</span>
            </FilterOption>
          ))}
        </FilterGroup>
        <FilterGroup title="Minimum rating">
          {ratingOptions.map((stars) => (
            <FilterOption
              key={stars}
              name={`rating-${stars}`}
              label={ratingLabel(stars)}
              on={filters.minRating === stars}
              count={countOf("minRating", stars)}
              next={{ minRating: filters.minRating === stars ? undefined : stars }}
            >
              {stars}
              <Star className="fill-star text-star size-3.5" />
            </FilterOption>
          ))}
        </FilterGroup>
        <FilterGroup title="Show Only">
          {onlyOptions
            .filter(({ name }) => name !== "bookmarked" || !fixed)
            .map(({ name, label }) => (
              <FilterOption
                key={name}
                name={name}
                on={filters[name] === true}
                count={name === "bookmarked" ? undefined : countOf(name, "true")}
                next={{ [name]: filters[name] === true ? undefined : true }}
                instead={
                  name === "bookmarked" && !filters.bookmarked ? () => void showBookmarked() : undefined
                }
              >
                {label}
              </FilterOption>
            ))}
        </FilterGroup>
        <FilterGroup title="Must have">
          {factOptions.map(({ name, label }) => (
            <FilterOption
              key={name}
              name={name}
              on={filters[name] === true}
              count={countOf(name, "true")}
              next={{ [name]: filters[name] ? undefined : true }}
            >
              {label}
            </FilterOption>
          ))}
        </FilterGroup>
        <RepeatFilter name="platform" title="Platforms" options={platformOptions} countOf={countOf} />
        <RepeatFilter
          name="integration"
          title="Works with"
          options={byCommonness(integrationOptions, common)}
          countOf={countOf}
        />
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

/** The choices as they were ordered when the panel was opened, so that none moves away from under the pointer. */
function byCommonness<Option extends { value: string }>(options: Option[], order: readonly string[]) {
  const places = new Map(order.map((value, i) => [value, i]));
  return options.toSorted((a, b) => (places.get(a.value) ?? 0) - (places.get(b.value) ?? 0));
}
