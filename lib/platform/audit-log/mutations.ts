import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { listNames } from "@/lib/platform/audit-log/queries-names";
import type { AdminChange } from "@/lib/platform/audit-log/schema";

const json = (value: Record<string, unknown> | null) =>
  value === null ? Prisma.DbNull : (JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject);

/**
 * What a record is called at this moment, or was before it was deleted. None of a person: an account's name goes with
 * the account.
 */
function labelOf({ entity, entityId, before }: AdminChange, names: Map<string, string>): string | null {
  if (entity === "user") return null;
  const known = names.get(entityId) ?? before?.["name"] ?? before?.["title"] ?? before?.["phrase"];
  if (typeof known === "string") return known;
  const tool = entity === "review" && names.get(String(before?.["toolId"]));
  return tool ? `Review of ${tool}` : null;
}

async function toRows(tx: Prisma.TransactionClient, changes: AdminChange[]) {
  const ids = changes.flatMap(({ entityId, before }) => [entityId, String(before?.["toolId"] ?? "")]);
  const names = await listNames(ids, tx);
  return changes.map((change) => {
    const { actor, action, entity, entityId, before, after, reason } = change;
    return {
      actorId: actor.id,
      actorName: actor.name,
      action,
      entity,
      entityId,
      label: labelOf(change, names),
      before: json(before),
      after: json(after),
      reason: reason ?? null,
    };
  });
}

/**
 * Writes an administrative change to the log. Give it the transaction that makes the change, so that there is never one
 * without the other. The log itself can't be changed: a trigger refuses it.
 */
export async function logChange(tx: Prisma.TransactionClient, change: AdminChange): Promise<void> {
  await logChanges(tx, [change]);
}

/** Writes several changes, some hundred at most, to the log; see {@link logChange}. */
export async function logChanges(tx: Prisma.TransactionClient, changes: AdminChange[]): Promise<void> {
  await tx.adminLog.createMany({ data: await toRows(tx, changes) });
}
