import { handle } from "@/lib/platform/http/handle";
import { moderateReviewApi } from "@/lib/reviews/api";
import { moderateReview } from "@/lib/reviews/mutations-moderation";

export const PUT = handle(moderateReviewApi, ({ params, body, viewer }) =>
  moderateReview(params.id, body, viewer),
);
