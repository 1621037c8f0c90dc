/** How many tools a page of the new, upcoming, top and category lists shows. */
export const listPageSize = 9;

/** The filters by time of launch, in their order. */
export const periodFilters = [
  { value: "all", label: "All Time" },
  { value: "month", label: "This Month" },
  { value: "week", label: "This Week" },
] as const;

/** The orders of the top list: their names in its address and on the screen, and what each is to the index. */
export const topSorts = [
  { value: "votes", label: "Votes", sort: "popular" },
  { value: "trending", label: "Trending", sort: "trending" },
  { value: "recent", label: "Recent", sort: "newest" },
] as const;
