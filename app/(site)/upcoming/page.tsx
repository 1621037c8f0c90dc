import { z } from "zod";
import { listMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { UpcomingList } from "@/components/lists/upcoming-list";
import { listLaunchPage } from "@/lib/engagement/launches/queries";
import { launchPageSize } from "@/lib/engagement/launches/schema";
import { hasPage, pageNumber, readSearchParams, viewHref } from "@/lib/list/search-params";
import { toolItems } from "@/lib/seo/tool-items";

const view = z.object({ page: pageNumber });

const path = "/upcoming";
const title = "Upcoming tools";
const description =
  "AI tools that are announced but not open to everybody yet. Ask to be told, and an email comes on the day.";

export const generateMetadata = listMetadata(view, { title, description, path }, ({ page }) => page > 1);

export default async function UpcomingPage({ searchParams }: PageProps<"/upcoming">) {
  const asked = readSearchParams(view, await searchParams);
  if (!asked) return <PageNotFound />;
  const { page } = asked;
  const list = await listLaunchPage(page);
  if (!hasPage(page, list.total, launchPageSize)) return <PageNotFound />;

  return (
    <ListPage title={title} description={description} total={list.total} heading="Coming soon">
      {list.total === 0 ? (
        <NoTools
          description="No launch is announced at present. Tools appear here before they open."
          href="/latest-launches"
          action="Show the latest launches"
        />
      ) : (
        <UpcomingList
          key={page}
          launches={list.items}
          total={list.total}
          page={page}
          pageSize={launchPageSize}
          nextHref={viewHref(path, {}, { page: page + 1 })}
        />
      )}
      <JsonLd data={toolItems(title, list.items, list.total, (page - 1) * launchPageSize + 1)} />
    </ListPage>
  );
}
