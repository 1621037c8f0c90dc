import { z } from "zod";
import { listMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { LaunchList } from "@/components/lists/launch-list";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { InPlaceLink } from "@/components/lists/in-place-link";
import { ViewLinks } from "@/components/lists/view-links";
import { hasPage, pageNumber, readSearchParams, viewHref } from "@/lib/list/search-params";
import { listPageSize, periodFilters } from "@/lib/list/views";
import { toolItems } from "@/lib/seo/tool-items";
import { listToolCards } from "@/lib/tools/queries";
import { periods } from "@/lib/tools/schema";
import { packCards } from "@/lib/tools/utils-cards";

const view = z.object({ period: z.enum(periods).default("all"), page: pageNumber });

const path = "/latest-launches";
const title = "New launches";
const description = "AI tools that have just joined the directory, the newest first.";
const href = (period: string, page = 1) => viewHref(path, { period: "all", page: "1" }, { period, page });

export const generateMetadata = listMetadata(
  view,
  { title, description, path },
  ({ period, page }) => href(period, page) !== path,
);

/** The newest tools, of all time, a month or a week. */
export default async function LatestLaunchesPage({ searchParams }: PageProps<"/latest-launches">) {
  const asked = readSearchParams(view, await searchParams);
  if (!asked) return <PageNotFound />;
  const { period, page } = asked;
  const list = await listToolCards({ sort: "newest", period, isUpcoming: false, page, limit: listPageSize });
  if (!list || !hasPage(page, list.total, listPageSize)) return <PageNotFound />;

  return (
    <ListPage
      title={title}
      description={description}
      total={list.total}
      noun="launched tool"
      heading="Newest tools"
      layout="list"
      filters={
        <ViewLinks
          Anchor={InPlaceLink}
          label="Time of launch"
          views={periodFilters}
          shown={period}
          href={(other) => href(other)}
        />
      }
    >
      {list.total === 0 ? (
        period === "all" ? (
          <NoTools
            description="The first tool will appear here on the day that it joins."
            href="/add-product"
            action="Add a tool"
          />
        ) : (
          <NoTools
            description="No tool was launched in this time. New ones appear here on the day that they join."
            href={path}
            action="Show all launches"
          />
        )
      ) : (
        <LaunchList
          key={`${period}-${page}`}
          tools={packCards(list.items, { dated: true })}
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
