import { formatLongDay } from "@/lib/platform/dates/utils";

/** A review's date as shown, the same on server and browser. In a file of its own: a page's scripts name no dates. */
export function formatReviewDate(date: string | null | undefined): string {
  if (!date) return "Unknown date";
  return Number.isNaN(Date.parse(date)) ? "Invalid date" : formatLongDay(date);
}
