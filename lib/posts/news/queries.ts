import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { cached } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { newsColumns, toNews } from "@/lib/posts/news/mapper";
import type { NewsCard, NewsDto } from "@/lib/posts/news/schema";
import {
  cardRow,
  cachedPost,
  findPostNow,
  listCards,
  listPosts,
  selectCards,
  shownInList,
} from "@/lib/posts/queries";
import type { PostQuery } from "@/lib/posts/schema";
import { newestFirst } from "@/lib/posts/sql";

const kind = "news";
const extra = {
  columns: Prisma.sql`, post.source, post.views, post.shares`,
  row: cardRow.extend({ source: z.string(), views: z.int(), shares: z.int() }),
};

/** A page of news in full, newest first unless asked otherwise. Without `status`: what the public may see. */
export function listNews(query: PostQuery): Promise<Page<NewsDto>> {
  return listPosts(
    kind,
    query,
    (ids) => db.newsPost.findMany({ where: { id: { in: ids } }, select: newsColumns }),
    toNews,
  );
}

/** A news post by slug or id, as it is at this moment; null when there is none, or none that may be seen. */
export async function getNewsNow(
  slugOrId: string,
  { hidden = false }: { hidden?: boolean } = {},
): Promise<NewsDto | null> {
  const found = await findPostNow(kind, slugOrId);
  if (!found || !(hidden || found.visible)) return null;
  const row = await db.newsPost.findUnique({ where: { id: found.id }, select: newsColumns });
  return row && toNews(row);
}

/** The same for pages, which show what the public may see. */
export const getNews = cachedPost("news", kind, (wanted): Promise<NewsDto | null> => getNewsNow(wanted));

type CardQuery = Pick<PostQuery, "q" | "category" | "page" | "limit">;

/** A page of cards of visible news, newest first. */
export const listNewsCards = cached(
  "news-cards",
  (query: CardQuery): Promise<Page<NewsCard>> => listCards(kind, query, extra),
  shownInList(kind),
);

/** The two visible posts that are read and shared most for their age. */
export const listTrendingNews = cached(
  "trending-news",
  (): Promise<NewsCard[]> =>
    selectCards(kind, {
      order: Prisma.sql`(post.views + 4::float8 * post.shares + 1)
        / power(2 + extract(epoch FROM ${new Date()}::timestamptz - post.published_at) / 86400, 1.2) DESC, ${newestFirst}`,
      limit: 2,
      extra,
    }),
  shownInList(kind),
);
