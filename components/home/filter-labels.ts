import { clipped } from "@/lib/platform/plain-text/utils-clipped";
import { type FilterValue, type ListFilters, withoutDefaults } from "@/lib/list/utils-filters";
import { integrations, platforms } from "@/lib/tools/facts/utils-names";
import { factSwitches, perSwitch } from "@/lib/tools/facts/utils-switches";
import { counted, sortOf } from "@/lib/tools/utils";

export type HomeCategory = { label: string; slug: string; count: number };

export const pricingOptions = [
  { value: undefined, label: "All" },
  { value: "free", label: "Free" },
  { value: "freemium", label: "Freemium" },
  { value: "paid", label: "Paid" },
] as const;

/** "Best match" is offered with a search only. */
export const sortOptions = [
  { value: "relevance", label: "Best match" },
  { value: "trending", label: "Trending" },
  { value: "newest", label: "Newest" },
  { value: "popular", label: "Most Popular" },
  { value: "rating", label: "Top Rated" },
] as const;

/** What a minimum rating is called: "4 stars and up". */
export function ratingLabel(stars: number): string {
  if (stars === 5) return "5 stars";
  return `${counted(stars, "star")} and up`;
}

const either = (yes: string, no: string) => (value: boolean) => (value ? yes : no);

/** An active filter, or one value of it, and what it is called. */
export type Chip = FilterValue & { label: string };

type One<T> = T extends readonly (infer Value)[] ? Value : T;

/** The active filters in the order of the address. `category` is the category's name. */
export function chipsOf(filters: ListFilters, category?: string): Chip[] {
  const labels: { [Name in keyof ListFilters]-?: (value: One<NonNullable<ListFilters[Name]>>) => string } = {
    q: (value) => `Search: ${value.trim().slice(0, 200)}`,
    category: (value) => category ?? value,
    task: (value) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " "),
    pricing: (value) => pricingOptions.find((option) => option.value === value)!.label,
    ...perSwitch((name) => () => factSwitches[name].label),
    maxPrice: (value) => `Up to $${value} a month`,
    platform: (value) => platforms[value],
    integration: (value) => `Works with ${integrations[value]}`,
    sort: (value) => sortOptions.find((option) => option.value === value)!.label,
    period: (value) => (value === "week" ? "This Week" : "This Month"),
    minRating: ratingLabel,
    isNew: either("New Tools", "Without new tools"),
    isTrending: either("Trending", "Without trending tools"),
    isUpcoming: either("Upcoming", "Available now"),
    bookmarked: () => "Bookmarked",
  };
  const active = withoutDefaults(filters);
  return (Object.keys(active) as (keyof ListFilters)[]).flatMap((name) =>
    [active[name]].flat().map((value) => ({
      name,
      value: value!,
      label: (labels[name] as (value: unknown) => string)(value),
    })),
  );
}

/** How many choices of the Filters panel are on; search, category and sort have controls of their own. */
export function panelCount(filters: ListFilters): number {
  const { q: _q, category: _category, sort: _sort, ...rest } = withoutDefaults(filters);
  return Object.values(rest).flat().length;
}

/** A view in words, for its heading: "Results for “voice”", "Speech", "All Tools". */
export function viewHeading(filters: ListFilters, category?: string): string {
  if (filters.q) return `Results for “${clipped(filters.q.trim(), 80)}”`;
  return category ?? "All Tools";
}

/** A filtered view in words, for its title: "Free AI tools in Speech, newest first, page 2". */
export function viewTitle(filters: ListFilters, page: number, category?: string): string {
  const pricing = pricingOptions.find(({ value }) => value && value === filters.pricing)?.label;
  const order = {
    relevance: "",
    trending: "",
    newest: ", newest first",
    popular: ", most popular first",
    rating: ", top rated first",
  };
  const parts = [
    filters.q ? viewHeading(filters) : `${pricing ? `${pricing} ` : ""}AI tools`,
    category ? ` in ${category}` : "",
    order[sortOf(filters)],
    page > 1 ? `, page ${page}` : "",
  ];
  return parts.join("");
}

export function resultsLine(total: number): string {
  return `Showing ${counted(total, "result")}`;
}
