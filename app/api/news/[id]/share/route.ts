import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { shareNewsApi } from "@/lib/posts/news/api";
import { countNews } from "@/lib/posts/news/mutations-counts";

export const POST = handle(shareNewsApi, async ({ params, request }) => {
  const counts = await found(countNews("news_share", params.id, visitorOf(request)), "News post not found");
  return { success: true as const, shares: counts.shares };
});
