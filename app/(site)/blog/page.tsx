import { z } from "zod";
import { viewMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { BlogList, blogTexts } from "@/components/blog/blog-list";
import { UnpublishedNotice } from "@/components/blog/unpublished-notice";
import { JsonLd } from "@/components/layout/json-ld";
import { hasPage, pageNumber, readSearchParams, searchText, viewHref } from "@/lib/list/search-params";
import { siteUrl } from "@/lib/platform/http/site-url";
import { listBlogCards } from "@/lib/posts/blog/queries";
import { postPageSize } from "@/lib/posts/schema";
import { itemList } from "@/lib/seo/json-ld";

const view = z.object({
  q: searchText.optional(),
  notice: z.literal("unpublished").optional(),
  page: pageNumber,
});

const path = "/blog";
const href = (q: string | undefined, page: number) => viewHref(path, { page: "1" }, { q, page });

export const generateMetadata = viewMetadata(view, ({ q, notice, page }) => {
  const address = { path: href(q, page), canonical: path };
  return q
    ? {
        ...address,
        title: "Blog search",
        description: "Blog posts that match a search.",
        noindex: true,
      }
    : {
        ...blogTexts,
        ...address,
        noindex: page > 1 || notice !== undefined,
        feed: { path: `${path}/feed.xml`, title: "blog" },
      };
});

/**
 * The published blog posts, newest first: all, or those that match a text. Whoever opened one that is not published is
 * told so here.
 */
export default async function BlogPage({ searchParams }: PageProps<"/blog">) {
  const asked = readSearchParams(view, await searchParams);
  if (!asked) return <PageNotFound />;
  const { q, notice, page } = asked;
  const list = await listBlogCards({ q, page, limit: postPageSize });
  if (!hasPage(page, list.total, postPageSize)) return <PageNotFound />;
  return (
    <>
      <BlogList
        posts={list.items}
        total={list.total}
        page={page}
        text={q}
        notice={notice && !q && <UnpublishedNotice />}
        href={(other) => href(q, other)}
      />
      {!q && (
        <JsonLd
          data={itemList(siteUrl(), {
            name: blogTexts.title,
            items: list.items.map((post) => ({ name: post.title, path: `${path}/${post.slug}` })),
            total: list.total,
            first: (page - 1) * postPageSize + 1,
          })}
        />
      )}
    </>
  );
}
