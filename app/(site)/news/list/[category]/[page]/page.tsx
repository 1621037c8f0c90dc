import type { Metadata } from "next";
import {
  categoryName,
  loadNewsList,
  newsHref,
  newsOptions,
  readNewsView,
} from "@/app/(site)/latest-news/load-list";
import { Missing } from "@/components/layout/missing";
import { PageHeader } from "@/components/layout/page-header";
import { NewsFilter } from "@/components/news/news-filter";
import { NewsList } from "@/components/news/news-list";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

export const revalidate = 60;
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ category: string; page: string }> };

const path = "/news";
const title = "News";
const description = "Search the news about AI tools by word and by category.";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = readNewsView(await params);
  if (!view) return missingMetadata();
  return pageMetadata({
    title,
    description,
    path: newsHref(path, view),
    canonical: "/latest-news",
    noindex: newsHref(path, view) !== path,
    feed: { path: "/latest-news/feed.xml", title: "news" },
  });
}

/** The news with a search box and a category select. With a text it is the search beside it. */
export default async function NewsPage({ params }: Props) {
  const view = readNewsView(await params);
  const list = view && (await loadNewsList(view));
  if (!list) return <Missing />;
  return (
    <div className="container pb-16">
      <PageHeader title={title} description={description} />
      <div className="mb-8 max-w-2xl">
        <NewsFilter category={view.category} options={newsOptions(view.category)} />
      </div>
      <NewsList
        posts={list.items}
        total={list.total}
        page={view.page}
        heading={categoryName(view.category) ?? "All posts"}
        path={path}
        filtered={newsHref(path, view) !== path}
        href={(page) => newsHref(path, { ...view, page })}
      />
    </div>
  );
}
