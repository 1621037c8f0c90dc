import "server-only";
import { createHmac } from "node:crypto";
import { sessionSecret } from "@/lib/platform/auth/secret";
import { dayMs } from "@/lib/platform/dates/utils";
import { db } from "@/lib/platform/db";
import type { Tx } from "@/lib/platform/records/mutations";

/** How long it is kept that a claim was revoked, once its account is gone; the privacy page says it. */
const keptDays = 365;

/** Stands for an address and one tool: hashes of two tools can't be compared, nor made without the server's secret. */
const hashOf = (email: string, toolId: string) =>
  createHmac("sha256", sessionSecret())
    .update(`revoked claim\n${toolId}\n${email.trim().toLowerCase()}`)
    .digest("base64url");

/**
 * Keeps which claims of an account were revoked, as part of the transaction that deletes it. Nobody can revoke another one
 * until then.
 */
export async function keepRevokedClaims(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT FROM public."user" WHERE id = ${userId} FOR UPDATE`;
  await tx.$executeRaw`
    SELECT FROM public.tool WHERE id IN (SELECT tool_id FROM public.tool_claim WHERE user_id = ${userId})
    ORDER BY id FOR KEY SHARE`;
  await tx.$executeRaw`SELECT FROM public.tool_claim WHERE user_id = ${userId} ORDER BY id FOR UPDATE`;
  const revoked = await tx.toolClaim.findMany({
    where: { userId, status: "revoked" },
    select: { toolId: true, user: { select: { email: true } } },
  });
  await tx.revokedClaim.createMany({
    data: revoked.map(({ toolId, user }) => ({ toolId, emailHash: hashOf(user.email, toolId) })),
    skipDuplicates: true,
  });
}

/**
 * Whether a claim of a tool was revoked from an earlier account with the address of this one. It is told once: the claim that
 * is made now carries it on, and a moderator may allow that.
 */
export async function takeRevokedClaim(tx: Tx, userId: string, toolId: string): Promise<boolean> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user) return false;
  const emailHash = hashOf(user.email, toolId);
  const { count } = await tx.revokedClaim.deleteMany({ where: { toolId, emailHash } });
  return count > 0;
}

/** Forgets what was kept for long enough. */
export async function forgetRevokedClaims(): Promise<void> {
  await db.revokedClaim.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - keptDays * dayMs) } } });
}
