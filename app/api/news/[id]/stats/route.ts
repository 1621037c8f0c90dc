import { handle } from "@/lib/platform/http/handle";
import { updateNewsStatsApi } from "@/lib/posts/news/api";
import { updateNewsStats } from "@/lib/posts/news/mutations";

export const PATCH = handle(updateNewsStatsApi, ({ params, body, viewer }) =>
  updateNewsStats(params.id, body, viewer),
);
