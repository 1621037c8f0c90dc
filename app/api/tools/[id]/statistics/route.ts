import { getStatisticsApi } from "@/lib/owners/api";
import { maySeeStatistics } from "@/lib/owners/policy";
import { getStatistics } from "@/lib/owners/queries-statistics";
import { csvResponse } from "@/lib/platform/csv/response";
import { AppError, found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

const fields = ["day", "views", "clicks", "saves", "votes", "place"] as const;

export const GET = handle(getStatisticsApi, async ({ params, query, viewer }) => {
  if (!(await maySeeStatistics(viewer, params.id)))
    throw new AppError("forbidden", "Only its owners and administrators see how a tool does.");
  const statistics = await found(getStatistics(params.id, query.days), "Tool not found");
  if (query.format === "json") return statistics;
  const rows = statistics.days.map((day) => fields.map((field) => day[field]));
  return csvResponse(`${statistics.tool.slug}-${query.days}-days.csv`, [...fields], rows);
});
