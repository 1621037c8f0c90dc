import { isAdmin } from "@/lib/platform/auth/admins";
import { csvResponse } from "@/lib/platform/csv/response";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { personal } from "@/lib/platform/http/personal";
import { getReportApi } from "@/lib/sponsorships/api";
import { getReport } from "@/lib/sponsorships/report/queries";
import { toReportRows } from "@/lib/sponsorships/report/utils";

export const GET = handle(
  getReportApi,
  async ({ params, query, viewer }) => {
    const wanted = getReport(params.id, { ...query, all: isAdmin(viewer) });
    const report = await found(wanted, "Sponsored listing not found");
    if (query.format === "json") return report;
    const { fields, data } = toReportRows(report);
    return personal(csvResponse(`sponsored-${report.tool.slug}.csv`, fields, data));
  },
  { headers: { "Cache-Control": "private, no-store" } },
);
