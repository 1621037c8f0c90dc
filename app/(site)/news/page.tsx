import {
  categoryName,
  loadNewsList,
  newsHref,
  newsOptions,
  newsSearch,
} from "@/app/(site)/latest-news/load-list";
import { viewMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { PageHeader } from "@/components/layout/page-header";
import { NewsFilter } from "@/components/news/news-filter";
import { NewsList } from "@/components/news/news-list";
import { readSearchParams } from "@/lib/list/search-params";

const path = "/news";
const description = "Search the news about AI tools by word and by category.";

export const generateMetadata = viewMetadata(newsSearch, (view) => {
  const address = { path: newsHref(path, view), canonical: "/latest-news" };
  return view.q
    ? {
        ...address,
        title: "News search",
        description: "News about AI tools that match a search.",
        noindex: true,
      }
    : {
        ...address,
        title: "News",
        description,
        noindex: address.path !== path,
        feed: { path: "/latest-news/feed.xml", title: "news" },
      };
});

/** The news with a search box and a category select: all, or those that match a text. */
export default async function NewsPage({ searchParams }: PageProps<"/news">) {
  const view = readSearchParams(newsSearch, await searchParams);
  const list = view && (await loadNewsList(view));
  if (!list) return <PageNotFound />;
  const { q, category, page } = view;
  return (
    <div className="container pb-16">
      <PageHeader title="News" description={description} />
      <div className="mb-8 max-w-2xl">
        <NewsFilter text={q} category={category} options={newsOptions(category)} />
        {q && (
          <p role="status" className="text-muted mt-3 text-sm">
            {list.total} {list.total === 1 ? "post" : "posts"} for “{q}”.{" "}
            <a href={path} className="link inline-flex min-h-6 items-center">
              Show all posts
            </a>
          </p>
        )}
      </div>
      <NewsList
        posts={list.items}
        total={list.total}
        page={page}
        heading={q ? "Matching posts" : (categoryName(category) ?? "All posts")}
        path={path}
        filtered={newsHref(path, view) !== path}
        href={(other) => newsHref(path, { ...view, page: other })}
      />
    </div>
  );
}
