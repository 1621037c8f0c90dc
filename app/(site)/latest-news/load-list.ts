import { hasPage, readOption, readPage, viewHref } from "@/lib/list/utils";
import { listNewsCards, tieToNews } from "@/lib/news/queries";
import { newsCategories, newsFilters } from "@/lib/news/schema";
import { postPageSize } from "@/lib/posts/schema";
import { allCategories, toOption } from "@/lib/posts/utils";

const documented = newsFilters.map(toOption);
const known = newsCategories.map(toOption);

/** A view of the news: one category or all, and the page. */
export type NewsView = { category: string; page: number };

/** The view that the segments of an inner route stand for; undefined when there is none. */
export function readNewsView(segments: { category: string; page: string }): NewsView | undefined {
  const category = readOption(segments.category, [allCategories, ...known.map(({ slug }) => slug)]);
  const page = readPage(segments.page);
  return category && page ? { category, page } : undefined;
}

/** The filters that a view offers: the documented ones, and its own when it is another. */
export function newsOptions(category: string) {
  const own = known.find(({ slug }) => slug === category);
  return own && !documented.some(({ slug }) => slug === category) ? [...documented, own] : documented;
}

/** A category's name; undefined for all of them. */
export const categoryName = (category: string) => known.find(({ slug }) => slug === category)?.name;

/** The address of a view. */
export const newsHref = (path: string, view: NewsView) =>
  viewHref(path, { category: allCategories, page: "1" }, view);

/** What a cached page of news shows; undefined past the end. */
export async function loadNewsList({ category, page }: NewsView) {
  await tieToNews();
  const list = await listNewsCards({ category, page, limit: postPageSize });
  return hasPage(page, list.total, postPageSize) ? list : undefined;
}
