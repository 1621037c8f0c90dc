import "server-only";
import { z } from "zod";
import { tags } from "@/lib/platform/cache/tags";
import { queryRows, totalRow } from "@/lib/platform/sql/queries-rows";
import { readTask } from "@/lib/tasks/queries";
import type { TaskPage } from "@/lib/tasks/schema-page";
import { readDetails } from "@/lib/tools/facts/queries";
import { cardFacts, hasFreePlan, platformNames, priceLine } from "@/lib/tools/facts/utils";
import { cachedTools } from "@/lib/tools/mutations-due";
import { listToolsById } from "@/lib/tools/queries";
import { toCard } from "@/lib/tools/utils-texts";

/** How many tools a page of a task shows. */
export const taskPageSize = 60;

const numbersRow = totalRow.extend({ free: z.int(), matching: z.int() });
const factRow = z.object({ fact: z.string(), tools: z.int() });
const wayRow = z.object({ id: z.string(), how: z.string() });

/**
 * A task with a page of its tools that have all of these facts (in the terms of the index), and how many of them have which
 * others; null when there is no such task.
 */
export const getTaskPage = cachedTools(
  "task-page",
  async (slug: string, asked: string[], page: number): Promise<TaskPage | null> => {
    const task = await readTask(slug);
    if (!task) return null;
    const { id, ways: _ways, ...rest } = task;
    const [numbers] = await queryRows(numbersRow)`
      SELECT count(*)::int AS total, (count(*) FILTER (WHERE 'free-plan' = ANY (facts)))::int AS free,
        (count(*) FILTER (WHERE facts @> ${asked}::text[]))::int AS matching
      FROM public.tool_task JOIN search.rank ON rank.id = tool_id JOIN search.fact_set ON fact_set.id = rank.fact_set WHERE task_id = ${id}`;
    const counts = await queryRows(factRow)`
      SELECT fact, count(*)::int AS tools
      FROM public.tool_task JOIN search.rank ON rank.id = tool_id JOIN search.fact_set ON fact_set.id = rank.fact_set
      CROSS JOIN unnest(facts) AS fact
      WHERE task_id = ${id} AND facts @> ${asked}::text[] GROUP BY fact`;
    const ways = await queryRows(wayRow)`
      SELECT rank.id, how
      FROM public.tool_task JOIN search.rank ON rank.id = tool_id JOIN search.fact_set ON fact_set.id = rank.fact_set
      WHERE task_id = ${id} AND facts @> ${asked}::text[]
      ORDER BY rank.is_upcoming, least(position, 2), trend DESC, name_key, rank.id
      OFFSET ${(page - 1) * taskPageSize} LIMIT ${taskPageSize}`;
    return {
      ...rest,
      ...numbers!,
      counts: Object.fromEntries(counts.map(({ fact, tools }) => [fact, tools])),
      tools: await readTools(ways),
    };
  },
  {
    tags: () => [tags.tasks, tags.categories, tags.lists],
    tagsOf: (task) => (task?.tools ?? []).map(({ id }) => tags.tool(id)),
  },
);

async function readTools(ways: { id: string; how: string }[]): Promise<TaskPage["tools"]> {
  const ids = ways.map(({ id }) => id);
  const [tools, details] = await Promise.all([listToolsById(ids), readDetails(ids)]);
  const how = new Map(ways.map((way) => [way.id, way.how]));
  return tools.map((tool) => {
    const { facts } = details.get(tool.id)!;
    return {
      id: tool.id,
      card: toCard(tool),
      how: how.get(tool.id)!,
      facts: cardFacts(facts, tool.pricing),
      compared: {
        price: priceLine(facts, tool.pricing),
        hasFreePlan: hasFreePlan(tool.pricing.type, facts),
        platforms: platformNames(facts).join(", "),
        openSource: facts.openSource,
      },
    };
  });
}
