import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { idRow } from "@/lib/platform/sql/queries-rows";
import { asSearch, searchRows } from "@/lib/platform/sql/queries-searches";
import {
  besideText,
  condition,
  type IndexFilter,
  orderBy,
  sortedBy,
  type SortOrder,
} from "@/lib/search/filter";
import { allQueries, type Queries, quote } from "@/lib/search/parse";
import type { Slice } from "@/lib/search/plan";
import { countRows, sortKeys, unlisted } from "@/lib/search/queries";
import { anyOf, type Query, shortened, write } from "@/lib/search/tsquery";

/** Up to this many matches are ranked within their query by how well they match; more of them by trend. */
export const ranked = 300;
/** A search with so many matches finds its first ones among the best by trend. */
const frequent = 20_000;
/** How many of the best by trend are looked through before the text index is asked for a common word. */
const probed = 3_000;

const tsquery = (text: string) => Prisma.sql`${text}::text::tsquery`;
const either = (queries: Query[]) => write(shortened(anyOf(queries)));
const isMet = (text: string) => Prisma.sql`search.document_of(id, version) @@ ${tsquery(text)}`;

/** The condition on `search.entry` that is met by what matches any of these tsqueries. */
const matches = (queries: Query[]) => isMet(either(queries));

/** As many conditions as {@link matchesEach} makes at most. */
const mostParts = 16;

/**
 * The same as {@link matches}, for gathering all of many matches. The index merges the lists of several lexemes one document at a
 * time; gathered each by itself, they are united page by page in half the time. Whoever takes what matches off another
 * order has the single condition: of several, each would read a tool's text.
 */
export function matchesEach(queries: Query[]): Prisma.Sql {
  const all = shortened(anyOf(queries));
  const parts = "any" in all ? all.any : [all];
  const few =
    parts.length > mostParts ? [...parts.slice(0, mostParts - 1), anyOf(parts.slice(mostParts - 1))] : parts;
  return Prisma.sql`(${Prisma.join(
    few.map((part) => isMet(write(part))),
    " OR ",
  )})`;
}

/** What matches any of these tsqueries and none of others. */
export const matchesOnly = (queries: Query[], others: Query[]) =>
  others.length > 0 ? isMet(`(${either(queries)}) & !(${either(others)})`) : matches(queries);

/**
 * How many tools that meet a filter match any of these tsqueries, and how many those for the name; the latter are counted up to
 * `wanted`, which is as many as are shown of them.
 */
export async function countMatches(
  queries: Queries,
  filter: IndexFilter,
  wanted: number,
): Promise<{ total: number; named: number }> {
  const all = allQueries(queries);
  if (all.length === 0) return { total: 0, named: 0 };
  const where = besideText(filter);
  const rows = (some: Query[]) => Prisma.sql`search.entry WHERE ${matchesEach(some)} AND ${where}`;
  // Materialized, which is done only as far as it is read: for a few rows of a condition that it takes for common, the planner
  // would else read through all tools.
  const names = () => Prisma.sql`(
    WITH named AS MATERIALIZED (SELECT id FROM ${rows(queries.names)}) SELECT FROM named LIMIT ${wanted}) AS first`;
  const selections = queries.names.length > 0 ? [rows(all), names()] : [rows(all)];
  const [total = 0, named = 0] = await asSearch(() => countRows(selections, !filter.savedBy));
  return { total, named };
}

/** What a search is looked up by, how many tools match any of it, and how many its names, up to the end of the slice. */
type Matches = { queries: Queries; total: number; named: number };

/** A slice of the results of several tsqueries, best query first. */
export async function readInOrder(
  { queries, total, named }: Matches,
  filter: IndexFilter,
  slice: Slice,
): Promise<string[]> {
  const [where, gathered] = [condition(filter), besideText(filter)];
  // What no name has needs not be looked for among names, nor left out of what comes after.
  const names = named > 0 ? queries.names : [];
  if (total < frequent)
    return readTogether([...names, ...queries.others], [], gathered, slice, total <= ranked);
  const ids = names.length > 0 ? await readTogether(names, [], gathered, slice, false) : [];
  let skip = Math.max(0, slice.offset - named);
  for (const [i, query] of queries.others.entries()) {
    if (ids.length === slice.limit) break;
    const before = [...names, ...queries.others.slice(0, i)];
    const part = { offset: skip, limit: slice.limit - ids.length };
    const only = matchesOnly([query], before);
    const found =
      (await probeBest(only, where, part)) ?? (await readTogether([query], before, gathered, part, false));
    ids.push(...found);
    if (found.length > 0) skip = 0;
    else if (skip > 0) {
      const rows = Prisma.sql`search.entry WHERE ${only} AND ${gathered}`;
      const [count = 0] = await asSearch(() => countRows([rows], !filter.savedBy));
      skip -= count;
    }
  }
  return ids;
}

/**
 * The same in one query, for what matches none of the queries `before`.
 *
 * @param byText whether what matches the same query is ordered by how well it matches, before trend
 */
export async function readTogether(
  queries: Query[],
  before: Query[],
  where: Prisma.Sql,
  { offset, limit }: Slice,
  byText: boolean,
): Promise<string[]> {
  // Sorted, so that the planner does not walk the index by trend in the hope of matches that may not exist. Parts are read in
  // their order, and those after the last row that is wanted not at all.
  const parts = queries.map((query, i) => {
    const rank = byText
      ? Prisma.sql`ts_rank(search.document_of(id, version), ${tsquery(write(query))}) DESC,`
      : Prisma.empty;
    return Prisma.sql`(SELECT id FROM search.entry WHERE ${matchesOnly([query], [...before, ...queries.slice(0, i)])} AND ${where}
      ORDER BY ${rank} ${sortedBy("trending")} LIMIT ${offset + limit})`;
  });
  if (parts.length === 0) return [];
  const rows = await searchRows(idRow)`
    SELECT id FROM (${Prisma.join(parts, " UNION ALL ")}) AS found OFFSET ${offset} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * A slice read off the tools in the order of trend: where matches are common, the first ones are soon together.
 * Nothing when they are not among the best.
 */
async function probeBest(
  only: Prisma.Sql,
  where: Prisma.Sql,
  { offset, limit }: Slice,
): Promise<string[] | undefined> {
  const rows = await searchRows(idRow)`
    SELECT id FROM (SELECT id, version, trend, name_key FROM search.entry WHERE ${where} ORDER BY ${orderBy("trending")} LIMIT ${probed}) AS best
    WHERE ${only}
    ORDER BY ${orderBy("trending")} OFFSET ${offset} LIMIT ${limit}`;
  return rows.length === limit ? rows.map(({ id }) => id) : undefined;
}

/**
 * SQL for the ids of the best by trend of each of several lexemes, up to `limit` of each. They are looked for among the tools that
 * lead by trend; among all where fewer than half of `limit` are there. To sort all that have a common word took a fifth of a second
 * for each such word at a million tools.
 */
export function bestOfEach(lexemes: string[], filter: IndexFilter, limit: number): Prisma.Sql {
  const isFound = Prisma.sql`search.document_of(id, version) @@ asked.query::tsquery AND ${besideText(filter)}`;
  return Prisma.sql`
    SELECT DISTINCT found.id FROM unnest(${lexemes.map(quote)}::text[]) AS asked (query) CROSS JOIN LATERAL (
      WITH best AS MATERIALIZED (
        SELECT id FROM search.entry WHERE is_leading AND ${isFound} ORDER BY ${sortedBy("trending")} LIMIT ${limit})
      SELECT id FROM best UNION ALL (
        SELECT id FROM search.entry WHERE ${isFound} AND 2 * (SELECT count(*) FROM best) < ${limit}
        ORDER BY ${sortedBy("trending")} LIMIT ${limit})
    ) AS found`;
}

/** Those of some tools that cannot be used yet and do not match a tsquery. */
export async function findUpcoming(ids: string[], query: Query): Promise<string[]> {
  const rows = await searchRows(idRow)`
    SELECT id FROM search.entry WHERE id = ANY (${ids}::text[]) AND is_upcoming AND NOT (${matches([query])})`;
  return rows.map(({ id }) => id);
}

/** A slice of what matches any of several tsqueries, in an order. */
export async function sortMatches(
  queries: Query[],
  total: number,
  sort: SortOrder,
  where: Prisma.Sql,
  { offset, limit }: Slice,
): Promise<string[]> {
  // The planner takes a rare text for a common one, and then compares the text of every tool along the order.
  const order = total < frequent ? sortedBy : orderBy;
  // Each read by itself: the few that no list has must not keep the planner from walking along the order of the others.
  const first = (table: Prisma.Sql) => Prisma.sql`(
    SELECT ${sortKeys} FROM ${table} WHERE ${where} AND id IN (SELECT id FROM search.entry WHERE ${matches(queries)} AND ${where})
    ORDER BY ${order(sort)} LIMIT ${offset + limit})`;
  const rows = await searchRows(idRow)`
    SELECT id FROM (${first(Prisma.sql`search.rank`)} UNION ALL ${first(unlisted)}) AS found
    ORDER BY ${orderBy(sort)} OFFSET ${offset} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}
