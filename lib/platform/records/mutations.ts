import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { logChange } from "@/lib/platform/audit-log/mutations";
import type { AdminChange } from "@/lib/platform/audit-log/schema";
import { difference } from "@/lib/platform/audit-log/utils";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { idPattern } from "@/lib/platform/input/utils";

export type Tx = Prisma.TransactionClient;
export type Actor = AdminChange["actor"];
/** A record as it is read for a change, with all that is logged of it. */
export type Row = { id: string; updatedAt: Date };

/** What administrators edit: how a record of a kind is locked, answered and logged, and what a change of it makes old. */
export type RecordKind<R extends Row, Dto> = {
  /** As the log calls it: "tool". */
  entity: string;
  /** The sentence for a record that does not exist. */
  notFound?: string;
  /** Reads a record that nobody else can change until the transaction ends; see {@link lockRow}. */
  lock: (tx: Tx, id: string) => Promise<R | null>;
  /** A record as the interface gives it. */
  toDto: (record: R, tx: Tx) => Dto | Promise<Dto>;
  /** The record as a 409 answer shows it; `toDto` when left out. */
  toCurrent?: (record: R, tx: Tx) => unknown;
  /** What of a record is logged; all of it, unless said otherwise. */
  logged?: (record: R) => Record<string, unknown>;
  /** The cache tags that a change invalidates; null for what was not there before, or is not any more. */
  tagsOf: (before: R | null, after: R | null) => string[];
};

/** Who changes a record, and what it is called in the log: "tool.update", unless said otherwise. */
export type Change<R> = {
  actor: Actor;
  action?: AdminChange["action"];
  reason?: string;
  /** The `updatedAt` that the change started from; a newer record is a conflict. */
  startedFrom?: string | null;
  /** Whether a record is already as it should be: then nothing is written, whatever the change started from. */
  isDone?: (record: R) => boolean;
};

/** A `lock` for records with an id of ours: the row is read in a statement of its own, so it is what was committed last. */
export const lockRow =
  <R>(table: Prisma.Sql, read: (tx: Tx, id: string) => Promise<R | null>) =>
  async (tx: Tx, id: string): Promise<R | null> => {
    if (!idPattern.test(id)) return null;
    await tx.$queryRaw`SELECT 1 FROM ${table} WHERE id = ${id} FOR UPDATE`;
    return read(tx, id);
  };

/** Creates a record: the row and its line in the log, or neither. */
export async function createRecord<R extends Row, Dto>(
  kind: RecordKind<R, Dto>,
  actor: Actor,
  insert: (tx: Tx) => Promise<R>,
): Promise<Dto> {
  const { record, dto } = await db.$transaction(async (tx) => {
    const record = await insert(tx);
    await logRecord(tx, kind, null, record, { actor, action: `${kind.entity}.create` });
    return { record, dto: await kind.toDto(record, tx) };
  });
  invalidate(...kind.tagsOf(null, record));
  return dto;
}

/**
 * Changes a record while nobody else can, unless it is newer than what the change started from.
 *
 * @param write answers the record as it is then; `updatedAt` is the time of the change, see {@link timeAfter}
 */
export async function updateRecord<R extends Row, Dto>(
  kind: RecordKind<R, Dto>,
  id: string,
  change: Change<R>,
  write: (tx: Tx, before: R, updatedAt: Date) => Promise<R>,
): Promise<Dto> {
  const { startedFrom, isDone } = change;
  const { dto, tags } = await db.$transaction(async (tx) => {
    const before = await lockRecord(tx, kind, id);
    if (isDone?.(before)) return { dto: await kind.toDto(before, tx), tags: [] };
    if (startedFrom && before.updatedAt > new Date(startedFrom)) {
      const current = await (kind.toCurrent ?? kind.toDto)(before, tx);
      throw new AppError("conflict", undefined, { body: { current } });
    }
    const after = await write(tx, before, timeAfter(before));
    await logRecord(tx, kind, before, after, change);
    return { dto: await kind.toDto(after, tx), tags: kind.tagsOf(before, after) };
  });
  invalidate(...tags);
  return dto;
}

/** The time of a change of a record: now, and later than the last one even within a millisecond. */
export const timeAfter = ({ updatedAt }: Row): Date =>
  new Date(Math.max(Date.now(), updatedAt.getTime() + 1));

/** Deletes a record, and what is kept beside it. */
export async function removeRecord<R extends Row, Dto>(
  kind: RecordKind<R, Dto>,
  id: string,
  actor: Actor,
  remove: (tx: Tx, record: R) => Promise<unknown>,
): Promise<void> {
  const removed = await db.$transaction(async (tx) => {
    const record = await lockRecord(tx, kind, id);
    await remove(tx, record);
    await logRecord(tx, kind, record, null, { actor, action: `${kind.entity}.delete` });
    return record;
  });
  invalidate(...kind.tagsOf(removed, null));
}

/** A record that nobody else can change until the transaction ends; see {@link RecordKind.lock}. */
export async function lockRecord<R extends Row, Dto>(tx: Tx, kind: RecordKind<R, Dto>, id: string): Promise<R> {
  const record = await kind.lock(tx, id);
  if (!record) throw new AppError("not_found", kind.notFound);
  return record;
}

/** Writes a change to the log: of an update the fields that differ, and nothing where none does. */
export async function logRecord<R extends Row, Dto>(
  tx: Tx,
  { entity, logged = (record) => record }: RecordKind<R, Dto>,
  before: R | null,
  after: R | null,
  { actor, action = `${entity}.update`, reason }: Change<R>,
): Promise<void> {
  const entityId = (after ?? before)!.id;
  const was = before && logged(before);
  const is = after && logged(after);
  const { changed, ...changes } = was && is ? difference(was, is) : { changed: null, before: was, after: is };
  if (changed?.length === 0) return;
  await logChange(tx, { actor, action, entity, entityId, ...changes, reason });
}
