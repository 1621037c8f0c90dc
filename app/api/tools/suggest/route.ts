import { handle } from "@/lib/platform/http/handle";
import { suggestToolsApi } from "@/lib/tools/api";
import { suggestTools } from "@/lib/tools/queries-suggest";

export const GET = handle(suggestToolsApi, ({ query }) => suggestTools(query.q));
