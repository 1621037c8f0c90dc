import { handle } from "@/lib/platform/http/handle";
import { listReportsApi } from "@/lib/reports/api";
import { listReports } from "@/lib/reports/queries";

export const GET = handle(listReportsApi, ({ query }) => listReports(query));
