import type { sendClaimMail as Send } from "@/lib/owners/mutations-mail";
import type { db as Database } from "@/lib/platform/db";
import { mailJob } from "@/lib/platform/queue/schema";

/** Sends the mails about a claim that wait in the queue, as its worker would, and takes them out of it. */
export async function sendClaimMails(db: typeof Database, claimId: string, send: typeof Send): Promise<void> {
  const jobs = await db.$queryRaw<{ id: string; data: unknown; created_on: Date }[]>`
    DELETE FROM pgboss.job WHERE name = 'mail' AND data ->> 'claimId' = ${claimId} RETURNING id::text, data, created_on`;
  for (const { id, data, created_on: createdAt } of jobs) {
    const mail = mailJob.parse(data);
    if ("claimId" in mail) await send(mail, { id, createdAt });
  }
}
