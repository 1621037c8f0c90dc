import { blogCategory, blogHref, blogView } from "@/app/(site)/blog/load-list";
import { viewMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { BlogList, blogTexts } from "@/components/blog/blog-list";
import { UnpublishedNotice } from "@/components/blog/unpublished-notice";
import { JsonLd } from "@/components/layout/json-ld";
import { hasPage, readSearchParams } from "@/lib/list/search-params";
import { siteUrl } from "@/lib/platform/http/site-url";
import { listBlogCards } from "@/lib/posts/blog/queries";
import { postPageSize } from "@/lib/posts/schema";
import { itemList } from "@/lib/seo/json-ld";

export const generateMetadata = viewMetadata(blogView, ({ q, category, notice, page }) => {
  const address = { path: blogHref({ q, category, page }), canonical: "/blog" };
  return q
    ? {
        ...address,
        title: "Blog search",
        description: "Blog posts that match a search.",
        noindex: true,
      }
    : {
        ...address,
        title: [blogCategory(category), blogTexts.title].filter(Boolean).join(": "),
        description: blogTexts.description,
        noindex: address.path !== "/blog" || notice !== undefined,
        feed: { path: "/blog/feed.xml", title: "blog" },
      };
});

/**
 * The published blog posts, newest first: all, or those of a category or that match a text. Whoever opened one that is not published is
 * told so here.
 */
export default async function BlogPage({ searchParams }: PageProps<"/blog">) {
  const asked = readSearchParams(blogView, await searchParams);
  if (!asked) return <PageNotFound />;
  const { q, category, notice, page } = asked;
  const list = await listBlogCards({ q, category, page, limit: postPageSize });
  if (!hasPage(page, list.total, postPageSize)) return <PageNotFound />;
  const narrowed = Boolean(q ?? category);
  return (
    <>
      <BlogList
        posts={list.items}
        total={list.total}
        page={page}
        text={q}
        category={category ? { slug: category, name: blogCategory(category)! } : undefined}
        notice={notice && !narrowed && <UnpublishedNotice />}
        href={(other) => blogHref({ q, category, page: other })}
      />
      {!narrowed && (
        <JsonLd
          data={itemList(siteUrl(), {
            name: blogTexts.title,
            items: list.items.map((post) => ({ name: post.title, path: `/blog/${post.slug}` })),
            total: list.total,
            first: (page - 1) * postPageSize + 1,
          })}
        />
      )}
    </>
  );
}
