import "server-only";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { tags } from "@/lib/platform/cache/tags";
import { slugFrom } from "@/lib/platform/plain-text/utils";
import { found, refuseField } from "@/lib/platform/errors";
import { Prisma } from "@/lib/generated/prisma/client";
import {
  type Actor,
  createRecord,
  lockRow,
  type RecordKind,
  removeRecord,
  type Tx,
  updateRecord,
} from "@/lib/platform/records/mutations";
import { toReportUrl } from "@/lib/sponsorships/report/policy";
import { getSponsorship } from "@/lib/sponsorships/queries";
import { tagsOfSponsorshipChange } from "@/lib/sponsorships/tags";
import { lockOrder, moveRecord } from "@/lib/platform/records/mutations-order";
import type { SponsorshipChange, SponsorshipDto, SponsorshipInput } from "@/lib/sponsorships/schema";

const statusRow = z.object({ status: z.string() });

const entity = "sponsorship";
const notFound = "Sponsored listing not found";

/** What of a sponsorship is neither written nor logged: when it was added, and what is counted. */
const omit = { createdAt: true, views: true, impressions: true, clicks: true } as const;
type SponsorshipRecord = Prisma.SponsorshipGetPayload<{ omit: typeof omit }>;

const slugOf = (name: string) => slugFrom(name, "listing", 90);

const answer = (tx: Tx, id: string): Promise<SponsorshipDto> => found(getSponsorship(id, tx), notFound);

const kind: RecordKind<SponsorshipRecord, SponsorshipDto> = {
  entity,
  notFound,
  lock: lockRow(Prisma.sql`public.sponsorship`, (tx, id) =>
    tx.sponsorship.findUnique({ where: { id }, omit }),
  ),
  toDto: ({ id }, tx) => answer(tx, id),
  tagsOf: tagsOfSponsorshipChange,
};

/** Creates a sponsorship, after those that there are. Only a published tool can have one. */
export async function createSponsorship(input: SponsorshipInput, actor: Actor): Promise<SponsorshipDto> {
  const { url, slug, logo, startDate, endDate, ...rest } = input;
  return createRecord(kind, actor, async (tx) => {
    // Nobody takes the tool back until this sponsorship is there.
    const [tool] = await queryRows(statusRow, tx)`
      SELECT status FROM public.tool WHERE id = ${input.toolId} FOR SHARE`;
    if (!tool) throw refuseField("toolId", "Please select a tool");
    if (tool.status !== "published") throw refuseField("toolId", "Only published tools can be sponsored.");
    const start = startDate ? new Date(startDate) : new Date();
    const end = endDate ? new Date(endDate) : null;
    if (end && end <= start) throw refuseField("endDate", "The end date must be after the start date.");
    await lockOrder(tx, "sponsorship");
    const { _max } = await tx.sponsorship.aggregate({ _max: { position: true } });
    return tx.sponsorship.create({
      data: {
        ...rest,
        slug: slug || slugOf(input.name),
        logo: logo || null,
        websiteUrl: url,
        position: (_max.position ?? -1) + 1,
        startDate: start,
        endDate: end,
      },
      omit,
    });
  });
}

/** Changes a sponsorship, unless it is newer than what the change started from. Its tool can't be changed. */
export async function updateSponsorship(
  id: string,
  change: SponsorshipChange,
  actor: Actor,
): Promise<SponsorshipDto> {
  const { toolId, url, slug, logo, startDate, endDate, updatedAt: startedFrom, ...rest } = change;
  return updateRecord(kind, id, { actor, startedFrom }, async (tx, before, updatedAt) => {
    if (toolId !== undefined && toolId !== before.toolId)
      throw refuseField("toolId", "The tool of a listing can't be changed.");
    const start = startDate === undefined ? before.startDate : new Date(startDate);
    const end = endDate === undefined ? before.endDate : endDate === null ? null : new Date(endDate);
    if (end && end <= start) throw refuseField("endDate", "The end date must be after the start date.");
    return tx.sponsorship.update({
      where: { id },
      data: {
        ...rest,
        ...(slug === undefined ? {} : { slug: slug || slugOf(rest.name ?? before.name) }),
        ...(logo === undefined ? {} : { logo: logo || null }),
        ...(url === undefined ? {} : { websiteUrl: url }),
        startDate: start,
        endDate: end,
        updatedAt,
      },
      omit,
    });
  });
}

/** Gives a sponsorship a place, from 1, among all sponsorships, whatever their state. */
export const moveSponsorship = (id: string, place: number, actor: Actor): Promise<SponsorshipDto> =>
  moveRecord(kind, "sponsorship", { id, place, actor, tags: [tags.sponsorships] });

/** Makes the link to a sponsorship's report, and a former one worthless. What visitors see is not touched, nor is its time of change. */
export const renewReportLink = (id: string, actor: Actor): Promise<{ link: string }> =>
  updateRecord(
    { ...kind, toDto: (record) => ({ link: toReportUrl(record)! }) },
    id,
    { actor, action: "sponsorship.link" },
    (tx, { reportVersion, updatedAt }) =>
      tx.sponsorship.update({
        where: { id },
        data: { reportVersion: reportVersion + 1, updatedAt },
        omit,
      }),
  );

/** Deletes a sponsorship and what was noted of its visitors. */
export const removeSponsorship = (id: string, actor: Actor): Promise<void> =>
  removeRecord(kind, id, actor, async (tx) => {
    await tx.sponsorship.delete({ where: { id }, select: { id: true } });
    await tx.visitorCount.deleteMany({
      where: { targetId: id, kind: { in: ["listing_impression", "listing_click", "listing_report"] } },
    });
  });
