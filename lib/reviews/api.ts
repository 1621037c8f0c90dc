import { z } from "zod";
import { contract } from "@/lib/platform/http/contract";
import {
  reviewChange,
  reviewDecision,
  reviewDto,
  reviewInput,
  reviewPage,
  reviewParams,
  reviewQuery,
  toolIdQuery,
} from "@/lib/reviews/schema";

const tag = "Reviews";
const removed = z.object({ success: z.literal(true) });

export const listReviewsApi = contract({
  method: "GET",
  path: "/api/reviews",
  access: "public",
  viewer: "optional",
  tag,
  summary: "The approved reviews of a tool, newest first, ten a page; with `isAdmin`, those to be moderated",
  query: reviewQuery,
  response: reviewPage,
});

export const createReviewApi = contract({
  method: "POST",
  path: "/api/reviews",
  access: "user",
  signInMessage: "You must be signed in to submit a review",
  tag,
  summary: "Says what one thinks of a tool; a second time, changes what one said, which is then read again",
  limit: { name: "reviews", points: 10, seconds: 3600 },
  body: reviewInput,
  response: reviewDto,
});

export const moderateReviewApi = contract({
  method: "PUT",
  path: "/api/reviews/{id}/moderate",
  access: "moderator",
  tag,
  summary: "Approves or rejects a review; 409 with the `current` one when its author changed it meanwhile",
  params: reviewParams,
  body: reviewDecision,
  response: reviewDto,
});

export const updateReviewApi = contract({
  method: "PUT",
  path: "/api/reviews/{id}",
  access: "admin",
  tag,
  summary: "Changes a review's comment, or answers it",
  params: reviewParams,
  body: reviewChange,
  response: reviewDto,
});

export const removeReviewApi = contract({
  method: "DELETE",
  path: "/api/reviews/{id}",
  access: "admin",
  tag,
  summary: "Deletes a review",
  params: reviewParams,
  response: removed,
});

export const getMyReviewApi = contract({
  method: "GET",
  path: "/api/me/reviews",
  access: "user",
  tag,
  summary: "One's own review of a tool, whatever its status; null when there is none",
  query: toolIdQuery,
  response: z.object({ review: reviewDto.nullable() }),
});

export const removeMyReviewApi = contract({
  method: "DELETE",
  path: "/api/me/reviews/{id}",
  access: "user",
  tag,
  summary: "Takes back one's own review",
  params: reviewParams,
  response: removed,
});
