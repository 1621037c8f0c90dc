import "server-only";
import { z } from "zod";
import { LRUCache } from "lru-cache";
import { Prisma } from "@/lib/generated/prisma/client";
import { idRow, queryRows, totalRow } from "@/lib/platform/sql/queries-rows";
import {
  beyondFacets,
  condition,
  type IndexFilter,
  orderFor,
  sortedBy,
  type SortOrder,
} from "@/lib/search/filter";
import { readCounts } from "@/lib/search/queries-counts";
import { choosePlan, type Sizes, type Slice } from "@/lib/search/plan";

/** Which tools of the index a list shows: ids in order, and how many there are in all. */
export type Found = { ids: string[]; total: number };

/** A tool that somebody saved is looked up by its id, which costs as much as reading five in a row. */
const savedCost = 5;
/** Counts from here on are kept, each for the revision of the index at which it was true. */
const large = 2_000;
const largeCounts = new LRUCache<string, { total: number; revision: bigint }>({ max: 2_000 });

/** Tools that meet a filter, in an order. The total is read from the facet counts, not counted. */
export async function listIds(filter: IndexFilter, sort: SortOrder, slice: Slice): Promise<Found> {
  const sizes = await readSizes(filter);
  const { total } = sizes;
  if (total <= slice.offset) return { ids: [], total };
  const plan = choosePlan(slice, sizes);
  const rows = await queryRows(idRow)`
    SELECT id FROM search.rank WHERE ${condition(filter)}
    ORDER BY ${orderFor(sort, plan)} OFFSET ${plan.offset} LIMIT ${plan.limit}`;
  const ids = rows.map(({ id }) => id);
  return { ids: plan.backwards ? ids.reverse() : ids, total };
}

/** Those of some tools that meet a filter, in their order. */
export async function keepMatching(ids: string[], filter: IndexFilter): Promise<string[]> {
  const rows = await queryRows(idRow)`
    SELECT id FROM search.entry WHERE id = ANY (${ids}::text[]) AND ${condition(filter)}`;
  const kept = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => kept.has(id));
}

/** How many published tools meet a filter. */
export async function countTools(filter: IndexFilter): Promise<number> {
  return (await readSizes(filter)).total;
}

async function readSizes(filter: IndexFilter): Promise<Sizes> {
  const { launchedSince: _, tasks: __, country: ___, savedBy, ...facets } = filter;
  // An index has the order within one category, not across several.
  const category = filter.categories?.length === 1 ? { categories: filter.categories } : {};
  const counts = await readCounts();
  const [total, along] = [counts.total(facets), counts.total(category)];
  if (!beyondFacets(filter)) return { total, along, among: total };
  const [counted = 0] = await countRows([Prisma.sql`search.rank WHERE ${condition(filter)}`], !savedBy);
  return { total: counted, along, among: savedBy ? counted * savedCost : total };
}

const categoryRow = totalRow.extend({ category: z.int() });

/** How many published tools each category has, by category code; categories without any are left out. */
export async function countByCategory(): Promise<Map<number, number>> {
  const rows = await queryRows(categoryRow)`
    SELECT category, sum(tools)::int AS total FROM search.facet GROUP BY category HAVING sum(tools) > 0`;
  return new Map(rows.map(({ category, total }) => [category, total]));
}

/** What orders need of a tool. */
export const sortKeys = Prisma.sql`id, name_key, trend, launched_at, votes, rating_score`;

/** The tools that are found and not listed, with all that `search.rank` has of the others. */
export const unlisted = Prisma.sql`(
  SELECT entry.id, entry.name_key, entry.category, entry.pricing, entry.rating_floor, entry.is_new, entry.is_trending, entry.is_upcoming,
    entry.launched_at, stats.base_votes + stats.votes AS votes, stats.trend, search.rating_score(shown.rating, shown.ratings) AS rating_score,
    entry.fact_set
  FROM search.entry JOIN public.tool_stats AS stats ON stats.tool_id = entry.id CROSS JOIN LATERAL search.shown_rating(stats) AS shown
  WHERE NOT entry.is_listed
) AS unlisted`;

/** Some tools in an order, with those that are in no list. */
export async function sortIds(ids: string[], sort: SortOrder): Promise<string[]> {
  const rows = await queryRows(idRow)`
    SELECT id FROM (
      SELECT ${sortKeys} FROM search.rank WHERE id = ANY (${ids}::text[])
      UNION ALL SELECT ${sortKeys} FROM ${unlisted} WHERE id = ANY (${ids}::text[])
    ) AS found ORDER BY ${sortedBy(sort)}`;
  return rows.map(({ id }) => id);
}

const countedRow = z.object({ totals: z.array(z.int()), revision: z.bigint() });

/**
 * Counts rows of the index, each of several selections. Large counts may be kept until the index changes, when nothing else can
 * change them.
 */
export async function countRows(selections: Prisma.Sql[], kept: boolean): Promise<number[]> {
  const keys = selections.map(({ sql, values }) => JSON.stringify([sql, values]));
  const known = keys.map((key) => (kept ? largeCounts.get(key) : undefined));
  const counted = await countNow(selections.filter((_, i) => !known[i]));
  const isOld = known.some((count) => count && count.revision !== counted.revision);
  const { totals, revision } = isOld ? await countNow(selections) : counted;
  const rest = totals.values();
  return keys.map((key, i) => {
    const same = isOld ? undefined : known[i];
    if (same) return same.total;
    const total = rest.next().value ?? 0;
    if (kept && total >= large) largeCounts.set(key, { total, revision });
    return total;
  });
}

/** The counts of selections, and the state of the index that they are of. */
async function countNow(selections: Prisma.Sql[]): Promise<z.output<typeof countedRow>> {
  const counts = selections.map((rows) => Prisma.sql`(SELECT count(*)::int FROM ${rows})`);
  const [counted] = await queryRows(countedRow)`
    SELECT ARRAY[${counts.length > 0 ? Prisma.join(counts) : Prisma.empty}]::int[] AS totals,
      (SELECT n FROM search.revision) AS revision`;
  return counted!;
}
