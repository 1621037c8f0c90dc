import { withQuery } from "@/lib/platform/addresses/utils-query";
import { switchNames } from "@/lib/tools/facts/utils-switches";
import type { ToolQuery } from "@/lib/tools/schema";
import { sortOf } from "@/lib/tools/utils";

/** What narrows and orders a list of tools. A name that is missing has its default. */
export type ListFilters = Partial<Omit<ToolQuery, "page" | "limit">> & { bookmarked?: boolean };

const names = [
  "q",
  "category",
  "task",
  "pricing",
  ...switchNames,
  "maxPrice",
  "platform",
  "integration",
  "sort",
  "period",
  "minRating",
  "isNew",
  "isTrending",
  "isUpcoming",
  "bookmarked",
] satisfies (keyof ListFilters)[];

/** The filters that differ from what the plain list shows, in one order. */
export function withoutDefaults(filters: ListFilters): ListFilters {
  const defaults: ListFilters = {
    category: "all",
    sort: sortOf({ q: filters.q }),
    period: "all",
    bookmarked: false,
  };
  const asked = { ...filters, sort: sortOf(filters) };
  const entries = names.map((name) => [name, asked[name]] as const);
  return Object.fromEntries(
    entries.filter(([name, value]) =>
      Array.isArray(value)
        ? value.length > 0
        : value !== undefined && value !== "" && value !== defaults[name],
    ),
  );
}

export type FilterValue = { name: keyof ListFilters; value: string | number | boolean };

/** Whether this is asked for. */
export const hasValue = (filters: ListFilters, { name, value }: FilterValue) =>
  [withoutDefaults(filters)[name]].flat().includes(value);

/** What is left when this is no longer asked for. */
export function withoutValue(filters: ListFilters, { name, value }: FilterValue): ListFilters {
  const { [name]: asked, ...rest } = filters;
  return Array.isArray(asked) ? { ...rest, [name]: asked.filter((one) => one !== value) } : rest;
}

/** The filters as an address or a call of the interface carries them. */
export function toParams(filters: ListFilters): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(withoutDefaults(filters)).map(([name, value]) => [
      name,
      Array.isArray(value) ? [...value].sort() : String(value),
    ]),
  );
}

/** The address of a list with these filters: the same view always has the same one, in the server's spelling. */
export function listHref(filters: ListFilters, page = 1, path = "/"): string {
  const params = new URLSearchParams(
    Object.entries(toParams(filters)).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  if (page > 1) params.set("page", String(page));
  params.sort();
  return withQuery(path, params);
}
