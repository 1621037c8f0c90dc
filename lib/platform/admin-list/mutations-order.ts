import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";

/** The tables whose rows people put in order, by their `position`. */
export type OrderedTable = "sponsorship" | "software_page";

/** Makes all who change the order of a table, or add a row at its end, wait for each other until the transaction ends. */
export async function lockOrder(tx: Prisma.TransactionClient, table: OrderedTable): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`order:${table}`}, 0))`;
}

/**
 * Gives a row a place, from 1, in its table's order, or the last one when there are fewer; those in between make room.
 * Says where it was and where it is; null when there is no such row. Afterwards the positions are 0, 1, 2 …, without
 * gaps and without two that are the same.
 */
export async function moveInOrder(
  tx: Prisma.TransactionClient,
  table: OrderedTable,
  id: string,
  place: number,
): Promise<{ from: number; to: number } | null> {
  await lockOrder(tx, table);
  const name = Prisma.raw(`public.${table}`);
  const [moved] = await tx.$queryRaw<{ from: number; to: number }[]>`
    SELECT row.place AS "from", least(${place}::int, row.total) AS "to"
    FROM (SELECT id, (row_number() OVER (ORDER BY position, id))::int AS place, (count(*) OVER ())::int AS total FROM ${name}) AS row
    WHERE row.id = ${id}`;
  if (!moved) return null;
  const { from, to } = moved;
  await tx.$executeRaw`
    UPDATE ${name} AS target SET position = placed.position
    FROM (
      SELECT id, CASE
        WHEN id = ${id} THEN ${to}::int
        WHEN place > ${from}::int AND place <= ${to}::int THEN place - 1
        WHEN place < ${from}::int AND place >= ${to}::int THEN place + 1
        ELSE place END - 1 AS position
      FROM (SELECT id, (row_number() OVER (ORDER BY position, id))::int AS place FROM ${name}) AS row) AS placed
    WHERE target.id = placed.id AND target.position <> placed.position`;
  return { from, to };
}
