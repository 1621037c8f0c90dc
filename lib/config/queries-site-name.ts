import "server-only";
import { readStored } from "@/lib/config/schema";
import { db } from "@/lib/platform/db";

/** The name that mail is signed with. Asked anew: jobs run outside of requests, where nothing is cached. */
export async function getSiteName(): Promise<string> {
  const row = await db.siteConfig.findUnique({ where: { id: 1 }, select: { data: true } });
  return readStored(row?.data).siteName;
}
