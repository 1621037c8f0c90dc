import "server-only";
import { db } from "@/lib/db";

/** The address that an account wants to move to and has not confirmed yet, if there is one. */
export async function getPendingEmail(userId: string, email: string): Promise<string | null> {
  const token = await db.authToken.findFirst({
    where: {
      userId,
      purpose: "email_verification",
      usedAt: null,
      expiresAt: { gt: new Date() },
      email: { not: email },
    },
    orderBy: { createdAt: "desc" },
    select: { email: true },
  });
  return token?.email ?? null;
}

/** Pages that show the account's name and picture beside a review. */
export async function listReviewTags(userId: string): Promise<string[]> {
  const rows = await db.review.findMany({
    where: { userId, status: "approved" },
    select: { toolId: true },
    orderBy: { createdAt: "desc" },
    take: 200,
  });
  return rows.map(({ toolId }) => `reviews:${toolId}`);
}
