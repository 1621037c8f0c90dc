import { CallError } from "@/lib/platform/http/client";

/** Created with the first review: creating a date format is slow. */
let longDate: Intl.DateTimeFormat | undefined;

/** A review's date as shown, the same on server and browser. */
export function formatReviewDate(date: string | null | undefined): string {
  if (!date) return "Unknown date";
  const at = new Date(date);
  if (Number.isNaN(at.getTime())) return "Invalid date";
  longDate ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return longDate.format(at);
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
