import "server-only";
import { z } from "zod";
import { db } from "@/lib/platform/db";
import { queryRows, type RowSource } from "@/lib/platform/sql/queries-rows";
import { toFacts } from "@/lib/tools/facts/mapper";
import { factStates, toolFacts, type ToolFacts, toolTask, type ToolTaskDto } from "@/lib/tools/facts/schema";
import { type Platform } from "@/lib/tools/facts/utils-names";

const factRow = z.object({
  toolId: z.string(),
  field: z.string(),
  value: z.json(),
  sourceUrl: z.string(),
  checkedAt: z.date().nullable(),
  state: z.enum(factStates),
});
const taskRow = toolTask.extend({ toolId: z.string() });

const namesRow = taskRow.omit({ how: true });

/** What the tasks of some tools are called, by id, in the order that each tool has them in; at most eight a tool. */
export async function readTaskNames(ids: string[]): Promise<Map<string, Omit<ToolTaskDto, "how">[]>> {
  const rows = await queryRows(namesRow)`
    SELECT tool_id AS "toolId", task.slug, task.name FROM public.tool_task JOIN public.task ON task.id = task_id
    WHERE tool_id = ANY (${ids}::text[]) ORDER BY tool_id, position, task.id`;
  const names = new Map<string, Omit<ToolTaskDto, "how">[]>(ids.map((id) => [id, []]));
  for (const { toolId, slug, name } of rows) names.get(toolId)?.push({ slug, name });
  return names;
}

const platformsRow = z.object({ toolId: z.string(), platforms: toolFacts.shape.platforms });

/** What some tools run on, by id; those of which it is not known are left out. */
export async function readPlatforms(ids: string[]): Promise<Map<string, Platform[]>> {
  const rows = await queryRows(platformsRow)`
    SELECT tool_id AS "toolId", value AS platforms FROM public.tool_fact
    WHERE tool_id = ANY (${ids}::text[]) AND field = 'platforms'`;
  return new Map(rows.map(({ toolId, platforms }) => [toolId, platforms]));
}

/** Facts of some tools, by id; every one of them has an entry. */
export async function readFacts(ids: string[], tx: RowSource = db): Promise<Map<string, ToolFacts>> {
  const rows = await queryRows(factRow, tx)`
    SELECT tool_id AS "toolId", field, value, coalesce(source_url, website_url) AS "sourceUrl", checked_at AS "checkedAt", state
    FROM public.tool_fact JOIN public.tool ON tool.id = tool_id WHERE tool_id = ANY (${ids}::text[])`;
  return new Map(ids.map((id) => [id, toFacts(rows.filter(({ toolId }) => toolId === id))]));
}

/** Tasks of some tools, by id, with how they do them; every one of them has an entry. */
export async function readTasks(ids: string[], tx: RowSource = db): Promise<Map<string, ToolTaskDto[]>> {
  const rows = await queryRows(taskRow, tx)`
    SELECT tool_id AS "toolId", task.slug, task.name, how FROM public.tool_task JOIN public.task ON task.id = task_id
    WHERE tool_id = ANY (${ids}::text[]) ORDER BY tool_id, position, task.id`;
  const tasks = new Map<string, ToolTaskDto[]>(ids.map((id) => [id, []]));
  for (const { toolId, slug, name, how } of rows) tasks.get(toolId)?.push({ slug, name, how });
  return tasks;
}

/** Facts and tasks of some tools, by id; every one of them has an entry. */
export async function readDetails(
  ids: string[],
  tx: RowSource = db,
): Promise<Map<string, { facts: ToolFacts; tasks: ToolTaskDto[] }>> {
  const [facts, tasks] = await Promise.all([readFacts(ids, tx), readTasks(ids, tx)]);
  return new Map(ids.map((id) => [id, { facts: facts.get(id)!, tasks: tasks.get(id)! }]));
}
