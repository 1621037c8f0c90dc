import "server-only";
import { cached } from "@/lib/cache/cached";
import { findCategory } from "@/lib/categories/queries";
import { slugify } from "@/lib/categories/utils";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Page } from "@/lib/http/page";
import type { IndexFilter } from "@/lib/search/filter";
import { type Found, listTools as listIndex, searchTools } from "@/lib/search/queries";
import type { SuggestionDto, ToolCardDto, ToolDto, ToolQuery } from "@/lib/tools/schema";
import { logoPath, toCard } from "@/lib/tools/utils";

const day = 86_400_000;
const periodDays = { week: 7, month: 30 } as const;

/** What a shown rating, its count, votes and views are: sample numbers until there are real reviews. */
const shown = Prisma.sql`
  CASE WHEN stats.rating_count > 0 THEN round(stats.rating_sum::numeric / stats.rating_count, 1)::float8 ELSE stats.base_rating END AS rating,
  CASE WHEN stats.rating_count > 0 THEN stats.rating_count ELSE stats.base_reviews END AS reviews,
  stats.base_votes + stats.votes AS votes,
  stats.base_views + stats.views AS views`;

/** A tool as {@link toolColumns} reads it. */
export type ToolRow = Omit<
  ToolDto,
  "_id" | "logo" | "website" | "url" | "pricing" | "launchDate" | "createdAt" | "updatedAt" | "lastUpdated"
> & {
  pricingType: ToolDto["pricing"]["type"];
  startingPrice: string | null;
  launchDate: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

type CardColumn =
  | "id"
  | "name"
  | "slug"
  | "description"
  | "category"
  | "pricingType"
  | "isNew"
  | "isUpcoming"
  | "launchDate"
  | "rating"
  | "reviews"
  | "votes";

/** Everything that the interface tells of a tool. */
export const toolColumns = Prisma.sql`
  tool.id, tool.name, tool.slug, tool.description, category.name AS category, category.slug AS "categorySlug",
  tool.image_url AS "imageUrl", tool.website_url AS "websiteUrl", tool.pricing_type AS "pricingType", tool.starting_price AS "startingPrice",
  tool.features, tool.use_cases AS "useCases", tool.tags, tool.is_new AS "isNew", tool.is_trending AS "isTrending",
  tool.is_upcoming AS "isUpcoming", tool.is_top_rated AS "isTopRated", tool.premium_badge AS "premiumBadge",
  tool.launch_date AS "launchDate", tool.status, tool.created_at AS "createdAt", tool.updated_at AS "updatedAt", ${shown}`;

export const toolTables = Prisma.sql`
  public.tool JOIN public.tool_stats AS stats ON stats.tool_id = tool.id JOIN public.category ON category.id = tool.category_id`;

/** A tool in the form in which the interface gives it. */
export function toDto({
  pricingType,
  startingPrice,
  launchDate,
  createdAt,
  updatedAt,
  ...row
}: ToolRow): ToolDto {
  return {
    _id: row.id,
    ...row,
    logo: logoPath(row.slug),
    website: row.websiteUrl,
    url: row.websiteUrl,
    pricing: { type: pricingType, startingPrice },
    launchDate: launchDate?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    lastUpdated: updatedAt.toISOString(),
  };
}

/** A query's filter in the terms of the index, or undefined when it names a category that does not exist. */
export async function toIndexFilter(
  query: Omit<ToolQuery, "q" | "sort" | "page" | "limit">,
): Promise<IndexFilter | undefined> {
  const named = query.category && !["all", "all-tools"].includes(slugify(query.category));
  const category = named ? await findCategory(query.category!) : null;
  if (category === undefined) return undefined;
  return {
    categories: category?.members.map(({ code }) => code),
    pricing: query.pricing,
    minRating: query.minRating,
    isNew: query.isNew,
    isTrending: query.isTrending,
    isUpcoming: query.isUpcoming,
    // To the hour, so that a list that is read twice in a row is the same.
    launchedSince:
      query.period === "all"
        ? undefined
        : new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - periodDays[query.period] * day),
  };
}

async function find(query: ToolQuery): Promise<Found | undefined> {
  const filter = await toIndexFilter(query);
  return filter && findIn(filter, query);
}

function findIn(filter: IndexFilter, { q, sort, page, limit }: ToolQuery): Promise<Found> {
  const slice = { offset: (page - 1) * limit, limit };
  return q?.trim() ? searchTools(q, filter, sort, slice) : listIndex(filter, sort, slice);
}

/** These published tools in full, in this order. */
export async function listToolsById(ids: string[]): Promise<ToolDto[]> {
  const rows = await db.$queryRaw<ToolRow[]>`
    SELECT ${toolColumns} FROM unnest(${ids}::text[]) WITH ORDINALITY AS page (id, n) JOIN ${toolTables} ON tool.id = page.id
    WHERE tool.status = 'published' ORDER BY page.n`;
  return rows.map(toDto);
}

/** A page of tools in full, for the interface. Undefined: there is no such category. */
export async function listTools(query: ToolQuery): Promise<Page<ToolDto> | undefined> {
  const found = await find(query);
  if (!found) return undefined;
  return { items: await listToolsById(found.ids), total: found.total, page: query.page, limit: query.limit };
}

/** The cards of these tools, in this order; those that are not published are left out. */
export async function listCards(ids: string[]): Promise<ToolCardDto[]> {
  const rows = await db.$queryRaw<Pick<ToolRow, CardColumn>[]>`
    SELECT tool.id, tool.name, tool.slug, tool.description, category.name AS category, tool.pricing_type AS "pricingType",
      tool.is_new AS "isNew", tool.is_upcoming AS "isUpcoming", tool.launch_date AS "launchDate", ${shown}
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS page (id, n) JOIN ${toolTables} ON tool.id = page.id
    WHERE tool.status = 'published' ORDER BY page.n`;
  return rows.map((row) =>
    toCard({ ...row, launchDate: row.launchDate?.toISOString() ?? null, pricing: { type: row.pricingType } }),
  );
}

async function findCards(filter: IndexFilter, query: ToolQuery): Promise<Page<ToolCardDto>> {
  const { ids, total } = await findIn(filter, query);
  return { items: await listCards(ids), total, page: query.page, limit: query.limit };
}

const findCardsCached = cached("tool-cards", findCards, { tags: () => ["tools"], seconds: 60 });

/**
 * A page of cards. Views without free text are kept for a minute, under what the query means and not under what was
 * typed; there is a bounded number of them, as searches, far pages and combinations of categories are always made
 * anew. Undefined: there is no such category.
 */
export async function listToolCards(query: ToolQuery): Promise<Page<ToolCardDto> | undefined> {
  const filter = await toIndexFilter(query);
  if (!filter) return undefined;
  const unbounded = query.q?.trim() || query.page > 20 || query.category?.includes(",");
  return unbounded
    ? findCards(filter, query)
    : findCardsCached(filter, { ...query, q: undefined, category: undefined });
}

const readTool = cached(
  "tool",
  async (id: string): Promise<ToolDto | null> => {
    const [row] = await db.$queryRaw<ToolRow[]>`
      SELECT ${toolColumns} FROM ${toolTables} WHERE tool.id = ${id} AND tool.status = 'published'`;
    return row ? toDto(row) : null;
  },
  { tags: (id) => ["tools", `tool:${id}`], seconds: 60 },
);

/** A published tool by id or slug; null for anything that is neither. What was asked for never becomes a cache key. */
export async function getTool(idOrSlug: string): Promise<ToolDto | null> {
  const wanted = idOrSlug.toLowerCase();
  if (!/^[a-z0-9-]{1,200}$/.test(wanted)) return null;
  const [found] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM public.tool WHERE (slug = ${wanted} OR id = ${wanted}) AND status = 'published' ORDER BY slug = ${wanted} DESC LIMIT 1`;
  return found ? readTool(found.id) : null;
}

/** At most five tools for what has been typed so far. */
export async function suggestTools(text: string): Promise<SuggestionDto[]> {
  const { ids } = await searchTools(text, {}, "trending", { offset: 0, limit: 5 });
  const cards = await listCards(ids);
  return cards.map(({ id, name, slug, category }) => ({ id, name, slug, category, logo: logoPath(slug) }));
}

/** Up to `limit` other tools of the same category, the most alike by tags first, then by trend. */
export const listAlternatives = cached(
  "alternatives",
  async (toolId: string, limit: number): Promise<ToolCardDto[]> => {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT other.id FROM public.tool AS self
      JOIN public.category ON category.id = self.category_id
      CROSS JOIN LATERAL (
        SELECT id, trend, name_key FROM search.rank WHERE category = category.code AND id <> self.id AND NOT is_upcoming
        ORDER BY trend DESC, name_key, id LIMIT 200
      ) AS near
      JOIN public.tool AS other ON other.id = near.id
      WHERE self.id = ${toolId}
      ORDER BY (SELECT count(*) FROM unnest(other.tags) AS tag WHERE tag = ANY (self.tags)) DESC, near.trend DESC, near.name_key, near.id
      LIMIT ${limit}`;
    return listCards(rows.map(({ id }) => id));
  },
  { tags: () => ["tools"], seconds: 300 },
);
