import { lookUpCategory } from "@/app/(site)/load-home";
import { chipsOf } from "@/components/home/filter-labels";
import { filtersOf, readListView, type SearchParams } from "@/lib/list/search-params";
import { type ListFilters, listHref } from "@/lib/list/utils-filters";
import type { Feed } from "@/lib/seo/feeds/feed";
import { feedTitle, getToolFeed, noSuchList } from "@/lib/seo/feeds/queries";

/**
 * The feed of the list that has these filters in its address. A feed has an order of its own, and is nobody's: of saved tools
 * there is none.
 */
export async function loadToolFeed(params: SearchParams): Promise<Feed> {
  const asked = readListView(params);
  const view = asked && !asked.bookmarked && (await lookUpCategory(asked));
  if (!view) throw noSuchList();
  const { filters, labels } = feedOf(filtersOf(view), view.category);
  return getToolFeed(filters, labels);
}

/** The feed that a page of a list names beside that of all tools, if it is another. `category` is the category's name. */
export function toolFeedOf(asked: ListFilters, category?: string) {
  const { filters, labels } = feedOf(asked, category);
  return labels.length > 0
    ? { path: listHref(filters, 1, "/feed.xml"), title: feedTitle(labels) }
    : undefined;
}

function feedOf(
  { sort: _sort, period: _period, bookmarked: _bookmarked, ...filters }: ListFilters,
  category?: string,
) {
  return { filters, labels: chipsOf(filters, category).map(({ label }) => label) };
}
