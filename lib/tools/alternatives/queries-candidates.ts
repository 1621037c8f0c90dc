import "server-only";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { type Candidate, reach } from "@/lib/tools/alternatives/utils-likeness";

const taskRow = z.object({ id: z.string(), slug: z.string(), tools: z.int() });

const candidateRow = z.object({
  id: z.string(),
  websiteUrl: z.string(),
  categoryId: z.string(),
  category: z.string(),
  isUpcoming: z.boolean(),
  trend: z.number(),
  nameKey: z.string(),
  tags: z.array(z.string()),
  tasks: z.array(z.string()),
  facts: z.array(z.string()),
}) satisfies z.ZodType<Candidate>;

/**
 * Published tools that share a task with one, or its category, as far as they are among the first of those; and how many
 * there are for each of its own tasks, counted up to where it is common.
 */
export async function findCandidates({ id, code }: { id: string; code: number }) {
  const own = await queryRows(taskRow)`
    SELECT task.id, task.slug, (
      SELECT count(*)::int FROM (
        SELECT FROM public.tool_task AS theirs JOIN search.rank ON rank.id = theirs.tool_id WHERE theirs.task_id = task.id LIMIT ${reach.common + 1}
      ) AS few
    ) AS tools
    FROM public.tool_task JOIN public.task ON task.id = task_id WHERE tool_id = ${id} ORDER BY position, task.id`;
  const idsOf = (tasks: typeof own) => tasks.map((task) => task.id);
  const rare = idsOf(own.filter(({ tools }) => tools <= reach.common));
  const frequent = idsOf(own.filter(({ tools }) => tools > reach.common));
  const candidates = await queryRows(candidateRow)`
    WITH near AS (
      SELECT found.id FROM unnest(${rare}::text[]) AS own (task_id) CROSS JOIN LATERAL (
        SELECT rank.id FROM public.tool_task AS theirs JOIN search.rank ON rank.id = theirs.tool_id WHERE theirs.task_id = own.task_id
        ORDER BY is_upcoming, trend DESC, name_key, rank.id LIMIT ${reach.byTask}
      ) AS found
      UNION
      SELECT best.id FROM (
        SELECT rank.id FROM search.rank ORDER BY trend DESC, name_key, id LIMIT ${frequent.length > 0 ? reach.probed : 0}
      ) AS best JOIN public.tool_task AS theirs ON theirs.tool_id = best.id AND theirs.task_id = ANY (${frequent}::text[])
      UNION
      (SELECT rank.id FROM search.rank WHERE category = ${code} ORDER BY trend DESC, name_key, id LIMIT ${reach.byCategory})
    )
    SELECT tool.id, tool.website_url AS "websiteUrl", tool.category_id AS "categoryId", category.name AS category, rank.is_upcoming AS "isUpcoming",
      rank.trend, rank.name_key AS "nameKey", tool.tags, fact_set.facts,
      ARRAY(SELECT task.slug FROM public.tool_task AS theirs JOIN public.task ON task.id = theirs.task_id
        WHERE theirs.tool_id = tool.id ORDER BY position, task.id) AS tasks
    FROM near JOIN search.rank ON rank.id = near.id JOIN search.fact_set ON fact_set.id = rank.fact_set
    JOIN public.tool ON tool.id = near.id JOIN public.category ON category.id = tool.category_id
    WHERE tool.id <> ${id}`;
  return { candidates, toolsOfTask: new Map(own.map(({ slug, tools }) => [slug, tools])) };
}
