import { handle } from "@/lib/platform/http/handle";
import { reportReviewApi } from "@/lib/reports/api";
import { reportReview } from "@/lib/reports/mutations";

export const POST = handle(reportReviewApi, ({ params, body, viewer }) =>
  reportReview(viewer.id, params.id, body),
);
