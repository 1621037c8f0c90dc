import "server-only";
import { nextMidnight } from "@/lib/platform/cache/expiry";
import { tags } from "@/lib/platform/cache/tags";
import { cachedTools } from "@/lib/tools/mutations-due";
import { listCards } from "@/lib/tools/queries";
import type { ToolCardDto } from "@/lib/tools/schema";
import { viewPoints } from "@/lib/tools/ranking/utils";
import { firstDay, type TrendingPeriod } from "@/lib/tools/trending/utils";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";

/** How many tools the list takes of those that editors flagged, and of those that are busiest. */
const mostFlagged = 100;
const mostActive = 50;

/**
 * The trending list of a period: the tools flagged as trending and the most active ones, by votes and views in that
 * time, then by all their votes.
 */
export const listTrending = cachedTools(
  "trending",
  async (period: TrendingPeriod): Promise<ToolCardDto[]> => {
    const since = firstDay(period, new Date());
    const rows = await queryRows(idRow)`
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
      SELECT id FROM listed JOIN search.rank USING (id) LEFT JOIN active USING (id)
      ORDER BY greatest(points, 0) DESC, votes DESC, name_key, id`;
    return listCards(rows.map(({ id }) => id));
  },
  { tags: () => [tags.lists, tags.taskNames], until: async () => nextMidnight() },
);
