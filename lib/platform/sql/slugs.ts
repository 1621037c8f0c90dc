import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const slugRow = z.object({ slug: z.string() });

/** The slugs of a table that are one of these, or one of these with a number. */
export async function slugsLike(
  tx: Prisma.TransactionClient,
  table: Prisma.Sql,
  made: string[],
): Promise<Set<string>> {
  const rows = await queryRows(slugRow, tx)`
    SELECT taken.slug FROM (SELECT DISTINCT unnest(${made}::text[]) AS slug) AS wanted CROSS JOIN LATERAL (
      SELECT slug FROM ${table} WHERE slug = wanted.slug
      UNION ALL
      SELECT slug FROM ${table}
      WHERE slug >= wanted.slug || '-0' COLLATE "C" AND slug < wanted.slug || '-:' COLLATE "C"
    ) AS taken`;
  return new Set(rows.map(({ slug }) => slug));
}
