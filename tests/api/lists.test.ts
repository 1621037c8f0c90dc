import { beforeAll, describe, expect, it } from "vitest";
import type { LaunchDto } from "@/lib/engagement/launches/schema";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: listTools } = await import("@/app/api/tools/route");
const { GET: listLaunches } = await import("@/app/api/launches/route");
const { getCategoryPage, listCategories } = await import("@/lib/categories/queries");
const { categoryFilter, categoryTiles, homeCategories } = await import("@/lib/categories/utils");
const { launchDto } = await import("@/lib/engagement/launches/schema");
const { getSiteStats } = await import("@/lib/tools/queries-site-stats");
const { getSoftwarePage } = await import("@/lib/software-pages/queries");
const { listTrending } = await import("@/lib/tools/trending/queries");
const { firstDay, trendingPeriods } = await import("@/lib/tools/trending/utils");

const idsIn = async (category: string) => {
  const response = await request(listTools, withQuery("/api/tools", { category, limit: 200 }));
  const tools = response.ok ? ((await response.json()) as { id: string }[]) : [];
  return {
    status: response.status,
    total: Number(response.headers.get("X-Total-Count")),
    ids: tools.map(({ id }) => id),
  };
};

describe("the category filter of /api/tools", () => {
  it("takes several canonical slugs, and gives what the category page counts", async () => {
    const pages = [
      ...categoryTiles.map(({ id }) => id),
      "ai-for-productivity",
      "ai-for-research",
      "ai-for-e-commerce",
    ];
    for (const id of pages) {
      const page = (await getCategoryPage(id))!;
      const { total, ids } = await idsIn(categoryFilter(page.members));
      expect(total).toBe(page.count);
      const expected = await db.tool.findMany({
        where: { status: "published", category: { slug: { in: page.members.map(({ slug }) => slug) } } },
        select: { id: true },
      });
      expect(new Set(ids)).toEqual(new Set(expected.map((tool) => tool.id)));
    }
  }, 20_000);

  it("differs from a home label of the same name", async () => {
    const tile = await getCategoryPage("productivity");
    expect((await idsIn("productivity")).total).toBeGreaterThan(
      (await idsIn(categoryFilter(tile!.members))).total,
    );
    // A canonical slug that is also a home label must mean the same as both.
    const canonical = new Set((await listCategories()).map(({ slug }) => slug));
    for (const { slug, stands } of homeCategories) if (canonical.has(slug)) expect(stands).toEqual([slug]);
  });

  it("counts a slug that is given twice once", async () => {
    const once = await idsIn("ai-for-art");
    expect(await idsIn("ai-for-art,ai-for-art")).toEqual(once);
  });

  it.each([
    ",",
    "ai-for-art,",
    "ai-for-art,nothing",
    "AI for Art,AI for Fun",
    "ai-for-art, ai-for-fun",
    "chatbots,image",
  ])("refuses %j", async (category) => expect((await idsIn(category)).status).toBe(400));
});

describe("the trending list", () => {
  const utcDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000);

  it("holds the flagged tools by votes while nothing has happened", async () => {
    const flagged = await db.tool.findMany({
      where: { isTrending: true, status: "published" },
      select: { id: true },
    });
    for (const period of trendingPeriods) {
      const tools = await listTrending(period);
      expect(new Set(tools.map(({ id }) => id))).toEqual(new Set(flagged.map(({ id }) => id)));
      expect(tools.map(({ votes }) => votes)).toEqual(tools.map(({ votes }) => votes).sort((a, b) => b - a));
      expect(tools.filter(({ isActive }) => isActive)).toEqual([]);
    }
  });

  it("puts the busiest of each period first", async () => {
    const [today, week, month, old, retracted, draft] = (
      await db.tool.findMany({
        where: { isTrending: false, isUpcoming: false },
        select: { id: true },
        take: 6,
      })
    ).map(({ id }) => id) as [string, string, string, string, string, string];
    await db.tool.update({ where: { id: draft }, data: { status: "draft" } });
    await db.toolDay.createMany({
      data: [
        { toolId: today, day: utcDay(0), votes: 1, views: 0 },
        { toolId: week, day: utcDay(6), votes: 0, views: 100 },
        { toolId: month, day: utcDay(29), votes: 9, views: 20 },
        { toolId: old, day: utcDay(30), votes: 1000, views: 1000 },
        { toolId: retracted, day: utcDay(0), votes: -3, views: 0 },
        { toolId: draft, day: utcDay(0), votes: 500, views: 0 },
      ],
    });
    const first = async (period: "day" | "week" | "month", n: number) =>
      (await listTrending(period)).slice(0, n).map(({ id }) => id);
    expect(await first("day", 1)).toEqual([today]);
    // A hundred views make five points.
    expect(await first("week", 2)).toEqual([week, today]);
    expect(await first("month", 3)).toEqual([month, week, today]);
    const active = (await listTrending("month")).filter(({ isActive }) => isActive);
    expect(active.map(({ id }) => id)).toEqual([month, week, today]);
    for (const period of trendingPeriods) {
      const ids = (await listTrending(period)).map(({ id }) => id);
      for (const id of [old, retracted, draft]) expect(ids).not.toContain(id);
    }
    expect((await listTrending("day")).map(({ id }) => id)).not.toContain(week);
    expect(firstDay("day", new Date())).toBe(new Date().toISOString().slice(0, 10));
  });

  it("tells how far each has moved since yesterday", async () => {
    await db.toolDay.deleteMany();
    const before = await listTrending("week");
    expect(before.map(({ moved }) => moved)).toEqual(before.map(() => 0));
    const [first, second] = before.map(({ id }) => ({ id })) as [{ id: string }, { id: string }];
    const unlisted = await db.tool.findFirstOrThrow({
      where: { isTrending: false, isUpcoming: false, status: "published" },
    });
    await db.toolDay.createMany({
      data: [
        { toolId: first.id, day: utcDay(1), votes: 5, views: 0 },
        { toolId: second.id, day: utcDay(0), votes: 6, views: 0 },
        { toolId: unlisted.id, day: utcDay(0), votes: 7, views: 0 },
      ],
    });
    const moved = (await listTrending("week")).slice(0, 3).map((tool) => [tool.id, tool.moved]);
    expect(moved[0]).toEqual([unlisted.id, null]);
    expect(moved[1]).toEqual([second.id, 0]);
    expect(moved[2]).toEqual([first.id, -2]);
  });

  it("takes the fifty busiest and no more", async () => {
    await db.toolDay.deleteMany();
    const flagged = await db.tool.count({ where: { isTrending: true, status: "published" } });
    const others = await db.tool.findMany({
      where: { isTrending: false, status: "published" },
      orderBy: { id: "asc" },
      select: { id: true },
      take: 60,
    });
    await db.toolDay.createMany({
      data: others.map(({ id }, i) => ({ toolId: id, day: utcDay(0), votes: 100 - i, views: 0 })),
    });
    const ids = (await listTrending("week")).map(({ id }) => id);
    expect(ids).toHaveLength(flagged + 50);
    expect(ids.slice(0, 50)).toEqual(others.slice(0, 50).map(({ id }) => id));
  });
});

describe("GET /api/launches", () => {
  const list = async (query: Record<string, string | number> = {}) => {
    const response = await request(listLaunches, withQuery("/api/launches", query));
    return { response, launches: (await response.json()) as LaunchDto[] };
  };

  let soon = "";
  let later = "";
  beforeAll(async () => {
    const [first, second] = await db.tool.findMany({
      where: { isUpcoming: true },
      orderBy: { name: "desc" },
      take: 2,
    });
    [soon, later] = [first!.id, second!.id];
    await db.tool.update({ where: { id: soon }, data: { launchDate: new Date("2030-01-01T00:00:00Z") } });
    await db.tool.update({ where: { id: later }, data: { launchDate: new Date("2031-01-01T00:00:00Z") } });
    for (const n of [1, 2]) {
      const user = await db.user.create({ data: { name: `Reader ${n}`, email: `reader${n}@example.org` } });
      await db.launchSubscription.create({ data: { userId: user.id, toolId: later } });
    }
  });

  it("gives nine at a time, announced days first, with real subscribers", async () => {
    const { response, launches } = await list();
    const total = await db.tool.count({ where: { isUpcoming: true, status: "published" } });
    expect(response.headers.get("X-Total-Count")).toBe(String(total));
    expect(response.headers.get("Link")).toContain('</api/launches?page=2>; rel="next"');
    expect(launches).toHaveLength(9);
    for (const launch of launches) expect(launchDto.strict().parse(launch)).toEqual(launch);
    expect(launches.slice(0, 2).map(({ id, subscribers }) => [id, subscribers])).toEqual([
      [soon, 0],
      [later, 2],
    ]);
    expect(launches[0]!.launchDate).toBe("2030-01-01T00:00:00.000Z");
    expect(launches.slice(2).every(({ launchDate }) => launchDate === null)).toBe(true);
    const rest = (await list({ page: 2 })).launches;
    expect(new Set([...launches, ...rest].map(({ id }) => id)).size).toBe(total);
  });

  it("does not show one that is not published", async () => {
    await db.tool.update({ where: { id: soon }, data: { status: "archived" } });
    expect((await list({ limit: 200 })).launches.map(({ id }) => id)).not.toContain(soon);
    await db.tool.update({ where: { id: soon }, data: { status: "published" } });
  });

  it.each<Record<string, string | number>>([{ page: 0 }, { page: "x" }, { limit: 201 }])(
    "refuses %j",
    async (query) => {
      expect((await list(query)).response.status).toBe(400);
    },
  );
});

describe("best-software pages", () => {
  const slug = "best-ai-crm-software";

  it("gives the tools in their order, each with its reason", async () => {
    const page = (await getSoftwarePage(slug))!;
    const rows = await db.softwarePageTool.findMany({
      where: { page: { slug } },
      orderBy: { position: "asc" },
    });
    expect(page.tools.map(({ id, reason }) => [id, reason])).toEqual(
      rows.map(({ toolId, reason }) => [toolId, reason]),
    );
    expect(page.color).toBe("Emerald");
    expect(page.title).toBe("Best AI CRM software");
  });

  it("leaves out a tool that is not published", async () => {
    const [first] = (await getSoftwarePage(slug))!.tools;
    await db.tool.update({ where: { id: first!.id }, data: { status: "archived" } });
    expect((await getSoftwarePage(slug))!.tools.map(({ id }) => id)).not.toContain(first!.id);
  });

  it("gives nothing for a draft, a page of the future, or an unknown address", async () => {
    const [draft, future] = await db.softwarePage.findMany({ where: { slug: { not: slug } }, take: 2 });
    await db.softwarePage.update({ where: { id: draft!.id }, data: { status: "draft" } });
    await db.softwarePage.update({
      where: { id: future!.id },
      data: { publishedAt: new Date(Date.now() + 3_600_000) },
    });
    for (const unknown of [
      draft!.slug,
      future!.slug,
      "nothing",
      "",
      "__proto__",
      `${slug}/`,
      slug.toUpperCase(),
    ])
      expect(await getSoftwarePage(unknown)).toBeNull();
  });
});

it("counts the directory as its lists show it", async () => {
  const stats = await getSiteStats();
  expect(stats.tools).toBe(await db.tool.count({ where: { status: "published" } }));
  expect(stats.categories).toBe((await listCategories()).filter(({ count }) => count > 0).length);
  const response = await request(listTools, withQuery("/api/tools", { limit: 200 }));
  const pages = Math.ceil(Number(response.headers.get("X-Total-Count")) / 200);
  let votes = 0;
  for (let page = 1; page <= pages; page++) {
    const tools = (await (
      await request(listTools, withQuery("/api/tools", { limit: 200, page }))
    ).json()) as { votes: number }[];
    votes += tools.reduce((sum, tool) => sum + tool.votes, 0);
  }
  expect(stats.votes).toBe(votes);
  const { _sum } = await db.toolStats.aggregate({
    where: { tool: { status: "published" } },
    _sum: { baseVotes: true },
  });
  expect(stats.sampleVotes).toBe(_sum.baseVotes);
});
