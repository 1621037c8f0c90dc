/** How many tools a page of the new, upcoming, top and category lists shows. */
export const listPageSize = 9;

/** The filters by time of launch, in their order. */
export const periodFilters = [
  { period: "all", label: "All Time" },
  { period: "month", label: "This Month" },
  { period: "week", label: "This Week" },
] as const;

/** The orders of the top list: their names in its address and on the screen, and what each is to the index. */
export const topSorts = [
  { name: "votes", label: "Votes", sort: "popular" },
  { name: "trending", label: "Trending", sort: "trending" },
  { name: "recent", label: "Recent", sort: "newest" },
] as const;
