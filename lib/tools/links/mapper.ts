import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { linkChange, type LinkDto, linkDto, linkStates, type ToolLinkDto } from "@/lib/tools/links/schema";

/** What a tool tells of its website; one without a row is not checked yet. */
export const toolLinkColumns = Prisma.sql`
  coalesce(link.state, 'unchecked') AS "linkState", link.since AS "linkSince", link.checked_at AS "linkCheckedAt"`;
export const toolLinkRow = z.object({
  linkState: z.enum(linkStates),
  linkSince: z.date().nullable(),
  linkCheckedAt: z.date().nullable(),
});

export const toToolLink = (row: z.output<typeof toolLinkRow>): ToolLinkDto => ({
  state: row.linkState,
  since: row.linkSince?.toISOString() ?? null,
  checkedAt: row.linkCheckedAt?.toISOString() ?? null,
});

/** What administrators are told. */
export const linkColumns = Prisma.sql`
  tool.id, tool.name, tool.slug, tool.status, tool.website_url AS "websiteUrl", link.state, link.since, link.checked_at AS "checkedAt",
  link.seen, link.failures, link.failing_since AS "failingSince", link.moved_to AS "movedTo", link.trusted_until AS "trustedUntil",
  link.due_at AS "dueAt", link.updated_at AS "updatedAt"`;
export const linkRow = linkDto.extend({
  since: z.date().nullable(),
  checkedAt: z.date().nullable(),
  failingSince: z.date().nullable(),
  trustedUntil: z.date().nullable(),
  dueAt: z.date(),
  updatedAt: z.date(),
});

export const toLink = (row: z.output<typeof linkRow>): LinkDto => withIsoDates(row);

export const lockedRow = linkRow.extend({
  isGone: z.boolean(),
  failedAt: z.date().nullable(),
  history: z.array(linkChange),
});

/** What visits and administrators make of a website. */
const written = lockedRow.omit({
  id: true,
  name: true,
  slug: true,
  status: true,
  websiteUrl: true,
  dueAt: true,
  updatedAt: true,
});
export type LinkRecord = z.output<typeof written>;
export const toWritten = (record: LinkRecord): LinkRecord => written.parse(record);
