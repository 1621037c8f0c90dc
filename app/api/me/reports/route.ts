import { handle } from "@/lib/platform/http/handle";
import { listMyReportsApi } from "@/lib/reports/api";
import { listMyReports } from "@/lib/reports/queries";

export const GET = handle(listMyReportsApi, ({ query, viewer }) => listMyReports(viewer.id, query));
