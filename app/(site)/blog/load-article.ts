import type { Metadata } from "next";
import type { BlogArticleData } from "@/components/blog/blog-article";
import { getBlog, tieToBlog } from "@/lib/blog/queries";
import type { BlogDto } from "@/lib/blog/schema";
import { getConfig } from "@/lib/config/queries";
import { findPost, getNeighbours, listRelated, ownImage } from "@/lib/posts/queries";
import { renderRichText } from "@/lib/rich-text/render";
import { plainText } from "@/lib/rich-text/utils";
import { article, breadcrumbList } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { absoluteUrl, siteUrl } from "@/lib/seo/site-url";

type Published = BlogDto & { publishedAt: string };

/**
 * The blog post at this part of an address: visible, there but not yet published, or none. The page that asks is made
 * anew when that changes.
 */
export async function findBlog(slugOrId: string): Promise<Published | "unpublished" | null> {
  const found = await findPost("blog_post", slugOrId);
  await tieToBlog(found?.id);
  if (!found) return null;
  const post = found.visible ? await getBlog(found.id) : null;
  return post?.publishedAt ? { ...post, publishedAt: post.publishedAt } : "unpublished";
}

/** What a post's page shows, and what it tells search engines. */
export async function loadBlogArticle(post: Published) {
  const [related, neighbours, { siteName }] = await Promise.all([
    listRelated("blog_post", post.id),
    getNeighbours("blog_post", post.id),
    getConfig(),
  ]);
  const path = `/blog/${post.slug}`;
  const trail = [
    { name: "Home", path: "/" },
    { name: "Blog", path: "/blog" },
    { name: post.title, path },
  ];
  const data: BlogArticleData = {
    post,
    url: absoluteUrl(path),
    trail,
    summary: plainText(post.excerpt),
    image: ownImage(post.imageUrl),
    avatar: ownImage(post.author.avatar),
    body: renderRichText(post.content, siteUrl()),
    related,
    ...neighbours,
  };
  const jsonLd = [
    article(siteUrl(), "BlogPosting", {
      ...post,
      description: data.summary,
      path,
      image: `${path}/og.png`,
      author: post.author.name,
      words: plainText(post.content).split(" ").length,
      siteName,
    }),
    breadcrumbList(siteUrl(), trail),
  ];
  return { data, jsonLd };
}

/** The metadata of a post's page. */
export function blogMetadata(post: Published | "unpublished" | null): Promise<Metadata> {
  if (!post || post === "unpublished") {
    return pageMetadata({
      title: "Blog Post Not Found",
      description: "There is no blog post at this address.",
      path: "/blog",
      noindex: true,
    });
  }
  const path = `/blog/${post.slug}`;
  return pageMetadata({
    title: post.title,
    description: plainText(post.excerpt),
    path,
    image: `${path}/og.png`,
    feed: { path: "/blog/feed.xml", title: "blog" },
    article: {
      publishedTime: post.publishedAt,
      modifiedTime: post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt,
      authors: [post.author.name],
      section: post.category,
      tags: post.tags,
    },
  });
}
