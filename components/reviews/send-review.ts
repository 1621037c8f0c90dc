import type { getTokenApi } from "@/lib/accounts/api";
import { call, CallError } from "@/lib/platform/http/client";
import type { createReviewApi } from "@/lib/reviews/api";
import type { ReviewDto, ReviewInput } from "@/lib/reviews/schema";
import { submitFailure } from "@/lib/reviews/utils-form";
import { isToolId } from "@/lib/tools/utils";

const noToken = "Authentication token could not be retrieved. Please try again or sign out and sign back in.";

/**
 * Sends a review with a bearer token.
 *
 * @throws Error with the sentence to show
 */
export async function sendReview(body: ReviewInput): Promise<ReviewDto> {
  const token = await call<typeof getTokenApi>("GET", "/api/auth/token", {}).catch((reason: unknown) => {
    // A lost connection is not the token's fault.
    throw new Error(reason instanceof CallError && reason.status === 0 ? reason.message : noToken);
  });
  if (!token?.token) throw new Error(noToken);
  if (!isToolId(body.toolId)) throw new Error("Invalid tool ID. Please try again on a different tool.");
  try {
    return await call<typeof createReviewApi>("POST", "/api/reviews", { body, token: token.token });
  } catch (reason) {
    throw new Error(submitFailure(reason));
  }
}
