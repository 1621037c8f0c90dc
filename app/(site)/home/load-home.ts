import type { HomeScreenProps } from "@/components/home/home-screen";
import { findCategory, listCategories, listHomeCategories } from "@/lib/categories/queries";
import { allTools, categoryFilter, slugify } from "@/lib/categories/utils";
import { getConfig } from "@/lib/config/queries";
import { listFeaturedCards } from "@/lib/featured/queries";
import { filtersOf, type ListView } from "@/lib/list/search-params";
import { hasPage } from "@/lib/list/utils";
import { listRunningSponsorships } from "@/lib/sponsorships/queries";
import { listToolCards } from "@/lib/tools/queries";

const featuredTools = 4;

/** A view whose category exists and is named by its slug, whatever spelling the address used. */
export type KnownView = ListView & { category?: string };

/** The view with its category looked up; undefined when there is no such category. */
export async function lookUpCategory(view: ListView): Promise<KnownView | undefined> {
  const asked = view.query.category;
  if (!asked || ["all", slugify(allTools)].includes(slugify(asked)))
    return { ...view, query: { ...view.query, category: undefined } };
  const found = await findCategory(asked);
  if (!found) return undefined;
  // Several slugs at once are put in the taxonomy's order, so that every spelling of a view is cached once.
  const slug = asked.includes(",") ? categoryFilter(found.members) : found.slug;
  return { ...view, query: { ...view.query, category: slug }, category: found.name };
}

/** All that the home page shows of a view; undefined when it has no such page. */
export async function loadHome({ category, ...view }: KnownView): Promise<HomeScreenProps | undefined> {
  const [list, all, labels, config, sponsored, featured] = await Promise.all([
    // Saved tools belong to an account; without one there are none.
    view.bookmarked
      ? { items: [], total: 0, page: view.query.page, limit: view.query.limit }
      : listToolCards(view.query),
    listCategories(),
    listHomeCategories(),
    getConfig(),
    listRunningSponsorships(),
    listFeaturedCards(featuredTools),
  ]);
  if (!list || !hasPage(list.page, list.total, list.limit)) return undefined;
  const count = all.reduce((sum, one) => sum + one.count, 0);
  return {
    filters: filtersOf(view),
    category,
    categories: [{ label: allTools, slug: "all", count }, ...labels],
    list,
    headlineCount: config.headlineToolCount ?? count,
    sponsored,
    featured,
  };
}
