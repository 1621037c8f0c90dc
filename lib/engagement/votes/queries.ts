import "server-only";
import { z } from "zod";
import { type VoteHistory, voteDay } from "@/lib/engagement/votes/schema";
import { cached } from "@/lib/platform/cache/cached";
import { nextMidnight } from "@/lib/platform/cache/expiry";
import { tags } from "@/lib/platform/cache/tags";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const shownDays = 90;

const sampleRow = z.object({ sampleVotes: z.int() });

/** A tool's votes of each of the last days in UTC, the oldest first and today included, as far as they stand and count. */
export const getVoteHistory = cached(
  "vote-history",
  async (toolId: string): Promise<VoteHistory> => {
    const today = new Date().toISOString().slice(0, 10);
    const [days, [stats]] = await Promise.all([
      queryRows(voteDay)`
      SELECT to_char(wanted.day, 'YYYY-MM-DD') AS day, coalesce(known.votes, 0) AS votes
      FROM (
        SELECT generate_series(${today}::date - ${shownDays - 1}::int, ${today}::date, interval '1 day')::date AS day
      ) AS wanted
      LEFT JOIN public.tool_day AS known ON known.day = wanted.day AND known.tool_id = ${toolId}
      ORDER BY wanted.day`,
      queryRows(
        sampleRow,
      )`SELECT base_votes AS "sampleVotes" FROM public.tool_stats WHERE tool_id = ${toolId}`,
    ]);
    return { days, sampleVotes: stats?.sampleVotes ?? 0 };
  },
  { tags: (toolId) => [tags.tool(toolId)], until: async () => nextMidnight() },
);
