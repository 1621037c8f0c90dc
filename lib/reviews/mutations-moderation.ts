import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { AppError } from "@/lib/platform/errors";
import { openMail } from "@/lib/platform/queue/enqueue";
import type { ReviewMailJob } from "@/lib/platform/queue/schema";
import {
  type Actor,
  type Change,
  type RecordKind,
  removeRecord,
  type Tx,
  updateRecord,
} from "@/lib/platform/records/mutations";
import { type RecordRow, toRecord } from "@/lib/reviews/mapper";
import { forgetReview, holdAuthorAndTool, noteReview } from "@/lib/reviews/mutations";
import { assertDisinterested } from "@/lib/reviews/policy";
import { findRecord } from "@/lib/reviews/queries";
import { tagsOfReviewChange } from "@/lib/reviews/tags";
import { type ReviewChange, type ReviewDecision, type ReviewRecord } from "@/lib/reviews/schema";
import { toText } from "@/lib/reviews/utils-revision";

type Row = RecordRow & { categoryId: string };

/** Its author and its tool are held before the review itself: everybody locks in this order. */
async function lock(tx: Tx, id: string): Promise<Row | null> {
  const found = await tx.review.findUnique({ where: { id }, select: { userId: true, toolId: true } });
  if (!found) return null;
  const { categoryId } = await holdAuthorAndTool(tx, found.userId, found.toolId);
  const row = await findRecord(Prisma.sql`review.id = ${id}`, tx, Prisma.sql`FOR UPDATE OF review`);
  return row && { ...row, categoryId };
}

/** What moderators can change of a review, and what else shows it by. */
const state = (row: Row) => ({
  status: row.status,
  ...toText(row),
  adminResponse: row.adminResponse,
});

const shown = (row: Row) => ({ ...state(row), counts: row.counts });
/** A change of it, as it is logged. */
const loggedChange = ({ revision }: Row) => revision && { status: revision.status, ...toText(revision) };

const kind: RecordKind<Row, ReviewRecord> = {
  entity: "review",
  notFound: "Review not found",
  lock,
  toDto: toRecord,
  logged: (row) => ({ toolId: row.toolId, userId: row.userId, ...state(row), revision: loggedChange(row) }),
  tagsOf: (before, after) => {
    const row = (before ?? after)!;
    return tagsOfReviewChange(row, before && shown(before), after && shown(after));
  },
};

/** Of a decision the log keeps since when the review had waited for it. */
const kindWithTime: typeof kind = {
  ...kind,
  logged: (row) => ({ toolId: row.toolId, userId: row.userId, ...state(row), updatedAt: row.updatedAt }),
};

const mailOf = ({ userId, id: reviewId }: Row, decision: ReviewMailJob["decision"]) =>
  ({ kind: "review-decision", userId, reviewId, decision }) as const;

/**
 * Approves or rejects a review, and has its author told by mail. What has that status already stays as it is: only the first
 * of several who decide the same is noted in the log. A text that changed since it was read is not decided on.
 */
export async function moderateReview(
  id: string,
  { status, reason, updatedAt: startedFrom }: ReviewDecision,
  actor: Actor,
): Promise<ReviewRecord> {
  const sendMail = await openMail();
  const approved = status === "approved";
  const action = approved ? "review.approve" : "review.reject";
  const change: Change<Row> = {
    actor,
    action,
    reason: approved ? undefined : reason,
    startedFrom,
    isDone: (row) => row.status === status,
  };
  return updateRecord(kindWithTime, id, change, async (tx, row, updatedAt) => {
    await assertDisinterested(row, actor, tx);
    const data = { status, updatedAt };
    await tx.review.update({ where: { id }, data, select: { id: true } });
    await (approved && row.counts ? noteReview : forgetReview)(tx, row.toolId, row.userId);
    await sendMail(tx, mailOf(row, action));
    return { ...row, ...data };
  });
}

/**
 * Approves or rejects what an author made of a review: approved, it takes the old one's place; rejected, the old one stays.
 * Its author is told by mail. A change that differs from the one that was read is not decided on.
 */
export async function moderateRevision(
  id: string,
  { status, reason, updatedAt: startedFrom }: ReviewDecision,
  actor: Actor,
): Promise<ReviewRecord> {
  const sendMail = await openMail();
  const approved = status === "approved";
  const action = approved ? "review.revise" : "review.keep";
  const change: Change<Row> = {
    actor,
    action,
    reason: approved ? undefined : reason,
    startedFrom,
    isDone: (row) => (row.revision ? row.revision.status === status : approved && row.status === "approved"),
  };
  return updateRecord(kind, id, change, async (tx, row, updatedAt) => {
    const { revision } = row;
    await assertDisinterested(row, actor, tx);
    if (!revision) throw new AppError("not_found", "There is no change of this review to decide on.");
    await sendMail(tx, mailOf(row, action));
    if (!approved) {
      const data = { revisionStatus: status, updatedAt };
      await tx.review.update({ where: { id }, data, select: { id: true } });
      return { ...row, revision: { ...revision, status }, updatedAt };
    }
    const text = { ...toText(revision), status, updatedAt };
    // The change is read, and approved, by the name that its author has by now.
    const { userName } = revision;
    const data = { ...text, authorName: userName, revision: Prisma.DbNull, revisionStatus: null };
    await tx.review.update({ where: { id }, data, select: { id: true } });
    if (row.counts) await noteReview(tx, row.toolId, row.userId);
    return { ...row, ...text, userName, revision: null };
  });
}

/** Changes a review's comment, or answers it. Its status stays. What a reviewer says is changed by the disinterested alone. */
export function updateReview(
  id: string,
  { updatedAt: startedFrom, ...wanted }: ReviewChange,
  actor: Actor,
): Promise<ReviewRecord> {
  const edited = ({ comment, adminResponse }: Row) => ({ comment, adminResponse, ...wanted });
  const isDone = (row: Row) =>
    edited(row).comment === row.comment && edited(row).adminResponse === row.adminResponse;
  return updateRecord(kind, id, { actor, startedFrom, isDone }, async (tx, row, updatedAt) => {
    const data = { ...edited(row), updatedAt };
    if (data.comment !== row.comment) await assertDisinterested(row, actor, tx);
    await tx.review.update({ where: { id }, data, select: { id: true } });
    return { ...row, ...data };
  });
}

/** Deletes a review. */
export const removeReview = (id: string, actor: Actor): Promise<void> =>
  removeRecord(kind, id, actor, async (tx, { toolId, userId }) => {
    await assertDisinterested({ userId, toolId }, actor, tx);
    await tx.review.delete({ where: { id }, select: { id: true } });
    await forgetReview(tx, toolId, userId);
  });
