import { Prisma } from "@/lib/generated/prisma/client";
import type { ReadPlan } from "@/lib/search/plan";

/** What a list of tools is narrowed to, in the terms of the search index. */
export type IndexFilter = {
  /** Codes of categories; any of them. */
  categories?: number[];
  pricing?: "free" | "freemium" | "paid";
  minRating?: number;
  isNew?: boolean;
  isTrending?: boolean;
  isUpcoming?: boolean;
  launchedSince?: Date;
  /** What a tool must have, as `search.facts_of` writes it: "platform:web", "free-plan". */
  facts?: string[];
  /** The two letters of the country where its maker is. */
  country?: string;
  /** What it costs a month at most, in dollars. */
  maxPrice?: number;
  /** Slugs of tasks that it must be for. */
  tasks?: string[];
  /** Only tools that this account saved. */
  savedBy?: string;
};

/** A filter as the list that somebody looks through, which the panel leaves alone, and what they choose there. */
export function splitFilter({ isUpcoming, launchedSince, tasks, savedBy, country, ...chosen }: IndexFilter) {
  const wide: IndexFilter = { isUpcoming, launchedSince, tasks, savedBy, country };
  return { wide, chosen };
}

export const sortOrders = ["trending", "newest", "popular", "rating"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The column of each order, and the same written so that no index matches it and the planner sorts. */
const columns: Record<SortOrder, readonly [indexed: Prisma.Sql, sorted: Prisma.Sql]> = {
  trending: [Prisma.sql`trend`, Prisma.sql`trend + 0`],
  newest: [Prisma.sql`launched_at`, Prisma.sql`launched_at + interval '0'`],
  popular: [Prisma.sql`votes`, Prisma.sql`votes + 0`],
  rating: [Prisma.sql`rating_score`, Prisma.sql`rating_score + 0`],
};

/** Every order ends in name and id, so that no list repeats or skips a tool between pages. */
export const orderBy = (sort: SortOrder) => Prisma.sql`${columns[sort][0]} DESC, name_key, id`;

/** The same orders, for which the planner sorts. */
export const sortedBy = (sort: SortOrder) => Prisma.sql`${columns[sort][1]} DESC, name_key, id`;

/** The ORDER BY of a plan: by index or sort, forwards or backwards. */
export function orderFor(
  sort: SortOrder,
  { way, backwards }: Pick<ReadPlan, "way" | "backwards">,
): Prisma.Sql {
  if (!backwards) return way === "sort" ? sortedBy(sort) : orderBy(sort);
  return Prisma.sql`${columns[sort][way === "sort" ? 1 : 0]}, name_key DESC, id DESC`;
}

export const pricingCode = { free: 0, freemium: 1, paid: 2 } as const;

/** The part of a filter that `search.facet` or the counts do not know. */
export const beyondFacets = ({ launchedSince, savedBy, tasks, country }: IndexFilter) =>
  Boolean(launchedSince ?? savedBy ?? country ?? tasks?.length);

/** That a tool of `search.entry` runs without a server of its maker: self-hosted, or on a computer and not on the web. */
export const runsLocally = Prisma.sql`fact_set IN (SELECT fact_set.id FROM search.fact_set WHERE facts @> '{platform:self-hosted}'
  OR (facts && '{platform:windows,platform:macos,platform:linux,platform:cli}' AND NOT facts @> '{platform:web}'))`;

/**
 * The filter as a condition on `search.rank` or `search.entry`; without `launchedSince`, `tasks`, `country` and `savedBy` it also fits
 * `search.facet`.
 */
export function condition(filter: IndexFilter): Prisma.Sql {
  const parts = [Prisma.sql`true`];
  const [only, ...more] = filter.categories ?? [];
  if (only !== undefined && more.length === 0) parts.push(Prisma.sql`category = ${only}`);
  else if (filter.categories) parts.push(Prisma.sql`category = ANY (${filter.categories}::int[])`);
  if (filter.pricing) parts.push(Prisma.sql`pricing = ${pricingCode[filter.pricing]}`);
  if (filter.minRating) parts.push(Prisma.sql`rating_floor >= ${filter.minRating}`);
  // Literals and not parameters, so that the planner can use the partial index of the flag.
  if (filter.isNew !== undefined) parts.push(filter.isNew ? Prisma.sql`is_new` : Prisma.sql`NOT is_new`);
  if (filter.isTrending !== undefined)
    parts.push(filter.isTrending ? Prisma.sql`is_trending` : Prisma.sql`NOT is_trending`);
  if (filter.isUpcoming !== undefined)
    parts.push(filter.isUpcoming ? Prisma.sql`is_upcoming` : Prisma.sql`NOT is_upcoming`);
  if (filter.launchedSince) parts.push(Prisma.sql`launched_at >= ${filter.launchedSince}`);
  if (filter.facts?.length || filter.maxPrice !== undefined) {
    const sets = [Prisma.sql`facts @> ${filter.facts ?? []}::text[]`];
    if (filter.maxPrice !== undefined) sets.push(Prisma.sql`price <= ${filter.maxPrice}`);
    // Not a plain IN, so that the sets are hashed once and each row is looked up among them, and not joined.
    parts.push(
      Prisma.sql`coalesce(fact_set IN (SELECT fact_set.id FROM search.fact_set WHERE ${Prisma.join(sets, " AND ")}), false)`,
    );
  }
  for (const task of filter.tasks ?? [])
    parts.push(
      Prisma.sql`id IN (SELECT tool_id FROM public.tool_task JOIN public.task ON task.id = task_id WHERE task.slug = ${task})`,
    );
  if (filter.country)
    parts.push(
      Prisma.sql`id IN (SELECT tool_id FROM public.tool_fact WHERE field = 'country' AND value = to_jsonb(${filter.country}::text))`,
    );
  if (filter.savedBy)
    parts.push(Prisma.sql`id IN (SELECT tool_id FROM public.saved_tool WHERE user_id = ${filter.savedBy})`);
  return Prisma.join(parts, " AND ");
}

/** The same for tools of `search.entry` that are gathered by their text: its indexes have facts beside texts. */
export const besideText = (filter: IndexFilter): Prisma.Sql =>
  filter.facts?.length
    ? Prisma.sql`${condition(filter)} AND search.facts_in(fact_set) @> ${filter.facts}::text[]`
    : condition(filter);
