import type { ReactNode } from "react";
import {
  type HomeCategory,
  onlyOptions,
  pricingOptions,
  ratingLabel,
  ratingOptions,
  sortOptions,
} from "@/components/home/filter-labels";
import type { ListFilters } from "@/lib/list/utils-filters";
import { sortOf } from "@/lib/tools/utils";

const fieldClasses = "h-11 w-full rounded-md border border-input bg-background px-3";

/** All filters as one ordinary form, for browsers without JavaScript. */
export default function NoScriptFilters({
  categories,
  filters,
}: {
  categories: HomeCategory[];
  filters: ListFilters;
}) {
  return (
    <form
      action="/"
      className="border-border bg-surface mt-3 grid gap-3 rounded-lg border p-4 sm:grid-cols-4"
    >
      {filters.q && <input type="hidden" name="q" value={filters.q} />}
      <Field label="Category">
        <select name="category" defaultValue={filters.category ?? "all"} className={fieldClasses}>
          {categories.map(({ label, slug, count }) => (
            <option key={slug} value={slug}>{`${label} (${count})`}</option>
          ))}
        </select>
      </Field>
      <Field label="Sort">
        <select name="sort" defaultValue={sortOf(filters)} className={fieldClasses}>
          {sortOptions
            .filter(({ value }) => filters.q || value !== "relevance")
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      </Field>
      <Field label="Pricing">
        <select name="pricing" defaultValue={filters.pricing ?? ""} className={fieldClasses}>
          {pricingOptions.map(({ value = "", label }) => (
            <option key={label} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Minimum rating">
        <select name="minRating" defaultValue={filters.minRating ?? ""} className={fieldClasses}>
          <option value="">Any</option>
          {ratingOptions.map((stars) => (
            <option key={stars} value={stars}>
              {ratingLabel(stars)}
            </option>
          ))}
        </select>
      </Field>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-2 sm:col-span-3">
        <legend className="mb-1 text-sm font-medium">Show Only</legend>
        {onlyOptions.map(({ name, label }) => (
          <label key={name} className="inline-flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              name={name}
              value="true"
              defaultChecked={filters[name] === true}
              className="size-4"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <button className="bg-primary text-on-primary h-11 self-end rounded-md px-6 font-medium">Apply</button>
    </form>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="block">
      <span className="mb-1 block text-sm font-medium">{label}</span>
      {children}
    </label>
  );
}
