import "server-only";
import { readStored } from "@/lib/config/schema";
import { db } from "@/lib/platform/db";
import type { MailSite } from "@/lib/platform/email/schema";
import { env } from "@/lib/platform/env";

/** The name that mail is signed with. Asked anew: jobs run outside of requests, where nothing is cached. */
export async function getSiteName(): Promise<string> {
  const row = await db.siteConfig.findUnique({ where: { id: 1 }, select: { data: true } });
  return readStored(row?.data).siteName;
}

/** What mail is signed with. */
export const getMailSite = async (): Promise<MailSite> => ({ name: await getSiteName(), url: env.SITE_URL });
