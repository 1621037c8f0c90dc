import type { Metadata } from "next";
import { blogCategoryHref } from "@/app/(site)/blog/load-list";
import { loadPost, postMetadata } from "@/app/(site)/load-post";
import type { BlogArticleData } from "@/components/blog/blog-article";
import { absoluteUrl } from "@/lib/platform/http/site-url";
import { getBlog } from "@/lib/posts/blog/queries";
import { type BlogDto, categoryLabel } from "@/lib/posts/blog/schema";
import { findPost } from "@/lib/posts/queries";
import type { Published } from "@/lib/posts/schema";

/** The blog post at this part of an address: visible, there but not yet published, or none. */
export async function findBlog(slugOrId: string): Promise<Published<BlogDto> | "unpublished" | null> {
  const found = await findPost("blog", slugOrId);
  if (!found) return null;
  const post = found.visible ? await getBlog(found.id) : null;
  return post?.publishedAt ? { ...post, publishedAt: post.publishedAt } : "unpublished";
}

export async function loadBlogArticle(post: Published<BlogDto>) {
  const { data, jsonLd } = await loadPost("blog", post, "/blog");
  const related = data.related.map((one) => ({ ...one, category: categoryLabel(one.category) }));
  const url = absoluteUrl(`/blog/${post.slug}`);
  const page: BlogArticleData = {
    post,
    url,
    categoryHref: blogCategoryHref(post.category),
    data: { ...data, related },
  };
  return { page, jsonLd };
}

export function blogMetadata(post: Published | "unpublished" | null): Promise<Metadata> {
  return postMetadata("blog", post === "unpublished" ? null : post, "/blog");
}
