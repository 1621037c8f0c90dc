import { hasRole } from "@/lib/auth/schema";
import { getBlogApi, removeBlogApi, updateBlogApi } from "@/lib/blog/api";
import { removeBlog, updateBlog } from "@/lib/blog/mutations";
import { getBlogNow } from "@/lib/blog/queries";
import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";

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
