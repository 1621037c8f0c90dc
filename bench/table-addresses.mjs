/** A list under every order in both directions, every filter by itself, some of both, searches, and a page far from the first. */
function addresses(path, { sorts = [], filters = {}, searches = [], deep, base = {} }) {
  const ask = (query) => {
    const text = new URLSearchParams({ ...base, ...query }).toString();
    return text ? `${path}?${text}` : path;
  };
  const chosen = Object.entries(filters).flatMap(([name, values]) =>
    values.map((value) => ({ [name]: value })),
  );
  const [sort] = sorts.slice(-1);
  return [
    ask({}),
    ...sorts.flatMap((one) => ["asc", "desc"].map((order) => ask({ sort: one, order }))),
    ...chosen.map((filter) => ask(filter)),
    ...chosen.map((filter) => ask({ ...filter, ...(sort && { sort, order: "asc" }) })),
    ...searches.map((q) => ask({ q })),
    ...searches.slice(0, 1).map((q) => ask({ q, ...chosen[0], ...(sort && { sort, order: "desc" }) })),
    ...(deep ? [ask({ page: deep }), ...sorts.map((one) => ask({ sort: one, page: deep, limit: 100 }))] : []),
  ];
}

/**
 * What each table of the back office is asked. The searches are a frequent word, one of a single letter, a rare one and
 * one that nothing has.
 *
 * @param {{ user: string, tool: string }} known ids of somebody with many events, and of a tool
 */
export const tableAddresses = ({ user, tool }) => ({
  tools: addresses("/api/tools/table", {
    sorts: ["updatedAt", "name", "category", "pricing", "status"],
    filters: {
      status: ["published", "draft", "archived"],
      pricing: ["free", "freemium", "paid", "enterprise"],
      category: ["marketing", "chatbots"],
    },
    searches: ["ai", "a", "image", "tool-77777", "nothing-has-this"],
    deep: 900,
  }),
  users: addresses("/api/users", {
    sorts: ["joinedAt", "lastActive", "name", "email", "role", "status"],
    filters: { role: ["user", "moderator", "admin"], status: ["active", "suspended", "banned"] },
    searches: ["ada", "a", "person-19999", "nothing-has-this"],
    deep: 190,
  }),
  blog: addresses("/api/blog", {
    base: { status: "all" },
    sorts: ["date", "title", "category", "author", "status"],
    filters: { status: ["draft", "published", "scheduled", "archived"], category: ["mlops"] },
    searches: ["teams", "a", "article 1999", "nothing-has-this"],
    deep: 19,
  }),
  news: addresses("/api/news", {
    base: { status: "all" },
    sorts: ["date", "title", "category", "author", "status", "source", "views"],
    filters: { status: ["draft", "published", "scheduled", "archived"], category: ["science"] },
    searches: ["teams", "a", "article 1999", "nothing-has-this"],
    deep: 19,
  }),
  submissions: addresses("/api/tools/submissions", {
    filters: { status: ["pending", "approved", "rejected"] },
    searches: ["sent", "a", "sent-19999", "nothing-has-this"],
    deep: 190,
  }).concat("/api/tools/submissions?status=pending&page=39&limit=100"),
  inquiries: addresses("/api/sales-inquiries", {
    sorts: ["submittedAt", "fullName", "companyName", "status"],
    filters: { status: ["new", "contacted", "closed"] },
    searches: ["acme", "a", "number 19999", "nothing-has-this"],
    deep: 190,
  }),
  reviews: addresses("/api/reviews", {
    base: { isAdmin: "true" },
    filters: { status: ["pending", "approved", "rejected"], toolId: [tool] },
    deep: 1900,
  }),
  sponsorships: addresses("/api/sponsorships", {
    base: { status: "all" },
    sorts: [
      "position",
      "name",
      "category",
      "rating",
      "views",
      "impressions",
      "startDate",
      "endDate",
      "createdAt",
    ],
    filters: { status: ["running", "scheduled", "ended"] },
    searches: ["ai", "nothing-has-this"],
  }),
  "tool picker": addresses("/api/sponsorships/available-tools", {
    searches: ["ai", "a", "image", "chatgpt", "nothinghasthis"],
  }),
  software: addresses("/api/software-pages", {
    base: { status: "all" },
    sorts: ["position", "title", "slug", "featured", "status", "publishedAt", "updatedAt"],
    filters: { status: ["draft", "published", "archived", "scheduled"] },
    searches: ["a", "nothing-has-this"],
  }),
  activity: addresses("/api/activity-log", {
    sorts: ["createdAt"],
    filters: {
      entity: ["tool", "user", "review"],
      actorId: [user],
      from: [new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10)],
      to: [new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10)],
    },
    searches: ["ada", "a", "Reason number 19999", "nothing-has-this"],
    deep: 190,
  }),
  "a user's activity": [`/api/users/user/${user}/activity`],
  dashboard: ["/api/tools/stats"],
});
