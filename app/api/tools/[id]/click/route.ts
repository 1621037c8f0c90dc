import { clickToolApi } from "@/lib/engagement/visitors/api";
import { countToolClick } from "@/lib/engagement/visitors/mutations-tools";
import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(clickToolApi, async ({ params, request }) => {
  if (!(await countToolClick(params.id, visitorOf(request))))
    throw new AppError("not_found", "Tool not found");
  return { success: true as const };
});
