import "server-only";
import { z } from "zod";
import { listCategories } from "@/lib/categories/queries";
import { Prisma } from "@/lib/generated/prisma/client";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";

/** What the table is sorted by where thousands of tools have the same. */
export type ToolGroup = "category" | "pricing" | "status";

const columns: Record<ToolGroup, Prisma.Sql> = {
  category: Prisma.sql`tool.category_id`,
  pricing: Prisma.sql`tool.pricing_type`,
  status: Prisma.sql`tool.status`,
};

/**
 * The ids of a page of tools in the order of one of these, the last changed of each group first, and how many tools
 * there are. The groups are counted, and only those are read that the page has a part of, each as far as that part:
 * a sort of all tools takes ten times as long.
 */
export async function pageOfGroups(
  group: ToolGroup,
  order: "asc" | "desc",
  where: Prisma.Sql,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const column = columns[group];
  const counted = await queryRows(z.object({ key: z.string(), tools: z.int() }))`
    SELECT ${column} AS key, count(*)::int AS tools FROM public.tool WHERE ${where} GROUP BY 1`;
  const names =
    group === "category"
      ? new Map((await listCategories()).map(({ id, name }) => [id, name.toLowerCase()]))
      : undefined;
  const place = ({ key }: { key: string }) => names?.get(key) ?? key;
  const groups = counted.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  if (order === "desc") groups.reverse();

  const parts: Prisma.Sql[] = [];
  let before = 0;
  for (const { key, tools } of groups) {
    const from = Math.max(offset - before, 0);
    const size = Math.min(offset + limit - before, tools) - from;
    if (size > 0)
      parts.push(Prisma.sql`(
        SELECT tool.id, ${parts.length}::int AS place, row_number() OVER (ORDER BY tool.updated_at DESC, tool.id) AS n
        FROM public.tool WHERE ${column} = ${key} AND ${where} ORDER BY tool.updated_at DESC, tool.id LIMIT ${size} OFFSET ${from})`);
    before += tools;
  }
  if (parts.length === 0) return { ids: [], total: before };
  const rows = await queryRows(idRow)`
    SELECT id FROM (${Prisma.join(parts, " UNION ALL ")}) AS page ORDER BY place, n`;
  return { ids: rows.map(({ id }) => id), total: before };
}
