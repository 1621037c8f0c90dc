import type { Metadata } from "next";
import { newsHref } from "@/app/(site)/latest-news/load-list";
import type { NewsArticleData } from "@/components/news/news-article";
import { getConfig } from "@/lib/config/queries";
import { getNews, tieToNews } from "@/lib/news/queries";
import { newsCategories } from "@/lib/news/schema";
import type { NewsDto } from "@/lib/news/schema";
import { getNeighbours, listRelated, ownImage } from "@/lib/posts/queries";
import { toOption } from "@/lib/posts/utils";
import { renderRichText } from "@/lib/rich-text/render";
import { plainText } from "@/lib/rich-text/utils";
import { article, breadcrumbList } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { siteUrl } from "@/lib/seo/site-url";

/** Where the articles live that search engines keep. */
const home = "/latest-news";
type Published = NewsDto & { publishedAt: string };

/** The visible news post at this part of an address. The page that asks is made anew when that changes. */
export async function findNews(slugOrId: string): Promise<Published | null> {
  const post = await getNews(slugOrId);
  await tieToNews(post?.id);
  return post?.publishedAt ? { ...post, publishedAt: post.publishedAt } : null;
}

/** What an article's page shows, in the list at `path`, and what it tells search engines. */
export async function loadNewsArticle(post: Published, path: string) {
  const [related, neighbours, { siteName }] = await Promise.all([
    listRelated("news_post", post.id),
    getNeighbours("news_post", post.id),
    getConfig(),
  ]);
  const category = toOption(post.category);
  const trail = [
    { name: "Home", path: "/" },
    { name: "News", path },
    { name: post.title, path: `${path}/${post.slug}` },
  ];
  const data: NewsArticleData = {
    post,
    path,
    trail,
    categoryHref: newsCategories.some((name) => name === post.category)
      ? newsHref(path, { category: category.slug, page: 1 })
      : path,
    summary: plainText(post.excerpt),
    image: ownImage(post.imageUrl),
    avatar: ownImage(post.author.avatar),
    body: renderRichText(post.content, siteUrl()),
    related,
    ...neighbours,
  };
  const jsonLd = [
    article(siteUrl(), "NewsArticle", {
      ...post,
      description: data.summary,
      path: `${home}/${post.slug}`,
      image: `${home}/${post.slug}/og.png`,
      author: post.author.name,
      words: plainText(post.content).split(" ").length,
      siteName,
      basedOn: post.sourceUrl,
    }),
    breadcrumbList(siteUrl(), trail),
  ];
  return { data, jsonLd };
}

/** The metadata of an article's page at `path`. */
export function newsMetadata(post: Published | null, path: string): Promise<Metadata> {
  if (!post) {
    return pageMetadata({
      title: "News post not found",
      description: "There is no news post at this address.",
      path: home,
      noindex: true,
    });
  }
  return pageMetadata({
    title: post.title,
    description: plainText(post.excerpt),
    path: `${path}/${post.slug}`,
    canonical: `${home}/${post.slug}`,
    image: `${home}/${post.slug}/og.png`,
    feed: { path: `${home}/feed.xml`, title: "news" },
    article: {
      publishedTime: post.publishedAt,
      modifiedTime: post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt,
      authors: [post.author.name],
      section: post.category,
      tags: post.tags,
    },
  });
}
