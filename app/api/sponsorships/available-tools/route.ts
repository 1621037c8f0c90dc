import { handle } from "@/lib/platform/http/handle";
import { listAvailableToolsApi } from "@/lib/sponsorships/api";
import { listAvailableTools } from "@/lib/sponsorships/queries";

export const GET = handle(listAvailableToolsApi, ({ query }) => listAvailableTools(query));
