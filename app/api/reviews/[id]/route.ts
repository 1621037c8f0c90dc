import { handle } from "@/lib/platform/http/handle";
import { removeReviewApi, updateReviewApi } from "@/lib/reviews/api";
import { removeReview, updateReview } from "@/lib/reviews/mutations-moderation";

export const PUT = handle(updateReviewApi, ({ params, body, viewer }) =>
  updateReview(params.id, body, viewer),
);

export const DELETE = handle(removeReviewApi, ({ params, viewer }) => removeReview(params.id, viewer));
