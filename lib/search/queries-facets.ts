import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { searchRows } from "@/lib/platform/sql/queries-searches";
import type { Choice } from "@/lib/search/counts";
import { readCounts } from "@/lib/search/queries-counts";
import { beyondFacets, condition, type IndexFilter, splitFilter } from "@/lib/search/filter";
import { matchesOf } from "@/lib/search/queries-text";

const choiceRow = z.object({
  field: z.enum(["fact", "pricing", "stars", "price", "category", "new", "trending"]),
  value: z.string(),
  tools: z.int(),
}) satisfies z.ZodType<Choice>;

/**
 * How many tools would be left of a list by each choice that leaves any: by a fact beside those that are asked for, and by
 * another price, rating, pricing, category or flag in the place of the present one.
 *
 * @param among what is searched for, or the tools themselves
 * @param steps the prices that are offered
 */
export async function countChoices(
  among: string | string[] | undefined,
  filter: IndexFilter,
  steps: readonly number[],
): Promise<Choice[]> {
  if (!among && !beyondFacets(filter)) return (await readCounts()).choices(filter, steps);
  const { wide, chosen } = splitFilter(filter);
  const without = (...names: (keyof typeof chosen)[]) =>
    condition(Object.fromEntries(Object.entries(chosen).filter(([name]) => !names.includes(name as never))));
  // Neither an index on a set of facts nor one on a flag helps here: what is counted has been gathered before.
  const ask = typeof among === "string" ? searchRows : queryRows;
  return ask(choiceRow)`
    WITH gathered AS MATERIALIZED (${await gather(among, wide)}),
    found AS (SELECT gathered.*, facts, price FROM gathered JOIN search.fact_set ON fact_set.id = gathered.fact_set)
    SELECT 'fact' AS field, fact AS value, sum(tools)::int AS tools
      FROM found CROSS JOIN unnest(facts) AS fact WHERE ${condition(chosen)} GROUP BY fact
    UNION ALL SELECT 'pricing', (ARRAY['free', 'freemium', 'paid'])[pricing + 1], sum(tools)::int
      FROM found WHERE ${without("pricing")} GROUP BY pricing
    UNION ALL SELECT 'stars', stars::text, sum(tools)::int
      FROM found JOIN generate_series(1, 5) AS stars ON rating_floor >= stars WHERE ${without("minRating")} GROUP BY stars
    UNION ALL SELECT 'price', step::text, sum(tools)::int
      FROM found JOIN unnest(${steps}::int[]) AS step ON price <= step WHERE ${without("maxPrice")} GROUP BY step
    UNION ALL SELECT 'category', category::text, sum(tools)::int
      FROM found WHERE ${without("categories")} GROUP BY category
    UNION ALL SELECT 'new', 'true', coalesce(sum(tools), 0)::int FROM found WHERE ${without("isNew")} AND is_new
    UNION ALL SELECT 'trending', 'true', coalesce(sum(tools), 0)::int FROM found WHERE ${without("isTrending")} AND is_trending`;
}

const dimensions = Prisma.sql`category, pricing, rating_floor, is_new, is_trending, fact_set`;

/** The number of tools of each combination, counted. */
async function gather(among: string | string[] | undefined, wide: IndexFilter) {
  const always = condition(wide);
  const [table, matches] = !among
    ? [Prisma.sql`search.rank`, Prisma.sql`true`]
    : Array.isArray(among)
      ? [Prisma.sql`search.entry`, Prisma.sql`id = ANY (${among}::text[])`]
      : [Prisma.sql`search.entry`, await matchesOf(among, wide)];
  return Prisma.sql`SELECT ${dimensions}, count(*) AS tools FROM ${table} WHERE ${matches} AND ${always} GROUP BY ${dimensions}`;
}
