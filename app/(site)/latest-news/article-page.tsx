import { permanentRedirect } from "next/navigation";
import { postMetadata } from "@/app/(site)/load-post";
import { findNews, loadNewsArticle } from "@/app/(site)/latest-news/load-article";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { NewsArticle } from "@/components/news/news-article";
import { PostNotFound } from "@/components/posts/post-not-found";

/** The page of a news article in the list at `path`, and its metadata. */
export const newsArticle = (path: string) => ({
  generateMetadata: async ({ params }: PageProps<"/news/[slug]">) =>
    postMetadata("news", await findNews((await params).slug), path),

  async Page({ params }: PageProps<"/news/[slug]">) {
    const { slug } = await params;
    const post = await findNews(slug);
    if (!post)
      return (
        <PageNotFound>
          <PostNotFound title="News post not found" href={path} action="Show all news" />
        </PageNotFound>
      );
    if (post.slug !== slug) permanentRedirect(`${path}/${post.slug}`);
    const { page, jsonLd } = await loadNewsArticle(post, path);
    return (
      <>
        <JsonLd data={jsonLd} />
        <NewsArticle {...page} />
      </>
    );
  },
});
