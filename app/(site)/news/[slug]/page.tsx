import { NewsArticlePage } from "@/app/(site)/latest-news/article-page";
import { findNews } from "@/app/(site)/latest-news/load-article";
import { postMetadata } from "@/app/(site)/load-post";

type Props = { params: Promise<{ slug: string }> };

const path = "/news";

export const generateMetadata = async ({ params }: Props) =>
  postMetadata("news", await findNews((await params).slug), path);

/** A news article, as the search of the news shows it. */
export default async function NewsSearchArticlePage({ params }: Props) {
  return <NewsArticlePage slug={(await params).slug} path={path} />;
}
