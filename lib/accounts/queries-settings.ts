import "server-only";
import { bounded, tags } from "@/lib/platform/cache/tags";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";

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

/** What shows the account's answers to reviews. */
export async function listAnswerTags(userId: string, tx: Prisma.TransactionClient = db): Promise<string[]> {
  const rows = await tx.reviewAnswer.findMany({
    where: { userId },
    select: { review: { select: { toolId: true } } },
  });
  return bounded([...new Set(rows.map(({ review }) => tags.reviewsOf(review.toolId)))], tags.reviews);
}

/** What shows the account's name and picture beside a review; with its ratings, when they go with it. */
export async function listReviewTags(userId: string, { ratings = false } = {}): Promise<string[]> {
  const rows = await db.review.findMany({
    where: { userId, status: "approved" },
    select: { toolId: true, tool: { select: { categoryId: true } } },
  });
  const texts = bounded(
    rows.map(({ toolId }) => tags.reviewsOf(toolId)),
    tags.reviews,
  );
  if (!ratings || rows.length === 0) return texts;
  const tools = bounded(
    rows.map(({ toolId }) => tags.tool(toolId)),
    tags.tools,
  );
  const categories = new Set(rows.map(({ tool }) => tags.category(tool.categoryId)));
  return [...texts, ...tools, ...categories, tags.lists, tags.activity];
}
