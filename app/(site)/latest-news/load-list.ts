import { z } from "zod";
import { hasPage, pageNumber, searchText, viewHref } from "@/lib/list/search-params";
import { listNewsCards } from "@/lib/posts/news/queries";
import { newsCategories, newsFilters } from "@/lib/posts/news/schema";
import { postPageSize } from "@/lib/posts/schema";
import { allCategories, toOption } from "@/lib/posts/utils";

const documented = newsFilters.map(toOption);
const known = newsCategories.map(toOption);

export const newsView = z.object({
  category: z.enum([allCategories, ...known.map(({ slug }) => slug)]).default(allCategories),
  page: pageNumber,
});
export const newsSearch = newsView.extend({ q: searchText.optional() });

type NewsView = z.output<typeof newsSearch>;

/** The filters that a view offers: the documented ones, and its own when it is another. */
export function newsOptions(category: string) {
  const own = known.find(({ slug }) => slug === category);
  return own && !documented.some(({ slug }) => slug === category) ? [...documented, own] : documented;
}

/** A category's name; undefined for all of them. */
export const categoryName = (category: string) => known.find(({ slug }) => slug === category)?.name;

/** The address of a view. */
export const newsHref = (path: string, { q, category, page }: NewsView) =>
  viewHref(path, { category: allCategories, page: "1" }, { q, category, page });

/** What a page of news shows; undefined past the end. */
export async function loadNewsList(view: NewsView) {
  const list = await listNewsCards({ ...view, limit: postPageSize });
  return hasPage(view.page, list.total, postPageSize) ? list : undefined;
}
