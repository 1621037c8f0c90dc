import { handle } from "@/lib/http/handle";
import { recommendToolsApi } from "@/lib/tools/api";
import { recommendTools } from "@/lib/recommendations/queries";

export const POST = handle(recommendToolsApi, ({ body }) => recommendTools(body.query));
