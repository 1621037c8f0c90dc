import { z } from "zod";
import { listMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { TrendingList } from "@/components/lists/trending-list";
import { InPlaceLink } from "@/components/lists/in-place-link";
import { ViewLinks } from "@/components/lists/view-links";
import { readSearchParams, viewHref } from "@/lib/list/search-params";
import { toolItems } from "@/lib/seo/tool-items";
import { listTrending } from "@/lib/tools/trending/queries";
import { orderNote, trendingPeriods, trendingTabs } from "@/lib/tools/trending/utils";

const view = z.object({ period: z.enum(trendingPeriods).default("day") });

const path = "/trending";
const title = "Trending AI Tools";
const description = "What people vote for and look at now, next to what our editors watch.";
const href = (period: string) => viewHref(path, { period: "day" }, { period });

export const generateMetadata = listMetadata(
  view,
  { title, description, path },
  ({ period }) => href(period) !== path,
);

export default async function TrendingPage({ searchParams }: PageProps<"/trending">) {
  const asked = readSearchParams(view, await searchParams);
  if (!asked) return <PageNotFound />;
  const { period } = asked;
  const tools = await listTrending(period);
  const active = tools.filter(({ isActive }) => isActive).length;

  return (
    <ListPage
      title={title}
      description={
        <>
          {[description, orderNote(period, active, tools.length)].join(" ")} A card&apos;s vote score is one
          for every hundred votes.{" "}
          <a href="/ranking" className="link underline">
            How tools are ranked
          </a>
        </>
      }
      total={tools.length}
      heading="Trending now"
      layout="list"
      filters={
        <ViewLinks Anchor={InPlaceLink} label="Period" views={trendingTabs} shown={period} href={href} />
      }
    >
      {tools.length === 0 ? (
        <NoTools
          description="Nothing is trending yet. Votes and views bring a tool here."
          href="/top-products"
          action="Show the top tools"
        />
      ) : (
        <TrendingList key={period} tools={tools} />
      )}
      <JsonLd data={toolItems(title, tools)} />
    </ListPage>
  );
}
