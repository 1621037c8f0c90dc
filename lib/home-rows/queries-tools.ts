import "server-only";
import { toRowTool } from "@/lib/home-rows/mapper";
import type { RowTool } from "@/lib/home-rows/schema";
import { countsOnlyConfirmed } from "@/lib/platform/auth/confirmed";
import { nextMidnight } from "@/lib/platform/cache/expiry";
import { tags } from "@/lib/platform/cache/tags";
import { dayMs } from "@/lib/platform/dates/utils";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";
import { condition } from "@/lib/search/filter";
import { listIds } from "@/lib/search/queries";
import { findFormerTask, readTask } from "@/lib/tasks/queries";
import { cachedTools } from "@/lib/tools/mutations-due";
import { listCards } from "@/lib/tools/queries";

/** Among how many of the tools with most votes, or saves, of late those of a row are looked for. */
const mostLookedAt = 1_000;
/** The UTC day that began so many days ago, "2026-11-14". */
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const readTools = async (ids: string[]) => (await listCards(ids)).map(toRowTool);

/** A day of the calendar is one of those that are looked at until it ends. */
const untilMidnight = { tags: () => [tags.lists], until: async () => nextMidnight() };

/**
 * Tools that are free or have a free plan, by their votes of the last seven days; then, while few were voted for, by all their
 * votes.
 */
export const listFree = cachedTools(
  "home-free",
  async (limit: number): Promise<RowTool[]> => {
    const free = { facts: ["free-plan"], isUpcoming: false };
    const [rows, others] = await Promise.all([
      queryRows(idRow)`
        SELECT id FROM (
          SELECT tool_id AS id, sum(votes) AS lately FROM public.tool_day
          WHERE day >= ${daysAgo(6)}::date AND votes <> 0 GROUP BY tool_id HAVING sum(votes) > 0
          ORDER BY lately DESC, id LIMIT ${mostLookedAt}
        ) AS voted JOIN search.rank USING (id) WHERE ${condition(free)}
        ORDER BY lately DESC, votes DESC, name_key, id LIMIT ${limit}`,
      listIds(free, "popular", { offset: 0, limit }),
    ]);
    const ids = new Set([...rows.map(({ id }) => id), ...others.ids]);
    return readTools([...ids].slice(0, limit));
  },
  untilMidnight,
);

/** The tools that most people saved in the last thirty days and still have; whose votes don't count, their saves don't. */
export const listSavedMost = cachedTools(
  "home-saved",
  async (limit: number): Promise<RowTool[]> => {
    const rows = await queryRows(idRow)`
      SELECT id FROM (
        SELECT tool_id AS id, count(*) AS saves FROM public.saved_tool JOIN public."user" AS saver ON saver.id = user_id
        WHERE saved_tool.created_at >= ${daysAgo(29)}::date AND saver.status = 'active'
          AND (email_verified_at IS NOT NULL OR NOT ${countsOnlyConfirmed()})
        GROUP BY tool_id ORDER BY saves DESC, id LIMIT ${mostLookedAt}
      ) AS saved JOIN search.rank USING (id)
      ORDER BY saves DESC, votes DESC, name_key, id LIMIT ${limit}`;
    return readTools(rows.map(({ id }) => id));
  },
  untilMidnight,
);

/** The first tools of a task, with the slug that it has now; null when there is no such task. */
export const listForTask = cachedTools(
  "home-task",
  async (asked: string, limit: number): Promise<{ slug: string; tools: RowTool[] } | null> => {
    const former = (await readTask(asked)) ? null : await findFormerTask(asked);
    const task = await readTask(former ?? asked);
    if (!task) return null;
    const ids = task.ways.slice(0, limit).map(({ id }) => id);
    return { slug: task.slug, tools: await readTools(ids) };
  },
  { tags: () => [tags.tasks, tags.lists] },
);
