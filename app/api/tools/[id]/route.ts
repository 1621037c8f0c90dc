import { isAdmin } from "@/lib/platform/auth/admins";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getToolApi } from "@/lib/tools/api";
import { removeToolApi, updateToolApi } from "@/lib/tools/api-admin";
import { removeTool, updateTool } from "@/lib/tools/mutations";
import { getToolNow } from "@/lib/tools/queries";
import { getAnyTool } from "@/lib/tools/queries-admin";

export const GET = handle(getToolApi, ({ params: { id }, viewer }) =>
  found(isAdmin(viewer) ? getAnyTool(id) : getToolNow(id), "Tool not found"),
);

export const PUT = handle(updateToolApi, ({ params, body, viewer }) => updateTool(params.id, body, viewer));

export const DELETE = handle(removeToolApi, ({ params, viewer }) => removeTool(params.id, viewer));
