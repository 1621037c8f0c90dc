import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";
import { viewToolApi } from "@/lib/visitors/api";
import { countToolView } from "@/lib/visitors/mutations-tools";
import { visitorOf } from "@/lib/visitors/visitor";

export const POST = handle(viewToolApi, async ({ params, request }) => {
  const views = await countToolView(params.id, visitorOf(request));
  if (views === null) throw new AppError("not_found", "Tool not found");
  return { success: true as const, views };
});
