import { newsHref } from "@/app/(site)/latest-news/load-list";
import { loadPost } from "@/app/(site)/load-post";
import type { NewsArticleData } from "@/components/news/news-article";
import { getNews } from "@/lib/posts/news/queries";
import { newsCategories, type NewsDto } from "@/lib/posts/news/schema";
import type { Published } from "@/lib/posts/schema";
import { toOption } from "@/lib/posts/utils";

/** The visible news post at this part of an address. */
export async function findNews(slugOrId: string): Promise<Published<NewsDto> | null> {
  const post = await getNews(slugOrId);
  return post?.publishedAt ? { ...post, publishedAt: post.publishedAt } : null;
}

/** What an article's page shows, in the list at `path`, and what it tells search engines. */
export async function loadNewsArticle(post: Published<NewsDto>, path: string) {
  const { data, jsonLd } = await loadPost("news", post, path, post.sourceUrl);
  const { name, slug } = toOption(post.category);
  const known = newsCategories.some((category) => category === name);
  const page: NewsArticleData = {
    post,
    categoryHref: known ? newsHref(path, { category: slug, page: 1 }) : path,
    data,
  };
  return { page, jsonLd };
}
