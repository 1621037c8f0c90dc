import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { logChange } from "@/lib/platform/audit-log/mutations";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import type { Actor, RecordKind, Row, Tx } from "@/lib/platform/records/mutations";
import { lockName, queryRows } from "@/lib/platform/sql/queries-rows";

/** The tables whose rows people put in order, by their `position`. */
export type OrderedTable = "sponsorship" | "software_page";

/** Makes all who change the order of a table, or add a row at its end, wait for each other until the transaction ends. */
export async function lockOrder(tx: Tx, table: OrderedTable): Promise<void> {
  await lockName(tx, `order:${table}`);
}

/**
 * Gives a record a place, from 1, among all of its table, and writes that to the log.
 *
 * @param tags what the order makes old
 */
export async function moveRecord<R extends Row, Dto>(
  kind: RecordKind<R, Dto>,
  table: OrderedTable,
  { id, place, actor, tags }: { id: string; place: number; actor: Actor; tags: string[] },
): Promise<Dto & { place: number }> {
  const { entity, notFound } = kind;
  const dto = await db.$transaction(async (tx) => {
    const moved = await moveInOrder(tx, table, id, place);
    const record = moved && (await kind.lock(tx, id));
    if (!record) throw new AppError("not_found", notFound);
    const { from, to } = moved;
    const change = { actor, action: `${entity}.move` as const, entity, entityId: id };
    if (from !== to) await logChange(tx, { ...change, before: { place: from }, after: { place: to } });
    return { ...(await kind.toDto(record, tx)), place: to };
  });
  invalidate(...tags);
  return dto;
}

const placesRow = z.object({ from: z.int(), to: z.int() });

/**
 * Gives a row a place, or the last one when there are fewer; those in between make room. Says where it was and where it
 * is. Afterwards the positions are 0, 1, 2 …, without gaps and without two that are the same.
 */
async function moveInOrder(tx: Tx, table: OrderedTable, id: string, place: number) {
  await lockOrder(tx, table);
  const name = Prisma.raw(`public.${table}`);
  const [moved] = await queryRows(placesRow, tx)`
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
