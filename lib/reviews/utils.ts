import { CallError } from "@/lib/platform/http/client";
import type { ReviewText, ReviewView } from "@/lib/reviews/schema";

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

const many = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`;

/** A time of use in words: months, or whole years. */
export function usedTime(months: number): string {
  if (months < 1) return "Less than a month";
  return months < 12 ? many(months, "month") : many(Math.floor(months / 12), "year");
}

/** What a tool was used for and how long; empty when nothing is said of that. */
export function usedText({ usedFor, usedForMonths }: Pick<ReviewText, "usedFor" | "usedForMonths">): string {
  const time = usedForMonths === null ? [] : [usedTime(usedForMonths)];
  return [...(usedFor ? [usedFor] : []), ...time].join(" · ");
}

/** The address of a page of a tool's reviews: the first is on the tool's own page. */
export function reviewsHref(slug: string, { sort, rating }: ReviewView, page = 1): string {
  const query = new URLSearchParams({
    ...(rating ? { rating: String(rating) } : {}),
    ...(sort && sort !== "helpful" ? { sort } : {}),
  });
  const path = page > 1 ? `/ai-tools/${slug}/reviews/${page}` : `/ai-tools/${slug}`;
  return `${path}${query.size > 0 ? `?${query}` : ""}${page > 1 ? "" : "#reviews"}`;
}
