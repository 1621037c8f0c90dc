import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { cached } from "@/lib/platform/cache/cached";
import { bounded, tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import {
  adminColumns,
  adminSponsorshipRow,
  sponsorshipColumns,
  sponsorshipRow,
  sponsorshipTables,
  running,
  state,
  toAdminSponsorship,
  toSponsorship,
} from "@/lib/sponsorships/mapper";
import {
  type AvailableTool,
  type AvailableToolQuery,
  maxSponsorships,
  type SponsorshipDto,
  type SponsorshipQuery,
} from "@/lib/sponsorships/schema";
import { listTools } from "@/lib/tools/queries";
import { toolQuery } from "@/lib/tools/schema";
import { countRows, directions, limitTo, readPage } from "@/lib/platform/sql/queries-page";
import { containing, queryRows } from "@/lib/platform/sql/queries-rows";

/** The sponsorships of published tools that run at this moment, in their order. */
export async function listRunningSponsorshipsNow(): Promise<SponsorshipDto[]> {
  const rows = await queryRows(sponsorshipRow)`
    SELECT ${sponsorshipColumns} FROM ${sponsorshipTables} WHERE ${running()}
    ORDER BY sponsorship.position, sponsorship.id LIMIT ${maxSponsorships}`;
  return rows.map(toSponsorship);
}

const nextRow = z.object({ next: z.date().nullable() });

/** When the next sponsorship starts or ends. */
async function nextChange(): Promise<Date | null> {
  const now = new Date();
  const [row] = await queryRows(nextRow)`
    SELECT least(min(start_date) FILTER (WHERE start_date > ${now}), min(end_date) FILTER (WHERE end_date > ${now})) AS next
    FROM public.sponsorship`;
  return row?.next ?? null;
}

const keptSponsorships = cached(
  "sponsorships",
  async () => {
    const ended = { lte: new Date() };
    const [sponsorships, others] = await Promise.all([
      listRunningSponsorshipsNow(),
      // A tool that is published again, or whose website is there again, shows its sponsorships again.
      db.sponsorship.findMany({
        where: {
          tool: { OR: [{ status: { not: "published" } }, { link: { isGone: true } }] },
          OR: [{ endDate: null }, { NOT: { endDate: ended } }],
        },
        distinct: ["toolId"],
        select: { toolId: true },
      }),
    ]);
    return { sponsorships, hidden: others.map(({ toolId }) => toolId) };
  },
  {
    tags: () => [tags.sponsorships],
    tagsOf: ({ sponsorships, hidden }) => [
      ...sponsorships.map(({ toolId }) => tags.tool(toolId._id)),
      ...bounded(hidden.map(tags.tool), tags.lists),
    ],
    until: nextChange,
  },
);

/** The same as pages show them, with counters that may be a minute old. */
export const listRunningSponsorships = async (): Promise<SponsorshipDto[]> =>
  (await keptSponsorships()).sponsorships;

const orders: Record<SponsorshipQuery["sort"], Prisma.Sql> = {
  position: Prisma.sql`sponsorship.position`,
  name: Prisma.sql`lower(sponsorship.name)`,
  category: Prisma.sql`lower(sponsorship.category)`,
  rating: Prisma.sql`sponsorship.rating`,
  views: Prisma.sql`sponsorship.views`,
  impressions: Prisma.sql`sponsorship.impressions`,
  startDate: Prisma.sql`sponsorship.start_date`,
  endDate: Prisma.sql`coalesce(sponsorship.end_date, 'infinity'::timestamptz)`,
  createdAt: Prisma.sql`sponsorship.created_at`,
};

/** A page of sponsorships whatever their state, for administrators. */
export function listSponsorships(query: SponsorshipQuery): Promise<Page<SponsorshipDto>> {
  const { q, status = "running", toolId, sort, order } = query;
  const pattern = containing(q);
  const from = Prisma.sql`
    ${sponsorshipTables} WHERE (${status} = 'all' OR ${state()} = ${status})
    AND ${toolId ? Prisma.sql`sponsorship.tool_id = ${toolId}` : Prisma.sql`true`}
    AND (lower(sponsorship.name) LIKE ${pattern} OR lower(sponsorship.category) LIKE ${pattern}
      OR lower(tool.name) LIKE ${pattern} OR lower(sponsorship.website_url) LIKE ${pattern})`;
  const rows = queryRows(adminSponsorshipRow)`
    SELECT ${adminColumns()} FROM ${from} ORDER BY ${orders[sort]} ${directions[order]}, sponsorship.id ${limitTo(query)}`;
  return readPage(query, rows, countRows(from), toAdminSponsorship);
}

/** A sponsorship of any state by its id; null when there is none. */
export async function getSponsorship(
  id: string,
  tx: Prisma.TransactionClient = db,
): Promise<(SponsorshipDto & { updatedAt: string }) | null> {
  const [row] = await queryRows(adminSponsorshipRow, tx)`
    SELECT ${adminColumns()} FROM ${sponsorshipTables} WHERE sponsorship.id = ${id}`;
  return row ? toAdminSponsorship(row) : null;
}

/** A page of published tools, the best matches of the text first. */
export async function listAvailableTools({
  q,
  page,
  limit,
}: AvailableToolQuery): Promise<Page<AvailableTool>> {
  const found = await listTools({
    ...toolQuery.parse({}),
    q,
    page,
    limit,
    sort: q?.trim() ? "trending" : "popular",
  });
  return { items: found?.items ?? [], total: found?.total ?? 0, page, limit };
}
