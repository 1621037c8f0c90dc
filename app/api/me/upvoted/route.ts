import { listUpvotedApi } from "@/lib/accounts/api";
import { listUpvotedTools } from "@/lib/accounts/queries-tools";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listUpvotedApi, ({ query, viewer }) => listUpvotedTools(viewer.id, query));
