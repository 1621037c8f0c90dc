import "server-only";
import { z } from "zod";
import type { Prisma } from "@/lib/generated/prisma/client";
import { AppError } from "@/lib/platform/errors";
import { queryRows } from "@/lib/platform/sql/queries-rows";

/** Refuses an account that is gone or may not write: one that is banned is nobody, one that is suspended is told so. */
export function assertActive(
  account: { status: string } | null | undefined,
  signInMessage?: string,
): asserts account {
  if (!account || account.status === "banned") throw new AppError("unauthenticated", signInMessage);
  if (account.status === "suspended") throw new AppError("forbidden", "Your account is suspended.");
}

/**
 * Keeps the account of a call as it is until the transaction ends: neither can it be deleted nor, as both lock it for update,
 * be suspended or banned. Refuses one that was since the call was admitted.
 */
export async function holdAccount(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const [held] = await queryRows(z.object({ status: z.string() }), tx)`
    SELECT status FROM public."user" WHERE id = ${userId} FOR KEY SHARE`;
  assertActive(held);
}
