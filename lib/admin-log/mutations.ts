import "server-only";
import type { AdminChange } from "@/lib/admin-log/schema";
import { Prisma } from "@/lib/generated/prisma/client";

const json = (value: Record<string, unknown> | null) =>
  value === null ? Prisma.DbNull : (JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject);

const toRow = ({ actor, action, entity, entityId, before, after, reason }: AdminChange) => ({
  actorId: actor.id,
  actorName: actor.name,
  action,
  entity,
  entityId,
  before: json(before),
  after: json(after),
  reason: reason ?? null,
});

/**
 * Writes an administrative change to the log. Give it the transaction that makes the change, so that there is never one
 * without the other. The log itself can't be changed: a trigger refuses it.
 */
export async function logChange(tx: Prisma.TransactionClient, change: AdminChange): Promise<void> {
  await tx.adminLog.create({ data: toRow(change), select: { id: true } });
}

/** Writes several changes, some hundred at most, to the log; see {@link logChange}. */
export async function logChanges(tx: Prisma.TransactionClient, changes: AdminChange[]): Promise<void> {
  await tx.adminLog.createMany({ data: changes.map(toRow) });
}
