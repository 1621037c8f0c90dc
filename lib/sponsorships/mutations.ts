import "server-only";
import { logChange } from "@/lib/platform/audit-log/mutations";
import type { AdminChange } from "@/lib/platform/audit-log/schema";
import { difference } from "@/lib/platform/audit-log/utils";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { slugify } from "@/lib/platform/plain-text/utils";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { getSponsorship } from "@/lib/sponsorships/queries";
import { tagsOfSponsorshipChange } from "@/lib/sponsorships/tags";
import { lockOrder, moveInOrder } from "@/lib/platform/admin-list/mutations-order";
import type { SponsorshipChange, SponsorshipDto, SponsorshipInput } from "@/lib/sponsorships/schema";

type Actor = AdminChange["actor"];
const entity = "sponsorship";
const notFound = () => new AppError("not_found", "Sponsored listing not found");

/** What of a sponsorship is written, and logged. */
const columns = {
  id: true,
  toolId: true,
  slug: true,
  name: true,
  description: true,
  logo: true,
  category: true,
  websiteUrl: true,
  rating: true,
  premiumBadge: true,
  position: true,
  startDate: true,
  endDate: true,
  updatedAt: true,
} as const satisfies Prisma.SponsorshipSelect;

function refuse(path: string, message: string): AppError {
  return new AppError("invalid", message, { issues: [{ path, message }] });
}

const slugOf = (name: string) => slugify(name).slice(0, 100).replace(/-$/, "") || "listing";

async function answer(tx: Prisma.TransactionClient, id: string): Promise<SponsorshipDto> {
  const sponsorship = await getSponsorship(id, tx);
  if (!sponsorship) throw notFound();
  return sponsorship;
}

/** Creates a sponsorship, after those that there are. Only a published tool can have one. */
export async function createSponsorship(input: SponsorshipInput, actor: Actor): Promise<SponsorshipDto> {
  const { url, slug, logo, startDate, endDate, ...rest } = input;
  const sponsorship = await db.$transaction(async (tx) => {
    // Nobody takes the tool back until this sponsorship is there.
    const [tool] = await tx.$queryRaw<{ status: string }[]>`
      SELECT status FROM public.tool WHERE id = ${input.toolId} FOR SHARE`;
    if (!tool) throw refuse("toolId", "Please select a tool");
    if (tool.status !== "published") throw refuse("toolId", "Only published tools can be sponsored.");
    const start = startDate ? new Date(startDate) : new Date();
    const end = endDate ? new Date(endDate) : null;
    if (end && end <= start) throw refuse("endDate", "The end date must be after the start date.");
    await lockOrder(tx, "sponsorship");
    const { _max } = await tx.sponsorship.aggregate({ _max: { position: true } });
    const row = await tx.sponsorship.create({
      data: {
        ...rest,
        slug: slug || slugOf(input.name),
        logo: logo || null,
        websiteUrl: url,
        position: (_max.position ?? -1) + 1,
        startDate: start,
        endDate: end,
      },
      select: columns,
    });
    await logChange(tx, {
      actor,
      action: "sponsorship.create",
      entity,
      entityId: row.id,
      before: null,
      after: row,
    });
    return answer(tx, row.id);
  });
  invalidate(tags.sponsorships);
  return sponsorship;
}

/** Reads a sponsorship that nobody else can change until the transaction ends. */
async function lock(tx: Prisma.TransactionClient, id: string) {
  if (!/^[0-9a-f]{24}$/.test(id)) throw notFound();
  await tx.$queryRaw`SELECT 1 FROM public.sponsorship WHERE id = ${id} FOR UPDATE`;
  const row = await tx.sponsorship.findUnique({ where: { id }, select: columns });
  if (!row) throw notFound();
  return row;
}

/** Changes a sponsorship, unless it is newer than what the change started from. Its tool can't be changed. */
export async function updateSponsorship(
  id: string,
  change: SponsorshipChange,
  actor: Actor,
): Promise<SponsorshipDto> {
  const { toolId, url, slug, logo, startDate, endDate, updatedAt, ...rest } = change;
  const { sponsorship, changed } = await db.$transaction(async (tx) => {
    const before = await lock(tx, id);
    if (updatedAt !== undefined && before.updatedAt > new Date(updatedAt))
      throw new AppError("conflict", undefined, { body: { current: await answer(tx, id) } });
    if (toolId !== undefined && toolId !== before.toolId)
      throw refuse("toolId", "The tool of a listing can't be changed.");
    const start = startDate === undefined ? before.startDate : new Date(startDate);
    const end = endDate === undefined ? before.endDate : endDate === null ? null : new Date(endDate);
    if (end && end <= start) throw refuse("endDate", "The end date must be after the start date.");
    const after = await tx.sponsorship.update({
      where: { id },
      data: {
        ...rest,
        ...(slug === undefined ? {} : { slug: slug || slugOf(rest.name ?? before.name) }),
        ...(logo === undefined ? {} : { logo: logo || null }),
        ...(url === undefined ? {} : { websiteUrl: url }),
        startDate: start,
        endDate: end,
        // Later than the one before, even within a millisecond.
        updatedAt: new Date(Math.max(Date.now(), before.updatedAt.getTime() + 1)),
      },
      select: columns,
    });
    const { before: was, after: is } = difference(before, after);
    await logChange(tx, {
      actor,
      action: "sponsorship.update",
      entity,
      entityId: id,
      before: was,
      after: is,
    });
    return { sponsorship: await answer(tx, id), changed: tagsOfSponsorshipChange(before, after) };
  });
  invalidate(...changed);
  return sponsorship;
}

/** Gives a sponsorship a place, from 1, among all sponsorships, whatever their state. */
export async function moveSponsorship(id: string, place: number, actor: Actor): Promise<SponsorshipDto> {
  const sponsorship = await db.$transaction(async (tx) => {
    const moved = await moveInOrder(tx, "sponsorship", id, place);
    if (!moved) throw notFound();
    const { from, to } = moved;
    if (from !== to)
      await logChange(tx, {
        actor,
        action: "sponsorship.move",
        entity,
        entityId: id,
        before: { place: from },
        after: { place: to },
      });
    return answer(tx, id);
  });
  invalidate(tags.sponsorships);
  return sponsorship;
}

/** Deletes a sponsorship and what was noted of its visitors. */
export async function removeSponsorship(id: string, actor: Actor): Promise<void> {
  await db.$transaction(async (tx) => {
    const row = await lock(tx, id);
    await tx.sponsorship.delete({ where: { id }, select: { id: true } });
    await tx.visitorCount.deleteMany({
      where: { targetId: id, kind: { in: ["listing_impression", "listing_click"] } },
    });
    await logChange(tx, {
      actor,
      action: "sponsorship.delete",
      entity,
      entityId: id,
      before: row,
      after: null,
    });
  });
  invalidate(tags.sponsorships);
}
