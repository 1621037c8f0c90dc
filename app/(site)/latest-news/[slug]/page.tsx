import type { Metadata } from "next";
import NewsPostMissing from "@/app/(site)/latest-news/[slug]/not-found";
import { permanentRedirect } from "next/navigation";
import { findNews, loadNewsArticle, newsMetadata } from "@/app/(site)/latest-news/load-article";
import { JsonLd } from "@/components/layout/json-ld";
import { Missing } from "@/components/layout/missing";
import { NewsArticle } from "@/components/news/news-article";

export const revalidate = 60;
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug: string }> };

const path = "/latest-news";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return newsMetadata(await findNews((await params).slug), path);
}

/** A news article. */
export default async function LatestNewsArticlePage({ params }: Props) {
  const { slug } = await params;
  const post = await findNews(slug);
  if (!post) {
    return (
      <Missing>
        <NewsPostMissing />
      </Missing>
    );
  }
  if (post.slug !== slug) permanentRedirect(`${path}/${post.slug}`);
  const { data, jsonLd } = await loadNewsArticle(post, path);
  return (
    <>
      <JsonLd data={jsonLd} />
      <NewsArticle {...data} />
    </>
  );
}
