import { z } from "zod";
import { toolKey, voteLimit, voteRequest, voteResult } from "@/lib/engagement/votes/schema";
import { contract } from "@/lib/platform/http/contracts-of";

export const castVoteApi = contract({
  method: "POST",
  path: "/api/tools/{id}/vote",
  access: "user",
  signInMessage: "Please sign in to upvote tools.",
  tag: "Votes",
  summary: "Sets whether the account upvotes a tool; failures carry `success: false` beside `error`",
  limit: voteLimit,
  params: z.object({ id: toolKey("This tool cannot be upvoted (invalid or temporary ID).") }),
  body: voteRequest,
  response: voteResult,
});
