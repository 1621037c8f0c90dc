import { expect } from "vitest";
import type { PrismaClient } from "@/lib/generated/prisma/client";

/** How long a transaction of a test may hold locks until all have come, milliseconds. */
export const holding = { timeout: 20_000 };

/** Waits until so many connections to this database wait for a lock. */
export async function waitForLocks(db: Pick<PrismaClient, "$queryRaw">, count: number): Promise<void> {
  await expect
    .poll(
      () =>
        db.$queryRaw`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    .toHaveLength(count);
}
