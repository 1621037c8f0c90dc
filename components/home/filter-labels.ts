import { type ListFilters, withoutDefaults } from "@/lib/list/utils-filters";
import { formatCount } from "@/lib/tools/utils";

/** A category of the home page's filter. */
export type HomeCategory = { label: string; slug: string; count: number };

export const pricingOptions = [
  { value: undefined, label: "All" },
  { value: "free", label: "Free" },
  { value: "freemium", label: "Freemium" },
  { value: "paid", label: "Paid" },
] as const;

export const sortOptions = [
  { value: "trending", label: "Trending" },
  { value: "newest", label: "Newest" },
  { value: "popular", label: "Most Popular" },
  { value: "rating", label: "Top Rated" },
] as const;

export const ratingOptions = [5, 4, 3, 2, 1] as const;

/** The chips that show only tools of one kind. */
export const onlyOptions = [
  { name: "isNew", label: "New Tools" },
  { name: "isTrending", label: "Trending" },
  { name: "bookmarked", label: "Bookmarked" },
] as const;

/** What a minimum rating is called: "4 stars and up". */
export function ratingLabel(stars: number): string {
  if (stars === 5) return "5 stars";
  return `${stars} ${stars === 1 ? "star" : "stars"} and up`;
}

const either = (yes: string, no: string) => (value: boolean) => (value ? yes : no);

/** An active filter, what it is called, and the filters that are left without it. */
export type Chip = { name: keyof ListFilters; label: string; without: ListFilters };

/** The active filters in the order of the address. `category` is the category's name. */
export function chipsOf(filters: ListFilters, category?: string): Chip[] {
  const labels: { [Name in keyof ListFilters]-?: (value: NonNullable<ListFilters[Name]>) => string } = {
    q: (value) => `Search: ${value.trim().slice(0, 200)}`,
    category: (value) => category ?? value,
    pricing: (value) => pricingOptions.find((option) => option.value === value)!.label,
    sort: (value) => sortOptions.find((option) => option.value === value)!.label,
    period: (value) => (value === "week" ? "This Week" : "This Month"),
    minRating: ratingLabel,
    isNew: either("New Tools", "Without new tools"),
    isTrending: either("Trending", "Without trending tools"),
    isUpcoming: either("Upcoming", "Available now"),
    bookmarked: () => "Bookmarked",
  };
  const active = withoutDefaults(filters);
  return (Object.keys(active) as (keyof ListFilters)[]).map((name) => ({
    name,
    label: (labels[name] as (value: unknown) => string)(active[name]),
    without: { ...active, [name]: undefined },
  }));
}

/** How many filters of the Filters panel are on; search, category and sort have controls of their own. */
export function panelCount(filters: ListFilters): number {
  const { q: _q, category: _category, sort: _sort, ...rest } = withoutDefaults(filters);
  return Object.keys(rest).length;
}

/** A view in words, for its heading: "Results for “voice”", "Speech", "All Tools". */
export function viewHeading(filters: ListFilters, category?: string): string {
  if (filters.q) return `Results for “${filters.q.trim().slice(0, 80)}”`;
  return category ?? "All Tools";
}

/** A filtered view in words, for its title: "Free AI tools in Speech, newest first, page 2". */
export function viewTitle(filters: ListFilters, page: number, category?: string): string {
  const pricing = pricingOptions.find(({ value }) => value && value === filters.pricing)?.label;
  const order = {
    trending: "",
    newest: ", newest first",
    popular: ", most popular first",
    rating: ", top rated first",
  };
  const parts = [
    filters.q ? viewHeading(filters) : `${pricing ? `${pricing} ` : ""}AI tools`,
    category ? ` in ${category}` : "",
    order[filters.sort ?? "trending"],
    page > 1 ? `, page ${page}` : "",
  ];
  return parts.join("");
}

/** The documented count line. */
export function resultsLine(total: number): string {
  return `Showing ${formatCount(total)} ${total === 1 ? "result" : "results"}`;
}
