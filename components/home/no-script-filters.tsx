import type { ReactNode } from "react";
import { type HomeCategory, pricingOptions, ratingLabel, sortOptions } from "@/components/home/filter-labels";
import {
  factOptions,
  integrationOptions,
  onlyOptions,
  platformOptions,
  ratingOptions,
} from "@/components/home/filter-options";
import { Options } from "@/components/ui/native-select";
import type { ListFilters } from "@/lib/list/utils-filters";
import { priceSteps } from "@/lib/tools/facets/utils";
import { sortOf } from "@/lib/tools/utils";

const fieldClasses = "h-11 w-full rounded-md border border-input bg-background px-3";

/** The search and all filters as one ordinary form, for browsers without JavaScript. The filters are folded. */
export default function NoScriptFilters({
  categories,
  filters,
  path,
}: {
  /** Left out where the page is one category's. */
  categories?: HomeCategory[];
  filters: ListFilters;
  path: string;
}) {
  return (
    <form action={path} role="search" className="mt-3 grid gap-2">
      <div className="flex gap-2">
        <input
          type="search"
          name="q"
          aria-label="Search AI tools"
          placeholder="Search AI tools"
          defaultValue={filters.q}
          className={`${fieldClasses} min-w-0`}
        />
        <button className="bg-primary text-on-primary h-11 shrink-0 rounded-md px-6 font-medium">
          Apply
        </button>
      </div>
      {filters.task?.map((task) => (
        <input key={task} type="hidden" name="task" value={task} />
      ))}
      {filters.period && filters.period !== "all" && (
        <input type="hidden" name="period" value={filters.period} />
      )}
      {filters.platform?.includes("api") && <input type="hidden" name="platform" value="api" />}
      {filters.isUpcoming !== undefined && (
        <input type="hidden" name="isUpcoming" value={String(filters.isUpcoming)} />
      )}
      <details className="border-border bg-surface rounded-lg border">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium">Filters</summary>
        <div className="grid gap-3 p-4 pt-0 sm:grid-cols-4">
          {categories && (
            <Field label="Category">
              <select name="category" defaultValue={filters.category ?? "all"} className={fieldClasses}>
                {categories.map(({ label, slug, count }) => (
                  <option key={slug} value={slug}>{`${label} (${count})`}</option>
                ))}
              </select>
            </Field>
          )}
          <Field label="Sort">
            <select name="sort" defaultValue={sortOf(filters)} className={fieldClasses}>
              <Options of={sortOptions.filter(({ value }) => filters.q || value !== "relevance")} />
            </select>
          </Field>
          <Field label="Pricing">
            <select name="pricing" defaultValue={filters.pricing ?? ""} className={fieldClasses}>
              <Options of={pricingOptions.map(({ value = "", label }) => ({ value, label }))} />
            </select>
          </Field>
          <Field label="Minimum rating">
            <select name="minRating" defaultValue={filters.minRating ?? ""} className={fieldClasses}>
              <option value="">Any</option>
              <Options
                of={ratingOptions.map((stars) => ({ value: String(stars), label: ratingLabel(stars) }))}
              />
            </select>
          </Field>
          <Field label="Price up to">
            <select name="maxPrice" defaultValue={filters.maxPrice ?? ""} className={fieldClasses}>
              <option value="">Any</option>
              {[
                ...new Set([...priceSteps, ...(filters.maxPrice === undefined ? [] : [filters.maxPrice])]),
              ].map((step) => (
                <option key={step} value={step}>{`$${step} a month`}</option>
              ))}
            </select>
          </Field>
          <Choices
            title="Show Only"
            options={onlyOptions
              .filter(({ name }) => categories || name !== "bookmarked")
              .map(({ name, label }) => ({ name, label, value: "true", on: filters[name] === true }))}
          />
          <Choices
            title="Must have"
            options={factOptions.map(({ name, label }) => ({
              name,
              label,
              value: "true",
              on: filters[name] === true,
            }))}
          />
          <Choices
            title="Platforms"
            options={platformOptions.map(({ value, label }) => ({
              name: "platform",
              label,
              value,
              on: filters.platform?.includes(value) === true,
            }))}
          />
          <Field label="Works with">
            <select
              name="integration"
              multiple
              defaultValue={filters.integration ?? []}
              className="border-input bg-background w-full rounded-md border px-3 py-1"
            >
              <Options of={integrationOptions} />
            </select>
          </Field>
        </div>
      </details>
    </form>
  );
}

function Choices({
  title,
  options,
}: {
  title: string;
  options: { name: string; label: string; value: string; on: boolean }[];
}) {
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-2 sm:col-span-full">
      <legend className="mb-1 text-sm font-medium">{title}</legend>
      {options.map(({ name, label, value, on }) => (
        <label key={`${name}-${value}`} className="inline-flex min-h-6 items-center gap-2">
          <input type="checkbox" name={name} value={value} defaultChecked={on} className="size-4" />
          {label}
        </label>
      ))}
    </fieldset>
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
