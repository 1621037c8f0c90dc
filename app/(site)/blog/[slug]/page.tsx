import type { Metadata } from "next";
import BlogPostMissing from "@/app/(site)/blog/[slug]/not-found";
import { permanentRedirect, redirect } from "next/navigation";
import { blogMetadata, findBlog, loadBlogArticle } from "@/app/(site)/blog/load-article";
import { BlogArticle } from "@/components/blog/blog-article";
import { JsonLd } from "@/components/layout/json-ld";
import { Missing } from "@/components/layout/missing";

export const revalidate = 60;
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return blogMetadata(await findBlog((await params).slug));
}

/** A blog post. One that is not published leads to the list, which says so. */
export default async function BlogPostPage({ params }: Props) {
  const { slug } = await params;
  const post = await findBlog(slug);
  if (!post) {
    return (
      <Missing>
        <BlogPostMissing />
      </Missing>
    );
  }
  if (post === "unpublished") redirect("/blog?notice=unpublished");
  if (post.slug !== slug) permanentRedirect(`/blog/${post.slug}`);
  const { page, jsonLd } = await loadBlogArticle(post);
  return (
    <>
      <JsonLd data={jsonLd} />
      <BlogArticle {...page} />
    </>
  );
}
