import { hasRole } from "@/lib/auth/schema";
import { createNewsApi, listNewsApi } from "@/lib/news/api";
import { createNews } from "@/lib/news/mutations";
import { listNews } from "@/lib/news/queries";
import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";

export const GET = handle(listNewsApi, ({ query, viewer }) => {
  const { status = "published" } = query;
  if (status !== "published" && !(viewer && hasRole(viewer.role, "admin")))
    throw new AppError(viewer ? "forbidden" : "unauthenticated");
  return listNews(query);
});

export const POST = handle(createNewsApi, ({ body, viewer }) => createNews(body, viewer));
