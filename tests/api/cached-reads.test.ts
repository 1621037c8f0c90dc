import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { input as newsInput } from "@/tests/api/news-calls";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const toolsRoute = await import("@/app/api/tools/route");
const toolRoute = await import("@/app/api/tools/[id]/route");
const newsRoute = await import("@/app/api/news/route");
const taskRoute = await import("@/app/api/tasks/[slug]/route");
const oneNewsRoute = await import("@/app/api/news/[id]/route");
const reviewsRoute = await import("@/app/api/reviews/route");
const voteRoute = await import("@/app/api/tools/[id]/vote/route");
const viewRoute = await import("@/app/api/tools/[id]/view/route");
const moderateRoute = await import("@/app/api/reviews/[id]/moderate/route");
const sponsorshipsRoute = await import("@/app/api/sponsorships/route");
const sponsorshipRoute = await import("@/app/api/sponsorships/[id]/route");
const softwareRoute = await import("@/app/api/software-pages/route");
const onePageRoute = await import("@/app/api/software-pages/[id]/route");
const { listActivity } = await import("@/lib/activity-feed/queries");
const { listCategories } = await import("@/lib/categories/queries");
const { listFeaturedCards } = await import("@/lib/tools/featured/queries");
const { getToolFeed } = await import("@/lib/seo/feeds/queries");
const { listLaunchPage } = await import("@/lib/engagement/launches/queries");
const { getNews, listNewsCards } = await import("@/lib/posts/news/queries");
const { getNeighbours, listRelated } = await import("@/lib/posts/queries");
const { getReviewSummary, listReviews } = await import("@/lib/reviews/queries");
const { getSiteStats } = await import("@/lib/tools/queries-site-stats");
const { getSitemap } = await import("@/lib/seo/sitemap/sitemap");
const { getSoftwarePage, listSoftwareMenu } = await import("@/lib/software-pages/queries");
const { listRunningSponsorships } = await import("@/lib/sponsorships/queries");
const { listComparisons, readComparison, suggestAnother } = await import("@/lib/tools/comparison/queries");
const { listFacets } = await import("@/lib/tools/facets/queries");
const { facetQuery } = await import("@/lib/tools/facets/schema");
const { getRank } = await import("@/lib/tools/ranking/queries");
const { listAlternativeCards, listAlternatives } = await import("@/lib/tools/alternatives/queries");
const { listTasks } = await import("@/lib/tasks/queries");
const { getTaskPage } = await import("@/lib/tasks/queries-page");
const { getTool, listToolCards, listTools } = await import("@/lib/tools/queries");
const { toolQuery } = await import("@/lib/tools/schema");
const { listTrending } = await import("@/lib/tools/trending/queries");

/** The same numbers for the same seed, so that a failure can be had again. */
function random(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (n: number) => Math.floor(next() * n),
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
  };
}

const admin = await createAccount(db, { role: "admin" });
const authors = await Promise.all([createAccount(db), createAccount(db), createAccount(db)]);
const tools = await db.tool.findMany({
  where: { status: "published" },
  orderBy: { slug: "asc" },
  take: 6,
  select: { id: true, slug: true },
});
const tasks = await db.task.findMany({ orderBy: { slug: "asc" }, take: 3, select: { slug: true } });

type Route = (request: Request, context: { params: Promise<never> }) => Promise<Response>;
async function send(handler: unknown, method: string, body: unknown, id?: string, headers = admin.headers) {
  const params = id === undefined ? {} : { params: { id } };
  const response = await request(handler as Route, "/", { method, ...params, ...json(body, headers) });
  if (!response.ok) throw new Error(`${method} ${response.status}: ${await response.text()}`);
  return (await response.json()) as { id: string; slug: string };
}

const inFull = (query: object) => listTools(toolQuery.parse({ limit: 200, ...query }));
const cards = (query: object) => listToolCards(toolQuery.parse({ limit: 200, ...query }));
const reads: Record<string, (tool: { id: string; slug: string }) => Promise<unknown>> = {
  tool: ({ slug }) => getTool(slug),
  "tool by id": ({ id }) => getTool(id),
  alternatives: ({ id }) => listAlternatives(id, 6),
  places: async ({ id }) => (await getRank(id))?.lists.map(({ list, place, of }) => [list, place, of]),
  comparison: async ({ slug }) => {
    const found = await readComparison(`${slug}-vs-${tools[0]!.slug}-vs-${tools[1]!.id}`);
    return { ...found, suggested: await suggestAnother(found?.tools ?? []) };
  },
  comparisons: () => listComparisons(),
  "all alternatives": ({ id }) => listAlternativeCards(id),
  tasks: () => listTasks(),
  "a task": () => getTaskPage(tasks[0]!.slug, [], 1),
  "a task, narrowed": () => getTaskPage(tasks[1]!.slug, ["free-plan"], 1),
  reviews: ({ id }) => listReviews(id, {}),
  "review summary": ({ id }) => getReviewSummary(id),
  newest: () => cards({ sort: "newest" }),
  "by rating": () => cards({ sort: "rating", minRating: 4 }),
  category: () => cards({ category: "AI for Writing" }),
  "another category": () => cards({ category: "AI for Business" }),
  search: () => cards({ q: "property" }),
  "in full": () => inFull({}),
  "in full, found": () => inFull({ q: "property", category: "AI for Writing" }),
  facets: () => listFacets(facetQuery.parse({ minRating: 4 })),
  "facets, found": () => listFacets(facetQuery.parse({ q: "property", category: "AI for Writing" })),
  flagged: () => cards({ isTrending: "true" }),
  featured: () => listFeaturedCards(12),
  trending: () => listTrending("month"),
  launches: () => listLaunchPage(1),
  activity: () => listActivity(),
  categories: () => listCategories(),
  statistics: () => getSiteStats(),
  feed: () => getToolFeed(),
  sitemap: async () => {
    let text = "";
    for await (const piece of await getSitemap()) text += piece;
    return text;
  },
  news: () => listNewsCards({ page: 1, limit: 20 }),
  "news found": () => listNewsCards({ q: "property", page: 1, limit: 20 }),
  sponsorships: () => listRunningSponsorships(),
  menu: () => listSoftwareMenu(),
  "software page": () => getSoftwarePage("property-page"),
};

const made = { news: [] as string[], sponsorships: [] as string[], pages: [] as string[] };
const newsReads = async () =>
  Promise.all(
    made.news.map((id) => Promise.all([getNews(id), getNeighbours("news", id), listRelated("news", id)])),
  );

type Random = ReturnType<typeof random>;
const states = ["published", "draft", "archived"] as const;
let n = 0;
const writes: Record<string, (r: Random) => Promise<unknown>> = {
  "a tool's text": (r) =>
    send(toolRoute.PUT, "PUT", { description: `A property of number ${++n}.` }, r.pick(tools).id),
  "a tool's name": (r) => send(toolRoute.PUT, "PUT", { name: `Property ${++n}` }, r.pick(tools).id),
  "a tool's tags": (r) =>
    send(toolRoute.PUT, "PUT", { tags: [r.pick(["property", "email"])] }, r.pick(tools).id),
  "a tool's tasks": (r) =>
    send(
      toolRoute.PUT,
      "PUT",
      { tasks: r.below(3) === 0 ? [] : [{ slug: r.pick(tasks).slug, how: `A property of number ${++n}` }] },
      r.pick(tools).id,
    ),
  "a task's name": async (r) => {
    const { slug } = r.pick(tasks);
    const response = await request(taskRoute.PUT, "/", {
      method: "PUT",
      params: { slug },
      ...json({ name: `Property ${++n}` }, admin.headers),
    });
    if (!response.ok) throw new Error(await response.text());
  },
  "a tool's facts": (r) =>
    send(
      toolRoute.PUT,
      "PUT",
      { facts: { hasFreePlan: r.below(2) === 0, platforms: r.below(2) === 0 ? ["ios"] : ["web", "ios"] } },
      r.pick(tools).id,
    ),
  "a tool's pricing": (r) =>
    send(toolRoute.PUT, "PUT", { pricing: { type: r.pick(["free", "paid"]) } }, r.pick(tools).id),
  "a tool's details": (r) =>
    send(toolRoute.PUT, "PUT", { features: [`Fast ${++n}`], startingPrice: `$${n}` }, r.pick(tools).id),
  "a tool's category": (r) =>
    send(toolRoute.PUT, "PUT", { category: r.pick(["AI for Writing", "AI for Business"]) }, r.pick(tools).id),
  "a tool's flags": (r) =>
    send(
      toolRoute.PUT,
      "PUT",
      { [r.pick(["isNew", "isTrending", "isTopRated", "premiumBadge", "isUpcoming"])]: r.below(2) === 0 },
      r.pick(tools).id,
    ),
  "a tool's state": (r) => send(toolRoute.PUT, "PUT", { status: r.pick(states) }, r.pick(tools).id),
  "a new tool": () =>
    send(toolsRoute.POST, "POST", {
      name: `Property ${++n}`,
      description: "A new one.",
      websiteUrl: `https://property-${n}.example`,
      category: "AI for Writing",
      pricing: { type: "free" },
      status: "published",
    }),
  "a review": async (r) => {
    const { id: toolId } = r.pick(tools);
    const body = { toolId, rating: 1 + r.below(5), comment: `A property of number ${++n}.` };
    await send(reviewsRoute.POST, "POST", body, undefined, r.pick(authors).headers).catch(() => undefined);
  },
  "a decision on a review": async (r) => {
    const found = await db.review.findMany({
      take: 20,
      orderBy: { updatedAt: "desc" },
      select: { id: true },
    });
    if (found.length > 0)
      await send(moderateRoute.PUT, "PUT", { status: r.pick(["approved", "rejected"]) }, r.pick(found).id);
  },
  "a new post": async (r) => {
    n++;
    const post = { ...newsInput(`property ${n}`), slug: `property-${n}`, status: r.pick(states) };
    made.news.push((await send(newsRoute.POST, "POST", post)).id);
  },
  "a post": async (r) => {
    if (made.news.length === 0) return;
    const change = r.pick([
      { title: `A title of number ${++n}` },
      { status: r.pick(states) },
      { tags: [`t${r.below(3)}`] },
    ]);
    await send(oneNewsRoute.PATCH, "PATCH", change, r.pick(made.news));
  },
  "a listing": async (r) => {
    const change = { name: `Listing ${++n}`, description: "A listing of a property." };
    if (made.sponsorships.length > 0)
      await send(sponsorshipRoute.PUT, "PUT", change, r.pick(made.sponsorships));
    else {
      const { id: toolId } = r.pick(tools);
      const body = { ...change, toolId, category: "Music", url: "https://suno.example" };
      const sponsorship = await send(sponsorshipsRoute.POST, "POST", body).catch(() => null);
      if (sponsorship) made.sponsorships.push(sponsorship.id);
    }
  },
  "a software page": async (r) => {
    const change = {
      title: `Property page ${++n}`,
      featured: r.below(2) === 0,
      tools: tools.slice(r.below(6)).map(({ id }) => ({ toolId: id, reason: `Reason ${n}` })),
    };
    if (made.pages.length > 0)
      await send(onePageRoute.PUT, "PUT", { ...change, status: r.pick(states) }, r.pick(made.pages));
    else {
      const body = { ...change, slug: "property-page", description: "What it helps to choose." };
      made.pages.push((await send(softwareRoute.POST, "POST", body)).id);
    }
  },
};

describe("whatever is written and read", () => {
  it.each([1, 2])(
    "what is kept is what the database says, with seed %i",
    async (seed) => {
      const r = random(seed);
      const done: string[] = [];
      for (let step = 0; step < 25; step++) {
        const tool = r.pick(tools);
        const answer = async (cache: "on" | "off") => {
          process.env.CACHE = cache;
          const entries = await Promise.all(
            Object.entries(reads).map(async ([name, read]) => [name, await read(tool)] as const),
          );
          return { ...Object.fromEntries(entries), posts: await newsReads() };
        };
        // Whatever is read first is kept; a second reading meets it.
        await answer("on");
        const name = r.pick(Object.keys(writes));
        done.push(name);
        await writes[name]!(r);
        const kept = await answer("on");
        expect(kept, `${tool.slug} after ${done.join(", ")}`).toEqual(await answer("off"));
      }
    },
    300_000,
  );

  it("counters of the interface's list are never old", async () => {
    const r = random(4);
    const published = await db.tool.findMany({
      where: { status: "published" },
      take: 6,
      select: { id: true },
    });
    const popular = (cache: "on" | "off") => {
      process.env.CACHE = cache;
      return inFull({ sort: "popular" });
    };
    const counted = {
      vote: (id: string) =>
        send(
          voteRoute.POST,
          "POST",
          { action: r.pick(["upvote", "remove"]) },
          id,
          r.pick([...authors, admin]).headers,
        ),
      view: (id: string) =>
        send(viewRoute.POST, "POST", {}, id, {
          ...admin.headers,
          "user-agent": `Mozilla/5.0 Chrome/${++n}.0`,
        }),
    };
    for (let step = 0; step < 40; step++) {
      await popular("on");
      const kind = r.pick(["vote", "view"] as const);
      await counted[kind](r.pick(published).id);
      expect(await popular("on"), `after a ${kind}`).toEqual(await popular("off"));
    }
  });
});
