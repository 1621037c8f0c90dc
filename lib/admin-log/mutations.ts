import "server-only";
import type { AdminChange } from "@/lib/admin-log/schema";
import { Prisma } from "@/lib/generated/prisma/client";

const json = (value: Record<string, unknown> | null) =>
  value === null ? Prisma.DbNull : (JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject);

/**
 * Writes an administrative change to the log. Give it the transaction that makes the change, so that there is never one
 * without the other. The log itself can't be changed: a trigger refuses it.
 */
export async function logChange(tx: Prisma.TransactionClient, change: AdminChange): Promise<void> {
  const { actor, action, entity, entityId, before, after, reason } = change;
  await tx.adminLog.create({
    data: {
      actorId: actor.id,
      actorName: actor.name,
      action,
      entity,
      entityId,
      before: json(before),
      after: json(after),
      reason: reason ?? null,
    },
    select: { id: true },
  });
}
