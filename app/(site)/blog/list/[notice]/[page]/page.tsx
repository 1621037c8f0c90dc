import type { Metadata } from "next";
import { BlogList, blogTexts } from "@/components/blog/blog-list";
import { UnpublishedNotice } from "@/components/blog/unpublished-notice";
import { JsonLd } from "@/components/layout/json-ld";
import { Missing } from "@/components/layout/missing";
import { listBlogCards, tieToBlog } from "@/lib/blog/queries";
import { hasPage, readOption, readPage, viewHref } from "@/lib/list/utils";
import { postPageSize } from "@/lib/posts/schema";
import { itemList } from "@/lib/seo/json-ld";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";
import { siteUrl } from "@/lib/seo/site-url";

export const revalidate = 60;
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ notice: string; page: string }> };

const path = "/blog";
const href = (page: number) => viewHref(path, { page: "1" }, { page });

async function readView({ params }: Props) {
  const segments = await params;
  const notice = readOption(segments.notice, ["none", "unpublished"]);
  const page = readPage(segments.page);
  return notice && page ? { notice, page } : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await readView(props);
  if (!view) return missingMetadata();
  return pageMetadata({
    ...blogTexts,
    path: href(view.page),
    canonical: path,
    noindex: view.page > 1 || view.notice !== "none",
    feed: { path: `${path}/feed.xml`, title: "blog" },
  });
}

/** The published blog posts, newest first. Whoever opened one that is not published is told so here. */
export default async function BlogPage(props: Props) {
  const view = await readView(props);
  if (!view) return <Missing />;
  const { page, notice } = view;
  await tieToBlog();
  const list = await listBlogCards({ page, limit: postPageSize });
  if (!hasPage(page, list.total, postPageSize)) return <Missing />;
  return (
    <>
      <BlogList
        posts={list.items}
        total={list.total}
        page={page}
        notice={notice === "unpublished" && <UnpublishedNotice />}
        href={href}
      />
      <JsonLd
        data={itemList(siteUrl(), {
          name: blogTexts.title,
          items: list.items.map((post) => ({ name: post.title, path: `${path}/${post.slug}` })),
          total: list.total,
          first: (page - 1) * postPageSize + 1,
        })}
      />
    </>
  );
}
