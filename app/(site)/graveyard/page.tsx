import { z } from "zod";
import { listMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { GraveList } from "@/components/graveyard/grave-list";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { Pager } from "@/components/lists/pager";
import { hasPage, pageNumber, readSearchParams, viewHref } from "@/lib/list/search-params";
import { listAlternatives } from "@/lib/tools/alternatives/queries";
import { gravesPerPage, listGraves } from "@/lib/tools/links/queries";

const view = z.object({ page: pageNumber });

const path = "/graveyard";
const title = "Graveyard";
const description =
  "Tools whose websites are gone, and what could take their place. One that answers again is back in the lists at once.";
const named = 3;

export const generateMetadata = listMetadata(view, { title, description, path }, ({ page }) => page > 1);

export default async function GraveyardPage({ searchParams }: PageProps<"/graveyard">) {
  const asked = readSearchParams(view, await searchParams);
  if (!asked) return <PageNotFound />;
  const { page } = asked;
  const { items, total } = await listGraves(page);
  if (!hasPage(page, total, gravesPerPage)) return <PageNotFound />;
  const graves = await Promise.all(
    items.map(async (tool) => ({ tool, alternatives: await listAlternatives(tool.id, named) })),
  );

  return (
    <ListPage
      title={title}
      description={description}
      total={total}
      heading="Tools whose websites are gone"
      after={<HowWeLook />}
    >
      {total === 0 ? (
        <NoTools
          title="No website is gone"
          description="The websites of all tools answered when we looked last, or have not been looked at yet."
          href="/categories"
          action="Show all categories"
        />
      ) : (
        <GraveList graves={graves} />
      )}
      <Pager
        page={page}
        total={total}
        pageSize={gravesPerPage}
        href={(to) => viewHref(path, { page: "1" }, { page: to })}
        what="websites"
      />
    </ListPage>
  );
}

/** Who visits websites, and how: what our visits refer to. */
function HowWeLook() {
  return (
    <section id="visits" aria-labelledby="visits-title" className="mt-12 max-w-[43em] scroll-mt-20">
      <h2 id="visits-title" className="mb-2 text-lg">
        How we look
      </h2>
      <p className="text-muted">
        AlmanacLinkCheck visits each tool&rsquo;s website about once a week, one page at a time, and does as
        robots.txt says. A website is gone when it was not found, its host unknown, its certificate invalid or
        its address parked three times over at least three days. One that is slow, out of order or refuses our
        visits is not. The tool can still be searched for, and keeps its page.
      </p>
    </section>
  );
}
