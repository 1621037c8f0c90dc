import { permanentRedirect } from "next/navigation";
import { findNews, loadNewsArticle } from "@/app/(site)/latest-news/load-article";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { NewsArticle } from "@/components/news/news-article";
import { PostNotFound } from "@/components/posts/post-not-found";

/** The page of a news article in the list at `path`. */
export async function NewsArticlePage({ slug, path }: { slug: string; path: string }) {
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
}
