import "server-only";
import { logChange } from "@/lib/platform/audit-log/mutations";
import type { AdminChange } from "@/lib/platform/audit-log/schema";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { forgetReview, holdAuthorAndTool, noteReview } from "@/lib/reviews/mutations";
import { recordColumns, type RecordRow, toRecord } from "@/lib/reviews/mapper";
import { tagsOfReviewChange } from "@/lib/reviews/tags";
import type { ReviewChange, ReviewDecision, ReviewRecord } from "@/lib/reviews/schema";

type Actor = AdminChange["actor"];
type Locked = { review: ReviewRecord; authorId: string; tool: { toolId: string; categoryId: string } };
const entity = "review";

/** The review, which nobody else changes until the transaction is over. */
async function lock(tx: Prisma.TransactionClient, id: string): Promise<Locked> {
  const notFound = () => new AppError("not_found", "Review not found");
  const found = await tx.review.findUnique({ where: { id }, select: { userId: true, toolId: true } });
  if (!found) throw notFound();
  const { categoryId } = await holdAuthorAndTool(tx, found.userId, found.toolId);
  const [row] = await tx.$queryRaw<(RecordRow & { authorId: string })[]>`
    ${recordColumns}, author.id AS "authorId" FROM public.review AS review
    JOIN public.tool ON tool.id = review.tool_id JOIN public."user" AS author ON author.id = review.user_id
    WHERE review.id = ${id} FOR UPDATE OF review`;
  if (!row) throw notFound();
  return { review: toRecord(row), authorId: row.authorId, tool: { toolId: found.toolId, categoryId } };
}

/** What a change makes old, by what can change here. */
function changeOf(tool: Locked["tool"], before: ReviewRecord, after: ReviewRecord | null): string[] {
  const state = ({ status, rating, comment, adminResponse }: ReviewRecord) => ({
    status,
    rating,
    comment,
    adminResponse,
  });
  return tagsOfReviewChange(tool, state(before), after && state(after));
}

function assertCurrent(review: ReviewRecord, startedFrom: string | undefined): void {
  if (startedFrom && new Date(startedFrom) < new Date(review.updatedAt))
    throw new AppError("conflict", undefined, { body: { current: review } });
}

async function write(
  tx: Prisma.TransactionClient,
  review: ReviewRecord,
  data: Pick<Prisma.ReviewUpdateInput, "status" | "comment" | "adminResponse">,
): Promise<ReviewRecord> {
  const updatedAt = new Date(Math.max(Date.now(), Date.parse(review.updatedAt) + 1));
  await tx.review.update({ where: { id: review.id }, data: { ...data, updatedAt }, select: { id: true } });
  return { ...review, ...data, updatedAt: updatedAt.toISOString() } as ReviewRecord;
}

/**
 * Approves or rejects a review. What has that status already stays as it is: only the first of several who decide the
 * same is noted in the log. A text that changed since it was read is not decided on.
 */
export async function moderateReview(
  id: string,
  { status, updatedAt }: ReviewDecision,
  actor: Actor,
): Promise<ReviewRecord> {
  const { review, changed } = await db.$transaction(async (tx) => {
    const { review, authorId, tool } = await lock(tx, id);
    if (review.status === status) return { review, changed: [] };
    assertCurrent(review, updatedAt);
    const after = await write(tx, review, { status });
    await logChange(tx, {
      actor,
      action: status === "approved" ? "review.approve" : "review.reject",
      entity,
      entityId: id,
      before: { status: review.status },
      after: { status },
    });
    await (status === "approved" ? noteReview : forgetReview)(tx, review.toolId, authorId);
    return { review: after, changed: changeOf(tool, review, after) };
  });
  invalidate(...changed);
  return review;
}

/** Changes a review's comment, or answers it. Its status stays. */
export async function updateReview(
  id: string,
  { updatedAt, ...wanted }: ReviewChange,
  actor: Actor,
): Promise<ReviewRecord> {
  const { review, changed } = await db.$transaction(async (tx) => {
    const { review, tool } = await lock(tx, id);
    const fields = (["comment", "adminResponse"] as const).filter(
      (name) => wanted[name] !== undefined && wanted[name] !== review[name],
    );
    if (fields.length === 0) return { review, changed: [] };
    assertCurrent(review, updatedAt);
    const pick = (from: Partial<Record<(typeof fields)[number], string | null>>) =>
      Object.fromEntries(fields.map((name) => [name, from[name]]));
    const after = await write(tx, review, pick(wanted));
    await logChange(tx, {
      actor,
      action: "review.update",
      entity,
      entityId: id,
      before: pick(review),
      after: pick(wanted),
    });
    return { review: after, changed: changeOf(tool, review, after) };
  });
  invalidate(...changed);
  return review;
}

/** Deletes a review. */
export async function removeReview(id: string, actor: Actor): Promise<void> {
  const changed = await db.$transaction(async (tx) => {
    const { review, authorId, tool } = await lock(tx, id);
    const { toolId, rating, comment, status, adminResponse } = review;
    await tx.review.delete({ where: { id }, select: { id: true } });
    await forgetReview(tx, toolId, authorId);
    await logChange(tx, {
      actor,
      action: "review.delete",
      entity,
      entityId: id,
      before: { toolId, userId: authorId, rating, comment, status, adminResponse },
      after: null,
    });
    return changeOf(tool, review, null);
  });
  invalidate(...changed);
}
