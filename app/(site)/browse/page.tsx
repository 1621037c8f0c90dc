import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadHome, lookUpCategory } from "@/app/(site)/home/load-home";
import { viewTitle } from "@/components/home/filter-labels";
import { HomeScreen } from "@/components/home/home-screen";
import { getConfig } from "@/lib/config/queries";
import { filtersOf, readListView, type SearchParams } from "@/lib/list/search-params";
import { listHref } from "@/lib/list/utils-filters";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

type Props = { searchParams: Promise<SearchParams> };

async function readView({ searchParams }: Props) {
  const view = readListView(await searchParams);
  return view && lookUpCategory(view);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await readView(props);
  if (!view) return missingMetadata();
  const filters = filtersOf(view);
  const { siteDescription, metaTags } = await getConfig();
  return pageMetadata({
    title: viewTitle(filters, view.query.page, view.category),
    description: metaTags.description || siteDescription,
    path: listHref(filters, view.query.page),
    canonical: "/",
    noindex: true,
  });
}

/** The home page with filters, made for each request. `/?…` leads here. */
export default async function BrowsePage(props: Props) {
  const view = await readView(props);
  const screen = view && (await loadHome(view));
  if (!screen) notFound();
  return <HomeScreen {...screen} />;
}
