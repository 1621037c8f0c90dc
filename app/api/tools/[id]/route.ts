import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";
import { getToolApi } from "@/lib/tools/api";
import { getTool } from "@/lib/tools/queries";

export const GET = handle(getToolApi, async ({ params }) => {
  const tool = await getTool(params.id);
  if (!tool) throw new AppError("not_found", "Tool not found");
  return tool;
});
