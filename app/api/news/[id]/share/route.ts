import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";
import { shareNewsApi } from "@/lib/news/api";
import { countNews } from "@/lib/news/mutations-counts";
import { visitorOf } from "@/lib/visitors/visitor";

export const POST = handle(shareNewsApi, async ({ params, request }) => {
  const counts = await countNews("news_share", params.id, visitorOf(request));
  if (!counts) throw new AppError("not_found", "News post not found");
  return { success: true as const, shares: counts.shares };
});
