import { handle } from "@/lib/http/handle";
import { castVoteApi } from "@/lib/votes/api";
import { castVote } from "@/lib/votes/mutations";

export const POST = handle(
  castVoteApi,
  ({ params, body, viewer }) => castVote(viewer.id, params.id, body.action === "upvote"),
  { successToo: true },
);
