import "server-only";
import { personName } from "@/lib/accounts/schema";
import { looksOfficial } from "@/lib/accounts/utils-names";
import type { Prisma } from "@/lib/generated/prisma/client";
import { AppError, refuseField } from "@/lib/platform/errors";
import { idRow, lockName, queryRows } from "@/lib/platform/sql/queries-rows";

/** Refuses a name by which somebody would pass for the site or for who runs it. */
export function assertOwnName(name: string, siteName: string): void {
  if (looksOfficial(name, siteName)) throw refuseField("name", "This name is reserved.");
}

/** What somebody is called who chose no name that may be used here: as one of these, or as their mailbox, or as anybody. */
export function findOwnName(
  email: string,
  siteName: string,
  ...candidates: (string | null | undefined)[]
): string {
  for (const candidate of [...candidates, email.split("@")[0]]) {
    const { data } = personName.safeParse(candidate?.slice(0, 80));
    if (data && !looksOfficial(data, siteName)) return data;
  }
  return "New member";
}

/**
 * Refuses what would leave the site without an administrator who can sign in: one who is active, and has a password or a link
 * to a provider, as who was invited has not before they used the mail. Call it in the transaction that takes the role,
 * the standing or the account away, before it does: until that transaction ends, every other one that asks waits, so
 * that two administrators can't remove each other at the same moment.
 *
 * @param what what is about to happen to the account, for the sentence
 */
export async function assertNotLastAdmin(
  tx: Prisma.TransactionClient,
  userId: string,
  what: "deleted" | "demoted" | "suspended" | "banned",
): Promise<void> {
  await lockName(tx, "last-administrator");
  const admins = await queryRows(idRow, tx)`
    SELECT id FROM public."user" WHERE role IN ('admin', 'superadmin') AND status = 'active'
      AND (password_hash IS NOT NULL OR EXISTS (SELECT FROM public.account WHERE user_id = "user".id))
    ORDER BY id = ${userId} DESC LIMIT 2`;
  if (admins.length === 1 && admins[0]!.id === userId)
    throw new AppError("conflict", `The last administrator cannot be ${what}.`);
}

export const emailTaken = () => new AppError("conflict", "An account with this email already exists");
export const linkGone = () =>
  new AppError("invalid", "This link is no longer valid. Please ask for a new one.");
