import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { inOrder } from "@/lib/platform/sql/utils";
import { softwareColumns, toSoftwarePage } from "@/lib/software-pages/mapper";
import { published } from "@/lib/software-pages/published";
import type { SoftwarePageDto, SoftwareQuery } from "@/lib/software-pages/schema";
import { countRows, directions, limitTo } from "@/lib/platform/sql/queries-page";
import { containing, idRow, isCalled, queryRows } from "@/lib/platform/sql/queries-rows";

const placeRow = z.object({ id: z.string(), place: z.int() });

const withStatus: Record<NonNullable<SoftwareQuery["status"]>, () => Prisma.Sql> = {
  all: () => Prisma.sql`true`,
  published,
  scheduled: () => Prisma.sql`page.status = 'published' AND page.published_at > ${new Date()}`,
  draft: () => Prisma.sql`page.status = 'draft'`,
  archived: () => Prisma.sql`page.status = 'archived'`,
};

const orders: Record<SoftwareQuery["sort"], Prisma.Sql> = {
  position: Prisma.sql`page.position`,
  title: Prisma.sql`lower(page.title)`,
  slug: Prisma.sql`page.slug`,
  featured: Prisma.sql`page.featured`,
  status: Prisma.sql`page.status`,
  publishedAt: Prisma.sql`page.published_at`,
  updatedAt: Prisma.sql`page.updated_at`,
};

/**
 * A page of "best software" pages. Without `status`: what the public may see.
 *
 * @param allTools also recommended tools that are not published
 */
export async function listSoftwarePages(
  { q, status = "published", sort, order, page, limit }: SoftwareQuery,
  { allTools }: { allTools: boolean },
): Promise<Page<SoftwarePageDto>> {
  const pattern = containing(q);
  const where = Prisma.sql`${withStatus[status]()} AND (lower(page.title) LIKE ${pattern}
    OR lower(page.description) LIKE ${pattern} OR page.slug LIKE ${pattern})`;
  const [found, total] = await Promise.all([
    queryRows(placeRow)`
      SELECT page.id, page.place FROM (
        SELECT *, (row_number() OVER (ORDER BY position, id))::int AS place FROM public.software_page) AS page
      WHERE ${where}
      ORDER BY ${orders[sort]} ${directions[order]} NULLS LAST, page.id ${limitTo({ page, limit })}`,
    countRows(Prisma.sql`public.software_page AS page WHERE ${where}`),
  ]);
  const ids = found.map(({ id }) => id);
  const rows = await db.softwarePage.findMany({ where: { id: { in: ids } }, select: softwareColumns });
  const places = new Map(found.map(({ id, place }) => [id, place]));
  const items = inOrder(ids, rows).map((row) => ({
    ...toSoftwarePage(row, { allTools }),
    ...(allTools ? { place: places.get(row.id) } : {}),
  }));
  return { items, total, page, limit };
}

/**
 * A "best software" page by slug or id; null when there is none, or none that may be seen.
 *
 * @param hidden also those that the public may not see, with all their tools
 */
export async function findSoftwarePage(
  slugOrId: string,
  { hidden }: { hidden: boolean },
): Promise<SoftwarePageDto | null> {
  const wanted = slugOrId.toLowerCase();
  if (!/^[a-z0-9-]{1,100}$/.test(wanted)) return null;
  const [found] = await queryRows(idRow)`
    SELECT page.id FROM public.software_page AS page
    WHERE ${isCalled(Prisma.sql`page`, wanted)} AND (${hidden} OR (${published()}))`;
  const row =
    found && (await db.softwarePage.findUnique({ where: { id: found.id }, select: softwareColumns }));
  return row ? toSoftwarePage(row, { allTools: hidden }) : null;
}
