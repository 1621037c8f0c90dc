import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { loadHome, lookUpCategory } from "@/app/(site)/load-home";
import { toolFeedOf } from "@/app/load-tool-feed";
import { PageNotFound } from "@/app/page-not-found";
import { HomeScreen } from "@/components/home/home-screen";
import { viewTitle } from "@/components/home/filter-labels";
import { JsonLd } from "@/components/layout/json-ld";
import { getConfig } from "@/lib/config/queries";
import { logosOf } from "@/lib/config/utils";
import { alternativeFilters } from "@/lib/list/schema-facts";
import { filtersOf, readListView } from "@/lib/list/search-params";
import { type ListFilters, listHref, withoutDefaults } from "@/lib/list/utils-filters";
import { siteUrl } from "@/lib/platform/http/site-url";
import { organization, website } from "@/lib/seo/json-ld";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";
import { comparisonPath } from "@/lib/tools/comparison/utils-address";
import { getTool } from "@/lib/tools/queries";
import { readSearch } from "@/lib/tools/queries-search";

/** Where a search leads that asks to compare or replace tools, or says filters in words; undefined for one that says what it is. */
async function findAddress({ q, ...filters }: ListFilters): Promise<string | undefined> {
  if (!q?.trim()) return undefined;
  const read = await readSearch(q);
  if (read.compared) {
    const tools = await Promise.all(read.compared.map(getTool));
    return comparisonPath(tools.flatMap((tool) => (tool ? [tool.slug] : [])));
  }
  const { named } = read;
  const tool = named && (await getTool(named.id));
  if (tool) {
    // Alternatives have a page of their own, which knows a few filters; with others, and with words, the list shows them.
    if (named.more || named.as !== "like") return undefined;
    const asked = withoutDefaults({ ...filters, ...read.filters });
    const isKnown = !read.kept && Object.keys(asked).every((name) => name in alternativeFilters.shape);
    return isKnown ? listHref(asked, 1, `/alternatives/${tool.slug}`) : undefined;
  }
  if (Object.keys(read.filters).length === 0) return undefined;
  const { platform = [], integration = [], ...said } = read.filters;
  return listHref({
    ...filters,
    ...said,
    q: read.kept ?? read.text,
    platform: [...new Set([...(filters.platform ?? []), ...platform])].slice(0, 12),
    integration: [...new Set([...(filters.integration ?? []), ...integration])].slice(0, 12),
  });
}

async function readView({ searchParams }: PageProps<"/">) {
  const asked = readListView(await searchParams);
  const view = asked && (await lookUpCategory(asked));
  if (!view) return undefined;
  const filters = filtersOf(view);
  return { view, filters, path: listHref(filters, view.query.page) };
}

export async function generateMetadata(props: PageProps<"/">): Promise<Metadata> {
  const found = await readView(props);
  if (!found) return notFoundMetadata();
  const { view, filters, path } = found;
  const { siteName, siteDescription, metaTags } = await getConfig();
  const plain = path === "/";
  return pageMetadata({
    title: plain
      ? metaTags.title || `${siteName}: find and compare AI tools`
      : viewTitle(filters, view.query.page, view.category),
    description: metaTags.description || siteDescription,
    path,
    canonical: "/",
    noindex: !plain,
    feed: toolFeedOf(filters, view.category),
  });
}

export default async function HomePage(props: PageProps<"/">) {
  const found = await readView(props);
  const elsewhere = found && (await findAddress(found.filters));
  if (elsewhere) redirect(elsewhere);
  const screen = found && (await loadHome(found.view));
  if (!screen) return <PageNotFound />;
  return (
    <>
      {found.path === "/" && <SiteDescription />}
      <HomeScreen {...screen} />
    </>
  );
}

/** What search engines are told of the site itself. */
async function SiteDescription() {
  const config = await getConfig();
  const site = {
    name: config.siteName,
    description: config.siteDescription,
    logo: logosOf(config).light,
    email: config.contactEmail,
    sameAs: Object.values(config.socialLinks).filter((link) => link !== ""),
  };
  return <JsonLd data={[website(siteUrl(), site), organization(siteUrl(), site)]} />;
}
