import { type ListFilters, withoutDefaults } from "@/lib/list/utils-filters";
import { counted, pricingLabel, sortOf } from "@/lib/tools/utils";

/** A category of the home page's filter. */
export type HomeCategory = { label: string; slug: string; count: number };

/** "Best match" is offered with a search only. */
export const sortOptions = [
  { value: "relevance", label: "Best match" },
  { value: "trending", label: "Trending" },
  { value: "newest", label: "Newest" },
  { value: "popular", label: "Most Popular" },
  { value: "rating", label: "Top Rated" },
] as const;

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
  const pricing = filters.pricing && pricingLabel(filters.pricing);
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

/** The documented count line. */
export function resultsLine(total: number): string {
  return `Showing ${counted(total, "result")}`;
}
