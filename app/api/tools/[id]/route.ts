import { hasRole } from "@/lib/platform/auth/schema";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getToolApi } from "@/lib/tools/api";
import { removeToolApi, updateToolApi } from "@/lib/tools/api-admin";
import { removeTool, updateTool } from "@/lib/tools/mutations";
import { getToolNow } from "@/lib/tools/queries";
import { getAnyTool } from "@/lib/tools/queries-admin";

export const GET = handle(getToolApi, async ({ params, viewer }) => {
  const seesAll = viewer && hasRole(viewer.role, "admin");
  const tool = await (seesAll ? getAnyTool(params.id) : getToolNow(params.id));
  if (!tool) throw new AppError("not_found", "Tool not found");
  return tool;
});

export const PUT = handle(updateToolApi, ({ params, body, viewer }) => updateTool(params.id, body, viewer));

export const DELETE = handle(removeToolApi, async ({ params, viewer }) => {
  await removeTool(params.id, viewer);
  return { success: true as const };
});
