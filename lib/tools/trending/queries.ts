import "server-only";
import { z } from "zod";
import { nextMidnight } from "@/lib/platform/cache/expiry";
import { tags } from "@/lib/platform/cache/tags";
import { cachedTools } from "@/lib/tools/mutations-due";
import { listCards } from "@/lib/tools/queries";
import type { TrendingCard } from "@/lib/tools/trending/schema";
import { viewPoints } from "@/lib/tools/ranking/utils";
import { firstDay, mostActive, mostFlagged, type TrendingPeriod } from "@/lib/tools/trending/utils";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";

const trendingRow = idRow.extend({ isPicked: z.boolean() });

/**
 * The trending list of a period: the tools flagged as trending and the most active ones, by votes and views in that
 * time, then by all their votes.
 */
export const listTrending = cachedTools(
  "trending",
  async (period: TrendingPeriod): Promise<TrendingCard[]> => {
    const since = firstDay(period, new Date());
    const rows = await queryRows(trendingRow)`
      WITH active AS (
        SELECT tool_id AS id, sum(votes + ${viewPoints}::float8 * views) AS points
        FROM public.tool_day WHERE day >= ${since}::date
        GROUP BY tool_id
      ), listed AS (
        (SELECT id FROM search.rank WHERE is_trending ORDER BY votes DESC, name_key, id LIMIT ${mostFlagged})
        UNION
        (SELECT id FROM active JOIN search.rank USING (id) WHERE points > 0
         ORDER BY points DESC, votes DESC, name_key, id LIMIT ${mostActive})
      )
      SELECT id, is_trending AS "isPicked" FROM listed JOIN search.rank USING (id) LEFT JOIN active USING (id)
      ORDER BY greatest(points, 0) DESC, votes DESC, name_key, id`;
    const picked = new Set(rows.filter(({ isPicked }) => isPicked).map(({ id }) => id));
    const cards = await listCards(rows.map(({ id }) => id));
    return cards.map((card) => ({ ...card, isPicked: picked.has(card.id) }));
  },
  { tags: () => [tags.lists, tags.taskNames], until: async () => nextMidnight() },
);
