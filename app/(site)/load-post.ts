import "server-only";
import type { Metadata } from "next";
import { getConfig } from "@/lib/config/queries";
import { logosOf } from "@/lib/config/utils";
import { siteUrl } from "@/lib/platform/http/site-url";
import { renderRichText } from "@/lib/platform/rich-text/render";
import { textOfHtml } from "@/lib/platform/rich-text/utils";
import { getNeighbours, listRelated, ownImage } from "@/lib/posts/queries";
import type { Published } from "@/lib/posts/schema";
import type { PostKind } from "@/lib/posts/sql";
import { article, breadcrumbList } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { ogResponse } from "@/lib/seo/og-response";

/** What pages and search engines are told of the kinds of posts. `home` is where search engines find them. */
const kinds = {
  news: { type: "NewsArticle", home: "/latest-news", name: "News", notFound: "News post not found" },
  blog: { type: "BlogPosting", home: "/blog", name: "Blog", notFound: "Blog Post Not Found" },
} as const;

/** What the page of a post at `path` shows, and what it tells search engines. `basedOn` is what it reports on. */
export async function loadPost(kind: PostKind, post: Published, path: string, basedOn?: string) {
  const { type, home, name } = kinds[kind];
  const [related, neighbours, config] = await Promise.all([
    listRelated(kind, post.id),
    getNeighbours(kind, post.id),
    getConfig(),
  ]);
  const base = siteUrl();
  const summary = textOfHtml(post.excerpt);
  const image = ownImage(post.imageUrl);
  const trail = [
    { name: "Home", path: "/" },
    { name, path },
    { name: post.title, path: `${path}/${post.slug}` },
  ];
  const data = {
    path,
    trail,
    summary,
    image,
    avatar: ownImage(post.author.avatar),
    body: renderRichText(post.content, base),
    related,
    ...neighbours,
  };
  const address = `${home}/${post.slug}`;
  const jsonLd = [
    article(base, type, {
      ...post,
      description: summary,
      path: address,
      images: [...(image ? [image] : []), `${address}/og.png`],
      author: post.author.name,
      words: textOfHtml(post.content).split(" ").length,
      siteName: config.siteName,
      siteLogo: logosOf(config).light,
      basedOn,
    }),
    breadcrumbList(base, trail),
  ];
  return { data, jsonLd };
}

/** The metadata of a post's page at `path`; of a page that says so where there is none. */
export function postMetadata(kind: PostKind, post: Published | null, path: string): Promise<Metadata> {
  const { home, name, notFound } = kinds[kind];
  if (!post) {
    return pageMetadata({
      title: notFound,
      description: `There is no ${name.toLowerCase()} post at this address.`,
      path: home,
      noindex: true,
    });
  }
  return pageMetadata({
    title: post.title,
    description: textOfHtml(post.excerpt),
    path: `${path}/${post.slug}`,
    canonical: `${home}/${post.slug}`,
    image: `${home}/${post.slug}/og.png`,
    feed: { path: `${home}/feed.xml`, title: name.toLowerCase() },
    article: {
      publishedTime: post.publishedAt,
      modifiedTime: post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt,
      authors: [post.author.name],
      section: post.category,
      tags: post.tags,
    },
  });
}

/** The preview image of a post; 404 where there is none. */
export async function postImage(kind: PostKind, post: Published | null): Promise<Response> {
  const { siteName, primaryColor, secondaryColor } = await getConfig();
  return ogResponse(
    post && {
      siteName,
      color: primaryColor,
      eyebrow: `${kinds[kind].name} · ${post.category}`,
      title: post.title,
      text: textOfHtml(post.excerpt),
      cover: { slug: post.slug, category: post.category, secondary: secondaryColor },
    },
  );
}
