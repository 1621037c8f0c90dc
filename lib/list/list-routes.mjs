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
 * Lists whose filters are path segments of an inner route: the query names in the order of the segments, each with what
 * it is when it is missing.
 *
 * @type {{ path: string, parameters: [name: string, fallback: string][] }[]}
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
];
