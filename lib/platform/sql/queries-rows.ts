import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";
import { idPattern } from "@/lib/platform/input/utils";
import { withoutNul } from "@/lib/platform/plain-text/utils";

export const idRow = z.object({ id: z.string() });
export const totalRow = z.object({ total: z.int() });

/** What a query can be asked of: the database, or a transaction. */
export type RowSource = {
  $queryRaw(sql: TemplateStringsArray, ...values: unknown[]): PromiseLike<unknown>;
};

/**
 * Asks in SQL: ``queryRows(idRow)`SELECT …` ``. Prisma believes any type of a raw query, so that its rows are held against
 * their shape while the site is developed and tested, and trusted in production.
 */
export const queryRows =
  <Row extends z.ZodObject>(row: Row, client: RowSource = db) =>
  async (sql: TemplateStringsArray, ...values: unknown[]): Promise<z.output<Row>[]> =>
    checkRows(row, await client.$queryRaw(sql, ...values));

/** Made once for each shape: that takes longer than a check. */
const strict = new WeakMap<z.ZodObject, z.ZodType>();

/** The check alone, for what is asked as a part of a transaction. */
export function checkRows<Row extends z.ZodObject>(row: Row, rows: unknown): z.output<Row>[] {
  if (process.env.NODE_ENV !== "production") {
    const exact = strict.get(row) ?? z.array(row.strict());
    strict.set(row, exact);
    const { error } = exact.safeParse(rows);
    if (error) throw new Error(`The rows of a query have another shape: ${z.prettifyError(error)}`);
  }
  return rows as z.output<Row>[];
}

/**
 * What `LIKE` finds a text by anywhere in a column that is in lower case: in any case, and taken literally. Unlike
 * `ILIKE`, which makes every row's text lower case for every search, it is answered by an index on `lower(…)`.
 *
 * @param fold what else was done to the text of the column. It may make signs that `LIKE` interprets, so they are escaped
 *   after it.
 */
export function containing(text: string, fold = (typed: Prisma.Sql) => typed): Prisma.Sql {
  const typed = fold(Prisma.sql`${withoutNul(text).toWellFormed()}::text`);
  return Prisma.sql`'%' || regexp_replace(lower(${typed}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}

/** A text taken literally by Prisma's filters in any case, which interpret the signs of `LIKE` too. */
export const literal = (text: string) => withoutNul(text).replace(/[\\%_]/g, "\\$&");

/** The same as {@link containing} as a filter of Prisma. */
export const containingText = (text: string) => ({ contains: literal(text), mode: "insensitive" }) as const;

/** Whether a row of `table` is what an address names, in lower case: by its id where that has the form of one, which no slug has, else by its slug. */
export const isCalled = (table: Prisma.Sql, wanted: string): Prisma.Sql =>
  idPattern.test(wanted) ? Prisma.sql`${table}.id = ${wanted}` : Prisma.sql`${table}.slug = ${wanted}`;

/** Whether a text can be an id or a slug. */
export const canBeCalled = (text: string) => /^[a-z0-9-]{1,200}$/.test(text);

/** Makes all who name the same thing wait for each other, until the transaction ends. */
export async function lockName(tx: Prisma.TransactionClient, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
