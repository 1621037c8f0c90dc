import { z } from "zod";
import { listMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { FeaturedTool } from "@/components/lists/featured-tool";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { RankedList } from "@/components/lists/ranked-list";
import { InPlaceLink } from "@/components/lists/in-place-link";
import { ViewLinks } from "@/components/lists/view-links";
import { hasPage, pageNumber, readSearchParams, viewHref } from "@/lib/list/search-params";
import { listPageSize, periodFilters, topSorts } from "@/lib/list/views";
import { toolItems } from "@/lib/seo/tool-items";
import { getTool, listToolRows } from "@/lib/tools/queries";
import { periods } from "@/lib/tools/schema";
import { packCards } from "@/lib/tools/utils-cards";

const view = z.object({
  period: z.enum(periods).default("all"),
  sort: z.enum(topSorts.map(({ value }) => value)).default("votes"),
  page: pageNumber,
});

const path = "/top-products";
const title = "Top tools";
const description = "The AI tools that people vote for most, of all time or among the latest launches.";
const href = (period: string, sort: string, page = 1) =>
  viewHref(path, { period: "all", sort: "votes", page: "1" }, { period, sort, page });

export const generateMetadata = listMetadata(
  view,
  { title, description, path },
  ({ period, sort, page }) => href(period, sort, page) !== path,
);

export default async function TopToolsPage({ searchParams }: PageProps<"/top-products">) {
  const asked = readSearchParams(view, await searchParams);
  if (!asked) return <PageNotFound />;
  const { period, sort, page } = asked;
  const order = topSorts.find(({ value }) => value === sort)!.sort;
  const read = (page: number) =>
    listToolRows({ sort: order, period, isUpcoming: false, page, limit: listPageSize });
  const list = await read(page);
  if (!list || !hasPage(page, list.total, listPageSize)) return <PageNotFound />;
  // Also of a later page: who comes back to it finds those before it, too.
  const first = (page === 1 ? list : await read(1))?.items[0];
  const featured = first && (await getTool(first.slug));

  return (
    <ListPage
      title={title}
      description={
        <>
          {description}{" "}
          <a href="/ranking" className="link underline">
            How tools are ranked
          </a>
        </>
      }
      total={list.total}
      noun="launched tool"
      heading="Ranked tools"
      layout="list"
      filters={
        <>
          <ViewLinks
            Anchor={InPlaceLink}
            label="Time of launch"
            views={periodFilters}
            shown={period}
            href={(other) => href(other, sort)}
          />
          <ViewLinks
            Anchor={InPlaceLink}
            label="Sort by"
            views={topSorts}
            shown={sort}
            href={(other) => href(period, other)}
          />
        </>
      }
    >
      {list.total === 0 ? (
        period === "all" ? (
          <NoTools
            description="The first tool will be the first here, too."
            href="/add-product"
            action="Add a tool"
          />
        ) : (
          <NoTools description="No tool was launched in this time." href={path} action="Show all top tools" />
        )
      ) : (
        <RankedList
          key={`${period}-${sort}-${page}`}
          tools={packCards(list.items)}
          featured={featured ? { id: featured.id, card: <FeaturedTool tool={featured} /> } : undefined}
          total={list.total}
          page={page}
          pageSize={listPageSize}
          query={{ sort: order, period, isUpcoming: "false" }}
          nextHref={href(period, sort, page + 1)}
        />
      )}
      <JsonLd data={toolItems(title, list.items, list.total, (page - 1) * listPageSize + 1)} />
    </ListPage>
  );
}
