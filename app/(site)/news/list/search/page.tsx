import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { newsOptions, type NewsView, readNewsView } from "@/app/(site)/latest-news/load-list";
import { PageHeader } from "@/components/layout/page-header";
import { NewsFilter } from "@/components/news/news-filter";
import { NewsList } from "@/components/news/news-list";
import type { SearchParams } from "@/lib/list/search-params";
import { hasPage, viewHref } from "@/lib/list/utils";
import { listNewsCards } from "@/lib/news/queries";
import { postPageSize } from "@/lib/posts/schema";
import { allCategories } from "@/lib/posts/utils";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

type Props = { searchParams: Promise<SearchParams> };

const path = "/news";
const title = "News search";
const href = (view: NewsView & { q: string }) => viewHref(path, { category: allCategories, page: "1" }, view);

async function readSearch({ searchParams }: Props) {
  const { q, category = allCategories, page = "1" } = await searchParams;
  if (typeof q !== "string" || typeof category !== "string" || typeof page !== "string") return undefined;
  const view = readNewsView({ category, page });
  return view && { ...view, q: q.slice(0, 200) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const search = await readSearch(props);
  if (!search) return missingMetadata();
  return pageMetadata({
    title,
    description: "News about AI tools that match a search.",
    path: href(search),
    canonical: "/latest-news",
    noindex: true,
  });
}

/** The news that match a text, made for each request. `/news?q=…` leads here. */
export default async function NewsSearchPage(props: Props) {
  const search = await readSearch(props);
  if (!search) notFound();
  const list = await listNewsCards({ ...search, limit: postPageSize });
  if (!hasPage(search.page, list.total, postPageSize)) notFound();
  return (
    <div className="container pb-16">
      <PageHeader title="News" description="Search the news about AI tools by word and by category." />
      <div className="mb-8 max-w-2xl">
        <NewsFilter text={search.q} category={search.category} options={newsOptions(search.category)} />
        <p role="status" className="text-muted mt-3 text-sm">
          {list.total} {list.total === 1 ? "post" : "posts"} for “{search.q}”.{" "}
          <a href={path} className="link inline-flex min-h-6 items-center">
            Show all posts
          </a>
        </p>
      </div>
      <NewsList
        posts={list.items}
        total={list.total}
        page={search.page}
        heading="Matching posts"
        path={path}
        filtered
        href={(page) => href({ ...search, page })}
      />
    </div>
  );
}
