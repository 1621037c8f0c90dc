import { listUpvotedApi } from "@/lib/accounts/api";
import { listOwnTools } from "@/lib/accounts/queries-tools";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listUpvotedApi, ({ query, viewer }) => listOwnTools("upvoted", viewer.id, query));
