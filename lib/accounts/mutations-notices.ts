import "server-only";
import type { NoticeSettings } from "@/lib/accounts/schema-notices";
import { db } from "@/lib/platform/db";
import { readUnsubscribeToken } from "@/lib/platform/email/decisions";
import { AppError } from "@/lib/platform/errors";

/** Says which mails an account wants. One that is gone wants none. */
export async function putNoticeSettings(
  userId: string,
  { decisions }: NoticeSettings,
): Promise<NoticeSettings> {
  await db.user.updateMany({ where: { id: userId }, data: { decisionMails: decisions } });
  return { decisions };
}

/** Turns off the mails that this token came in. */
export async function unsubscribe(token: string): Promise<void> {
  const userId = readUnsubscribeToken(token);
  if (!userId) throw new AppError("invalid", "This link is not valid.");
  await putNoticeSettings(userId, { decisions: false });
}
