import "server-only";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { refuseField } from "@/lib/platform/errors";
import type { Actor, Tx } from "@/lib/platform/records/mutations";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import type { Prisma } from "@/lib/generated/prisma/client";
import { factFields, type FactsChange, type ToolTasksChange } from "@/lib/tools/facts/schema";
import type { ToolRecord } from "@/lib/tools/mapper";

type Facts = NonNullable<ToolRecord["facts"]>;

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Facts as they are after a change; those that it says nothing of stay as they are. */
export function changedFacts(
  before: Facts,
  { sources = [], confirmed = [], ...values }: FactsChange,
  actor: Actor,
  now: Date,
): Facts {
  const after: Facts = {};
  for (const field of factFields) {
    const was = before[field];
    const value = values[field] === undefined ? was?.value : values[field];
    if (value === undefined || isEmpty(value)) continue;
    // The database keeps an object's names in an order of its own.
    const same = was !== undefined && isDeepStrictEqual(was.value, value);
    after[field] = {
      value: same ? was.value : (value as Facts[string]["value"]),
      sourceUrl: sources.find((source) => source.field === field)?.url ?? was?.sourceUrl ?? null,
      ...(confirmed.includes(field)
        ? { checkedAt: now, checkedBy: actor.id, state: "confirmed" }
        : same
          ? { checkedAt: was.checkedAt, checkedBy: was.checkedBy, state: was.state }
          : { checkedAt: null, checkedBy: null, state: "unchecked" }),
    };
  }
  return after;
}

/** Writes the facts of a tool that differ. The caller holds the lock on the tool. */
export async function writeFacts(tx: Tx, toolId: string, before: Facts, after: Facts): Promise<void> {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  if (fields.length === 0) return;
  await tx.toolFact.deleteMany({ where: { toolId, field: { in: fields } } });
  await tx.toolFact.createMany({
    data: fields.flatMap((field) => {
      const fact = after[field];
      return fact ? [factRow(toolId, field, fact)] : [];
    }),
  });
}

const factRow = (toolId: string, field: string, fact: Facts[string]) => ({
  toolId,
  field,
  ...fact,
  value: fact.value as Prisma.InputJsonValue,
});

const taskRow = z.object({ id: z.string(), slug: z.string() });

/**
 * The ids of tasks by their slugs. They stay as they are until the transaction ends: locked here, before anything of the index
 * is, and not by the foreign key. So are those that a tool `had`, which may lose them.
 *
 * @throws AppError `invalid` for a task that does not exist
 */
export async function lockTasks(
  tx: Tx,
  tasks: ToolTasksChange,
  had: ToolTasksChange = [],
): Promise<Map<string, string>> {
  const slugs = tasks.map(({ slug }) => slug);
  const locked = [...slugs, ...had.map(({ slug }) => slug)];
  const rows = await queryRows(taskRow, tx)`
    SELECT id, slug FROM public.task WHERE slug = ANY (${locked}::text[]) ORDER BY id FOR KEY SHARE`;
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const missing = slugs.find((slug) => !ids.has(slug));
  if (missing === undefined) return ids;
  throw refuseField("tasks", `There is no task "${missing}".`);
}

/** Writes what a tool is for, the most characteristic first, where it differs. */
export async function writeTasks(
  tx: Tx,
  toolId: string,
  before: ToolTasksChange,
  after: ToolTasksChange,
  ids: Map<string, string>,
): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await tx.toolTask.deleteMany({ where: { toolId } });
  await tx.toolTask.createMany({ data: taskRows(toolId, after, ids) });
}

/** A tool's tasks as their table has them, each once. */
function taskRows(toolId: string, tasks: ToolTasksChange, ids: Map<string, string>) {
  const bySlug = new Map(tasks.map((task) => [task.slug, task]));
  return [...bySlug.values()].map(({ slug, how }, position) => ({
    toolId,
    taskId: ids.get(slug)!,
    how,
    position,
  }));
}

/** Writes the facts and tasks of many tools that have none yet. */
export async function insertDetails(
  tx: Tx,
  tools: Pick<ToolRecord, "id" | "facts" | "tasks">[],
  ids: Map<string, string>,
): Promise<void> {
  const facts = tools.flatMap(({ id, facts = {} }) =>
    Object.entries(facts).map(([field, fact]) => factRow(id, field, fact)),
  );
  if (facts.length > 0) await tx.toolFact.createMany({ data: facts });
  const tasks = tools.flatMap(({ id, tasks = [] }) => taskRows(id, tasks, ids));
  if (tasks.length > 0) await tx.toolTask.createMany({ data: tasks });
}
