import { handle } from "@/lib/platform/http/handle";
import { getMyReviewApi } from "@/lib/reviews/api";
import { findRefusal, getMyReview } from "@/lib/reviews/queries";

export const GET = handle(getMyReviewApi, async ({ query, viewer }) => {
  const review = await getMyReview(viewer.id, query.toolId);
  const revisionStatus = review?.revision?.status ?? null;
  return { review, refusal: review && (await findRefusal({ ...review, revisionStatus })) };
});
