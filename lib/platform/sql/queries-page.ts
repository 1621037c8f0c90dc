import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { queryRows, totalRow } from "@/lib/platform/sql/queries-rows";

/** Which page of a list is asked for, from 1, and how many rows it has at most. */
export type PageAsked = { page: number; limit: number };

/** The end of a query that reads a page. */
export const limitTo = ({ page, limit }: PageAsked) =>
  Prisma.sql`LIMIT ${limit} OFFSET ${(page - 1) * limit}`;

/** The same for a query of Prisma. */
export const takePage = ({ page, limit }: PageAsked) => ({ skip: (page - 1) * limit, take: limit });

/** The way that an order goes. */
export const directions = { asc: Prisma.sql`ASC`, desc: Prisma.sql`DESC` };

/** How many rows there are of what follows `FROM`. */
export async function countRows(from: Prisma.Sql, ask: typeof queryRows = queryRows): Promise<number> {
  const [counted] = await ask(totalRow)`SELECT count(*)::int AS total FROM ${from}`;
  return counted?.total ?? 0;
}

/** A page of a list, which is read and counted at the same time. */
export async function readPage<Row, Item>(
  { page, limit }: PageAsked,
  rows: PromiseLike<Row[]>,
  total: PromiseLike<number>,
  toItem: (row: Row) => Item,
) {
  const [found, counted] = await Promise.all([rows, total]);
  return { items: found.map(toItem), total: counted, page, limit };
}
