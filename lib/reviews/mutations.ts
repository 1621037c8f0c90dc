import "server-only";
import { z } from "zod";
import { countsOnlyConfirmed } from "@/lib/platform/auth/confirmed";
import { assertActive } from "@/lib/platform/auth/hold-account";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { isOwner } from "@/lib/owners/queries";
import { Prisma } from "@/lib/generated/prisma/client";
import { timeAfter } from "@/lib/platform/records/mutations";
import { type RecordRow, recordRow, toRecord } from "@/lib/reviews/mapper";
import { findRecord } from "@/lib/reviews/queries";
import { tagsOfReviewChange } from "@/lib/reviews/tags";
import type { ReviewInput, ReviewRecord, ReviewText } from "@/lib/reviews/schema";
import { revise, toText } from "@/lib/reviews/utils-revision";
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
  const [author] = await queryRows(z.object({ status: z.string(), counts: z.boolean() }), tx)`
    SELECT status, email_verified_at IS NOT NULL OR NOT ${countsOnlyConfirmed()} AS counts
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

/** What is said now, where what is left out stays as it was said last. */
function complete(input: Omit<ReviewInput, "toolId">, before: RecordRow | null): ReviewText {
  const last = before && (before.revision ?? before);
  const { rating, comment, pros, cons, usedFor, usedForMonths } = input;
  return {
    rating,
    comment,
    pros: pros ?? last?.pros ?? [],
    cons: cons ?? last?.cons ?? [],
    usedFor: usedFor === undefined ? (last?.usedFor ?? null) : usedFor,
    usedForMonths: usedForMonths === undefined ? (last?.usedForMonths ?? null) : usedForMonths,
  };
}

const seen = (row: RecordRow) => ({ status: row.status, counts: row.counts, ...toText(row) });

/**
 * Says, or changes, what somebody thinks of a published tool. There is one review of an account and tool, however many
 * come at once. Saying the same again changes nothing; what becomes of a changed one says {@link revise}. Where the site
 * asks for no approval, a new review is approved. Owners review no tool of their own, nor change what they said before.
 */
export async function writeReview(
  userId: string,
  { toolId, ...input }: ReviewInput,
  { approve }: { approve: boolean },
): Promise<ReviewRecord> {
  const { review, changed } = await db.$transaction(async (tx) => {
    // An account writes one review at a time: what it changes is what it said last.
    await tx.$queryRaw`SELECT 1 FROM public."user" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const { author, published, categoryId } = await holdAuthorAndTool(tx, userId, toolId);
    assertActive(author, "You must be signed in to submit a review");
    if (!published) throw new AppError("not_found", "Invalid tool ID. Please try again on a different tool.");
    if (await isOwner(userId, toolId, tx))
      throw new AppError("forbidden", "You can't review a tool of your own.");
    const own = Prisma.sql`review.user_id = ${userId} AND review.tool_id = ${toolId}`;
    const before = await findRecord(own, tx, Prisma.sql`FOR UPDATE OF review`);
    const said = complete(input, before);
    if (before) {
      const next = revise(before, said, approve);
      if (!next && before.counts === (before.counts || author.counts))
        return { review: toRecord(before), changed: [] };
      const data = {
        ...(next && {
          ...next,
          revision: next.revision ?? Prisma.DbNull,
          revisionStatus: next.revision && "pending",
        }),
        counts: before.counts || author.counts,
        updatedAt: timeAfter(before),
      };
      await tx.review.update({ where: { id: before.id }, data, select: { id: true } });
    } else {
      const status = approve ? "approved" : "pending";
      const data = { ...said, toolId, userId, status, counts: author.counts };
      await tx.review.create({ data, select: { id: true } });
    }
    const row = await findRecord(own, tx);
    if (!row) throw new Error("the review was not written");
    if (row.status === "approved" && row.counts) await noteReview(tx, toolId, userId);
    const changed = tagsOfReviewChange({ toolId, categoryId }, before && seen(before), seen(row));
    return { review: toRecord(row), changed };
  });
  invalidate(...changed);
  return review;
}

/** Takes back what somebody made of their own review and is not approved. What nobody else saw makes nothing old. */
export async function removeMyRevision(userId: string, id: string): Promise<ReviewRecord> {
  await db.$executeRaw`
    UPDATE public.review SET revision = NULL, revision_status = NULL,
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    WHERE id = ${id} AND user_id = ${userId} AND revision IS NOT NULL`;
  const row = await findRecord(Prisma.sql`review.id = ${id} AND review.user_id = ${userId}`);
  if (!row) throw new AppError("not_found", "Review not found");
  return toRecord(row);
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
 * Has a moderator decide anew on what an account has written, and takes its word from what helped it, as part of a
 * transaction that holds the account.
 *
 * @returns what it makes old
 */
export async function hideReviewsOf(tx: Prisma.TransactionClient, userId: string): Promise<string[]> {
  await tx.$executeRaw`
    SELECT FROM public.tool WHERE id IN (SELECT tool_id FROM public.review WHERE user_id = ${userId} AND status = 'approved')
    ORDER BY id FOR KEY SHARE`;
  await tx.$executeRaw`
    SELECT FROM public.review WHERE user_id = ${userId} OR id IN (SELECT review_id FROM public.review_helpful WHERE user_id = ${userId})
    ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`DELETE FROM public.review_helpful WHERE user_id = ${userId}`;
  const hidden = await queryRows(hiddenRow, tx)`
    UPDATE public.review SET status = 'pending', updated_at = greatest(now(), review.updated_at + interval '1 millisecond')
    FROM public.tool WHERE review.user_id = ${userId} AND review.status = 'approved' AND tool.id = review.tool_id
    RETURNING tool.id AS "toolId", tool.category_id AS "categoryId"`;
  await tx.activityEvent.deleteMany({ where: { type: "review", userId } });
  return hidden.flatMap((tool) => tagsOfReviewChange(tool, { status: "approved" }, { status: "pending" }));
}
