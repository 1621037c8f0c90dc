import { assertRole } from "@/lib/platform/auth/admins";
import { handle } from "@/lib/platform/http/handle";
import { createBlogApi, listBlogApi } from "@/lib/posts/blog/api";
import { createBlog } from "@/lib/posts/blog/mutations";
import { listBlog } from "@/lib/posts/blog/queries";

export const GET = handle(listBlogApi, ({ query, viewer }) => {
  if (query.status && query.status !== "published") assertRole(viewer, "admin");
  return listBlog(query);
});

export const POST = handle(createBlogApi, ({ body, viewer }) => createBlog(body, viewer));
