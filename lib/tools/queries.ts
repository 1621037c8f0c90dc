import "server-only";
import { z } from "zod";
import { nextHour } from "@/lib/platform/cache/expiry";
import { tags } from "@/lib/platform/cache/tags";
import { findMembers } from "@/lib/categories/queries";
import { slugify } from "@/lib/platform/plain-text/utils";
import { Prisma } from "@/lib/generated/prisma/client";
import { dayMs } from "@/lib/platform/dates/utils";
import type { Page } from "@/lib/platform/http/page";
import { cachedTools, launchDueTools } from "@/lib/tools/mutations-due";
import type { IndexFilter } from "@/lib/search/filter";
import type { Match } from "@/lib/search/utils-match";
import { findIn } from "@/lib/tools/queries-search";
import {
  type ListedTool,
  type ToolCardDto,
  toolDto,
  type ToolDetail,
  type ToolDto,
  type ToolQuery,
} from "@/lib/tools/schema";
import { toolLinkColumns, toolLinkRow, toToolLink } from "@/lib/tools/links/mapper";
import { readDetails, readPlatforms, readTaskNames } from "@/lib/tools/facts/queries";
import { factsAsked } from "@/lib/tools/facts/utils";
import { nextStale } from "@/lib/tools/facts/utils-age";
import { logoPath } from "@/lib/tools/utils";
import { toCard } from "@/lib/tools/utils-texts";
import { canBeCalled, isCalled, queryRows } from "@/lib/platform/sql/queries-rows";

const periodDays = { week: 7, month: 30 } as const;

/** What a shown rating, its count, votes and views are: sample numbers until there are real reviews. */
const shownCounts = Prisma.sql`
  CASE WHEN stats.rating_count > 0 THEN round(round((stats.rating_sum / stats.rating_weight)::numeric, 9), 1)::float8 ELSE stats.base_rating END AS rating,
  CASE WHEN stats.rating_count > 0 THEN stats.rating_count ELSE stats.base_reviews END AS reviews,
  stats.base_votes + stats.votes AS votes,
  stats.base_views + stats.views AS views`;

/** A tool as {@link toolColumns} reads it. */
export const toolRow = toolDto
  .omit({
    _id: true,
    logo: true,
    logoUrl: true,
    socialLinks: true,
    website: true,
    url: true,
    pricing: true,
    lastUpdated: true,
    link: true,
  })
  .extend({
    ...toolLinkRow.shape,
    pricingType: toolDto.shape.pricing.shape.type,
    startingPrice: z.string().nullable(),
    launchDate: z.date().nullable(),
    createdAt: z.date(),
    updatedAt: z.date(),
  });
export type ToolRow = z.output<typeof toolRow>;

const cardRow = toolRow.pick({
  id: true,
  name: true,
  slug: true,
  description: true,
  category: true,
  pricingType: true,
  isNew: true,
  isUpcoming: true,
  launchDate: true,
  rating: true,
  reviews: true,
  votes: true,
  views: true,
});

/** Everything that the interface tells of a tool. */
export const toolColumns = Prisma.sql`
  tool.id, tool.name, tool.slug, tool.description, category.name AS category, category.slug AS "categorySlug",
  tool.image_url AS "imageUrl", tool.website_url AS "websiteUrl", tool.pricing_type AS "pricingType", tool.starting_price AS "startingPrice",
  tool.features, tool.use_cases AS "useCases", tool.tags, tool.is_new AS "isNew", tool.is_trending AS "isTrending",
  tool.is_upcoming AS "isUpcoming", tool.is_top_rated AS "isTopRated", tool.premium_badge AS "premiumBadge",
  tool.launch_date AS "launchDate", tool.status, tool.created_at AS "createdAt", tool.updated_at AS "updatedAt", ${toolLinkColumns}, ${shownCounts},
  stats.rating_count = 0 AND stats.base_rating IS NOT NULL AS "sampleRating"`;

export const toolTables = Prisma.sql`
  public.tool JOIN public.tool_stats AS stats ON stats.tool_id = tool.id JOIN public.category ON category.id = tool.category_id
  LEFT JOIN public.tool_link AS link ON link.tool_id = tool.id`;

/** A tool in the form in which the interface gives it. */
export function toDto({
  pricingType,
  startingPrice,
  linkState,
  linkSince,
  linkCheckedAt,
  ...row
}: ToolRow): ToolDto {
  const updatedAt = row.updatedAt.toISOString();
  return {
    ...row,
    _id: row.id,
    logo: logoPath(row.slug),
    website: row.websiteUrl,
    url: row.websiteUrl,
    pricing: { type: pricingType, startingPrice },
    launchDate: row.launchDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    lastUpdated: updatedAt,
    updatedAt,
    link: toToolLink({ linkState, linkSince, linkCheckedAt }),
  };
}

type Filtered = Omit<ToolQuery, "q" | "sort" | "page" | "limit">;

/** The categories that a query names, undefined where it names none; null for one that does not exist. */
export async function namedCategories({ category }: Filtered) {
  if (!category || ["all", "all-tools"].includes(slugify(category))) return undefined;
  return (await findMembers(category)) ?? null;
}

function indexFilter(query: Filtered, categories: number[] | undefined): IndexFilter {
  const facts = factsAsked(query);
  return {
    categories,
    pricing: query.pricing,
    minRating: query.minRating,
    isNew: query.isNew,
    isTrending: query.isTrending,
    isUpcoming: query.isUpcoming,
    facts: facts.length > 0 ? facts : undefined,
    maxPrice: query.maxPrice,
    tasks: query.task,
    // To the hour, so that a list that is read twice in a row is the same.
    launchedSince:
      query.period === "all"
        ? undefined
        : new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - periodDays[query.period] * dayMs),
  };
}

/** A query's filter in the terms of the index, or undefined when it names a category that does not exist. */
export async function toIndexFilter(query: Filtered): Promise<IndexFilter | undefined> {
  const categories = await namedCategories(query);
  return categories === null
    ? undefined
    : indexFilter(
        query,
        categories?.map(({ code }) => code),
      );
}

/** These published tools in full, in this order. */
export async function listToolsById(ids: string[]): Promise<ToolDto[]> {
  const rows = await queryRows(toolRow)`
    SELECT ${toolColumns} FROM unnest(${ids}::text[]) WITH ORDINALITY AS page (id, n) JOIN ${toolTables} ON tool.id = page.id
    WHERE tool.status = 'published' ORDER BY page.n`;
  return rows.map(toDto);
}

/** These tools with what they are for and run on. */
export async function withTasks<T extends ToolDto>(tools: T[]): Promise<(T & ListedTool)[]> {
  const ids = tools.map(({ id }) => id);
  const [tasks, platforms] = await Promise.all([readTaskNames(ids), readPlatforms(ids)]);
  return tools.map((tool) => ({
    ...tool,
    tasks: tasks.get(tool.id)!,
    platforms: platforms.get(tool.id) ?? [],
  }));
}

/** The cards of these tools, in this order; those that are not published are left out. */
export async function listCards(ids: string[]): Promise<ToolCardDto[]> {
  if (ids.length === 0) return [];
  const reading = queryRows(cardRow)`
    SELECT tool.id, tool.name, tool.slug, tool.description, category.name AS category, tool.pricing_type AS "pricingType",
      tool.is_new AS "isNew", tool.is_upcoming AS "isUpcoming", tool.launch_date AS "launchDate", ${shownCounts}
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS page (id, n) JOIN ${toolTables} ON tool.id = page.id
    WHERE tool.status = 'published' ORDER BY page.n`;
  const [rows, tasks] = await Promise.all([reading, readTaskNames(ids)]);
  return rows.map((row) =>
    toCard({
      ...row,
      launchDate: row.launchDate?.toISOString() ?? null,
      pricing: { type: row.pricingType },
      tasks: tasks.get(row.id),
    }),
  );
}

/** The same with what they run on, as ranked rows tell it. */
export async function listRows(ids: string[]): Promise<ToolCardDto[]> {
  const [cards, platforms] = await Promise.all([listCards(ids), readPlatforms(ids)]);
  return cards.map((card) => ({ ...card, platforms: platforms.get(card.id) }));
}

/** A page of tools, with how a search found them. */
export type ToolPage<T> = Page<T> & { match?: Match };

type Named = { id: string; code: number }[];

/**
 * Pages of tools, kept under what a query means and not under what was typed.
 *
 * @param list what a page shows of tools
 * @param tagsOf what it shows beyond what decides which tools there are, and in which order
 * @returns undefined where there is no such category
 */
function cachedPages<T>(
  name: string,
  list: (ids: string[]) => Promise<T[]>,
  tagsOf?: (page: Page<T>) => string[],
): (query: ToolQuery) => Promise<ToolPage<T> | undefined> {
  const find = cachedTools(
    name,
    async (categories: Named | undefined, query: ToolQuery): Promise<ToolPage<T>> => {
      const codes = categories?.map(({ code }) => code);
      const { ids, total, match } = await findIn(indexFilter(query, codes), query);
      return { items: await list(ids), total, page: query.page, limit: query.limit, match };
    },
    {
      tags: (categories, { q }) => [
        ...(categories?.map(({ id }) => tags.category(id)) ?? [tags.lists]),
        tags.taskNames,
        ...(q ? [tags.search, tags.tasks, tags.words] : []),
      ],
      tagsOf,
      until: async (_, { period }) => (period === "all" ? null : nextHour()),
    },
  );
  return async (query) => {
    const categories = await namedCategories(query);
    if (categories === null) return undefined;
    const named = categories?.map(({ id, code }) => ({ id, code }));
    return find(named, { ...query, q: query.q?.trim() || undefined, category: undefined });
  };
}

/** A page of cards. */
export const listToolCards = cachedPages("tool-cards", listCards);

/** A page of rows. */
export const listToolRows = cachedPages("tool-rows", listRows);

/** A page of tools in full, for the interface, with their counters as they are at this moment. */
export const listTools = cachedPages(
  "tools",
  async (ids) => withTasks(await listToolsById(ids)),
  ({ items }) => [tags.counters, tags.tools, ...items.map(({ _id }) => tags.tool(_id))],
);

/** A published tool by id or slug, as it is at this moment; null for anything that is neither. */
export async function getToolNow(idOrSlug: string): Promise<ToolDetail | null> {
  const wanted = idOrSlug.toLowerCase();
  if (!canBeCalled(wanted)) return null;
  await launchDueTools();
  const [row] = await queryRows(toolRow)`
    SELECT ${toolColumns} FROM ${toolTables}
    WHERE ${isCalled(Prisma.sql`tool`, wanted)} AND tool.status = 'published'`;
  if (!row) return null;
  const details = await readDetails([row.id]);
  return { ...toDto(row), ...details.get(row.id)! };
}

const keptTool = cachedTools("tool", getToolNow, {
  tags: (wanted) => [tags.tool(wanted), tags.tools, tags.tasks],
  tagsOf: (tool) => (tool ? [tags.tool(tool.id)] : []),
  // A page tells that a fact is too old.
  untilOf: (tool) => tool && nextStale(tool.facts.sources),
});

/** The same as pages show it, with counters that may be a minute old. */
export async function getTool(idOrSlug: string): Promise<ToolDetail | null> {
  const wanted = idOrSlug.toLowerCase();
  return canBeCalled(wanted) ? keptTool(wanted) : null;
}
