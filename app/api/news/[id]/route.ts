import { isAdmin } from "@/lib/platform/auth/admins";
import { getNewsApi, removeNewsApi, updateNewsApi } from "@/lib/posts/news/api";
import { removeNews, updateNews } from "@/lib/posts/news/mutations";
import { getNewsNow } from "@/lib/posts/news/queries";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(getNewsApi, ({ params, viewer }) =>
  found(getNewsNow(params.id, { hidden: isAdmin(viewer) }), "News post not found"),
);

export const PATCH = handle(updateNewsApi, ({ params, body, viewer }) => updateNews(params.id, body, viewer));

export const DELETE = handle(removeNewsApi, ({ params, viewer }) => removeNews(params.id, viewer));
