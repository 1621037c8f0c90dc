import { ReviewItems } from "@/components/tool-detail/review-items";
import { call } from "@/lib/platform/http/client";
import type { listReviewsApi } from "@/lib/reviews/api";
import type { ReviewPage, ReviewView } from "@/lib/reviews/schema";
import { reviewsFailure } from "@/lib/reviews/utils-failure";

export type Turned = { found: ReviewPage; Items: typeof ReviewItems };

export async function turnReviews(toolId: string, view: ReviewView, page: number): Promise<Turned | string> {
  try {
    const query = { toolId, page, ...view };
    const found = await call<typeof listReviewsApi>("GET", "/api/reviews", { query });
    return { found, Items: ReviewItems };
  } catch (reason) {
    return reviewsFailure(reason);
  }
}
