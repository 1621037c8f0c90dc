import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { cached } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { newsColumns, toNews } from "@/lib/posts/news/mapper";
import type { NewsCard } from "@/lib/posts/news/schema";
import { cardRow, selectCards, shownInList } from "@/lib/posts/queries";
import { readsOf } from "@/lib/posts/queries-kind";
import { newestFirst } from "@/lib/posts/sql";

const kind = "news";
const extra = {
  columns: Prisma.sql`, post.source, post.views, post.shares`,
  row: cardRow.extend({ source: z.string(), views: z.int(), shares: z.int() }),
};

export const {
  list: listNews,
  getNow: getNewsNow,
  get: getNews,
  listCards: listNewsCards,
} = readsOf(
  kind,
  (ids) => db.newsPost.findMany({ where: { id: { in: ids } }, select: newsColumns }),
  toNews,
  extra,
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
