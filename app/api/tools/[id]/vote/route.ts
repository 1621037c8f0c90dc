import { castVoteApi } from "@/lib/engagement/votes/api";
import { castVote } from "@/lib/engagement/votes/mutations";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(
  castVoteApi,
  ({ params, body, viewer }) => castVote(viewer.id, params.id, body.action === "upvote"),
  { alsoSuccess: true },
);
