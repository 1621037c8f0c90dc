import { handle } from "@/lib/platform/http/handle";
import { reportToolApi } from "@/lib/reports/api";
import { reportTool } from "@/lib/reports/mutations";

export const POST = handle(reportToolApi, ({ params, body, viewer }) =>
  reportTool(viewer.id, params.id, body),
);
