import { hasRole } from "@/lib/platform/auth/schema";
import { getNewsApi, removeNewsApi, updateNewsApi } from "@/lib/posts/news/api";
import { removeNews, updateNews } from "@/lib/posts/news/mutations";
import { getNewsNow } from "@/lib/posts/news/queries";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(getNewsApi, async ({ params, viewer }) => {
  const hidden = viewer !== null && hasRole(viewer.role, "admin");
  const post = await getNewsNow(params.id, { hidden });
  if (!post) throw new AppError("not_found", "News post not found");
  return post;
});

export const PATCH = handle(updateNewsApi, ({ params, body, viewer }) => updateNews(params.id, body, viewer));

export const DELETE = handle(removeNewsApi, async ({ params, viewer }) => {
  await removeNews(params.id, viewer);
  return { success: true as const };
});
