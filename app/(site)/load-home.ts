import { countWider } from "@/app/(site)/count-wider";
import { type Chip, chipsOf } from "@/components/home/filter-labels";
import type { HomeScreenProps } from "@/components/home/home-screen";
import type { WiderList } from "@/components/home/no-results";
import { findCategory, listCategories, listHomeCategories } from "@/lib/categories/queries";
import { allTools, categoryFilter } from "@/lib/categories/utils";
import { getConfig } from "@/lib/config/queries";
import { defaultConfig } from "@/lib/config/schema";
import { headlineOf } from "@/lib/tools/utils-headline";
import { listSavedCards } from "@/lib/engagement/saves/queries";
import { loadRelated } from "@/app/(site)/load-related";
import { tellSaid } from "@/app/(site)/tell-said";
import { listHomeRows } from "@/lib/home-rows/queries";
import { filtersOf, hasPage, type ListView } from "@/lib/list/search-params";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { slugify } from "@/lib/platform/plain-text/utils";
import { listRunningSponsorships } from "@/lib/sponsorships/queries";
import { listTasks } from "@/lib/tasks/queries";
import { listToolCards } from "@/lib/tools/queries";
import { packCards } from "@/lib/tools/utils-cards";

/** How many tasks the hero links to. */
const popularTasks = 4;

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

/** A page of the tools of a view. The saved ones belong to an account; without one there are none. */
async function loadList({ query, bookmarked }: ListView) {
  if (!bookmarked) return { list: await listToolCards(query), signedOut: false };
  const viewer = await getPageViewer();
  const none = { items: [], total: 0, page: query.page, limit: query.limit };
  return { list: viewer ? await listSavedCards(viewer.id, query) : none, signedOut: !viewer };
}

/** What an empty view would have without one of its filters. */
function widerLists(view: ListView, chips: Chip[]): Promise<WiderList[]> {
  return countWider(filtersOf(view), chips, async ({ bookmarked = false, period = "all", ...filters }) => {
    const query = { ...filters, period, page: 1, limit: 1 };
    const { list } = await loadList({ query, bookmarked });
    return list?.total ?? 0;
  });
}

/** What stands above the list: the tasks that most tools are for, the rows, the sponsorships. */
async function loadFront() {
  const [tasks, rows, sponsored] = await Promise.all([
    listTasks(),
    listHomeRows(),
    listRunningSponsorships(),
  ]);
  const popular = tasks
    .filter(({ tools }) => tools > 0)
    .sort((a, b) => b.tools - a.tools)
    .slice(0, popularTasks);
  return { tasks: popular.map(({ slug, name }) => ({ slug, name })), rows, sponsored };
}

/** All that the home page shows of a view; undefined when it has no such page. */
export async function loadHome({ category, ...view }: KnownView): Promise<HomeScreenProps | undefined> {
  const { q, page } = view.query;
  const filters = filtersOf(view);
  // A search, a filter and a later page come for the list alone.
  const chips = chipsOf(filters, category);
  const plain = page === 1 && chips.length === 0;
  const [{ list, signedOut }, said, related, all, labels, config, front] = await Promise.all([
    loadList(view),
    tellSaid(q),
    q && page === 1 ? loadRelated(q) : [],
    listCategories(),
    listHomeCategories(),
    getConfig(),
    plain ? loadFront() : undefined,
  ]);
  if (!list || !hasPage(list.page, list.total, list.limit)) return undefined;
  const count = all.reduce((sum, one) => sum + one.count, 0);
  return {
    filters,
    chips,
    category,
    categories: [{ label: allTools, slug: "all", count }, ...labels],
    list: { ...list, items: packCards(list.items) },
    said,
    related,
    signedOut,
    wider: list.total === 0 && !signedOut ? await widerLists(view, chips) : [],
    headline: headlineOf(config.headlineToolCount, defaultConfig.headlineToolCount, count),
    front,
  };
}
