// What the server in front (scripts/server.mjs) and the framework's configuration (next.config.ts) both need to know, and
// so neither TypeScript nor the framework's.

/** Query names that make a view of the home page differ from the plain one. */
export const homeFilters = [
  "q",
  "category",
  "pricing",
  "sort",
  "period",
  "minRating",
  "isNew",
  "isTrending",
  "isUpcoming",
  "bookmarked",
  "page",
];

/**
 * Pages that search for what somebody types: the query names that they have, the text first. With a text they are made
 * for each request; without one they are lists (below).
 */
export const searches = [
  { path: "/news", names: ["q", "category", "page"], inner: "/news/list/search" },
  { path: "/blog", names: ["q", "page"], inner: "/blog/list/search" },
];

/**
 * Lists whose filters are path segments of an inner route: the query names in the order of the segments, each with what
 * it is when it is missing. The inner route begins with `inner`, or with the list's own path.
 *
 * @type {{ path: string, inner?: string, parameters: [name: string, fallback: string][] }[]}
 */
export const lists = [
  {
    path: "/latest-launches",
    parameters: [
      ["period", "all"],
      ["page", "1"],
    ],
  },
  { path: "/upcoming", parameters: [["page", "1"]] },
  {
    path: "/top-products",
    parameters: [
      ["period", "all"],
      ["sort", "votes"],
      ["page", "1"],
    ],
  },
  { path: "/trending", parameters: [["period", "day"]] },
  { path: "/category/:id", parameters: [["page", "1"]] },
  ...["/latest-news", "/news"].map((path) => ({
    path,
    inner: `${path}/list`,
    parameters: /** @type {[string, string][]} */ ([
      ["category", "all"],
      ["page", "1"],
    ]),
  })),
  {
    path: "/blog",
    inner: "/blog/list",
    parameters: [
      ["notice", "none"],
      ["page", "1"],
    ],
  },
];

/**
 * Query names of pages that are made for each request, by path. A cached page is not among them: what its script needs
 * of the query it reads in the browser, where the whole address still is (/sign-in reads its `callbackUrl` so).
 *
 * @type {Record<string, string[]>}
 */
export const pageQueries = { "/dashboard": ["tab", "page"] };
