import "server-only";
import { z } from "zod";
import { db } from "@/lib/platform/db";

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
