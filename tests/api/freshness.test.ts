import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { input as newsInput } from "@/tests/api/news-calls";
import { openApp, request } from "@/tests/api/open-app";

process.env.CACHE = "on";
const { db } = await openApp();
const toolsRoute = await import("@/app/api/tools/route");
const toolRoute = await import("@/app/api/tools/[id]/route");
const newsRoute = await import("@/app/api/news/route");
const oneNewsRoute = await import("@/app/api/news/[id]/route");
const sponsorshipsRoute = await import("@/app/api/sponsorships/route");
const softwareRoute = await import("@/app/api/software-pages/route");
const reviewsRoute = await import("@/app/api/reviews/route");
const { PUT: moderate } = await import("@/app/api/reviews/[id]/moderate/route");
const { POST: vote } = await import("@/app/api/tools/[id]/vote/route");
const { GET: launches } = await import("@/app/api/launches/route");
const { GET: newsFeed } = await import("@/app/latest-news/feed.xml/route");
const { GET: toolFeed } = await import("@/app/feed.xml/route");
const { GET: sitemap } = await import("@/app/sitemap.xml/route");
const { findPost } = await import("@/lib/posts/queries");
const { getNews, listNewsCards, listTrendingNews } = await import("@/lib/posts/news/queries");
const { getSoftwarePage, listSoftwareMenu } = await import("@/lib/software-pages/queries");
const { listRunningSponsorships } = await import("@/lib/sponsorships/queries");
const { listReviews } = await import("@/lib/reviews/queries");
const { listLaunchPage } = await import("@/lib/engagement/launches/queries");
const { launchDueTools } = await import("@/lib/tools/mutations-due");
const { getTool, listToolCards } = await import("@/lib/tools/queries");
const { toolQuery } = await import("@/lib/tools/schema");

const admin = await createAccount(db, { role: "admin" });
const droppedTags = await watchTags();
const hour = 3_600_000;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const text = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

type Route = (request: Request, context: { params: Promise<never> }) => Promise<Response>;
async function send<T>(
  handler: unknown,
  method: string,
  body: unknown,
  id?: string,
  headers = admin.headers,
) {
  const params = id === undefined ? {} : { params: { id } };
  const response = await request(handler as Route, "/", { method, ...params, ...json(body, headers) });
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return (await response.json()) as T;
}

/** The answers to whether something shows, just before a moment, and for the first reader at it. */
async function around(moment: string, shows: () => Promise<boolean[]>) {
  const before = await shows();
  vi.setSystemTime(Date.parse(moment) - 1);
  const atLast = await shows();
  vi.setSystemTime(Date.parse(moment));
  const first = await shows();
  return { before, atLast, first };
}
const all = (value: boolean) => expect.toSatisfy((shown: boolean[]) => shown.every((one) => one === value));

describe("a vote", () => {
  it("is in the very next answer of the interface, and invalidates no page", async () => {
    const { id } = await db.tool.findFirstOrThrow({ where: { slug: "chatgpt" }, select: { id: true } });
    const read = async () => {
      const response = await request(toolRoute.GET, "/", { params: { id } });
      return ((await response.json()) as { votes: number }).votes;
    };
    const before = await read();
    const { votes: kept } = (await getTool(id))!;
    droppedTags();
    await send(vote, "POST", { action: "upvote" }, id, (await createAccount(db)).headers);
    expect(await read()).toBe(before + 1);
    expect(droppedTags()).toEqual(["counters"]);
    expect((await getTool(id))!.votes).toBe(kept);
    vi.advanceTimersByTime(60_000);
    expect((await getTool(id))!.votes).toBe(kept + 1);
  });
});

describe("the first reader after a moment", () => {
  it("sees a post that appears", async () => {
    const publishedAt = later(20_000);
    const { id, slug } = await send<{ id: string; slug: string }>(newsRoute.POST, "POST", {
      ...newsInput("moment"),
      slug: "news-moment",
      status: "published",
      publishedAt,
    });
    const shows = async () => [
      (await getNews(slug)) !== null,
      (await getNews(id)) !== null,
      (await findPost("news", slug))!.visible,
      (await listNewsCards({ page: 1, limit: 10 })).items.some((card) => card.id === id),
      (await listNewsCards({ q: "moment", page: 1, limit: 10 })).items.some((card) => card.id === id),
      (await request(oneNewsRoute.GET, "/", { params: { id: slug } })).status === 200,
      (await text(request(newsRoute.GET, "/api/news?limit=20"))).includes(id),
      (await text(request(newsFeed, "/latest-news/feed.xml"))).includes(slug),
      (await text(request(sitemap, "/sitemap.xml"))).includes(slug),
    ];
    await listTrendingNews();
    const { before, atLast, first } = await around(publishedAt, shows);
    expect(before).toEqual(all(false));
    expect(atLast).toEqual(all(false));
    expect(first).toEqual(all(true));
  });

  it("sees a software page that appears", async () => {
    const publishedAt = later(20_000);
    const { slug } = await send<{ slug: string }>(softwareRoute.POST, "POST", {
      title: "Page of a moment",
      description: "What it helps to choose.",
      featured: true,
      publishedAt,
    });
    const { before, atLast, first } = await around(publishedAt, async () => [
      (await getSoftwarePage(slug)) !== null,
      (await listSoftwareMenu()).some((page) => page.slug === slug),
      (await text(request(softwareRoute.GET, "/api/software-pages?limit=100"))).includes(slug),
      (await text(request(sitemap, "/sitemap.xml"))).includes(slug),
    ]);
    expect([before, atLast, first]).toEqual([all(false), all(false), all(true)]);
  });

  it("sees a listing that starts, and no longer one that ends", async () => {
    const { id: toolId } = await db.tool.findFirstOrThrow({ where: { slug: "suno" }, select: { id: true } });
    const [startDate, endDate] = [later(20_000), later(40_000)];
    const { id } = await send<{ id: string }>(sponsorshipsRoute.POST, "POST", {
      toolId,
      name: "Suno",
      description: "Music out of a sentence.",
      category: "Music",
      url: "https://suno.example",
      startDate,
      endDate,
    });
    const shows = async () => [
      (await listRunningSponsorships()).some((sponsorship) => sponsorship.id === id),
      (await text(request(sponsorshipsRoute.GET, "/api/sponsorships?limit=100"))).includes(id),
    ];
    const start = await around(startDate, shows);
    expect([start.before, start.atLast, start.first]).toEqual([all(false), all(false), all(true)]);
    const end = await around(endDate, shows);
    expect([end.before, end.atLast, end.first]).toEqual([all(true), all(true), all(false)]);
  });
});

describe("a tool that is to come", () => {
  const coming = (name: string, more: object) =>
    send<{ id: string; slug: string; launchDate: string | null }>(toolsRoute.POST, "POST", {
      name,
      description: "A tool that is still to come.",
      websiteUrl: `https://${name.toLowerCase().replaceAll(" ", "-")}.example`,
      category: "AI for Writing",
      pricing: { type: "free" },
      isUpcoming: true,
      status: "published",
      ...more,
    });
  const cards = async (query: object) =>
    (await listToolCards(toolQuery.parse({ limit: 100, ...query })))!.items.map(({ id }) => id);

  it("launches at its moment, for whoever reads first, in any place", async () => {
    const places: [string, (tool: { id: string; slug: string }) => Promise<boolean>][] = [
      ["its page", async ({ slug }) => !(await getTool(slug))!.isUpcoming],
      ["new tools", async ({ id }) => (await cards({ sort: "newest", isUpcoming: "false" })).includes(id)],
      [
        "its category",
        async ({ id }) => (await cards({ category: "AI for Writing", isUpcoming: "false" })).includes(id),
      ],
      ["coming tools", async ({ id }) => !(await listLaunchPage(1)).items.some((tool) => tool.id === id)],
      ["the feed", async ({ slug }) => (await text(request(toolFeed, "/feed.xml"))).includes(slug)],
      ["a search", async ({ id }) => (await cards({ q: "Momentous", isUpcoming: "false" })).includes(id)],
      [
        "the interface",
        async ({ id }) =>
          (await text(request(toolRoute.GET, "/", { params: { id } }))).includes('"isUpcoming":false'),
      ],
      [
        "its lists",
        async ({ id }) =>
          (await text(request(toolsRoute.GET, "/api/tools?isUpcoming=false&sort=newest&limit=200"))).includes(
            id,
          ),
      ],
      [
        "its coming tools",
        async ({ id }) => !(await text(request(launches, "/api/launches?limit=200"))).includes(id),
      ],
    ];
    for (const [n, [place, launched]] of places.entries()) {
      const moment = later(20_000);
      const tool = await coming(`Momentous ${n}`, { launchDate: moment });
      const { before, atLast, first } = await around(moment, async () => [await launched(tool)]);
      expect([place, before, atLast, first]).toEqual([place, [false], [false], [true]]);
      const events = await db.activityEvent.count({ where: { toolId: tool.id, type: "launch" } });
      expect(events).toBe(1);
      for (const [, also] of places) expect(await also(tool)).toBe(true);
    }
  });

  it("follows a date that is moved", async () => {
    const tool = await coming("Moved", { launchDate: later(hour) });
    expect((await getTool(tool.slug))!.isUpcoming).toBe(true);
    const moment = later(10_000);
    await send(toolRoute.PUT, "PUT", { launchDate: moment }, tool.id);
    expect((await getTool(tool.slug))!.isUpcoming).toBe(true);
    vi.setSystemTime(Date.parse(moment));
    expect((await getTool(tool.slug))!.isUpcoming).toBe(false);
  });

  it("stays as it is while it is a draft, archived, or has no date", async () => {
    const moment = later(10_000);
    const ids = [
      await coming("Draft", { launchDate: moment, status: "draft" }),
      await coming("Archived", { launchDate: moment, status: "archived" }),
      await coming("Undated", {}),
    ].map(({ id }) => id);
    vi.setSystemTime(Date.parse(moment) + hour);
    await launchDueTools();
    const rows = await db.tool.findMany({ where: { id: { in: ids } }, select: { isUpcoming: true } });
    expect(rows).toEqual([{ isUpcoming: true }, { isUpcoming: true }, { isUpcoming: true }]);
  });

  it("is not announced for a day that is over", async () => {
    const tool = await coming("Again", { isUpcoming: false });
    expect(tool.launchDate).not.toBeNull();
    vi.advanceTimersByTime(hour);
    const again = await send<{ launchDate: string | null }>(
      toolRoute.PUT,
      "PUT",
      { isUpcoming: true },
      tool.id,
    );
    expect(again.launchDate).toBeNull();
    expect((await getTool(tool.slug))!.isUpcoming).toBe(true);
  });
});

describe("a write", () => {
  it("of a tool that changes nothing drops its own page alone", async () => {
    const { id, slug } = await db.tool.findFirstOrThrow({ where: { slug: "suno" } });
    droppedTags();
    await send(toolRoute.PUT, "PUT", {}, id);
    expect(droppedTags()).toEqual(["dates", `tool:${id}`, `tool:${slug}`]);
  });

  it("of a review that waits drops nothing, its approval what shows it", async () => {
    const { headers } = await createAccount(db);
    const { id: toolId, categoryId } = await db.tool.findFirstOrThrow({ where: { slug: "suno" } });
    const before = await listReviews(toolId, {});
    droppedTags();
    await send(
      reviewsRoute.POST,
      "POST",
      { toolId, rating: 5, comment: "A review of some length." },
      undefined,
      headers,
    );
    expect(droppedTags()).toEqual([]);
    const { id } = await db.review.findFirstOrThrow({ where: { toolId, status: "pending" } });
    await send(moderate, "PUT", { status: "approved" }, id);
    expect(droppedTags()).toEqual(
      ["activity", `category:${categoryId}`, "lists", `reviews:${toolId}`, `tool:${toolId}`].sort(),
    );
    expect((await listReviews(toolId, {})).pagination.total).toBe(before.pagination.total + 1);
  });

  it("that adds a tool is seen where there was none", async () => {
    expect(await getTool("a-late-arrival")).toBeNull();
    await send(toolsRoute.POST, "POST", {
      name: "A Late Arrival",
      description: "It was not there before.",
      websiteUrl: "https://late.example",
      category: "AI for Writing",
      pricing: { type: "free" },
      status: "published",
    });
    expect((await getTool("a-late-arrival"))?.name).toBe("A Late Arrival");
  });
});
