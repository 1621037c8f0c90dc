import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const slugRow = z.object({ slug: z.string() });

/** The slugs of a table that are this one, or this one with a number. */
export async function slugsLike(
  tx: Prisma.TransactionClient,
  table: Prisma.Sql,
  made: string,
): Promise<Set<string>> {
  const rows = await queryRows(slugRow, tx)`
    SELECT slug FROM ${table} WHERE slug = ${made}
    UNION ALL SELECT slug FROM ${table} WHERE slug >= ${`${made}-0`} COLLATE "C" AND slug < ${`${made}-:`} COLLATE "C"`;
  return new Set(rows.map(({ slug }) => slug));
}
