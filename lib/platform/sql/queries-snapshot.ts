import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { connectAlone } from "@/lib/platform/db";
import type { RowSource } from "@/lib/platform/sql/queries-rows";

/**
 * Does work in one transaction that sees the database as it was at its begin, however long it takes. All that it writes appears
 * together at its end, or never. Work of one name is done by one process at a time.
 *
 * @returns undefined where another process does it
 */
export async function inSnapshot<T>(
  name: string,
  work: (source: RowSource) => Promise<T>,
): Promise<T | undefined> {
  const client = await connectAlone();
  try {
    // Before the transaction begins, so that it sees what the last one wrote.
    const lock = "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken";
    const { rows } = await client.query<{ taken: boolean }>(lock, [name]);
    if (!rows[0]?.taken) return undefined;
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0");
    let last: Promise<unknown> = Promise.resolve();
    const done = await work({
      // A connection answers one query at a time.
      $queryRaw(strings, ...values) {
        const { text, values: given } = Prisma.sql(strings, ...values);
        const asked = last.then(async () => (await client.query<object>(text, given)).rows);
        last = asked.catch(() => undefined);
        return asked;
      },
    });
    await client.query("COMMIT");
    return done;
  } finally {
    // Takes back what is not committed, and the lock.
    await client.end();
  }
}
