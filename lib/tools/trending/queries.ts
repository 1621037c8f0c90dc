import "server-only";
import { z } from "zod";
import { nextMidnight } from "@/lib/platform/cache/expiry";
import { tags } from "@/lib/platform/cache/tags";
import { cachedTools } from "@/lib/tools/mutations-due";
import { listRows } from "@/lib/tools/queries";
import type { TrendingCard } from "@/lib/tools/trending/schema";
import { viewPoints } from "@/lib/tools/ranking/utils";
import { firstDay, mostActive, mostFlagged, type TrendingPeriod } from "@/lib/tools/trending/utils";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";

const trendingRow = idRow.extend({
  isPicked: z.boolean(),
  isActive: z.boolean(),
  previous: z.int().nullable(),
});

/**
 * The trending list of a period: the tools flagged as trending and the most active ones, by votes and views in that
 * time, then by all their votes.
 */
export const listTrending = cachedTools(
  "trending",
  async (period: TrendingPeriod): Promise<TrendingCard[]> => {
    const now = new Date();
    const since = firstDay(period, now);
    const today = firstDay("day", now);
    const rows = await queryRows(trendingRow)`
      WITH active AS (
        SELECT tool_id AS id,
          coalesce(sum(votes + ${viewPoints}::float8 * views) FILTER (WHERE day >= ${since}::date), 0) AS points,
          coalesce(sum(votes + ${viewPoints}::float8 * views) FILTER (WHERE day < ${today}::date), 0) AS points_before,
          coalesce(sum(votes) FILTER (WHERE day >= ${today}::date), 0) AS votes_today
        FROM public.tool_day WHERE day >= ${since}::date - 1
        GROUP BY tool_id
      ), listed AS (
        (SELECT id FROM search.rank WHERE is_trending ORDER BY votes DESC, name_key, id LIMIT ${mostFlagged})
        UNION
        (SELECT id FROM active JOIN search.rank USING (id) WHERE points > 0
         ORDER BY points DESC, votes DESC, name_key, id LIMIT ${mostActive})
      )
      SELECT id, is_trending AS "isPicked", coalesce(points, 0) > 0 AS "isActive",
        CASE WHEN is_trending OR points_before > 0 THEN (row_number() OVER (
          ORDER BY greatest(points_before, 0) DESC, votes - coalesce(votes_today, 0) DESC, name_key, id))::int END AS previous
      FROM listed JOIN search.rank USING (id) LEFT JOIN active USING (id)
      ORDER BY greatest(points, 0) DESC, votes DESC, name_key, id`;
    const cards = await listRows(rows.map(({ id }) => id));
    const places = new Map(rows.map((row, index) => [row.id, { ...row, place: index + 1 }]));
    return cards.map((card) => {
      const { isPicked, isActive, previous, place } = places.get(card.id)!;
      return { ...card, isPicked, isActive, moved: previous === null ? null : previous - place };
    });
  },
  { tags: () => [tags.lists, tags.taskNames], until: async () => nextMidnight() },
);
