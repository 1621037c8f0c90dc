import { isAdmin } from "@/lib/platform/auth/admins";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getBlogApi, removeBlogApi, updateBlogApi } from "@/lib/posts/blog/api";
import { removeBlog, updateBlog } from "@/lib/posts/blog/mutations";
import { getBlogNow } from "@/lib/posts/blog/queries";

export const GET = handle(getBlogApi, ({ params, viewer }) =>
  found(getBlogNow(params.id, { hidden: isAdmin(viewer) }), "Blog Post Not Found"),
);

export const PATCH = handle(updateBlogApi, ({ params, body, viewer }) => updateBlog(params.id, body, viewer));

export const DELETE = handle(removeBlogApi, ({ params, viewer }) => removeBlog(params.id, viewer));
