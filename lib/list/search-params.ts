import type { ListFilters } from "@/lib/list/utils-filters";
import { toolQuery, type ToolQuery } from "@/lib/tools/schema";

/** The query of a page's address, as the framework gives it. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** A view of a list of tools: what the index is asked for, and whether only saved tools are wanted. */
export type ListView = { query: ToolQuery; bookmarked: boolean };

const read = toolQuery.omit({ limit: true });
const names = [...Object.keys(read.shape), "bookmarked"];
/** The query schema takes "1e1" and " 2" for numbers; an address spells each in one way. */
const whole = /^[1-9]\d*$/;

/**
 * The view that an address asks for. An empty value counts as not given, because a form sends its empty fields; names
 * that are none of ours are left alone. Undefined: a name is given twice, or a value does not exist.
 */
export function readListView(params: SearchParams): ListView | undefined {
  const given: Record<string, string> = {};
  for (const name of names) {
    const value = params[name];
    if (Array.isArray(value)) return undefined;
    if (value?.trim()) given[name] = value;
  }
  const { bookmarked = "false", ...rest } = given;
  if (bookmarked !== "true" && bookmarked !== "false") return undefined;
  if ([rest.page, rest.minRating].some((value) => value !== undefined && !whole.test(value)))
    return undefined;
  const parsed = toolQuery.safeParse(rest);
  return parsed.success ? { query: parsed.data, bookmarked: bookmarked === "true" } : undefined;
}

/** The view of the plain list. */
export const plainView: ListView = { query: toolQuery.parse({}), bookmarked: false };

/** What narrows and orders a view, without its page. */
export function filtersOf({ query, bookmarked }: ListView): ListFilters {
  const { page: _page, limit: _limit, ...filters } = query;
  return { ...filters, bookmarked };
}
