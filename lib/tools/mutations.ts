import "server-only";
import { categoryIdOf } from "@/lib/categories/queries";
import { Prisma } from "@/lib/generated/prisma/client";
import { logChange } from "@/lib/platform/audit-log/mutations";
import { isTimeOver } from "@/lib/platform/database-down.mjs";
import { AppError, refuseField } from "@/lib/platform/errors";
import { freeSlug, slugFrom } from "@/lib/platform/plain-text/utils";
import { openMail } from "@/lib/platform/queue/enqueue";
import {
  type Actor,
  createRecord,
  type RecordKind,
  removeRecord,
  type Tx,
  updateRecord,
} from "@/lib/platform/records/mutations";
import { changedFacts, lockTasks, writeFacts, writeTasks } from "@/lib/tools/facts/mutations";
import { lockPictures } from "@/lib/tools/facts/mutations-pictures";
import { omit, type ToolRecord, toRecord, withFacts } from "@/lib/tools/mapper";
import { getAnyTool, listDuplicates } from "@/lib/tools/queries-admin";
import type { ToolCreate, ToolUpdate, WrittenTool } from "@/lib/tools/schema-admin";
import { tagsOfChange } from "@/lib/tools/tags";
import { websiteKey } from "@/lib/tools/utils-address";
import { slugsLike } from "@/lib/platform/sql/slugs";
import { canBeCalled, idRow, isCalled, lockName, queryRows } from "@/lib/platform/sql/queries-rows";

const entity = "tool";
const notFound = "Tool not found";

/** The fields that a body sets, in the terms of the table; one that it leaves out is undefined. `tx` is the transaction that it is asked for in. */
export async function toData(body: ToolUpdate, tx?: Tx) {
  const { category, pricing, socialLinks, logo, logoUrl = logo, launchDate, websiteUrl, ...rest } = body;
  const { slug: _slug, updatedAt: _updatedAt, facts: _facts, tasks: _tasks, ...plain } = rest;
  // Null takes the price away.
  const price = pricing && (pricing.startingPrice ?? pricing.details ?? pricing.startingPrice);
  return {
    ...plain,
    ...(category === undefined ? {} : { categoryId: await categoryIdOf(category, tx) }),
    ...(websiteUrl === undefined ? {} : { websiteUrl, websiteKey: websiteKey(websiteUrl) }),
    pricingType: pricing?.type,
    startingPrice: price,
    ...(socialLinks === undefined
      ? {}
      : { twitterUrl: socialLinks?.twitter ?? null, githubUrl: socialLinks?.github ?? null }),
    logo: logoUrl,
    ...(launchDate === undefined ? {} : { launchDate: launchDate === null ? null : new Date(launchDate) }),
  };
}

type Launch = Pick<ToolRecord, "status" | "isUpcoming" | "launchDate">;

/**
 * The day on which a tool went live: the first on which it is published and no longer to come. Of a tool that is announced
 * again, the day of a former launch is none that is announced: it would launch at once.
 *
 * @throws AppError "invalid" for a new day that is still to come of a tool that is here: the day of the change would take its place
 */
export function launchDateFor(tool: Launch, now: Date, before?: Launch): Date | null {
  const { status, isUpcoming, launchDate } = tool;
  const past = launchDate !== null && launchDate <= now;
  if (status !== "published") return launchDate;
  const isNew = +(launchDate ?? 0) !== +(before?.launchDate ?? 0);
  if (!isUpcoming && launchDate && !past && isNew)
    throw refuseField(
      "launchDate",
      "A launch date that is still to come is that of an upcoming tool. Please turn Upcoming on, or choose an earlier one.",
    );
  if (!isUpcoming) return past ? launchDate : now;
  // What is due already stays so: the next reader launches it.
  const waits = before?.status === "published" && before.isUpcoming && !isNew;
  return past && !waits ? null : launchDate;
}

/**
 * Makes all who choose a slug wait for each other, until the transaction ends.
 *
 * @throws AppError "unavailable" when that takes too long: nothing but an import has the lock for longer than a statement may wait
 */
export const lockSlugs = (tx: Tx) =>
  lockName(tx, "tool-slug").catch((error: unknown) => {
    if (!isTimeOver(error)) throw error;
    throw new AppError(
      "unavailable",
      "An import of tools is under way. Nothing was saved: please try again in a minute.",
    );
  });

/** The slug that a name gives by itself. */
export const slugOf = (name: string) => slugFrom(name, entity, 80);

/** The slug that was asked for, or one made from the name, with a number where that is taken. */
async function chooseSlug(tx: Tx, name: string, wanted?: string): Promise<string> {
  await lockSlugs(tx);
  if (wanted) {
    if (await tx.tool.findUnique({ where: { slug: wanted }, select: { id: true } }))
      throw refuseField("slug", `Another tool has the slug "${wanted}".`, "conflict");
    return wanted;
  }
  const made = slugOf(name);
  const taken = await slugsLike(tx, Prisma.sql`public.tool`, [made]);
  return freeSlug(made, (slug) => taken.has(slug));
}

/** Reads a tool, by id or slug, that nobody else can change until the transaction ends. */
async function lock(tx: Tx, idOrSlug: string): Promise<ToolRecord | null> {
  const wanted = idOrSlug.toLowerCase();
  if (!canBeCalled(wanted)) return null;
  const [found] = await queryRows(idRow, tx)`
    SELECT id FROM public.tool WHERE ${isCalled(Prisma.sql`tool`, wanted)} FOR UPDATE`;
  return found ? read(tx, found.id) : null;
}

async function read(tx: Tx, id: string): Promise<Required<ToolRecord> | null> {
  const tool = await tx.tool.findUnique({ where: { id }, ...withFacts });
  return tool && toRecord(tool);
}

/** Writes what a body says of facts and tasks, which `tasks` are locked for, and reads the tool anew. */
async function writeRest(
  tx: Tx,
  tool: ToolRecord,
  { facts: before = {}, tasks: had = [] }: Pick<ToolRecord, "facts" | "tasks">,
  { facts, tasks }: Pick<ToolUpdate, "facts" | "tasks">,
  ids: Map<string, string>,
  actor: Actor,
): Promise<ToolRecord> {
  if (facts) await writeFacts(tx, tool.id, before, changedFacts(before, facts, actor, new Date()));
  if (tasks) await writeTasks(tx, tool.id, had, tasks, ids);
  return facts || tasks ? (await read(tx, tool.id))! : { ...tool, facts: before, tasks: had };
}

export const toolKind: RecordKind<ToolRecord, WrittenTool> = {
  entity,
  notFound,
  lock,
  async toDto({ id, websiteKey: key }, tx) {
    const tool = await getAnyTool(id, tx);
    if (!tool) throw new AppError("not_found", notFound);
    return { ...tool, duplicates: await listDuplicates(key, id, tx) };
  },
  toCurrent: ({ id }, tx) => getAnyTool(id, tx),
  tagsOf: tagsOfChange,
};

async function insert(tx: Tx, body: ToolCreate, actor: Actor): Promise<ToolRecord> {
  const ids = await lockTasks(tx, body.tasks ?? []);
  const facts = await lockPictures(tx, body.facts, null);
  const { categoryId, websiteKey: key, ...data } = await toData(body, tx);
  const now = new Date();
  const tool = await tx.tool.create({
    data: {
      ...data,
      name: body.name,
      description: body.description,
      websiteUrl: body.websiteUrl,
      pricingType: body.pricing.type,
      categoryId: categoryId!,
      websiteKey: key!,
      slug: await chooseSlug(tx, body.name, body.slug),
      launchDate: launchDateFor(
        { status: body.status, isUpcoming: body.isUpcoming, launchDate: data.launchDate ?? null },
        now,
      ),
    },
    omit,
  });
  return writeRest(tx, tool, {}, { ...body, facts }, ids, actor);
}

/**
 * Adds a tool within a transaction that also does other things, and writes that to the log. The caller invalidates
 * what shows tools afterwards.
 */
export async function insertTool(tx: Tx, body: ToolCreate, actor: Actor): Promise<ToolRecord> {
  const row = await insert(tx, body, actor);
  await logChange(tx, { actor, action: "tool.create", entity, entityId: row.id, before: null, after: row });
  return row;
}

/** Adds a tool. Its answer names others at the same website address. */
export const createTool = (body: ToolCreate, actor: Actor): Promise<WrittenTool> =>
  createRecord(toolKind, actor, (tx) => insert(tx, body, actor));

/**
 * The tags of a tool whose category changes: a submission's has the name of its category among them (`approveIn`), which
 * becomes the new one's.
 */
async function tagsAfter(
  tx: Tx,
  before: ToolRecord,
  { categoryId, tags = before.tags }: Awaited<ReturnType<typeof toData>>,
): Promise<string[]> {
  if (!categoryId || categoryId === before.categoryId) return tags;
  const categories = await tx.category.findMany({
    where: { id: { in: [before.categoryId, categoryId] } },
    select: { id: true, name: true },
  });
  const [from, to] = [before.categoryId, categoryId].map(
    (id) => categories.find((one) => one.id === id)!.name,
  );
  return [...new Set(tags.map((tag) => (tag === from ? to! : tag)))];
}

/** Writes what a body, and what `toData` makes of it, say of a tool that is locked; answers the tool as it is then. */
export async function writeTool(
  tx: Tx,
  before: ToolRecord,
  body: ToolUpdate,
  data: Awaited<ReturnType<typeof toData>>,
  updatedAt: Date,
  actor: Actor,
): Promise<ToolRecord> {
  const ids = await lockTasks(tx, body.tasks ?? [], body.tasks && before.tasks);
  const facts = await lockPictures(tx, body.facts, before.id);
  const tool = await tx.tool.update({
    where: { id: before.id },
    data: {
      ...data,
      tags: await tagsAfter(tx, before, data),
      slug:
        body.slug && body.slug !== before.slug ? await chooseSlug(tx, before.name, body.slug) : before.slug,
      launchDate: launchDateFor(
        {
          status: data.status ?? before.status,
          isUpcoming: data.isUpcoming ?? before.isUpcoming,
          launchDate: data.launchDate === undefined ? before.launchDate : data.launchDate,
        },
        new Date(),
        before,
      ),
      updatedAt,
    },
    omit,
  });
  return writeRest(tx, tool, before, { ...body, facts }, ids, actor);
}

/**
 * Changes a tool, unless it is newer than what the change started from. A new name leaves the slug alone, so that links
 * go on working. Those who own a tool that leaves the directory are told by mail.
 */
export async function updateTool(
  idOrSlug: string,
  body: ToolUpdate,
  actor: Actor,
  action: "tool.update" | "tool.status" = "tool.update",
): Promise<WrittenTool> {
  const data = await toData(body);
  const change = { actor, action, startedFrom: body.updatedAt };
  const hides = body.status !== undefined && body.status !== "published";
  const sendMail = hides ? await openMail() : undefined;
  return updateRecord(toolKind, idOrSlug, change, async (tx, before, updatedAt) => {
    if (sendMail && before.status === "published")
      for (const { id: claimId, userId } of await verifiedClaims(tx, before.id))
        await sendMail(tx, { kind: "claim-unlisted", userId, claimId });
    return writeTool(tx, before, body, data, updatedAt, actor);
  });
}

/** The claims by which a tool is, or was until its website moved, somebody's. */
const verifiedClaims = (tx: Tx, toolId: string) =>
  tx.toolClaim.findMany({ where: { toolId, status: "verified" }, select: { id: true, userId: true } });

/**
 * Deletes a tool and, with it, its votes, saves, reviews, sponsorships and counters. Those who own it, or did, are told by mail.
 */
export async function removeTool(idOrSlug: string, actor: Actor): Promise<void> {
  const sendMail = await openMail();
  await removeRecord(toolKind, idOrSlug, actor, async (tx, tool) => {
    const { id, name: toolName } = tool;
    for (const { userId } of await verifiedClaims(tx, id))
      await sendMail(tx, { kind: "tool-deleted", userId, toolName });
    await tx.tool.delete({ where: { id }, select: { id: true } });
    await tx.toolDay.deleteMany({ where: { toolId: id } });
    await tx.visitorCount.deleteMany({ where: { kind: { in: ["tool_view", "tool_click"] }, targetId: id } });
  });
}
