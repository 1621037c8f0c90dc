import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Makes all who name the same thing wait for each other, until the transaction ends. */
export async function lockName(tx: Prisma.TransactionClient, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
