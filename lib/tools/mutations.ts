import "server-only";
import { resolveCategory } from "@/lib/categories/queries";
import type { Prisma } from "@/lib/generated/prisma/client";
import { logChange } from "@/lib/platform/audit-log/mutations";
import type { AdminChange } from "@/lib/platform/audit-log/schema";
import { difference } from "@/lib/platform/audit-log/utils";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { slugify } from "@/lib/platform/plain-text/utils";
import { columns, type ToolRecord } from "@/lib/tools/mapper";
import { getAnyTool, listDuplicates } from "@/lib/tools/queries-admin";
import type { ToolCreate, ToolUpdate, WrittenTool } from "@/lib/tools/schema-admin";
import { tagsOfChange } from "@/lib/tools/tags";
import { websiteKey } from "@/lib/tools/utils";

type Actor = AdminChange["actor"];
const entity = "tool";
const notFound = () => new AppError("not_found", "Tool not found");

function refuse(path: string, message: string, code: "invalid" | "conflict" = "invalid"): AppError {
  return new AppError(code, message, { issues: [{ path, message }] });
}

async function categoryIdOf(text: string): Promise<string> {
  const category = await resolveCategory(text);
  if (!category) throw refuse("category", "There is no such category.");
  return category.id;
}

/** The fields that a body sets, in the terms of the table. */
async function toData(body: ToolUpdate) {
  const { category, pricing, socialLinks, logo, logoUrl = logo, launchDate, websiteUrl, ...rest } = body;
  const { slug: _slug, updatedAt: _updatedAt, ...plain } = rest;
  const price = pricing && (pricing.startingPrice ?? pricing.details);
  return {
    ...plain,
    ...(category === undefined ? {} : { categoryId: await categoryIdOf(category) }),
    ...(websiteUrl === undefined ? {} : { websiteUrl, websiteKey: websiteKey(websiteUrl) }),
    ...(pricing
      ? { pricingType: pricing.type, ...(price === undefined ? {} : { startingPrice: price }) }
      : {}),
    ...(socialLinks === undefined
      ? {}
      : { twitterUrl: socialLinks?.twitter ?? null, githubUrl: socialLinks?.github ?? null }),
    ...(logoUrl === undefined ? {} : { logo: logoUrl }),
    ...(launchDate === undefined ? {} : { launchDate: launchDate === null ? null : new Date(launchDate) }),
  };
}

type Launch = Pick<ToolRecord, "status" | "isUpcoming" | "launchDate">;

/**
 * The day on which a tool went live: the first on which it is published and no longer to come. Of a tool that is announced
 * again, the day of a former launch is none that is announced: it would launch at once.
 */
export function launched(tool: Launch, now: Date, before?: Launch): Date | null {
  const { status, isUpcoming, launchDate } = tool;
  const past = launchDate !== null && launchDate <= now;
  if (status !== "published") return launchDate;
  if (!isUpcoming) return past ? launchDate : now;
  // What is due already stays so: the next reader launches it.
  const waits =
    before?.status === "published" && before.isUpcoming && +(before.launchDate ?? 0) === +(launchDate ?? 0);
  return past && !waits ? null : launchDate;
}

/** Makes all who choose a slug wait for each other, until the transaction ends. */
export const lockSlugs = (tx: Prisma.TransactionClient) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('tool-slug', 0))`;

/** The slug that a name gives by itself. */
export const slugOf = (name: string) => slugify(name).slice(0, 80).replace(/-$/, "") || entity;

async function isTaken(tx: Prisma.TransactionClient, slug: string): Promise<boolean> {
  return (await tx.tool.findUnique({ where: { slug }, select: { id: true } })) !== null;
}

/** The slug that was asked for, or one made from the name, with a number where that is taken. */
async function chooseSlug(tx: Prisma.TransactionClient, name: string, wanted?: string): Promise<string> {
  await lockSlugs(tx);
  if (wanted) {
    if (await isTaken(tx, wanted)) throw refuse("slug", `Another tool has the slug "${wanted}".`, "conflict");
    return wanted;
  }
  const made = slugOf(name);
  if (!(await isTaken(tx, made))) return made;
  const rows = await tx.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM public.tool WHERE slug >= ${`${made}-`} COLLATE "C" AND slug < ${`${made}.`} COLLATE "C"`;
  const known = new Set(rows.map(({ slug }) => slug));
  for (let n = 2; ; n++) if (!known.has(`${made}-${n}`)) return `${made}-${n}`;
}

/**
 * Adds a tool within a transaction that also does other things, and writes that to the log. The caller invalidates
 * what shows tools afterwards.
 */
export async function insertTool(
  tx: Prisma.TransactionClient,
  body: ToolCreate,
  actor: Actor,
): Promise<ToolRecord> {
  const { categoryId, websiteKey: key, ...data } = await toData(body);
  const now = new Date();
  const row = await tx.tool.create({
    data: {
      ...data,
      name: body.name,
      description: body.description,
      websiteUrl: body.websiteUrl,
      pricingType: body.pricing.type,
      categoryId: categoryId!,
      websiteKey: key!,
      slug: await chooseSlug(tx, body.name, body.slug),
      launchDate: launched(
        { status: body.status, isUpcoming: body.isUpcoming, launchDate: data.launchDate ?? null },
        now,
      ),
    },
    select: columns,
  });
  await logChange(tx, { actor, action: "tool.create", entity, entityId: row.id, before: null, after: row });
  return row;
}

async function answer(
  tx: Prisma.TransactionClient,
  { id, websiteKey: key }: ToolRecord,
): Promise<WrittenTool> {
  const tool = await getAnyTool(id, tx);
  if (!tool) throw notFound();
  return { ...tool, duplicates: await listDuplicates(key, id, tx) };
}

/** Adds a tool. Its answer names others at the same website address. */
export async function createTool(body: ToolCreate, actor: Actor): Promise<WrittenTool> {
  const { row, tool } = await db.$transaction(async (tx) => {
    const row = await insertTool(tx, body, actor);
    return { row, tool: await answer(tx, row) };
  });
  invalidate(...tagsOfChange(null, row));
  return tool;
}

/** Reads a tool, by id or slug, that nobody else can change until the transaction ends. */
async function lockTool(tx: Prisma.TransactionClient, idOrSlug: string): Promise<ToolRecord> {
  const wanted = idOrSlug.toLowerCase();
  if (!/^[a-z0-9-]{1,200}$/.test(wanted)) throw notFound();
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM public.tool WHERE id = ${wanted} OR slug = ${wanted} ORDER BY id = ${wanted} DESC LIMIT 1 FOR UPDATE`;
  const row = found && (await tx.tool.findUnique({ where: { id: found.id }, select: columns }));
  if (!row) throw notFound();
  return row;
}

/**
 * Changes a tool, unless it is newer than what the change started from. A new name leaves the slug alone, so that links
 * go on working.
 */
export async function updateTool(
  idOrSlug: string,
  body: ToolUpdate,
  actor: Actor,
  action: AdminChange["action"] = "tool.update",
): Promise<WrittenTool> {
  const data = await toData(body);
  const { tool, was, is } = await db.$transaction(async (tx) => {
    const before = await lockTool(tx, idOrSlug);
    if (body.updatedAt !== undefined && before.updatedAt > new Date(body.updatedAt))
      throw new AppError("conflict", undefined, { body: { current: await getAnyTool(before.id, tx) } });
    const slug =
      body.slug && body.slug !== before.slug ? await chooseSlug(tx, before.name, body.slug) : before.slug;
    const after = await tx.tool.update({
      where: { id: before.id },
      data: {
        ...data,
        slug,
        launchDate: launched(
          {
            status: data.status ?? before.status,
            isUpcoming: data.isUpcoming ?? before.isUpcoming,
            launchDate: data.launchDate === undefined ? before.launchDate : data.launchDate,
          },
          new Date(),
          before,
        ),
        // Later than the one before, even within a millisecond.
        updatedAt: new Date(Math.max(Date.now(), before.updatedAt.getTime() + 1)),
      },
      select: columns,
    });
    const logged = difference(before, after);
    await logChange(tx, {
      actor,
      action,
      entity,
      entityId: after.id,
      before: logged.before,
      after: logged.after,
    });
    return { tool: await answer(tx, after), was: before, is: after };
  });
  invalidate(...tagsOfChange(was, is));
  return tool;
}

/** Deletes a tool and, with it, its votes, saves, reviews, sponsorships and counters. */
export async function removeTool(idOrSlug: string, actor: Actor): Promise<void> {
  const removed = await db.$transaction(async (tx) => {
    const row = await lockTool(tx, idOrSlug);
    await tx.tool.delete({ where: { id: row.id }, select: { id: true } });
    await tx.toolDay.deleteMany({ where: { toolId: row.id } });
    await tx.visitorCount.deleteMany({ where: { kind: "tool_view", targetId: row.id } });
    await logChange(tx, { actor, action: "tool.delete", entity, entityId: row.id, before: row, after: null });
    return row;
  });
  invalidate(...tagsOfChange(removed, null));
}
