import "server-only";
import { db } from "@/lib/platform/db";

/** The account that a provider's identity belongs to; null when there is none. */
export async function findByProvider(provider: string, providerAccountId: string) {
  const link = await db.account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    select: { user: { select: { id: true, role: true, sessionsValidFrom: true } } },
  });
  return link?.user ?? null;
}
