import { handle } from "@/lib/http/handle";
import { updateNewsStatsApi } from "@/lib/news/api";
import { updateNewsStats } from "@/lib/news/mutations";

export const PATCH = handle(updateNewsStatsApi, ({ params, body, viewer }) =>
  updateNewsStats(params.id, body, viewer),
);
