import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";

/** Rows that go in one statement, which takes a part of a second. */
const batch = 20_000;

/**
 * Deletes the rows of a table whose `column`, which an index begins with, is less than a bound, the oldest first and some at a time:
 * after days without jobs there are more of them than one statement has time for.
 *
 * @returns how many went
 */
export async function removeOld(table: Prisma.Sql, column: Prisma.Sql, bound: Prisma.Sql): Promise<number> {
  for (let removed = 0; ;) {
    const some = await db.$executeRaw`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${column} < ${bound} ORDER BY ${column} LIMIT ${batch}))`;
    removed += some;
    if (some < batch) return removed;
  }
}
