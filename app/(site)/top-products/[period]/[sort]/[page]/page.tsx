import type { Metadata } from "next";
import { Missing } from "@/components/layout/missing";
import { JsonLd } from "@/components/layout/json-ld";
import { FeaturedTool } from "@/components/lists/featured-tool";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { RankedList } from "@/components/lists/ranked-list";
import { ViewLinks } from "@/components/lists/view-links";
import { toolItems } from "@/lib/list/item-list";
import { hasPage, readOption, readPage, viewHref } from "@/lib/list/utils";
import { listPageSize, periodFilters, topSorts } from "@/lib/list/views";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";
import { getTool, listToolCards } from "@/lib/tools/queries";
import { periods } from "@/lib/tools/schema";

export const revalidate = 60;
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ period: string; sort: string; page: string }> };

const path = "/top-products";
const title = "Top tools";
const description = "The AI tools that people vote for most, of all time or among the latest launches.";
const href = (period: string, sort: string, page = 1) =>
  viewHref(path, { period: "all", sort: "votes", page: "1" }, { period, sort, page });

async function readView({ params }: Props) {
  const segments = await params;
  const period = readOption(segments.period, periods);
  const sort = topSorts.find(({ name }) => name === segments.sort);
  const page = readPage(segments.page);
  if (!period || !sort || !page) return undefined;
  return { period, sort, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await readView(props);
  if (!view) return missingMetadata();
  const { period, sort, page } = view;
  return pageMetadata({
    title,
    description,
    path,
    canonical: path,
    noindex: href(period, sort.name, page) !== path,
  });
}

/** The best tools by votes, trend or age, the first of them larger. */
export default async function TopToolsPage(props: Props) {
  const view = await readView(props);
  if (!view) return <Missing />;
  const { period, sort, page } = view;
  const list = await listToolCards({ sort: sort.sort, period, isUpcoming: false, page, limit: listPageSize });
  if (!list || !hasPage(page, list.total, listPageSize)) return <Missing />;
  const [first] = list.items;
  const featured = page === 1 && first ? await getTool(first.slug) : null;

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
      heading="Ranked tools"
      filters={
        <>
          <ViewLinks
            label="Time of launch"
            links={periodFilters.map((filter) => ({
              label: filter.label,
              href: href(filter.period, sort.name),
              current: filter.period === period,
            }))}
          />
          <ViewLinks
            label="Sort by"
            links={topSorts.map(({ name, label }) => ({
              label,
              href: href(period, name),
              current: name === sort.name,
            }))}
          />
        </>
      }
    >
      {featured && <FeaturedTool tool={featured} />}
      {list.total === 0 ? (
        <NoTools description="No tool was launched in this time." href={path} action="Show all top tools" />
      ) : (
        <RankedList
          key={`${period}-${sort.name}-${page}`}
          tools={featured ? list.items.slice(1) : list.items}
          before={(page - 1) * listPageSize + (featured ? 1 : 0)}
          total={list.total}
          page={page}
          pageSize={listPageSize}
          query={{ sort: sort.sort, period, isUpcoming: "false" }}
          nextHref={href(period, sort.name, page + 1)}
        />
      )}
      <JsonLd data={toolItems(title, list.items, list.total, (page - 1) * listPageSize + 1)} />
    </ListPage>
  );
}
