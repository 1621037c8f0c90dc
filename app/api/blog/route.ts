import { hasRole } from "@/lib/auth/schema";
import { createBlogApi, listBlogApi } from "@/lib/blog/api";
import { createBlog } from "@/lib/blog/mutations";
import { listBlog } from "@/lib/blog/queries";
import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";

export const GET = handle(listBlogApi, ({ query, viewer }) => {
  const { status = "published" } = query;
  if (status !== "published" && !(viewer && hasRole(viewer.role, "admin")))
    throw new AppError(viewer ? "forbidden" : "unauthenticated");
  return listBlog(query);
});

export const POST = handle(createBlogApi, ({ body, viewer }) => createBlog(body, viewer));
