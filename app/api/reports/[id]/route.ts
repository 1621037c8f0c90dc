import { handle } from "@/lib/platform/http/handle";
import { decideReportApi } from "@/lib/reports/api";
import { decideReport } from "@/lib/reports/mutations-decisions";

export const PATCH = handle(decideReportApi, ({ params, body, viewer }) =>
  decideReport(params.id, body, viewer),
);
