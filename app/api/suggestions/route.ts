import { handle } from "@/lib/platform/http/handle";
import { recommendToolsApi } from "@/lib/tools/api";
import { recommendTools } from "@/lib/tools/recommendations/queries";

export const POST = handle(recommendToolsApi, ({ body }) => recommendTools(body.query, body.without));
