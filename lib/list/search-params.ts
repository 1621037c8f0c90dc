import { z } from "zod";
import type { ListFilters } from "@/lib/list/utils-filters";
import { withQuery } from "@/lib/platform/addresses/utils-query";
import { repeatable } from "@/lib/platform/http/list-names";
import { withoutNul } from "@/lib/platform/plain-text/utils";
import { pageSize, toolQuery, type ToolQuery } from "@/lib/tools/schema";

/** The query of a page's address, as the framework gives it. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** The page of a list, from 1, written exactly so; beyond the deepest a list is no longer of use to a reader. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .pipe(z.number().max(100_000))
  .default(1);

/** What somebody searches for; more than its beginning doesn't count, nor half a character at its end. */
export const searchText = z.string().transform((text) => text.slice(0, 200).toWellFormed());

/**
 * What an address asks for, by the schema of its page. An empty value counts as not given, because a form sends its empty
 * fields; names that the page does not have are left alone. Undefined: a name is given twice, or a value does not exist.
 */
export function readSearchParams<T>(schema: z.ZodType<T>, params: SearchParams): T | undefined {
  const lists = repeatable(schema);
  const clean = (value?: string) => value && withoutNul(value);
  const given = Object.entries(params)
    .filter(([, value]) => typeof value !== "string" || value.trim())
    .map(([name, value]) => {
      if (lists.has(name)) return [name, [value].flat().map(clean)];
      return [name, typeof value === "string" ? clean(value) : value];
    });
  return schema.safeParse(Object.fromEntries(given)).data;
}

/** A view of a list of tools: what the index is asked for, and whether only saved tools are wanted. */
export type ListView = { query: ToolQuery; bookmarked: boolean };

// The schema coerces "1e1" and " 2" to numbers; a page has only the canonical spelling, so that it has one address.
const listView = toolQuery.omit({ limit: true }).extend({
  minRating: z
    .string()
    .regex(/^[1-5]$/)
    .transform(Number)
    .optional(),
  maxPrice: z
    .string()
    .regex(/^(0|[1-9]\d{0,4})$/)
    .transform(Number)
    .optional(),
  page: pageNumber,
  bookmarked: z.enum(["true", "false"]).default("false"),
});

/** The view of the home page that an address asks for; undefined when there is none. */
export function readListView(params: SearchParams): ListView | undefined {
  const view = readSearchParams(listView, params);
  if (!view) return undefined;
  const { bookmarked, ...query } = view;
  return { query: { ...query, limit: pageSize }, bookmarked: bookmarked === "true" };
}

const categoryView = listView.omit({ category: true, bookmarked: true });

/** The view of a category's page that an address asks for, without its category; undefined when there is none. */
export function readCategoryView(params: SearchParams, limit: number): ListView["query"] | undefined {
  const view = readSearchParams(categoryView, params);
  return view && { ...view, limit };
}

/** What narrows and orders a view, without its page. */
export function filtersOf({ query, bookmarked }: ListView): ListFilters {
  const { page: _page, limit: _limit, ...filters } = query;
  return { ...filters, bookmarked };
}

/** Whether a list of `total` items has this page. The first page is always there. */
export function hasPage(page: number, total: number, pageSize: number): boolean {
  return page === 1 || (page - 1) * pageSize < total;
}

/** The address of a view of a list, without the names whose value is the plain list's own. */
export function viewHref(
  path: string,
  plain: Record<string, string>,
  view: Record<string, string | number | undefined>,
): string {
  const params = new URLSearchParams(
    Object.entries(view)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)] as [string, string])
      .filter(([name, value]) => value !== plain[name]),
  );
  params.sort();
  return withQuery(path, params);
}
