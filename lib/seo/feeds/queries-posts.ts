import "server-only";
import { getConfig } from "@/lib/config/queries";
import { absoluteUrl } from "@/lib/platform/http/site-url";
import { listBlogCards } from "@/lib/posts/blog/queries";
import { listNewsCards } from "@/lib/posts/news/queries";
import type { PostCard } from "@/lib/posts/schema";
import type { Feed } from "@/lib/seo/feeds/feed";

const newest = { page: 1, limit: 50 };

const toItems = (path: string, posts: PostCard[]): Feed["items"] =>
  posts.map((post) => ({
    url: absoluteUrl(`${path}/${post.slug}`),
    title: post.title,
    text: post.excerpt,
    published: new Date(post.publishedAt),
    updated: new Date(post.publishedAt),
    categories: [post.category],
    author: post.author.name,
  }));

export async function getNewsFeed(): Promise<Feed> {
  const [{ siteName }, { items }] = await Promise.all([getConfig(), listNewsCards(newest)]);
  return {
    title: `${siteName}: news`,
    description: `What happens around AI tools, reported by ${siteName} with its sources.`,
    home: absoluteUrl("/latest-news"),
    items: toItems("/latest-news", items),
  };
}

export async function getBlogFeed(): Promise<Feed> {
  const [{ siteName }, { items }] = await Promise.all([getConfig(), listBlogCards(newest)]);
  return {
    title: `${siteName}: blog`,
    description: `Guides to choosing and using AI tools, by ${siteName}.`,
    home: absoluteUrl("/blog"),
    items: toItems("/blog", items),
  };
}
