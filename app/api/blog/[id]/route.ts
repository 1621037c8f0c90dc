import { hasRole } from "@/lib/platform/auth/schema";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getBlogApi, removeBlogApi, updateBlogApi } from "@/lib/posts/blog/api";
import { removeBlog, updateBlog } from "@/lib/posts/blog/mutations";
import { getBlogNow } from "@/lib/posts/blog/queries";

export const GET = handle(getBlogApi, async ({ params, viewer }) => {
  const hidden = viewer !== null && hasRole(viewer.role, "admin");
  const post = await getBlogNow(params.id, { hidden });
  if (!post) throw new AppError("not_found", "Blog Post Not Found");
  return post;
});

export const PATCH = handle(updateBlogApi, ({ params, body, viewer }) => updateBlog(params.id, body, viewer));

export const DELETE = handle(removeBlogApi, async ({ params, viewer }) => {
  await removeBlog(params.id, viewer);
  return { success: true as const };
});
