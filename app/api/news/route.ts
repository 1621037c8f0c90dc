import { assertRole } from "@/lib/platform/auth/admins";
import { createNewsApi, listNewsApi } from "@/lib/posts/news/api";
import { createNews } from "@/lib/posts/news/mutations";
import { listNews } from "@/lib/posts/news/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listNewsApi, ({ query, viewer }) => {
  if (query.status && query.status !== "published") assertRole(viewer, "admin");
  return listNews(query);
});

export const POST = handle(createNewsApi, ({ body, viewer }) => createNews(body, viewer));
