import { hasRole } from "@/lib/platform/auth/schema";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { createBlogApi, listBlogApi } from "@/lib/posts/blog/api";
import { createBlog } from "@/lib/posts/blog/mutations";
import { listBlog } from "@/lib/posts/blog/queries";

export const GET = handle(listBlogApi, ({ query, viewer }) => {
  const { status = "published" } = query;
  if (status !== "published" && !(viewer && hasRole(viewer.role, "admin")))
    throw new AppError(viewer ? "forbidden" : "unauthenticated");
  return listBlog(query);
});

export const POST = handle(createBlogApi, ({ body, viewer }) => createBlog(body, viewer));
