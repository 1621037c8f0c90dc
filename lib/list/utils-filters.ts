import type { ToolQuery } from "@/lib/tools/schema";

/** What narrows and orders a list of tools. A name that is missing has its default. */
export type ListFilters = Partial<
  Pick<
    ToolQuery,
    "q" | "category" | "pricing" | "sort" | "period" | "minRating" | "isNew" | "isTrending" | "isUpcoming"
  >
> & { bookmarked?: boolean };

const names = [
  "q",
  "category",
  "pricing",
  "sort",
  "period",
  "minRating",
  "isNew",
  "isTrending",
  "isUpcoming",
  "bookmarked",
] as const satisfies (keyof ListFilters)[];

const defaults: ListFilters = { category: "all", sort: "trending", period: "all", bookmarked: false };

/** The filters that differ from what the plain list shows, in one order. */
export function withoutDefaults(filters: ListFilters): ListFilters {
  const entries = names.map((name) => [name, filters[name]] as const);
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== undefined && value !== "" && value !== defaults[name]),
  );
}

/** The filters as an address or a call of the interface carries them. */
export function toParams(filters: ListFilters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(withoutDefaults(filters)).map(([name, value]) => [name, String(value)]),
  );
}

/** The address of a list with these filters: the same view always has the same one, in the server's spelling. */
export function listHref(filters: ListFilters, page = 1, path = "/"): string {
  const params = new URLSearchParams(toParams(filters));
  if (page > 1) params.set("page", String(page));
  params.sort();
  return params.size > 0 ? `${path}?${params}` : path;
}
