import { handle } from "@/lib/platform/http/handle";
import { suggestToolsApi } from "@/lib/tools/api";
import { suggestTools } from "@/lib/tools/queries";

export const GET = handle(suggestToolsApi, ({ query }) => suggestTools(query.q));
