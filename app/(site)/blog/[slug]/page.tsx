import { permanentRedirect, redirect } from "next/navigation";
import { blogMetadata, findBlog, loadBlogArticle } from "@/app/(site)/blog/load-article";
import { PageNotFound } from "@/app/page-not-found";
import { BlogArticle } from "@/components/blog/blog-article";
import { JsonLd } from "@/components/layout/json-ld";
import { PostNotFound } from "@/components/posts/post-not-found";

export const generateMetadata = async ({ params }: PageProps<"/blog/[slug]">) =>
  blogMetadata(await findBlog((await params).slug));

/** A blog post. One that is not published leads to the list, which says so. */
export default async function BlogPostPage({ params }: PageProps<"/blog/[slug]">) {
  const { slug } = await params;
  const post = await findBlog(slug);
  if (!post) {
    return (
      <PageNotFound>
        <PostNotFound title="Blog Post Not Found" href="/blog" action="Show all posts" />
      </PageNotFound>
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
