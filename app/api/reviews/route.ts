import { getConfig } from "@/lib/config/queries";
import { assertRole } from "@/lib/platform/auth/admins";
import { handle } from "@/lib/platform/http/handle";
import { createReviewApi, listReviewsApi } from "@/lib/reviews/api";
import { writeReview } from "@/lib/reviews/mutations";
import { listAllReviews, listReviewsNow } from "@/lib/reviews/queries";

export const GET = handle(listReviewsApi, ({ query, viewer }) => {
  const { toolId, isAdmin, status = "approved", ...view } = query;
  if (toolId && isAdmin !== "true" && status === "approved") return listReviewsNow(toolId, view);
  assertRole(viewer, "moderator");
  return listAllReviews(query);
});

export const POST = handle(createReviewApi, async ({ body, viewer }) => {
  const { requireApprovalForReviews } = await getConfig();
  return writeReview(viewer.id, body, { approve: !requireApprovalForReviews });
});
