import "server-only";
import { z } from "zod";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";
import { createHash, createHmac } from "node:crypto";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";
import { sessionSecret } from "@/lib/platform/auth/secret";
import type { JobInfo } from "@/lib/platform/queue/schema";

const claimRow = z.object({ userId: z.string(), email: z.string().nullable() });

export type TokenPurpose = "password_reset" | "email_verification" | "invitation";

/** What entitles to choose a password. */
export const passwordPurposes: TokenPurpose[] = ["password_reset", "invitation"];

const seconds: Record<TokenPurpose, number> = {
  password_reset: 3_600,
  email_verification: 24 * 3_600,
  invitation: 7 * 24 * 3_600,
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * The token for the link in a mail; the database keeps its hash alone. It is derived from the job, whose id is random,
 * and the server's secret: a job that is done again after a crash makes the same link, not one that outdates the first.
 * It is valid from when the job was made on, so that no late try gives it more time. Null when that is over, or the account
 * is gone.
 */
export async function createToken(
  job: JobInfo,
  { purpose, userId, email }: { purpose: TokenPurpose; userId: string; email: string },
): Promise<string | null> {
  const token = createHmac("sha256", sessionSecret()).update(`${purpose}:${job.id}`).digest("base64url");
  const [account] = await queryRows(idRow)`
    WITH account AS (
      SELECT id, ${job.createdAt}::timestamptz + ${seconds[purpose]}::int * interval '1 second' AS expires_at
      FROM public."user" WHERE id = ${userId} FOR KEY SHARE
    ), made AS (
      INSERT INTO public.auth_token (user_id, purpose, token_hash, email, expires_at)
      SELECT id, ${purpose}, ${hashOf(token)}, ${email}, expires_at FROM account WHERE expires_at > now()
      ON CONFLICT (token_hash) DO NOTHING
    )
    SELECT id FROM account WHERE expires_at > now()`;
  return account ? token : null;
}

/**
 * Whose a token is that could be claimed now; null when none could. Says nothing of the moment after: what counts is
 * {@link claimToken}.
 */
export async function findToken(token: string, purposes: TokenPurpose[]): Promise<string | null> {
  const [row] = await queryRows(claimRow.pick({ userId: true }))`
    SELECT user_id AS "userId" FROM public.auth_token
    WHERE token_hash = ${hashOf(token)} AND purpose = ANY (${purposes}) AND used_at IS NULL AND expires_at > now()`;
  return row?.userId ?? null;
}

/**
 * Uses a token up: of several that try at once, one gets what it was made for. Accounts are locked before their links, as by
 * whoever deletes an account: everybody locks in this order.
 */
export async function claimToken(
  tx: Prisma.TransactionClient,
  token: string,
  purposes: TokenPurpose[],
): Promise<{ userId: string; email: string | null } | null> {
  await tx.$executeRaw`
    SELECT FROM public."user" WHERE id = (SELECT user_id FROM public.auth_token WHERE token_hash = ${hashOf(token)}) FOR UPDATE`;
  const [row] = await queryRows(claimRow, tx)`
    UPDATE public.auth_token SET used_at = now()
    WHERE token_hash = ${hashOf(token)} AND purpose = ANY (${purposes}) AND used_at IS NULL AND expires_at > now()
    RETURNING user_id AS "userId", email`;
  return row ?? null;
}

/** Makes every link that is still out worthless, since the account's password or address is another one now. */
export async function revokeTokens(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.authToken.deleteMany({ where: { userId, usedAt: null } });
}

/** Forgets links that have expired, used or not, with the addresses that they were sent to. */
export async function removeExpiredTokens(): Promise<number> {
  return db.$executeRaw`DELETE FROM public.auth_token WHERE expires_at < now()`;
}
