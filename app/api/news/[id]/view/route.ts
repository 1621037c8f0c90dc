import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { viewNewsApi } from "@/lib/posts/news/api";
import { countNews } from "@/lib/posts/news/mutations-counts";

export const POST = handle(viewNewsApi, async ({ params, request }) => {
  const counts = await found(countNews("news_view", params.id, visitorOf(request)), "News post not found");
  return { success: true as const, ...counts };
});
