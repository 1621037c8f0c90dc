import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { tags } from "@/lib/platform/cache/tags";
import { AppError } from "@/lib/platform/errors";
import type { Page } from "@/lib/platform/http/page";
import { countRows, limitTo, readPage } from "@/lib/platform/sql/queries-page";
import { containing, idRow, queryRows } from "@/lib/platform/sql/queries-rows";
import { linkColumns, linkRow, lockedRow, toLink } from "@/lib/tools/links/mapper";
import type { LinkDetail, LinkDto, LinkQuery } from "@/lib/tools/links/schema";
import { cachedTools } from "@/lib/tools/mutations-due";
import { listToolsById } from "@/lib/tools/queries";
import type { ToolDto } from "@/lib/tools/schema";

const tables = Prisma.sql`public.tool_link AS link JOIN public.tool ON tool.id = link.tool_id`;

/** What an administrator should look at; a literal, so that its index is used. Who has an administrator's word is left alone. */
const toLookAt = Prisma.sql`link.seen IN ('moved', 'not-found', 'no-host', 'certificate', 'parked', 'unclear')
  AND (link.trusted_until IS NULL OR link.trusted_until < now()) AND tool.status <> 'archived'`;

function condition({ q, state }: LinkQuery): Prisma.Sql {
  const wanted =
    state === "look"
      ? toLookAt
      : state === "all"
        ? Prisma.sql`true`
        : Prisma.sql`link.state = ${state}::text`;
  if (!q) return wanted;
  const pattern = containing(q);
  return Prisma.sql`${wanted} AND (lower(tool.name) LIKE ${pattern} OR tool.slug LIKE ${pattern} OR tool.website_key LIKE ${pattern})`;
}

/** A page of tools' websites, the last visited first. */
export function listLinks(query: LinkQuery): Promise<Page<LinkDto>> {
  const from = Prisma.sql`${tables} WHERE ${condition(query)}`;
  // An index has the latest first, and those that nobody visited yet before them; backwards it has all the other way round.
  const by =
    query.order === "desc" ? Prisma.sql`checked_at DESC, tool_id` : Prisma.sql`checked_at, tool_id DESC`;
  const rows = queryRows(linkRow)`SELECT ${linkColumns} FROM ${from} ORDER BY ${by} ${limitTo(query)}`;
  return readPage(query, rows, countRows(from), toLink);
}

const countsRow = z.object({ linksToLookAt: z.int(), goneTools: z.int() });

/** How many websites wait for an administrator's look, and how many tools are in no list. */
export async function countLinks(): Promise<z.output<typeof countsRow>> {
  const [counts] = await queryRows(countsRow)`
    SELECT (SELECT count(*)::int FROM ${tables} WHERE ${toLookAt}) AS "linksToLookAt",
      (SELECT count(*)::int FROM search.entry WHERE NOT is_listed) AS "goneTools"`;
  return counts ?? { linksToLookAt: 0, goneTools: 0 };
}

/** A tool's website as it is now, locked with its tool until the transaction ends; null when there is no such tool. */
export async function lockLink(id: string, tx: Prisma.TransactionClient) {
  // The tool first: whoever changes its address, or its place in the index, begins with it.
  await tx.$queryRaw`SELECT 1 FROM public.tool WHERE id = ${id} FOR NO KEY UPDATE`;
  const [row] = await queryRows(lockedRow, tx)`
    SELECT ${linkColumns}, link.is_gone AS "isGone", link.failed_at AS "failedAt", link.history FROM ${tables} WHERE tool.id = ${id}`;
  return row ?? null;
}

/** A tool's website with its last changes. */
export async function getLink(id: string): Promise<LinkDetail> {
  const [row] = await queryRows(lockedRow.omit({ isGone: true, failedAt: true }))`
    SELECT ${linkColumns}, link.history FROM ${tables} WHERE tool.id = ${id}`;
  if (!row) throw new AppError("not_found", "Tool not found");
  const { history, ...link } = row;
  return { ...toLink(link), history };
}

export const gravesPerPage = 20;

/** The published tools whose websites are gone, the last first. */
export const listGraves = cachedTools(
  "graveyard",
  async (page: number): Promise<Page<ToolDto>> => {
    const asked = { page, limit: gravesPerPage };
    const from = Prisma.sql`${tables} WHERE link.is_gone AND tool.status = 'published'`;
    const [rows, total] = await Promise.all([
      queryRows(idRow)`
        SELECT tool.id FROM ${from} ORDER BY link.since DESC, link.tool_id ${limitTo(asked)}`,
      countRows(from),
    ]);
    const items = await listToolsById(rows.map(({ id }) => id));
    return { ...asked, items, total };
  },
  { tags: () => [tags.lists], tagsOf: ({ items }) => items.map(({ id }) => tags.tool(id)) },
);
