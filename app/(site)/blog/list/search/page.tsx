import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogList } from "@/components/blog/blog-list";
import { listBlogCards } from "@/lib/blog/queries";
import type { SearchParams } from "@/lib/list/search-params";
import { hasPage, readPage, viewHref } from "@/lib/list/utils";
import { postPageSize } from "@/lib/posts/schema";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

type Props = { searchParams: Promise<SearchParams> };

const path = "/blog";
const href = (q: string, page: number) => viewHref(path, { page: "1" }, { q, page });

async function readSearch({ searchParams }: Props) {
  const { q, page: segment = "1" } = await searchParams;
  const page = typeof segment === "string" ? readPage(segment) : undefined;
  return typeof q === "string" && page ? { q: q.slice(0, 200), page } : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const search = await readSearch(props);
  if (!search) return missingMetadata();
  return pageMetadata({
    title: "Blog search",
    description: "Blog posts that match a search.",
    path: href(search.q, search.page),
    canonical: path,
    noindex: true,
  });
}

/** The blog posts that match a text, made for each request. `/blog?q=…` leads here. */
export default async function BlogSearchPage(props: Props) {
  const search = await readSearch(props);
  if (!search) notFound();
  const { q, page } = search;
  const list = await listBlogCards({ q, page, limit: postPageSize });
  if (!hasPage(page, list.total, postPageSize)) notFound();
  return (
    <BlogList posts={list.items} total={list.total} page={page} text={q} href={(other) => href(q, other)} />
  );
}
