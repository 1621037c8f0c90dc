import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { AppError } from "@/lib/platform/errors";

/** Keeps the account of a call from being deleted until the transaction ends; refuses one that is gone since it was admitted. */
export async function holdAccount(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM public."user" WHERE id = ${userId} FOR KEY SHARE`;
  if (held.length === 0) throw new AppError("unauthenticated");
}
