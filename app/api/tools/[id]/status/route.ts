import { handle } from "@/lib/platform/http/handle";
import { updateToolStatusApi } from "@/lib/tools/api-admin";
import { updateTool } from "@/lib/tools/mutations";

export const PATCH = handle(updateToolStatusApi, ({ params, body, viewer }) =>
  updateTool(params.id, body, viewer, "tool.status"),
);
