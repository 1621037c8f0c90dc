import { getStatisticsApi } from "@/lib/owners/api";
import { maySeeStatistics } from "@/lib/owners/policy";
import { getStatistics } from "@/lib/owners/queries-statistics";
import { toCsv } from "@/lib/platform/csv/utils";
import { AppError } from "@/lib/platform/errors";
import { found } from "@/lib/platform/http/found";
import { handle } from "@/lib/platform/http/handle";

const fields = ["day", "views", "clicks", "saves", "votes", "place"] as const;

export const GET = handle(getStatisticsApi, async ({ params, query, viewer }) => {
  if (!(await maySeeStatistics(viewer, params.id)))
    throw new AppError("forbidden", "Only its owners and administrators see how a tool does.");
  const statistics = await found(getStatistics(params.id, query.days), "Tool not found");
  if (query.format === "json") return statistics;
  const rows = statistics.days.map((day) => fields.map((field) => day[field]));
  return new Response(toCsv([...fields], rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${statistics.tool.slug}-${query.days}-days.csv"`,
    },
  });
});
