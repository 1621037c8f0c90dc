import "server-only";
import { z } from "zod";
import { firstTime } from "@/lib/engagement/visitors/mutations";
import type { Visitor } from "@/lib/engagement/visitors/visitor";
import { Prisma } from "@/lib/generated/prisma/client";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { viewPoints } from "@/lib/tools/ranking/utils";
import { db } from "@/lib/platform/db";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const viewsRow = z.object({ views: z.int(), isNew: z.boolean() });

/**
 * Counts a view of a published tool, once a visitor and day: for what is shown, for the trending lists and for the
 * trend. Gives all views that are shown of it; null when there is no such tool. Cached pages stay, answers of the interface don't.
 *
 * @param visitor null for a program, which is not counted
 */
export async function countToolView(toolId: string, visitor: Visitor | null): Promise<number | null> {
  const listed = Prisma.sql`EXISTS (SELECT FROM public.tool WHERE id = ${toolId} AND status = 'published')`;
  const now = Prisma.sql`
    SELECT base_views + views AS views, false AS "isNew" FROM public.tool_stats WHERE tool_id = ${toolId} AND ${listed}`;
  const [row] = visitor
    ? await queryRows(viewsRow)`
        WITH first AS (${firstTime("tool_view", toolId, visitor, listed)}), counted AS (
          UPDATE public.tool_stats
          SET views = views + 1, trend = search.trend_add(trend, ${viewPoints}::float8, now())
          WHERE tool_id = ${toolId} AND EXISTS (SELECT FROM first)
          RETURNING base_views + views AS views
        ), day AS (
          INSERT INTO public.tool_day AS known (tool_id, day, views)
          SELECT ${toolId}, ${visitor.day}::date, 1 FROM counted
          ON CONFLICT (day, tool_id) DO UPDATE SET views = known.views + 1
        )
        SELECT views, true AS "isNew" FROM counted UNION ALL (${now} AND NOT EXISTS (SELECT FROM counted))`
    : await queryRows(viewsRow)`${now}`;
  if (row?.isNew) invalidate(tags.counters);
  return row?.views ?? null;
}

/**
 * Counts that a visitor opened a published tool's website, once a visitor and day. No list depends on it.
 *
 * @param visitor null for a program, which is not counted
 * @returns whether there is such a tool
 */
export async function countToolClick(toolId: string, visitor: Visitor | null): Promise<boolean> {
  const tool = await db.tool.findFirst({ where: { id: toolId, status: "published" }, select: { id: true } });
  if (!tool) return false;
  if (visitor) {
    const listed = Prisma.sql`EXISTS (SELECT FROM public.tool WHERE id = ${toolId} AND status = 'published')`;
    await db.$executeRaw`
      WITH first AS (${firstTime("tool_click", toolId, visitor, listed)})
      INSERT INTO public.tool_day AS known (tool_id, day, clicks) SELECT ${toolId}, ${visitor.day}::date, 1 FROM first
      ON CONFLICT (day, tool_id) DO UPDATE SET clicks = known.clicks + 1`;
  }
  return true;
}
