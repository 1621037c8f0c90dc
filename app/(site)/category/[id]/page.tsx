import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { countWider } from "@/app/(site)/count-wider";
import { tellSaid } from "@/app/(site)/tell-said";
import { toolFeedOf } from "@/app/load-tool-feed";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { chipsOf } from "@/components/home/filter-labels";
import { noteOf } from "@/components/home/search-note";
import { CategoryTools } from "@/components/lists/category-tools";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { CategoryTasks } from "@/components/tasks/task-chips";
import { getCategoryPage } from "@/lib/categories/queries";
import { categoryFilter } from "@/lib/categories/utils";
import { filtersOf, hasPage, readCategoryView } from "@/lib/list/search-params";
import { type ListFilters, listHref } from "@/lib/list/utils-filters";
import { listPageSize } from "@/lib/list/views";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";
import { toolItems } from "@/lib/seo/tool-items";
import { listTasks } from "@/lib/tasks/queries";
import { listToolCards } from "@/lib/tools/queries";
import { counted } from "@/lib/tools/utils";
import { packCards } from "@/lib/tools/utils-cards";

async function readView({ params, searchParams }: PageProps<"/category/[id]">) {
  const query = readCategoryView(await searchParams, listPageSize);
  const category = query && (await getCategoryPage((await params).id));
  if (!category) return undefined;
  const filters = filtersOf({ query, bookmarked: false });
  const path = `/category/${category.slug}`;
  return { query, filters, category, path, filtered: listHref(filters, 1, path) !== path };
}

export async function generateMetadata(props: PageProps<"/category/[id]">): Promise<Metadata> {
  const found = await readView(props);
  if (!found) return notFoundMetadata();
  const { category, query, filters, filtered, path } = found;
  // A tile of one category shows what that category's own page shows.
  const [only, ...others] = category.members;
  const canonical = only && others.length === 0 ? `/category/${only.slug}` : path;
  return pageMetadata({
    title: category.name,
    description: category.count
      ? `${category.description} ${counted(category.count, "tool")} with prices, ratings and alternatives.`
      : category.description,
    path,
    canonical,
    noindex: query.page > 1 || filtered,
    feed: toolFeedOf({ ...filters, category: categoryFilter(category.members) }, category.name),
  });
}

export default async function CategoryPage(props: PageProps<"/category/[id]">) {
  const found = await readView(props);
  if (!found) return <PageNotFound />;
  const { category, query, filters, filtered, path } = found;
  const only = categoryFilter(category.members);
  const chips = chipsOf(filters);
  const [list, tasks, said] = await Promise.all([
    listToolCards({ ...query, category: only }),
    listTasks(),
    tellSaid(query.q),
  ]);
  if (!list || !hasPage(query.page, list.total, listPageSize)) return <PageNotFound />;
  const countWith = async ({ bookmarked: _, period = "all", ...rest }: ListFilters) =>
    (await listToolCards({ ...rest, category: only, period, page: 1, limit: 1 }))?.total ?? 0;

  const slugs = new Set(category.members.map(({ slug }) => slug));

  return (
    <ListPage
      title={category.name}
      description={category.description}
      total={list.total}
      heading="Tools"
      below={
        <CategoryTasks
          tasks={tasks.filter(({ categorySlug, tools }) => tools > 0 && slugs.has(categorySlug))}
        />
      }
      back={
        <a
          href="/categories"
          className="text-muted hover:text-foreground -my-2 inline-flex h-10 items-center gap-1.5 self-start text-sm"
        >
          <ArrowLeft className="size-4" />
          Back<span className="sr-only"> to the categories</span>
        </a>
      }
    >
      {list.total === 0 && !filtered ? (
        <NoTools
          title="No tools found in this category"
          description="The first tool of this kind will appear here."
          href="/categories"
          action="Show all categories"
        />
      ) : (
        <CategoryTools
          path={path}
          category={only}
          filters={filters}
          chips={chips}
          note={noteOf(said, list.match)}
          list={{ ...list, items: packCards(list.items) }}
          wider={list.total === 0 ? await countWider(filters, chips, countWith) : []}
        />
      )}
      <JsonLd data={toolItems(category.name, list.items, list.total, (query.page - 1) * listPageSize + 1)} />
    </ListPage>
  );
}
