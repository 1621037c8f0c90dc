import "server-only";
import { listReviewTags } from "@/lib/accounts/queries-settings";
import { countsOnlyConfirmed } from "@/lib/platform/auth/confirmed";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";

/** Drops what does not show the votes and reviews that count since an account's address is confirmed. */
export async function showConfirmed(userId: string): Promise<void> {
  invalidate(...(await listReviewTags(userId, { ratings: true })), tags.counters);
}

/** Where no mail goes out (any more), nobody can confirm an address: what waits for that counts. */
export async function countWaitingVotes(): Promise<void> {
  if (countsOnlyConfirmed()) return;
  const people = await queryRows(idRow)`
    SELECT user_id AS id FROM public.vote WHERE NOT counts UNION SELECT user_id FROM public.review WHERE NOT counts`;
  for (const { id } of people) {
    await db.$transaction([
      db.$executeRaw`SELECT FROM public."user" WHERE id = ${id} FOR NO KEY UPDATE`,
      db.$executeRaw`SELECT FROM public.count_waiting(${id})`,
    ]);
    await showConfirmed(id);
  }
}
