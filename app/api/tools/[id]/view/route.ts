import { viewToolApi } from "@/lib/engagement/visitors/api";
import { countToolView } from "@/lib/engagement/visitors/mutations-tools";
import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(viewToolApi, async ({ params, request }) => {
  const views = await countToolView(params.id, visitorOf(request));
  if (views === null) throw new AppError("not_found", "Tool not found");
  return { success: true as const, views };
});
