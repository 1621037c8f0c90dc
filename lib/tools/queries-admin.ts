import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { switchNames } from "@/lib/tools/facts/utils-switches";
import { db } from "@/lib/platform/db";
import { refuseField } from "@/lib/platform/errors";
import type { Page } from "@/lib/platform/http/page";
import { namedCategories, toDto, toolColumns, toolRow, toolTables, withTasks } from "@/lib/tools/queries";
import { countWaiting } from "@/lib/tools/queries-waiting";
import { countLinks } from "@/lib/tools/links/queries";
import { readDetails } from "@/lib/tools/facts/queries";
import type { ListedTool, ToolDetail, ToolDto, ToolQuery } from "@/lib/tools/schema";
import {
  type ToolDuplicate,
  toolDuplicate,
  type ToolStats,
  toolStats,
  toolStatuses,
  type ToolStatus,
} from "@/lib/tools/schema-admin";
import { countRows } from "@/lib/platform/sql/queries-page";
import { canBeCalled, containing, isCalled, queryRows } from "@/lib/platform/sql/queries-rows";

/** How many tools the lists of the admin's first screen have. */
const shortList = 5;

const adminRow = toolRow.extend({
  logoUrl: z.string().nullable(),
  twitter: z.string().nullable(),
  github: z.string().nullable(),
});
type AdminRow = z.output<typeof adminRow>;

const adminColumns = Prisma.sql`${toolColumns}, tool.logo AS "logoUrl", tool.twitter_url AS twitter, tool.github_url AS github`;

const toAdminDto = ({ logoUrl, twitter, github, ...row }: AdminRow): ToolDto => ({
  ...toDto(row),
  logoUrl,
  socialLinks: { twitter, github },
});

/** A tool of any status, by id or slug, with what only administrators are told; null when there is none. */
export async function getAnyTool(
  idOrSlug: string,
  tx: Prisma.TransactionClient = db,
): Promise<ToolDetail | null> {
  const wanted = idOrSlug.toLowerCase();
  if (!canBeCalled(wanted)) return null;
  const [row] = await queryRows(adminRow, tx)`
    SELECT ${adminColumns} FROM ${toolTables} WHERE ${isCalled(Prisma.sql`tool`, wanted)}`;
  if (!row) return null;
  const details = await readDetails([row.id], tx);
  return { ...toAdminDto(row), ...details.get(row.id)! };
}

/** Other tools at this website address, the published ones first; at most five. */
export async function listDuplicates(
  websiteKey: string,
  exceptId: string,
  tx: Prisma.TransactionClient = db,
): Promise<ToolDuplicate[]> {
  return queryRows(toolDuplicate, tx)`
    SELECT id, name, slug, status FROM public.tool WHERE website_key = ${websiteKey} AND id <> ${exceptId}
    ORDER BY status = 'published' DESC, created_at, id LIMIT 5`;
}

const pricing = {
  free: Prisma.sql`tool.pricing_type = 'free'`,
  freemium: Prisma.sql`tool.pricing_type = 'freemium'`,
  paid: Prisma.sql`tool.pricing_type NOT IN ('free', 'freemium')`,
};

async function conditions(query: ToolQuery): Promise<Prisma.Sql | undefined> {
  const parts = [Prisma.sql`true`];
  const text = query.q?.slice(0, 200).trim();
  if (text) {
    const pattern = containing(text);
    parts.push(
      Prisma.sql`(lower(tool.name) LIKE ${pattern} OR tool.slug LIKE ${pattern} OR tool.website_key LIKE ${pattern})`,
    );
  }
  const categories = await namedCategories(query);
  if (categories === null) return undefined;
  if (categories) parts.push(Prisma.sql`tool.category_id = ANY (${categories.map(({ id }) => id)}::text[])`);
  if (query.pricing) parts.push(pricing[query.pricing]);
  if (query.isNew !== undefined) parts.push(Prisma.sql`tool.is_new = ${query.isNew}`);
  if (query.isTrending !== undefined) parts.push(Prisma.sql`tool.is_trending = ${query.isTrending}`);
  if (query.isUpcoming !== undefined) parts.push(Prisma.sql`tool.is_upcoming = ${query.isUpcoming}`);
  if (query.period !== "all")
    parts.push(
      Prisma.sql`coalesce(tool.launch_date, tool.created_at) >= now() - make_interval(days => ${query.period === "week" ? 7 : 30}::int)`,
    );
  if (query.minRating)
    parts.push(Prisma.sql`EXISTS (
      SELECT FROM public.tool_stats AS rated CROSS JOIN LATERAL search.shown_rating(rated) AS shown
      WHERE rated.tool_id = tool.id AND shown.rating >= ${query.minRating})`);
  return Prisma.join(parts, " AND ");
}

/** The order of a list of all tools. By default the last changed come first. */
const orders: Record<"newest" | "popular" | "rating", Prisma.Sql> = {
  newest: Prisma.sql`tool.created_at DESC, tool.id`,
  popular: Prisma.sql`stats.base_votes + stats.votes DESC, tool.id`,
  rating: Prisma.sql`(SELECT rating_score FROM search.rank WHERE rank.id = tool.id) DESC NULLS LAST, tool.id`,
};

/** Filters on what the index of published tools knows alone. */
const published = [...switchNames, "platform", "integration", "maxPrice", "task"] as const;

/**
 * A page of tools whatever their status, for administrators; the last changed first unless the query has another
 * order. Undefined: there is no such category.
 */
export async function listAnyTools(
  query: ToolQuery & { status: ToolStatus | "all" },
): Promise<Page<ListedTool> | undefined> {
  const unread = published.find((name) => query[name] !== undefined);
  if (unread) throw refuseField(unread, "This filter cannot be combined with a status.");
  const where = await conditions(query);
  if (!where) return undefined;
  const { page, limit, sort = "trending" } = query;
  const statuses = query.status === "all" ? [...toolStatuses] : [query.status];
  const offset = (page - 1) * limit;
  const total = await countRows(
    Prisma.sql`public.tool WHERE tool.status = ANY (${statuses}::text[]) AND ${where}`,
  );
  if (offset >= total) return { items: [], total, page, limit };
  const end = offset + limit;
  // Each status is read in the order of its own index, no further than this page, and then merged.
  const found =
    sort === "trending" || sort === "relevance"
      ? Prisma.sql`
        SELECT id, row_number() OVER (ORDER BY updated_at DESC, id) AS n
        FROM unnest(${statuses}::text[]) AS wanted (status) CROSS JOIN LATERAL (
          SELECT id, updated_at FROM public.tool WHERE tool.status = wanted.status AND ${where}
          ORDER BY updated_at DESC, id LIMIT ${end}
        ) AS first`
      : Prisma.sql`
        SELECT tool.id, row_number() OVER (ORDER BY ${orders[sort]}) AS n
        FROM public.tool JOIN public.tool_stats AS stats ON stats.tool_id = tool.id
        WHERE tool.status = ANY (${statuses}::text[]) AND ${where}`;
  const rows = await queryRows(adminRow)`
    SELECT ${adminColumns} FROM (${found}) AS found JOIN ${toolTables} ON tool.id = found.id
    WHERE found.n > ${offset} AND found.n <= ${end} ORDER BY found.n`;
  return { items: await withTasks(rows.map(toAdminDto)), total, page, limit };
}

/** The numbers of the admin's first screen, read from the facet counts and indexes. */
export async function getToolStats(): Promise<ToolStats> {
  const [links, categoryCounts, pricingCounts, popularTools, recent, waiting] = await Promise.all([
    countLinks(),
    queryRows(toolStats.shape.categoryCounts.element)`
      SELECT category.name AS _id, sum(tools)::int AS count FROM search.facet JOIN public.category ON category.code = facet.category
      GROUP BY category.name HAVING sum(tools) > 0 ORDER BY 2 DESC, 1`,
    queryRows(toolStats.shape.pricingCounts.element)`
      SELECT (ARRAY['free', 'freemium', 'paid'])[pricing + 1] AS _id, sum(tools)::int AS count FROM search.facet
      GROUP BY pricing HAVING sum(tools) > 0 ORDER BY pricing`,
    queryRows(toolStats.shape.popularTools.element)`
      SELECT tool.id AS _id, tool.name, tool.slug, stats.base_views + stats.views AS views
      FROM public.tool_stats AS stats JOIN public.tool ON tool.id = stats.tool_id
      WHERE tool.status = 'published' ORDER BY stats.base_views + stats.views DESC, stats.tool_id LIMIT ${shortList}`,
    db.tool.findMany({
      where: { status: "published" },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: shortList,
      select: { id: true, name: true, slug: true, createdAt: true, category: { select: { name: true } } },
    }),
    countWaiting(),
  ]);
  return {
    // Those whose websites are gone are in no list, and published all the same.
    totalTools: pricingCounts.reduce((sum, { count }) => sum + count, links.goneTools),
    pendingSubmissions: waiting.submissions,
    pendingReviews: waiting.reviews,
    newInquiries: waiting.inquiries,
    openReports: waiting.reports,
    pendingProposals: waiting.proposals,
    linksToLookAt: links.linksToLookAt,
    categoryCounts,
    pricingCounts,
    popularTools,
    recentTools: recent.map(({ id, name, slug, createdAt, category }) => ({
      _id: id,
      name,
      slug,
      category: category.name,
      createdAt: createdAt.toISOString(),
    })),
  };
}
