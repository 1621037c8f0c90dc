import { handle } from "@/lib/platform/http/handle";
import { removeMyReviewApi } from "@/lib/reviews/api";
import { removeMyReview } from "@/lib/reviews/mutations";

export const DELETE = handle(removeMyReviewApi, ({ params, viewer }) => removeMyReview(viewer.id, params.id));
