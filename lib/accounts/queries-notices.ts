import "server-only";
import type { NoticeSettings } from "@/lib/accounts/schema-notices";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";

/** Which mails an account wants. */
export async function getNoticeSettings(userId: string): Promise<NoticeSettings> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { decisionMails: true } });
  if (!user) throw new AppError("unauthenticated");
  return { decisions: user.decisionMails };
}
