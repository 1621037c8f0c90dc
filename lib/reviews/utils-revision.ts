import type { ReviewRevision, ReviewStatus, ReviewText } from "@/lib/reviews/schema";

/** What a review says, of something that says more; always in one order. */
export const toText = ({ rating, comment, pros, cons, usedFor, usedForMonths }: ReviewText): ReviewText => ({
  rating,
  comment,
  pros,
  cons,
  usedFor,
  usedForMonths,
});

const isSame = (one: ReviewText, other: ReviewText) =>
  JSON.stringify(toText(one)) === JSON.stringify(toText(other));

type Before = ReviewText & { status: ReviewStatus; revision: ReviewRevision | null };
type After = ReviewText & { status: ReviewStatus; revision: ReviewText | null };

/**
 * What becomes of a review when its author says something else: what is approved stays until the change of it is. Where no
 * approval is asked for (`approve`) an approved one is changed at once. Null: everything stays as it is.
 */
export function revise(before: Before, said: ReviewText, approve: boolean): After | null {
  const { status, revision } = before;
  const same = isSame(before, said);
  if (same) return revision && { ...toText(before), status, revision: null };
  if (status !== "approved") return { ...said, status: "pending", revision: null };
  if (approve) return { ...said, status, revision: null };
  return revision && isSame(revision, said) ? null : { ...toText(before), status, revision: said };
}
