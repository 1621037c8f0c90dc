import { NewsArticlePage } from "@/app/(site)/latest-news/article-page";
import { findNews } from "@/app/(site)/latest-news/load-article";
import { postMetadata } from "@/app/(site)/load-post";

type Props = { params: Promise<{ slug: string }> };

const path = "/latest-news";

export const generateMetadata = async ({ params }: Props) =>
  postMetadata("news", await findNews((await params).slug), path);

export default async function LatestNewsArticlePage({ params }: Props) {
  return <NewsArticlePage slug={(await params).slug} path={path} />;
}
