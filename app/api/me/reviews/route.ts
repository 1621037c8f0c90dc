import { handle } from "@/lib/platform/http/handle";
import { getMyReviewApi } from "@/lib/reviews/api";
import { getMyReview } from "@/lib/reviews/queries";

export const GET = handle(getMyReviewApi, async ({ query, viewer }) => ({
  review: await getMyReview(viewer.id, query.toolId),
}));
