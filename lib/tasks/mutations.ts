import "server-only";
import { categoryIdOf } from "@/lib/categories/queries";
import { Prisma } from "@/lib/generated/prisma/client";
import { logChange } from "@/lib/platform/audit-log/mutations";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { AppError, found, refuseField } from "@/lib/platform/errors";
import { slugFrom } from "@/lib/platform/plain-text/utils";
import {
  type Actor,
  createRecord,
  type RecordKind,
  removeRecord,
  timeAfter,
  type Tx,
  updateRecord,
} from "@/lib/platform/records/mutations";
import { idRow, isCalled, literal, lockName, queryRows } from "@/lib/platform/sql/queries-rows";
import { getAnyTask } from "@/lib/tasks/queries-admin";
import { type Language, languages } from "@/lib/tasks/schema";
import {
  longestPhrase,
  mostPhrases,
  type TaskAdminDto,
  type TaskChange,
  type TaskCreate,
} from "@/lib/tasks/schema-admin";

const entity = "task";
const notFound = "Task not found";
const columns = {
  id: true,
  slug: true,
  name: true,
  categoryId: true,
  phrases: true,
  updatedAt: true,
} as const;
type Phrases = TaskAdminDto["phrases"];
type TaskRow = Prisma.TaskGetPayload<{ select: typeof columns }>;

/** Pages of its tools read the tag `tasks`, as lists and suggestions do that know it by its name or phrases. */
const changed = [tags.tasks, tags.taskNames, tags.lists, tags.search, tags.dates];

/** Reads a task, by id or slug, that nobody else can change or give to a tool until the transaction ends. */
async function lock(tx: Tx, idOrSlug: string): Promise<TaskRow | null> {
  const wanted = idOrSlug.toLowerCase();
  const [row] = await queryRows(idRow, tx)`
    SELECT id FROM public.task WHERE ${isCalled(Prisma.sql`task`, wanted)} FOR UPDATE`;
  return row ? tx.task.findUnique({ where: { id: row.id }, select: columns }) : null;
}

/** Before tools lose or get a task: whoever changes tools takes the revision before what they have, too. */
const lockIndex = (tx: Tx) => tx.$executeRaw`SELECT FROM search.revision FOR NO KEY UPDATE`;

const read = (id: string, tx: Tx): Promise<TaskAdminDto> => found(getAnyTask(id, tx), notFound);

const kind: RecordKind<TaskRow, TaskAdminDto> = {
  entity,
  notFound,
  lock,
  toDto: ({ id }, tx) => read(id, tx),
  tagsOf: () => changed,
};

/** Makes all who choose a task's name or slug wait for each other, and refuses what another task has. */
async function claim(tx: Tx, { slug, name }: { slug: string; name: string }, ownId = ""): Promise<void> {
  await lockName(tx, "task-slug");
  const others = { id: { not: ownId } };
  if (await tx.task.count({ where: { ...others, name: { equals: literal(name), mode: "insensitive" } } }))
    throw refuseField("name", `There is a task "${name}" already.`, "conflict");
  if (await tx.task.count({ where: { ...others, slug } }))
    throw refuseField("slug", `Another task has the slug "${slug}".`, "conflict");
  // A former slug leads to the task that has it now.
  await tx.taskSlug.deleteMany({ where: { slug } });
}

/** Adds a task. */
export async function createTask(body: TaskCreate, actor: Actor): Promise<TaskAdminDto> {
  const { name, category, phrases } = body;
  const categoryId = await categoryIdOf(category);
  const slug = body.slug || slugFrom(name, entity, 90);
  return createRecord(kind, actor, async (tx) => {
    await claim(tx, { slug, name });
    return tx.task.create({ data: { name, slug, categoryId, phrases }, select: columns });
  });
}

/** Changes a task. Its former slug leads to it. */
export async function updateTask(idOrSlug: string, change: TaskChange, actor: Actor): Promise<TaskAdminDto> {
  const { category, updatedAt: startedFrom, phrases, ...rest } = change;
  const categoryId = category === undefined ? undefined : await categoryIdOf(category);
  return updateRecord(kind, idOrSlug, { actor, startedFrom }, async (tx, before, updatedAt) => {
    const { id } = before;
    const slug = rest.slug || before.slug;
    const name = rest.name ?? before.name;
    if (slug !== before.slug || name !== before.name) await claim(tx, { slug, name }, id);
    if (slug !== before.slug) await tx.taskSlug.create({ data: { slug: before.slug, taskId: id } });
    return tx.task.update({
      where: { id },
      data: { name, slug, categoryId, phrases, updatedAt },
      select: columns,
    });
  });
}

/** Deletes a task; its tools are without it then. */
export const removeTask = (idOrSlug: string, actor: Actor): Promise<void> =>
  removeRecord(kind, idOrSlug, actor, async (tx, { id }) => {
    await lockIndex(tx);
    await tx.task.delete({ where: { id }, select: { id: true } });
  });

const lockTwoTasks = async (tx: Tx, texts: string[]): Promise<TaskRow[]> => {
  const wanted = texts.map((text) => text.toLowerCase());
  const rows = await queryRows(idRow, tx)`
    SELECT id FROM public.task WHERE id = ANY (${wanted}::text[]) OR slug = ANY (${wanted}::text[]) ORDER BY id FOR UPDATE`;
  return tx.task.findMany({ where: { id: { in: rows.map(({ id }) => id) } }, select: columns });
};

/** The phrases of a task that another is merged into: its own, then the other's name and phrases, as far as there is room. */
function joinPhrases(target: TaskRow, from: TaskRow): Phrases {
  const name = from.name.toLowerCase();
  const named = name.length <= longestPhrase ? [name] : [];
  const [own, theirs] = [target.phrases as Partial<Phrases>, from.phrases as Partial<Phrases>];
  const join = (language: Language) => [
    ...new Set([...(own[language] ?? []), ...(language === "en" ? named : []), ...(theirs[language] ?? [])]),
  ];
  return Object.fromEntries(
    (Object.keys(languages) as Language[]).map((language) => [
      language,
      join(language).slice(0, mostPhrases),
    ]),
  ) as Phrases;
}

/** Gives a task's tools, slugs and phrases to another, and deletes it. What a tool said of the other stays. */
export async function mergeTask(idOrSlug: string, into: string, actor: Actor): Promise<TaskAdminDto> {
  const dto = await db.$transaction(async (tx) => {
    const both = await lockTwoTasks(tx, [idOrSlug, into]);
    const find = (text: string) =>
      both.find(({ id }) => id === text.toLowerCase()) ??
      both.find(({ slug }) => slug === text.toLowerCase());
    const from = find(idOrSlug);
    const target = find(into);
    if (!from) throw new AppError("not_found", notFound);
    if (!target) throw refuseField("into", `There is no task "${into}".`);
    if (from.id === target.id) throw refuseField("into", "A task can't be merged into itself.");
    await lockIndex(tx);
    await tx.$executeRaw`
      UPDATE public.tool_task SET task_id = ${target.id} WHERE task_id = ${from.id}
        AND NOT EXISTS (SELECT FROM public.tool_task AS own WHERE own.tool_id = tool_task.tool_id AND own.task_id = ${target.id})`;
    await tx.taskSlug.updateMany({ where: { taskId: from.id }, data: { taskId: target.id } });
    await tx.task.delete({ where: { id: from.id }, select: { id: true } });
    await tx.taskSlug.create({ data: { slug: from.slug, taskId: target.id } });
    const phrases = joinPhrases(target, from);
    const updatedAt = timeAfter(target);
    await tx.task.update({ where: { id: target.id }, data: { phrases, updatedAt }, select: { id: true } });
    const before = { name: from.name, slug: from.slug, phrases: from.phrases };
    const after = { name: target.name, slug: target.slug, phrases };
    await logChange(tx, { actor, action: "task.merge", entity, entityId: from.id, before, after });
    return read(target.id, tx);
  });
  invalidate(...changed);
  return dto;
}
