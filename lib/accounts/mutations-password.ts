import "server-only";
import { z } from "zod";
import { linkGone } from "@/lib/accounts/policy";
import { signInLimit } from "@/lib/accounts/sign-in/schema";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { showConfirmed } from "@/lib/accounts/mutations-confirmed";
import { claimToken, findToken, passwordPurposes, revokeTokens } from "@/lib/accounts/mutations-tokens";
import { resetLimit } from "@/lib/accounts/schema-recovery";
import { dropOwnership } from "@/lib/owners/mutations";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { enqueueMail } from "@/lib/platform/queue/enqueue";
import { consumeOfAccount, forgetAccount } from "@/lib/platform/rate-limit/mutations";

const verifiedRow = z.object({ verified: z.boolean() });

/** No account has this id. */
const nobody = "0".repeat(24);

/**
 * Has a mail with a link sent to this address if it is an account's. Does the same work and takes the same time if it is
 * not; then the job finds nobody to write to.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await consumeOfAccount(resetLimit, email);
  const account = await db.user.findUnique({ where: { email }, select: { id: true } });
  await enqueueMail({ kind: "password-reset", userId: account?.id ?? nobody });
}

/** Refuses a link that can no longer choose a password, before anybody has thought one up. Uses nothing up. */
export async function checkPasswordLink(token: string): Promise<void> {
  if (!(await findToken(token, passwordPurposes))) throw linkGone();
}

/**
 * Gives the account of a link in a mail a new password, once. Whoever was signed in no longer is, other links that were
 * sent are worthless, the address has shown that it is theirs, and what was tried before with wrong passwords, by them or
 * by others, keeps nobody from signing in with this one.
 */
export async function resetPassword(token: string, password: string): Promise<void> {
  // Password hashing is slow on purpose: made-up tokens are refused before it.
  await checkPasswordLink(token);
  const passwordHash = await hashPassword(password);
  const { userId, email, confirmed, dropped } = await db.$transaction(async (tx) => {
    const claim = await claimToken(tx, token, passwordPurposes);
    if (!claim) throw linkGone();
    // Sessions carry the moment of signing in by this server's clock, not the database's.
    const now = new Date();
    const [before] = await queryRows(verifiedRow, tx)`
      SELECT email_verified_at IS NOT NULL AS verified FROM public."user" WHERE id = ${claim.userId} FOR UPDATE`;
    // Nobody had shown the address to be theirs: who came through a provider, or proved a tool, may have been somebody else.
    const dropped: string[] = [];
    if (before && !before.verified) {
      await tx.account.deleteMany({ where: { userId: claim.userId } });
      dropped.push(...(await dropOwnership(tx, claim.userId)));
    }
    const changed = await tx.$executeRaw`
      UPDATE public."user" SET password_hash = ${passwordHash}, sessions_valid_from = ${now}, updated_at = ${now},
        email_verified_at = coalesce(email_verified_at, ${now})
      WHERE id = ${claim.userId} AND email = ${claim.email} AND status <> 'banned'`;
    if (changed === 0) throw linkGone();
    await revokeTokens(tx, claim.userId);
    await tx.activityEvent.create({
      data: { type: "account", userId: claim.userId, description: "Reset the password" },
    });
    return { userId: claim.userId, email: claim.email, confirmed: before?.verified === false, dropped };
  });
  invalidate(...dropped);
  if (email) await forgetAccount(signInLimit, email);
  if (confirmed) await showConfirmed(userId);
  await tellPasswordChanged(userId);
}

/** Has the notice of a new password mailed. It is changed whether or not that can be done. */
export const tellPasswordChanged = (userId: string): Promise<void> =>
  enqueueMail({ kind: "password-changed", userId }).catch((error: unknown) =>
    log.warn({ err: error }, "a notice could not be queued"),
  );
