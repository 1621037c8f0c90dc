import "server-only";
import { tie } from "@/lib/cache/cached";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Page } from "@/lib/http/page";
import { newsColumns, toNews } from "@/lib/news/record";
import type { NewsCard, NewsDto } from "@/lib/news/schema";
import { findPost, listCards, listPosts, secondsToNext, selectCards } from "@/lib/posts/queries";
import type { PostQuery } from "@/lib/posts/schema";
import { newestFirst } from "@/lib/posts/sql";

const table = "news_post";
const cardColumns = Prisma.sql`, post.source, post.views, post.shares`;
type CardColumns = Pick<NewsCard, "source" | "views" | "shares">;

/** A page of news in full, newest first unless asked otherwise. Without `status`: what the public may see. */
export function listNews(query: PostQuery): Promise<Page<NewsDto>> {
  return listPosts(
    table,
    query,
    (ids) => db.newsPost.findMany({ where: { id: { in: ids } }, select: newsColumns }),
    toNews,
  );
}

/** A news post by slug or id; null when there is none, or none that may be seen. */
export async function getNews(
  slugOrId: string,
  { hidden = false }: { hidden?: boolean } = {},
): Promise<NewsDto | null> {
  const found = await findPost(table, slugOrId);
  if (!found || !(hidden || found.visible)) return null;
  const row = await db.newsPost.findUnique({ where: { id: found.id }, select: newsColumns });
  return row && toNews(row);
}

/** A page of cards of visible news, newest first. */
export function listNewsCards(
  query: Pick<PostQuery, "q" | "category" | "page" | "limit">,
): Promise<Page<NewsCard>> {
  return listCards<CardColumns>(table, query, cardColumns);
}

/** The two visible posts that are read and shared most for their age. */
export function listTrendingNews(): Promise<NewsCard[]> {
  return selectCards<CardColumns>(table, {
    order: Prisma.sql`(post.views + 4 * post.shares + 1)
      / power(2 + extract(epoch FROM now() - post.published_at) / 86400, 1.2) DESC, ${newestFirst}`,
    limit: 2,
    extra: cardColumns,
  });
}

/**
 * Ties a cached page to the news: it is made anew after a change of any post that lists show, of this one, and when the
 * next scheduled post appears.
 */
export async function tieToNews(id?: string): Promise<void> {
  await tie(id ? ["news", `news:${id}`] : ["news"], await secondsToNext(table));
}
