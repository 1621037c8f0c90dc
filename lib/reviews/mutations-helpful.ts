import "server-only";
import { z } from "zod";
import { isOwner } from "@/lib/owners/queries";
import { countsOnlyConfirmed } from "@/lib/platform/auth/confirmed";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { type HelpfulResult, helpfulResult } from "@/lib/reviews/schema";

const countRow = helpfulResult.pick({ helpful: true }).extend({ own: z.boolean() });

/**
 * Sets whether somebody found a review helpful, and gives how many did. The database counts the rows, so that neither a
 * repeat nor a race can drift it. Where mail is sent, an account says so once its address is confirmed. Owners say nothing of
 * reviews of their tool. No kept page is dropped for it.
 */
export async function setHelpful(userId: string, id: string, isHelpful: boolean): Promise<HelpfulResult> {
  if (isHelpful && countsOnlyConfirmed()) {
    const account = await db.user.findUnique({ where: { id: userId }, select: { emailVerifiedAt: true } });
    if (!account?.emailVerifiedAt) throw new AppError("forbidden", "Please verify your email address first.");
  }
  const review = isHelpful && (await db.review.findUnique({ where: { id }, select: { toolId: true } }));
  if (review && (await isOwner(userId, review.toolId)))
    throw new AppError("forbidden", "You can't say that of a review of your own tool.");
  const [row] = await queryRows(countRow)`
    SELECT helpful, own FROM public.set_helpful(${userId}, ${id}, ${isHelpful})`;
  if (!row) throw new AppError("not_found", "Review not found");
  if (row.own) throw new AppError("forbidden", "You can't say that of your own review.");
  return { helpful: row.helpful, isHelpful };
}
