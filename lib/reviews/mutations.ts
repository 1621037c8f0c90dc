import "server-only";
import { z } from "zod";
import { countsOnlyConfirmed } from "@/lib/platform/auth/confirmed";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { recordColumns, recordRow, toRecord } from "@/lib/reviews/mapper";
import { tagsOfReviewChange } from "@/lib/reviews/tags";
import type { ReviewInput, ReviewRecord } from "@/lib/reviews/schema";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const hiddenRow = z.object({ toolId: z.string(), categoryId: z.string() });
const stateRow = recordRow.pick({ rating: true, comment: true, status: true, counts: true });

/**
 * Keeps an account and a tool from being deleted until the transaction is over. Whatever changes reviews does so first:
 * everybody locks in one order (accounts, tools, reviews, counters), so that nobody waits in a circle. An address that is
 * being confirmed is waited for, as what waits for it counts then.
 *
 * @returns the account, if it is there, and whether what it writes counts; whether the tool is published, and its category
 */
export async function holdAuthorAndTool(tx: Prisma.TransactionClient, userId: string, toolId: string) {
  const [author] = await queryRows(z.object({ counts: z.boolean() }), tx)`
    SELECT email_verified_at IS NOT NULL OR NOT ${countsOnlyConfirmed()} AS counts
    FROM public."user" WHERE id = ${userId} FOR SHARE`;
  const [tool] = await queryRows(z.object({ status: z.string(), categoryId: z.string() }), tx)`
    SELECT status, category_id AS "categoryId" FROM public.tool WHERE id = ${toolId} FOR KEY SHARE`;
  return {
    author,
    published: tool?.status === "published",
    categoryId: tool?.categoryId ?? "",
  };
}

/** Notes for the activity notice that a tool was reviewed: once a review that counts, however often it is approved. */
export async function noteReview(tx: Prisma.TransactionClient, toolId: string, userId: string) {
  await tx.$executeRaw`
    INSERT INTO public.activity_event (type, user_id, tool_id, description)
    SELECT 'review', ${userId}, ${toolId}, 'A review was approved'
    WHERE NOT EXISTS (SELECT FROM public.activity_event WHERE type = 'review' AND user_id = ${userId} AND tool_id = ${toolId})`;
}

/** Takes back what {@link noteReview} noted. */
export async function forgetReview(tx: Prisma.TransactionClient, toolId: string, userId: string) {
  await tx.activityEvent.deleteMany({ where: { type: "review", userId, toolId } });
}

/**
 * Says, or changes, what somebody thinks of a published tool. There is one review of an account and tool, however many
 * come at once. A changed one waits for approval again; saying the same again changes nothing. Where the site asks for
 * no approval, a new review is approved and one that was stays so, but one that waits or was rejected waits.
 */
export async function writeReview(
  userId: string,
  { toolId, rating, comment }: ReviewInput,
  { approve }: { approve: boolean },
): Promise<ReviewRecord> {
  const { review, changed } = await db.$transaction(async (tx) => {
    const { author, published, categoryId } = await holdAuthorAndTool(tx, userId, toolId);
    if (!author) throw new AppError("unauthenticated", "You must be signed in to submit a review");
    if (!published) throw new AppError("not_found", "Invalid tool ID. Please try again on a different tool.");
    const [before = null] = await queryRows(stateRow, tx)`
      SELECT rating, comment, status, counts FROM public.review
      WHERE user_id = ${userId} AND tool_id = ${toolId} FOR UPDATE`;
    const [row] = await queryRows(recordRow, tx)`
      WITH review AS (
        INSERT INTO public.review AS review (tool_id, user_id, rating, comment, status, counts)
        VALUES (${toolId}, ${userId}, ${rating}, ${comment}, ${approve ? "approved" : "pending"}, ${author.counts})
        ON CONFLICT (user_id, tool_id) DO UPDATE SET
          rating = excluded.rating,
          comment = excluded.comment,
          counts = review.counts OR excluded.counts,
          status = CASE
            WHEN (review.rating, review.comment) = (excluded.rating, excluded.comment) THEN review.status
            WHEN ${approve} AND review.status = 'approved' THEN 'approved'
            ELSE 'pending' END,
          updated_at = CASE
            WHEN (review.rating, review.comment) = (excluded.rating, excluded.comment) THEN review.updated_at
            ELSE greatest(now(), review.updated_at + interval '1 millisecond') END
        RETURNING *
      )
      ${recordColumns} FROM review
      JOIN public.tool ON tool.id = review.tool_id JOIN public."user" AS author ON author.id = review.user_id`;
    if (!row) throw new Error("the review was not written");
    if (row.status === "approved" && row.counts) await noteReview(tx, toolId, userId);
    const after = { rating: row.rating, comment: row.comment, status: row.status, counts: row.counts };
    return { review: toRecord(row), changed: tagsOfReviewChange({ toolId, categoryId }, before, after) };
  });
  invalidate(...changed);
  return review;
}

/** Takes back somebody's own review. */
export async function removeMyReview(userId: string, id: string): Promise<void> {
  const changed = await db.$transaction(async (tx) => {
    const [gone] = await queryRows(stateRow.extend({ toolId: z.string(), categoryId: z.string() }), tx)`
      DELETE FROM public.review USING public.tool
      WHERE review.id = ${id} AND review.user_id = ${userId} AND tool.id = review.tool_id
      RETURNING review.rating, review.comment, review.status, review.counts, tool.id AS "toolId", tool.category_id AS "categoryId"`;
    if (!gone) throw new AppError("not_found", "Review not found");
    const { toolId, categoryId, ...before } = gone;
    await forgetReview(tx, toolId, userId);
    return tagsOfReviewChange({ toolId, categoryId }, before, null);
  });
  invalidate(...changed);
}

/**
 * Has a moderator decide anew on what an account has written, as part of a transaction that holds the account.
 *
 * @returns what it makes old
 */
export async function hideReviewsOf(tx: Prisma.TransactionClient, userId: string): Promise<string[]> {
  await tx.$executeRaw`
    SELECT FROM public.tool WHERE id IN (SELECT tool_id FROM public.review WHERE user_id = ${userId} AND status = 'approved')
    ORDER BY id FOR KEY SHARE`;
  const hidden = await queryRows(hiddenRow, tx)`
    UPDATE public.review SET status = 'pending', updated_at = greatest(now(), review.updated_at + interval '1 millisecond')
    FROM public.tool WHERE review.user_id = ${userId} AND review.status = 'approved' AND tool.id = review.tool_id
    RETURNING tool.id AS "toolId", tool.category_id AS "categoryId"`;
  await tx.activityEvent.deleteMany({ where: { type: "review", userId } });
  return hidden.flatMap((tool) => tagsOfReviewChange(tool, { status: "approved" }, { status: "pending" }));
}
