import type { Metadata } from "next";
import { Missing } from "@/components/layout/missing";
import { JsonLd } from "@/components/layout/json-ld";
import { LaunchList } from "@/components/lists/launch-list";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { ViewLinks } from "@/components/lists/view-links";
import { toolItems } from "@/lib/list/item-list";
import { hasPage, readOption, readPage, viewHref } from "@/lib/list/utils";
import { listPageSize, periodFilters } from "@/lib/list/views";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";
import { listToolCards } from "@/lib/tools/queries";
import { periods } from "@/lib/tools/schema";

export const revalidate = 60;
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ period: string; page: string }> };

const path = "/latest-launches";
const title = "New launches";
const description = "AI tools that have just joined the directory, the newest first.";
const href = (period: string, page = 1) => viewHref(path, { period: "all", page: "1" }, { period, page });

async function readView({ params }: Props) {
  const segments = await params;
  const period = readOption(segments.period, periods);
  const page = readPage(segments.page);
  if (!period || !page) return undefined;
  return { period, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await readView(props);
  if (!view) return missingMetadata();
  const { period, page } = view;
  return pageMetadata({ title, description, path, canonical: path, noindex: href(period, page) !== path });
}

/** The newest tools, of all time, a month or a week. */
export default async function LatestLaunchesPage(props: Props) {
  const view = await readView(props);
  if (!view) return <Missing />;
  const { period, page } = view;
  const list = await listToolCards({ sort: "newest", period, isUpcoming: false, page, limit: listPageSize });
  if (!list || !hasPage(page, list.total, listPageSize)) return <Missing />;

  return (
    <ListPage
      title={title}
      description={description}
      total={list.total}
      heading="Newest tools"
      filters={
        <ViewLinks
          label="Time of launch"
          links={periodFilters.map((filter) => ({
            label: filter.label,
            href: href(filter.period),
            current: filter.period === period,
          }))}
        />
      }
    >
      {list.total === 0 ? (
        <NoTools
          description="No tool was launched in this time. New ones appear here on the day that they join."
          href={path}
          action="Show all launches"
        />
      ) : (
        <LaunchList
          key={`${period}-${page}`}
          tools={list.items}
          total={list.total}
          page={page}
          pageSize={listPageSize}
          query={{ sort: "newest", period, isUpcoming: "false" }}
          nextHref={href(period, page + 1)}
        />
      )}
      <JsonLd data={toolItems(title, list.items, list.total, (page - 1) * listPageSize + 1)} />
    </ListPage>
  );
}
