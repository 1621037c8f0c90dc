import "server-only";
import { z } from "zod";
import { type Statistics, statistics, statisticsCounts } from "@/lib/owners/schema-statistics";
import { db } from "@/lib/platform/db";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const dayRow = statistics.shape.days.element.extend({ day: z.string() });

/** What happened to a tool on each of the last days, those without anything included; null when there is no such tool. */
export async function getStatistics(toolId: string, days: number): Promise<Statistics | null> {
  const found = await db.tool.findUnique({
    where: { id: toolId },
    select: { id: true, name: true, slug: true, status: true },
  });
  if (!found) return null;
  const { status, ...tool } = found;
  const rows = await queryRows(dayRow)`
    WITH today AS (SELECT (now() AT TIME ZONE 'UTC')::date AS day), wanted AS (
      SELECT generate_series(day - ${days - 1}::int, day, interval '1 day')::date AS day FROM today
    ), saved AS (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS saves FROM public.saved_tool
      WHERE tool_id = ${toolId} AND created_at >= (SELECT min(day)::timestamp AT TIME ZONE 'UTC' FROM wanted)
      GROUP BY 1
    )
    SELECT to_char(wanted.day, 'YYYY-MM-DD') AS day, coalesce(known.views, 0) AS views, coalesce(known.clicks, 0) AS clicks,
      coalesce(saved.saves, 0) AS saves, coalesce(known.votes, 0) AS votes, known.place
    FROM wanted
    LEFT JOIN public.tool_day AS known ON known.day = wanted.day AND known.tool_id = ${toolId}
    LEFT JOIN saved ON saved.day = wanted.day
    ORDER BY wanted.day`;
  const totals = { views: 0, clicks: 0, saves: 0, votes: 0 };
  for (const row of rows) for (const name of statisticsCounts) totals[name] += row[name];
  return { tool: { ...tool, listed: status === "published" }, totals, days: rows };
}
