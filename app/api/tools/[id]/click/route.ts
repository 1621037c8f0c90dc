import { clickToolApi } from "@/lib/engagement/visitors/api";
import { countToolClick } from "@/lib/engagement/visitors/mutations-tools";
import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(clickToolApi, async ({ params, request }) => {
  const visitor = visitorOf(request);
  if (visitor) await countToolClick(params.id, visitor);
  return { success: true as const };
});
