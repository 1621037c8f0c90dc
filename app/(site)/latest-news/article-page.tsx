import { permanentRedirect } from "next/navigation";
import type { ReactNode } from "react";
import { findNews, loadNewsArticle } from "@/app/(site)/latest-news/load-article";
import { JsonLd } from "@/components/layout/json-ld";
import { Missing } from "@/components/layout/missing";
import { NewsArticle } from "@/components/news/news-article";

/** The page of a news article in the list at `path`. `missing` is shown where there is none. */
export async function NewsArticlePage({
  slug,
  path,
  missing,
}: {
  slug: string;
  path: string;
  missing: ReactNode;
}) {
  const post = await findNews(slug);
  if (!post) return <Missing>{missing}</Missing>;
  if (post.slug !== slug) permanentRedirect(`${path}/${post.slug}`);
  const { page, jsonLd } = await loadNewsArticle(post, path);
  return (
    <>
      <JsonLd data={jsonLd} />
      <NewsArticle {...page} />
    </>
  );
}
