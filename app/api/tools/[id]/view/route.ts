import { viewToolApi } from "@/lib/engagement/visitors/api";
import { countToolView } from "@/lib/engagement/visitors/mutations-tools";
import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(viewToolApi, async ({ params, request }) => {
  const views = await found(countToolView(params.id, visitorOf(request)), "Tool not found");
  return { success: true as const, views };
});
