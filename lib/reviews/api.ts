import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import {
  helpfulResult,
  refusalReasons,
  reviewChange,
  reviewDecision,
  reviewDto,
  reviewInput,
  reviewPage,
  reviewParams,
  reviewQuery,
  toolIdQuery,
} from "@/lib/reviews/schema";
import { answerInput, reviewAnswer } from "@/lib/reviews/schema-answers";

const contract = contractsOf({ tag: "Reviews" });
const user = contractsOf({ tag: "Reviews", access: "user" });

export const listReviewsApi = contract({
  method: "GET",
  path: "/api/reviews",
  access: "public",
  viewer: "optional",
  summary: "The approved reviews of a tool, ten a page; with `isAdmin`, those to be moderated, newest first",
  query: reviewQuery,
  response: reviewPage,
});

export const createReviewApi = user({
  method: "POST",
  path: "/api/reviews",
  signInMessage: "You must be signed in to submit a review",
  summary:
    "Says what one thinks of a tool; a second time, changes what one said. Of an approved review the old text stays until the change is approved",
  limit: { name: "reviews", points: 10, seconds: 3600, ofDone: true },
  body: reviewInput,
  response: reviewDto,
});

export const moderateReviewApi = contract({
  method: "PUT",
  path: "/api/reviews/{id}/moderate",
  access: "moderator",
  summary:
    "Approves or rejects a review, whose author is told by mail; 409 with the `current` one when its author changed it meanwhile",
  params: reviewParams,
  body: reviewDecision,
  response: reviewDto,
});

export const moderateRevisionApi = contract({
  method: "PUT",
  path: "/api/reviews/{id}/revision",
  access: "moderator",
  summary:
    "Approves or rejects what an author made of an approved review, who is told by mail; 409 with the `current` one when they changed it meanwhile",
  params: reviewParams,
  body: reviewDecision,
  response: reviewDto,
});

export const updateReviewApi = contract({
  method: "PUT",
  path: "/api/reviews/{id}",
  access: "admin",
  summary: "Changes a review's comment, or answers it",
  params: reviewParams,
  body: reviewChange,
  response: reviewDto,
});

export const writeAnswerApi = user({
  method: "PUT",
  path: "/api/reviews/{id}/answer",
  signInMessage: "Please sign in to answer a review.",
  summary: "Answers a review of a tool that one is a verified owner of, or changes the answer",
  limit: { name: "answers", points: 60, seconds: 3600 },
  params: reviewParams,
  body: answerInput,
  response: z.object({ answer: reviewAnswer }),
});

export const removeAnswerApi = user({
  method: "DELETE",
  path: "/api/reviews/{id}/answer",
  summary: "Takes back one's own answer; one that a moderator removes is not written again",
  params: reviewParams,
});

export const removeReviewApi = contract({
  method: "DELETE",
  path: "/api/reviews/{id}",
  access: "admin",
  summary: "Deletes a review",
  params: reviewParams,
});

export const getMyReviewApi = user({
  method: "GET",
  path: "/api/me/reviews",
  summary: "One's own review of a tool, whatever its status; null when there is none",
  query: toolIdQuery,
  response: z.object({
    review: reviewDto.nullable(),
    refusal: z
      .enum(refusalReasons)
      .nullable()
      .meta({ description: "Why it, or its change, was rejected; null where no reason was chosen." }),
  }),
});

export const removeMyReviewApi = user({
  method: "DELETE",
  path: "/api/me/reviews/{id}",
  summary: "Takes back one's own review",
  params: reviewParams,
});

export const removeMyRevisionApi = user({
  method: "DELETE",
  path: "/api/me/reviews/{id}/revision",
  summary: "Takes back a change of one's own review that is not approved; what was approved stays",
  params: reviewParams,
  response: reviewDto,
});

const helpful = contractsOf({
  tag: "Reviews",
  path: "/api/reviews/{id}/helpful",
  access: "user",
  signInMessage: "Please sign in to say what helped you.",
  limit: { name: "helpful", points: 60, seconds: 60 },
  params: reviewParams,
  response: helpfulResult,
});

export const markHelpfulApi = helpful({
  method: "PUT",
  summary: "Says that somebody else's review helped; saying it again changes nothing",
});

export const unmarkHelpfulApi = helpful({
  method: "DELETE",
  summary: "Takes back that a review helped",
});

export const listMyHelpfulApi = user({
  method: "GET",
  path: "/api/me/helpful",
  summary: "Which reviews of a tool one found helpful, the latest thousand, and which is one's own",
  query: toolIdQuery,
  response: z.object({ reviews: z.array(z.string()), own: z.string().nullable() }),
});
