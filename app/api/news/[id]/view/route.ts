import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";
import { viewNewsApi } from "@/lib/news/api";
import { countNews } from "@/lib/news/mutations-counts";
import { visitorOf } from "@/lib/visitors/visitor";

export const POST = handle(viewNewsApi, async ({ params, request }) => {
  const counts = await countNews("news_view", params.id, visitorOf(request));
  if (!counts) throw new AppError("not_found", "News post not found");
  return { success: true as const, ...counts };
});
