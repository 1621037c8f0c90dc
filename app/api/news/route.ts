import { hasRole } from "@/lib/platform/auth/schema";
import { createNewsApi, listNewsApi } from "@/lib/posts/news/api";
import { createNews } from "@/lib/posts/news/mutations";
import { listNews } from "@/lib/posts/news/queries";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listNewsApi, ({ query, viewer }) => {
  const { status = "published" } = query;
  if (status !== "published" && !(viewer && hasRole(viewer.role, "admin")))
    throw new AppError(viewer ? "forbidden" : "unauthenticated");
  return listNews(query);
});

export const POST = handle(createNewsApi, ({ body, viewer }) => createNews(body, viewer));
