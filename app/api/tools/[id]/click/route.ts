import { clickToolApi } from "@/lib/engagement/visitors/api";
import { countToolClick } from "@/lib/engagement/visitors/mutations-tools";
import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(clickToolApi, async ({ params, request }) => {
  await found(countToolClick(params.id, visitorOf(request)), "Tool not found");
});
