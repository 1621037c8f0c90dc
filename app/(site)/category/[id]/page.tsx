import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { z } from "zod";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { ToolList } from "@/components/tools/tool-list";
import { getCategoryPage } from "@/lib/categories/queries";
import { categoryFilter } from "@/lib/categories/utils";
import { pageNumber, readSearchParams, type SearchParams } from "@/lib/list/search-params";
import { hasPage, viewHref } from "@/lib/list/utils";
import { listPageSize } from "@/lib/list/views";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";
import { toolItems } from "@/lib/seo/tool-items";
import { listToolCards } from "@/lib/tools/queries";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

const view = z.object({ page: pageNumber });

async function readView({ params, searchParams }: Props) {
  const asked = readSearchParams(view, await searchParams);
  const category = asked && (await getCategoryPage((await params).id));
  return category && { page: asked.page, category, path: `/category/${category.slug}` };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await readView(props);
  if (!found) return notFoundMetadata();
  const { category, page, path } = found;
  // A tile of one category shows what that category's own page shows.
  const [only, ...others] = category.members;
  const canonical = only && others.length === 0 ? `/category/${only.slug}` : path;
  return pageMetadata({
    title: category.name,
    description: `${category.description} ${category.count} tools with prices, ratings and alternatives.`,
    path,
    canonical,
    noindex: page > 1,
  });
}

/** The tools of a tile or of one category. */
export default async function CategoryPage(props: Props) {
  const found = await readView(props);
  if (!found) return <PageNotFound />;
  const { category, page, path } = found;
  const filter = categoryFilter(category.members);
  const list = await listToolCards({
    category: filter,
    sort: "trending",
    period: "all",
    page,
    limit: listPageSize,
  });
  if (!list || !hasPage(page, list.total, listPageSize)) return <PageNotFound />;

  return (
    <ListPage
      title={category.name}
      description={category.description}
      total={list.total}
      heading="Tools"
      back={
        <a
          href="/categories"
          className="text-muted hover:text-foreground -my-2 inline-flex h-10 items-center gap-1.5 self-start text-sm"
        >
          <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4" />
          Back<span className="sr-only"> to the categories</span>
        </a>
      }
    >
      {list.total === 0 ? (
        <NoTools
          title="No tools found in this category"
          description="The first tool of this kind will appear here."
          href="/categories"
          action="Show all categories"
        />
      ) : (
        <ToolList
          key={page}
          tools={list.items}
          total={list.total}
          page={page}
          pageSize={listPageSize}
          query={{ category: filter }}
          nextHref={viewHref(path, {}, { page: page + 1 })}
          className="lg:grid-cols-3"
        />
      )}
      <JsonLd data={toolItems(category.name, list.items, list.total, (page - 1) * listPageSize + 1)} />
    </ListPage>
  );
}
