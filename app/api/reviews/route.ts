import { handle } from "@/lib/http/handle";
import { listReviewsApi } from "@/lib/reviews/api";
import { listReviews } from "@/lib/reviews/queries";

export const GET = handle(listReviewsApi, ({ query }) => listReviews(query.toolId, query.page));
