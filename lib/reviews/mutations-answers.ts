import "server-only";
import { z } from "zod";
import { assertOwner } from "@/lib/owners/policy";
import { isOwner } from "@/lib/owners/queries";
import { logChange } from "@/lib/platform/audit-log/mutations";
import { assertActive } from "@/lib/platform/auth/hold-account";
import { hasRole, type Viewer } from "@/lib/platform/auth/schema";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import type { Tx } from "@/lib/platform/records/mutations";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { answerColumn, answerRow, toAnswer } from "@/lib/reviews/mapper-answers";
import { holdAuthorAndTool } from "@/lib/reviews/mutations";
import type { ReviewAnswer } from "@/lib/reviews/schema-answers";

const notFound = "Review not found";
const noAnswer = "There is no answer to this review.";

/** Reads a review whose answer nobody else can change until the transaction ends. */
async function lockReview(tx: Tx, id: string, viewer: { id: string }) {
  const found = await tx.review.findUnique({ where: { id }, select: { toolId: true } });
  if (!found) throw new AppError("not_found", notFound);
  const { author, published } = await holdAuthorAndTool(tx, viewer.id, found.toolId);
  assertActive(author);
  await tx.$executeRaw`SELECT FROM public.review WHERE id = ${id} FOR NO KEY UPDATE`;
  const review = await tx.review.findUnique({
    where: { id },
    select: {
      id: true,
      toolId: true,
      userId: true,
      status: true,
      counts: true,
      answerRemovedAt: true,
      answer: { select: { userId: true, text: true } },
    },
  });
  if (!review) throw new AppError("not_found", notFound);
  return { ...review, published };
}

const shownRow = z.object({ answer: answerRow.nullable() });

/**
 * Answers a review of one's own tool that everybody sees, or changes the answer. There is one answer of a review, whichever of
 * several owners writes it; what a moderator removed is not written again. Saying the same again changes nothing.
 */
export async function writeAnswer(id: string, text: string, viewer: Viewer): Promise<ReviewAnswer> {
  const { toolId, answer } = await db.$transaction(async (tx) => {
    const review = await lockReview(tx, id, viewer);
    const { toolId, status, counts, published, userId, answer: before, answerRemovedAt } = review;
    await assertOwner(viewer.id, toolId, tx);
    if (status !== "approved" || !counts || !published) throw new AppError("not_found", notFound);
    if (userId === viewer.id) throw new AppError("forbidden", "You can't answer your own review.");
    if (answerRemovedAt)
      throw new AppError(
        "forbidden",
        "A moderator removed the answer to this review. It can't be written again.",
      );
    if (before?.text !== text || before.userId !== viewer.id)
      await tx.reviewAnswer.upsert({
        where: { reviewId: id },
        create: { reviewId: id, userId: viewer.id, text },
        update: { userId: viewer.id, text },
        select: { reviewId: true },
      });
    const [row] = await queryRows(shownRow, tx)`
      SELECT ${answerColumn} FROM public.review JOIN public.tool ON tool.id = review.tool_id WHERE review.id = ${id}`;
    if (!row?.answer) throw new Error("the answer was not written");
    return { toolId, answer: toAnswer(row.answer) };
  });
  invalidate(tags.reviewsOf(toolId));
  return answer;
}

/**
 * Takes an answer away. Its author and other owners may, and write one again; what a moderator removes stays so, and stands in
 * the log.
 */
export async function removeAnswer(id: string, viewer: Viewer): Promise<void> {
  const toolId = await db.$transaction(async (tx) => {
    const { answer, toolId, userId } = await lockReview(tx, id, viewer);
    const isTheirs = answer?.userId === viewer.id || (await isOwner(viewer.id, toolId, tx));
    if (!answer || !(isTheirs || hasRole(viewer.role, "moderator")))
      throw new AppError("not_found", noAnswer);
    if (!isTheirs && userId === viewer.id)
      throw new AppError("forbidden", "You can't remove the answer to your own review.");
    await tx.reviewAnswer.delete({ where: { reviewId: id }, select: { reviewId: true } });
    if (isTheirs) return toolId;
    const change = { action: "answer.remove", entity: "review", entityId: id } as const;
    await logChange(tx, {
      ...change,
      actor: viewer,
      before: { toolId, answer: answer.text },
      after: { answer: null },
    });
    // Not a change of the review: its own time of change stays.
    await tx.$executeRaw`UPDATE public.review SET answer_removed_at = now() WHERE id = ${id}`;
    return toolId;
  });
  invalidate(tags.reviewsOf(toolId));
}
