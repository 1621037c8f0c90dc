import "server-only";
import { showConfirmed } from "@/lib/accounts/mutations-confirmed";
import { claimToken, findToken, revokeTokens } from "@/lib/accounts/mutations-tokens";
import { emailTaken, linkGone } from "@/lib/accounts/policy";
import { type EmailVerification, verificationLimit } from "@/lib/accounts/schema-recovery";
import type { Prisma } from "@/lib/generated/prisma/client";
import { holdAccount } from "@/lib/platform/auth/hold-account";
import { verifyPassword } from "@/lib/platform/auth/passwords";
import { db } from "@/lib/platform/db";
import { AppError, refuseField } from "@/lib/platform/errors";
import { enqueueMail, openMail, openRecall } from "@/lib/platform/queue/enqueue";
import { consume, consumeOfAccount } from "@/lib/platform/rate-limit/mutations";
import { isTaken } from "@/lib/platform/sql/is-taken";

/** Passwords that may be tried with the link to verify one account's address. */
const passwordLimit = { name: "email-link-password", points: 10, seconds: 900 };

/** Has a mail sent with which an account shows that its address is its own; after registering, or asked for again. */
export async function requestVerification(userId: string): Promise<void> {
  const account = await db.user.findUnique({ where: { id: userId }, select: { emailVerifiedAt: true } });
  if (account?.emailVerifiedAt) throw new AppError("conflict", "Your email address is verified already.");
  await enqueueMail({ kind: "email-verification", userId });
}

/**
 * Asks for another address (lower case) with the transaction that what this gives is called in. It becomes the account's once the
 * link that is mailed to it is used; until then the old one stays and is told. Whether another account has the address is told to
 * its owner alone, by the mail. Counted as asking for a verification is: at most five an hour.
 *
 * @throws AppError "rate_limited", "unavailable"
 */
export async function openEmailChange(userId: string, { from, to }: { from: string; to: string }) {
  await consumeOfAccount(verificationLimit, userId);
  const sendMail = await openMail();
  return async (tx: Prisma.TransactionClient): Promise<void> => {
    await sendMail(tx, { kind: "email-change", userId, email: to });
    await sendMail(tx, { kind: "email-change-notice", userId, email: from });
  };
}

/** Gives up a change of address that waits for its link: one that is out is void, and one that waits to be sent is not. */
export async function giveUpEmailChange(userId: string, present: string): Promise<void> {
  const recall = await openRecall();
  await db.$transaction(async (tx) => {
    // Accounts are locked before their links: everybody locks in this order.
    await holdAccount(tx, userId);
    const mails = await recall(tx, { kind: "email-change", userId });
    const { count: links } = await tx.authToken.deleteMany({
      where: { userId, purpose: "email_verification", usedAt: null, email: { not: present } },
    });
    if (mails + links === 0) return;
    const description = "Cancelled the change of the email address";
    await tx.activityEvent.create({ data: { type: "account", userId, description } });
  });
}

/**
 * Refuses whoever holds the link of a mail but not the account. Anybody can register, or ask for, somebody else's
 * address: its owner, who gets the mail, must not hand it to them by a press.
 */
async function assertOwn(
  { token, password }: EmailVerification,
  viewerId: string | undefined,
): Promise<void> {
  const userId = await findToken(token, ["email_verification"]);
  if (!userId) throw linkGone();
  if (userId === viewerId) return;
  const account = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (password === undefined || !account?.passwordHash)
    throw new AppError("unauthenticated", "Please sign in to the account whose address this is to be.", {
      body: { needs: account?.passwordHash ? "password" : "session" },
    });
  await consume(passwordLimit, userId);
  if (await verifyPassword(account.passwordHash, password)) return;
  throw refuseField("password", "That is not the password of this account.");
}

/**
 * Uses the link in a mail: its address is shown to be the account's own, and becomes its address when it is another one.
 * Takes the account's session, or its password. Returns the address.
 */
export async function verifyEmail(body: EmailVerification, viewer: { id: string } | null): Promise<string> {
  await assertOwn(body, viewer?.id);
  const { token } = body;
  try {
    const confirmed = await db.$transaction(async (tx) => {
      const claim = await claimToken(tx, token, ["email_verification"]);
      if (!claim?.email) throw linkGone();
      const account = await tx.user.findUnique({
        where: { id: claim.userId },
        select: { email: true, status: true, emailVerifiedAt: true },
      });
      if (!account || account.status === "banned") throw linkGone();
      const isChange = account.email !== claim.email;
      await tx.user.update({
        where: { id: claim.userId },
        data: {
          email: claim.email,
          emailVerifiedAt: isChange ? new Date() : (account.emailVerifiedAt ?? new Date()),
        },
        select: { id: true },
      });
      if (isChange) {
        await revokeTokens(tx, claim.userId);
        await tx.activityEvent.create({
          data: { type: "account", userId: claim.userId, description: "Changed the email address" },
        });
      }
      return { userId: claim.userId, email: claim.email, first: !account.emailVerifiedAt };
    });
    if (confirmed.first) await showConfirmed(confirmed.userId);
    return confirmed.email;
  } catch (error) {
    if (isTaken(error)) throw emailTaken();
    throw error;
  }
}
