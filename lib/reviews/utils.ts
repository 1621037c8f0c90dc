import { CallError } from "@/lib/http/client";

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A review's date as shown, the same on server and browser. */
export function formatReviewDate(date: string | null | undefined): string {
  if (!date) return "Unknown date";
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? "Invalid date" : longDate.format(at);
}

/** Who wrote a review, as shown. */
export function reviewerName(name: string | null | undefined): string {
  return name?.trim() || "Anonymous";
}

/** Why reviews could not be loaded, in the words that the list shows. */
export function reviewsFailure(reason: unknown): string {
  if (reason instanceof CallError) {
    return reason.status > 0
      ? `Failed to load reviews (${reason.status}). ${reason.message}`
      : "No response received from server. Please check your connection.";
  }
  if (reason instanceof Error && reason.message) return `Request failed: ${reason.message}`;
  return "Failed to load reviews. Please try again later.";
}

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
