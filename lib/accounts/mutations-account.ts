import "server-only";
import { tellPasswordChanged } from "@/lib/accounts/mutations-password";
import { storedRow } from "@/lib/platform/storage/schema";
import { isTaken } from "@/lib/platform/sql/is-taken";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { giveUpEmailChange, openEmailChange } from "@/lib/accounts/mutations-email";
import { revokeTokens } from "@/lib/accounts/mutations-tokens";
import { assertNotLastAdmin, assertOwnName } from "@/lib/accounts/policy";
import { listAnswerTags, listReviewTags } from "@/lib/accounts/queries-settings";
import type { AccountChanges, AccountDeletion, PasswordChange } from "@/lib/accounts/schema";
import { getSiteName } from "@/lib/config/queries-site-name";
import type { Prisma } from "@/lib/generated/prisma/client";
import { keepRevokedClaims } from "@/lib/owners/mutations-revoked";
import { hasRole, type Role } from "@/lib/platform/auth/schema";
import { hashPassword, verifyPassword } from "@/lib/platform/auth/passwords";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { AppError, refuseField } from "@/lib/platform/errors";
import { removeFiles } from "@/lib/platform/storage/mutations";

async function findProof(userId: string) {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { name: true, username: true, email: true, passwordHash: true, role: true },
  });
  if (!user) throw new AppError("unauthenticated");
  return user;
}

/** Writes a change of an account, that it was made, and what `also` goes with it; refuses it when the account is gone meanwhile. */
const write = (
  userId: string,
  data: Prisma.UserUpdateManyMutationInput,
  event: { type: string; description: string },
  also?: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> =>
  db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({ where: { id: userId }, data });
    if (count === 0) throw new AppError("unauthenticated");
    await tx.activityEvent.create({ data: { ...event, userId } });
    await also?.(tx);
  });

/**
 * Changes name and username. A link is sent to a new e-mail address, which becomes the account's once that was opened; naming the
 * present one gives up such a change.
 */
export async function updateAccount(userId: string, changes: AccountChanges): Promise<void> {
  const user = await findProof(userId);
  const newEmail = changes.email === user.email ? undefined : changes.email;
  if (newEmail !== undefined) await checkPassword(changes.currentPassword, user.passwordHash);

  const name = changes.name === user.name ? undefined : changes.name;
  if (name !== undefined && !hasRole(user.role as Role, "moderator"))
    assertOwnName(name, await getSiteName());
  const username = changes.username === user.username ? undefined : changes.username;
  const changed = [
    ...(name === undefined ? [] : ["name"]),
    ...(username === undefined ? [] : ["username"]),
    ...(newEmail === undefined ? [] : ["email address (not yet confirmed)"]),
  ];
  if (changes.email === user.email) await giveUpEmailChange(userId, user.email);
  if (changed.length === 0) return;
  const taken = () => refuseField("username", "This username is taken.", "conflict");
  // Before a change of the address is counted, of which nothing comes then.
  if (username && (await db.user.count({ where: { username } })) > 0) throw taken();
  const askForEmail =
    newEmail === undefined ? undefined : await openEmailChange(userId, { from: user.email, to: newEmail });
  try {
    await write(
      userId,
      { name, username },
      { type: "update", description: `Changed ${changed.join(" and ")}` },
      askForEmail,
    );
  } catch (error) {
    if (isTaken(error)) throw taken();
    throw error;
  }
  if (name !== undefined) invalidate(...(await listReviewTags(userId)));
}

/** Refuses, at a field of this name, a password that is not an account's, where it has one. */
async function checkPassword(
  password: string | undefined,
  hash: string | null,
  field: "currentPassword" | "password" = "currentPassword",
) {
  if (hash && !(await verifyPassword(hash, password ?? "")))
    throw refuseField(
      field,
      password ? "Your current password is not right." : "Please enter your current password.",
    );
}

/** Changes the password and ends all sessions. Of two changes at once from the same old password, one is refused. */
export async function changePassword(userId: string, change: PasswordChange): Promise<void> {
  const { passwordHash } = await findProof(userId);
  if (!passwordHash)
    throw new AppError("conflict", "This account has no password yet. Ask for a link by email to set one.");
  await checkPassword(change.currentPassword, passwordHash);
  const newHash = await hashPassword(change.newPassword);
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash },
      data: { passwordHash: newHash, sessionsValidFrom: new Date() },
    });
    if (count === 0) throw refuseField("currentPassword", "Your current password is not right.");
    await revokeTokens(tx, userId);
    await tx.activityEvent.create({ data: { type: "account", userId, description: "Changed the password" } });
  });
  await tellPasswordChanged(userId);
}

export async function endSessions(userId: string): Promise<void> {
  await write(
    userId,
    { sessionsValidFrom: new Date() },
    { type: "account", description: "Signed out everywhere" },
  );
}

/**
 * Deletes an account with everything that is only its own. Submissions and inquiries stay, without naming it, and so
 * does which tools it may not claim again. Files go once the rows are gone for good.
 */
export async function removeAccount(userId: string, proof: AccountDeletion): Promise<void> {
  const { passwordHash, email } = await findProof(userId);
  await checkPassword(proof.password, passwordHash, "password");
  if (!passwordHash && proof.email !== email)
    throw refuseField("email", "Please enter the email address of this account.");

  const { files, shown } = await db.$transaction(async (tx) => {
    await assertNotLastAdmin(tx, userId, "deleted");
    await keepRevokedClaims(tx, userId);
    // The account is locked by now, so that nobody approves another review of it.
    const shown = [
      ...(await listReviewTags(userId, { ratings: true }, tx)),
      ...(await listAnswerTags(userId, tx)),
    ];
    const uploads = await queryRows(storedRow, tx)`
      DELETE FROM public.upload WHERE kind = 'avatar' AND created_by_id = ${userId} RETURNING path, storage`;
    const { count } = await tx.user.deleteMany({ where: { id: userId } });
    if (count === 0) throw new AppError("unauthenticated");
    return { files: uploads, shown };
  });
  await removeFiles(files);
  invalidate(...shown, tags.counters);
}
