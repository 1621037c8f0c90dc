import { CallError } from "@/lib/platform/http/client";

/** Why a review could not be sent, in the words that the form shows. */
export function submitFailure(reason: unknown): string {
  const other = "An error occurred while submitting your review. Please try again.";
  if (!(reason instanceof CallError)) return other;
  // A refusal without a sentence of its own.
  if (reason.message !== `HTTP error! status: ${reason.status}`) return reason.message;
  if (reason.status === 401) return "You are not authorized. Please sign in again.";
  if (reason.status === 403) return "You do not have permission to submit a review.";
  return other;
}

/** What is missing of a review before it can be sent. */
export function reviewProblems(
  { rating, comment }: { rating: number | null; comment: string },
  maxComment: number,
): { rating?: string; comment?: string } {
  const length = comment.trim().length;
  return {
    ...(rating ? {} : { rating: "Please select a rating" }),
    ...(length === 0 ? { comment: "Please provide a comment" } : {}),
    ...(length > maxComment
      ? { comment: `Comment must be at most ${maxComment.toLocaleString("en-US")} characters` }
      : {}),
  };
}
