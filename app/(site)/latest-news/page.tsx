import { Rss } from "lucide-react";
import {
  categoryName,
  loadNewsList,
  newsHref,
  newsOptions,
  newsView,
} from "@/app/(site)/latest-news/load-list";
import { viewMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHeader } from "@/components/layout/page-header";
import { CategoryChips } from "@/components/news/category-chips";
import { NewsList } from "@/components/news/news-list";
import { TrendingNews } from "@/components/news/trending-news";
import { buttonVariants } from "@/components/ui/button";
import { readSearchParams } from "@/lib/list/search-params";
import { siteUrl } from "@/lib/platform/http/site-url";
import { listTrendingNews } from "@/lib/posts/news/queries";
import { postPageSize } from "@/lib/posts/schema";
import { itemList } from "@/lib/seo/json-ld";

const path = "/latest-news";
const title = "Latest news";
const description = "What happens around AI tools, told with its sources and without the noise.";

export const generateMetadata = viewMetadata(newsView, (view) => ({
  title: [categoryName(view.category), title].filter(Boolean).join(": "),
  description,
  path: newsHref(path, view),
  canonical: path,
  noindex: newsHref(path, view) !== path,
  feed: { path: `${path}/feed.xml`, title: "news" },
}));

export default async function LatestNewsPage({ searchParams }: PageProps<"/latest-news">) {
  const view = readSearchParams(newsView, await searchParams);
  const list = view && (await loadNewsList(view));
  if (!list) return <PageNotFound />;
  const plain = newsHref(path, view) === path;
  const popular = plain ? await listTrendingNews() : [];
  // Where there are no others, the list says all.
  const trending = list.total > popular.length ? popular : [];
  const others = list.items.filter(({ id }) => !trending.some((post) => post.id === id));

  return (
    <div className="container pb-16">
      <PageHeader
        title={title}
        description={description}
        actions={
          <a href={`${path}/feed.xml`} className={buttonVariants({ variant: "outline" })}>
            <Rss />
            RSS
          </a>
        }
      />
      <div className="mb-8">
        <CategoryChips
          options={newsOptions(view.category)}
          current={view.category}
          href={(category) => newsHref(path, { category, page: 1 })}
        />
      </div>
      <TrendingNews posts={trending} path={path} />
      <NewsList
        posts={others}
        total={list.total}
        page={view.page}
        heading={categoryName(view.category) ?? "All posts"}
        path={path}
        filtered={!plain}
        href={(page) => newsHref(path, { ...view, page })}
      />
      <JsonLd
        data={itemList(siteUrl(), {
          name: title,
          items: list.items.map((post) => ({ name: post.title, path: `${path}/${post.slug}` })),
          total: list.total,
          first: (view.page - 1) * postPageSize + 1,
        })}
      />
    </div>
  );
}
