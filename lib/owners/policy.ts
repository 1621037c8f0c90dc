import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { hasRole, type Viewer } from "@/lib/platform/auth/schema";
import { isOwner } from "@/lib/owners/queries";
import type { OwnerCheck } from "@/lib/tools/mutations-confirm";
import { AppError } from "@/lib/platform/errors";

/** Refuses those who have not shown that a tool is their own. */
export async function assertOwner(
  userId: string,
  toolId: string,
  tx?: Prisma.TransactionClient,
): Promise<void> {
  if (!(await isOwner(userId, toolId, tx)))
    throw new AppError("forbidden", "Only a verified owner of this tool can do that.");
}

/** Whether somebody may see how a tool does: its owners and administrators. */
export const maySeeStatistics = async (viewer: Viewer, toolId: string): Promise<boolean> =>
  hasRole(viewer.role, "admin") || isOwner(viewer.id, toolId);

/**
 * Refuses those who may not say what is true of a tool: others than its owners and administrators. Of an owner it gives what
 * asks once more, once the tool is locked.
 */
export async function assertMayConfirm(viewer: Viewer, toolId: string): Promise<OwnerCheck | undefined> {
  if (hasRole(viewer.role, "admin")) return undefined;
  await assertOwner(viewer.id, toolId);
  return (tx) => assertOwner(viewer.id, toolId, tx);
}
