import { withQuery } from "@/lib/platform/addresses/utils-query";
import type { ReviewView } from "@/lib/reviews/schema";

/** Who wrote a review, as shown. */
export function reviewerName(name: string | null | undefined): string {
  return name?.trim() || "Anonymous";
}

/** The address of a page of a tool's reviews: the first is on the tool's own page. */
export function reviewsHref(slug: string, { sort, rating }: ReviewView, page = 1): string {
  const query = new URLSearchParams({
    ...(rating ? { rating: String(rating) } : {}),
    ...(sort && sort !== "helpful" ? { sort } : {}),
  });
  const path = page > 1 ? `/ai-tools/${slug}/reviews/${page}` : `/ai-tools/${slug}`;
  return `${withQuery(path, query)}${page > 1 ? "" : "#reviews"}`;
}
