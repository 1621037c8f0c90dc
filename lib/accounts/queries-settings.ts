import "server-only";
import { z } from "zod";
import { bounded, tags } from "@/lib/platform/cache/tags";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const reviewedRow = z.object({ toolId: z.string(), categoryId: z.string() });

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
export async function listAnswerTags(userId: string, tx: Prisma.TransactionClient): Promise<string[]> {
  const rows = await queryRows(reviewedRow.pick({ toolId: true }), tx)`
    SELECT DISTINCT review.tool_id AS "toolId" FROM public.review_answer AS answer
    JOIN public.review ON review.id = answer.review_id WHERE answer.user_id = ${userId}`;
  return bounded(
    rows.map(({ toolId }) => tags.reviewsOf(toolId)),
    tags.reviews,
  );
}

/**
 * What shows the account's name and picture beside a review; with its ratings, when they go with it. Read in one statement: a
 * tool that is deleted meanwhile is there or not.
 */
export async function listReviewTags(
  userId: string,
  { ratings = false } = {},
  tx: Prisma.TransactionClient = db,
): Promise<string[]> {
  const rows = await queryRows(reviewedRow, tx)`
    SELECT tool.id AS "toolId", tool.category_id AS "categoryId" FROM public.review
    JOIN public.tool ON tool.id = review.tool_id
    WHERE review.user_id = ${userId} AND review.status = 'approved'`;
  const texts = bounded(
    rows.map(({ toolId }) => tags.reviewsOf(toolId)),
    tags.reviews,
  );
  if (!ratings || rows.length === 0) return texts;
  const tools = bounded(
    rows.map(({ toolId }) => tags.tool(toolId)),
    tags.tools,
  );
  const categories = new Set(rows.map(({ categoryId }) => tags.category(categoryId)));
  return [...texts, ...tools, ...categories, tags.lists, tags.activity];
}
