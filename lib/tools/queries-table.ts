import "server-only";
import { z } from "zod";
import { findCategory, listCategories } from "@/lib/categories/queries";
import { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import type { Page } from "@/lib/platform/http/page";
import { pageOfGroups, type ToolGroup } from "@/lib/tools/queries-table-groups";
import { type ToolTableQuery, type ToolTableRow, toolTableRow } from "@/lib/tools/schema-table";
import { logoPath } from "@/lib/tools/utils";
import { countRows } from "@/lib/platform/sql/queries-page";
import { containing, idRow, queryRows } from "@/lib/platform/sql/queries-rows";

const tableRow = toolTableRow
  .omit({ _id: true, logo: true })
  .extend({ createdAt: z.date(), updatedAt: z.date() });

type Sort = ToolTableQuery["sort"];
/** Each order in both directions, always ending in the id, as an index has it. */
const orders: Record<Exclude<Sort, ToolGroup>, Record<"asc" | "desc", Prisma.Sql>> = {
  updatedAt: {
    asc: Prisma.sql`tool.updated_at, tool.id DESC`,
    desc: Prisma.sql`tool.updated_at DESC, tool.id`,
  },
  name: {
    asc: Prisma.sql`lower(tool.name), tool.id`,
    desc: Prisma.sql`lower(tool.name) DESC, tool.id DESC`,
  },
};

/** Tools whose name, website or category has the text in it, in any case and taken literally. */
async function matching(q: string): Promise<Prisma.Sql> {
  const pattern = containing(q);
  const wanted = q.toLowerCase();
  const categories = (await listCategories())
    .filter(({ name, label }) => [name, label].some((text) => text.toLowerCase().includes(wanted)))
    .map(({ id }) => id);
  return Prisma.sql`(lower(tool.name) LIKE ${pattern} OR tool.website_key LIKE ${pattern} OR tool.category_id = ANY (${categories}::text[]))`;
}

/** A page of all tools, whatever their status. Undefined: there is no such category. */
export async function listToolTable(query: ToolTableQuery): Promise<Page<ToolTableRow> | undefined> {
  const { q, status, category, pricing, sort, order, page, limit } = query;
  const parts = [Prisma.sql`true`];
  if (q) parts.push(await matching(q));
  if (status) parts.push(Prisma.sql`tool.status = ${status}`);
  if (pricing) parts.push(Prisma.sql`tool.pricing_type = ${pricing}`);
  if (category) {
    const found = await findCategory(category);
    if (!found) return undefined;
    parts.push(Prisma.sql`tool.category_id = ANY (${found.members.map(({ id }) => id)}::text[])`);
  }
  const where = Prisma.join(parts, " AND ");
  // The last changed come first, and before them what is called by the text.
  const called = q && sort === "updatedAt" && order === "desc" ? await findCalled(q, where) : [];
  const offset = (page - 1) * limit;
  const first = called.slice(offset, offset + limit);
  const rest = called.length > 0 ? Prisma.sql`${where} AND tool.id <> ALL (${called}::text[])` : where;
  const others = await pageOf(sort, order, rest, {
    offset: Math.max(0, offset - called.length),
    limit: limit - first.length,
  });
  const ids = [...first, ...others.ids];
  const total = called.length + others.total;
  const rows = await queryRows(tableRow)`
    SELECT tool.id, tool.name, tool.slug, category.name AS category, tool.website_url AS "websiteUrl",
      tool.pricing_type AS "pricingType", tool.starting_price AS "startingPrice", tool.status,
      stats.base_votes + stats.votes AS votes, stats.base_views + stats.views AS views,
      tool.created_at AS "createdAt", tool.updated_at AS "updatedAt"
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS found (id, n) JOIN public.tool ON tool.id = found.id
      JOIN public.category ON category.id = tool.category_id JOIN public.tool_stats AS stats ON stats.tool_id = tool.id
    ORDER BY found.n`;
  return {
    items: rows.map((row) => ({
      ...withIsoDates(row),
      _id: row.id,
      logo: logoPath(row.slug),
    })),
    total,
    page,
    limit,
  };
}

async function findCalled(name: string, where: Prisma.Sql): Promise<string[]> {
  const rows = await queryRows(idRow)`
    SELECT tool.id FROM public.tool WHERE lower(tool.name) = ${name.toLowerCase()} AND ${where} ORDER BY tool.id LIMIT 100`;
  return rows.map(({ id }) => id);
}

/** The ids of a page, which alone are read in full, and how many tools there are. */
async function pageOf(
  sort: Sort,
  order: "asc" | "desc",
  where: Prisma.Sql,
  slice: { offset: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  if (sort === "category" || sort === "pricing" || sort === "status")
    return pageOfGroups(sort, order, where, slice);
  const [rows, total] = await Promise.all([
    queryRows(idRow)`
      SELECT tool.id FROM public.tool WHERE ${where}
      ORDER BY ${orders[sort][order]} LIMIT ${slice.limit} OFFSET ${slice.offset}`,
    countRows(Prisma.sql`public.tool WHERE ${where}`),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}
