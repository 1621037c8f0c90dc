import { describe, expect, it } from "vitest";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request } from "@/tests/api/open-app";
import type { RankDto } from "@/lib/tools/ranking/schema";
import type { DayRatings } from "@/lib/tools/ranking/utils";
import type { ToolDto } from "@/lib/tools/schema";
import type { Points } from "@/tests/support/trend";

const { db } = await openApp();
const { GET: readTools } = await import("@/app/api/tools/route");
const { GET: readRank } = await import("@/app/api/tools/[id]/rank/route");
const { GET: readAlternatives } = await import("@/app/api/tools/[id]/alternatives/route");
const { POST: suggest } = await import("@/app/api/suggestions/route");
const { fadeRatings } = await import("@/lib/tools/ranking/mutations");
const { getReviewSummary } = await import("@/lib/reviews/queries");
const { rankDto } = await import("@/lib/tools/ranking/schema");
const { meanScore, ratingScore, viewPoints } = await import("@/lib/tools/ranking/utils");
const { trendingScore } = await import("@/tests/support/trend");

const dayMs = 86_400_000;
const rankOf = async (id: string) => {
  const answer = await request(readRank, `/api/tools/${id}/rank`, { params: { id } });
  return { status: answer.status, lists: ((await answer.json()) as RankDto).lists };
};
const list = async (query: string): Promise<ToolDto[]> => {
  const items: ToolDto[] = [];
  for (let page = 1; ; page++) {
    const answer = await request(readTools, `/api/tools?limit=100&page=${page}&${query}`);
    const found = (await answer.json()) as ToolDto[];
    items.push(...found);
    if (found.length < 100) return items;
  }
};

describe("GET /api/tools/{id}/rank", () => {
  it("tells the place that the list has the tool in, at its head, in its middle and at its end", async () => {
    for (const sort of ["trending", "popular", "rating", "newest"] as const) {
      const tools = await list(`sort=${sort}`);
      for (const at of [0, 1, 57, 200, tools.length - 1]) {
        const { lists } = await rankOf(tools[at]!.slug);
        const standing = lists.find((one) => one.list === sort)!;
        expect([sort, standing.place, standing.of]).toEqual([sort, at + 1, tools.length]);
      }
    }
    const { categorySlug } = (await list("sort=rating"))[40]!;
    const inCategory = await list(`sort=trending&category=${categorySlug}`);
    for (const [at, { id }] of inCategory.entries()) {
      const { lists } = await rankOf(id);
      const standing = lists.find((one) => one.list === "category")!;
      expect([standing.place, standing.of]).toEqual([at + 1, inCategory.length]);
    }
  });

  it("has terms that make up the score, and nothing to move up to at the head", async () => {
    const [head, second] = await list("sort=popular");
    const [first, next] = await Promise.all([rankOf(head!.id), rankOf(second!.id)]);
    expect(rankDto.strict().parse({ lists: first.lists })).toEqual({ lists: first.lists });
    for (const { list: name, score, terms } of next.lists) {
      const value = (term: string) => terms.find((one) => one.name === term)?.value ?? 0;
      if (name === "trending" || name === "category") {
        expect(value("votes") + value("views and launch") + value("sample numbers")).toBeCloseTo(score, 9);
        // Nobody has looked at it yet: all but its launch is sample.
        expect(value("views and launch")).toBeGreaterThan(0);
        expect(value("views and launch")).toBeLessThanOrEqual(1);
      }
      if (name === "popular") expect(value("votes") + value("sample votes")).toBe(score);
      if (name === "rating")
        expect(meanScore(value("mean rating"), value("weight of the ratings"))).toBeCloseTo(score, 12);
    }
    const popular = (lists: RankDto["lists"]) => lists.find((one) => one.list === "popular")!;
    const up = popular(next.lists).terms.find(({ name }) => name === "to move up")!;
    expect(up.value).toBe(head!.votes - second!.votes + 1);
    expect(up.explanation).toContain(head!.name);
    expect(popular(first.lists).terms.some(({ name }) => name === "to move up")).toBe(false);
  });

  it("knows no tool that is not published", async () => {
    expect((await rankOf("no-such-tool")).status).toBe(404);
    expect((await rankOf("ChatGPT")).status).toBe(200);
    const { id } = await db.tool.findFirstOrThrow({ where: { status: "published" } });
    await db.tool.update({ where: { id }, data: { status: "draft" } });
    expect((await rankOf(id)).status).toBe(404);
    await db.tool.update({ where: { id }, data: { status: "published" } });
    expect((await rankOf(id)).status).toBe(200);
  });
});

type Generated = {
  id: string;
  name: string;
  launchDate: Date;
  given: Points[];
  votes: number;
  ratings: DayRatings[];
};

/** Numbers that are the same in every run. */
function random(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

describe("the orders", () => {
  it("are what the public formulas say, over a generated catalogue", async () => {
    const next = random(20_261_122);
    const category = await db.category.findFirstOrThrow();
    const people = await db.user.createManyAndReturn({
      data: Array.from({ length: 12 }, (_, i) => ({ name: `Voter ${i}`, email: `voter-${i}@example.org` })),
      select: { id: true },
    });
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - next() * days * dayMs);
    const tools: Generated[] = [];
    for (let n = 0; n < 40; n++) {
      const launchDate = ago(400);
      const name = `Generated ${String.fromCharCode(97 + Math.floor(next() * 26))} ${n}`;
      const { id } = await db.tool.create({
        data: {
          name,
          slug: `generated-${n}`,
          description: "A tool that a test made.",
          websiteUrl: `https://generated-${n}.example.org`,
          websiteKey: `generated-${n}.example.org`,
          categoryId: category.id,
          pricingType: "free",
          launchDate,
          status: "published",
        },
      });
      const given = [{ at: launchDate, points: 1 }];
      const voters = people.filter(() => next() < 0.4);
      let votes = 0;
      for (const { id: userId } of voters) {
        const createdAt = ago(60);
        await db.vote.create({ data: { userId, toolId: id, createdAt } });
        // Some take it back.
        if (next() < 0.2) await db.vote.delete({ where: { userId_toolId: { userId, toolId: id } } });
        else votes += given.push({ at: createdAt, points: 1 }) && 1;
      }
      for (let views = Math.floor(next() * 6); views > 0; views--) {
        const at = ago(60);
        await db.$executeRaw`
          UPDATE tool_stats SET trend = search.trend_add(trend, ${viewPoints}::float8, ${at}::timestamptz), views = views + 1
          WHERE tool_id = ${id}`;
        given.push({ at, points: viewPoints });
      }
      const reviews = people
        .filter(() => next() < 0.4)
        .map(({ id: userId }) => ({ userId, createdAt: ago(1500), rating: 1 + Math.floor(next() * 5) }));
      await db.review.createMany({
        data: reviews.map((one, i) => ({
          ...one,
          toolId: id,
          comment: "Generated.",
          // A rejected one, and one that waits for its author's address, are no part of it.
          status: i === 1 ? "rejected" : "approved",
          counts: i !== 2,
        })),
      });
      const ratings = reviews
        .filter((_, i) => i !== 1 && i !== 2)
        .map(({ createdAt, rating }) => ({ day: createdAt.toISOString().slice(0, 10), rating, count: 1 }));
      tools.push({ id, name, launchDate, given, votes, ratings });
    }

    const standings = new Map<string, RankDto["lists"]>();
    for (const tool of tools) standings.set(tool.id, (await rankOf(tool.id)).lists);
    const at = new Date();
    const scores = {
      trending: (tool: Generated) => trendingScore(tool.given, at),
      popular: ({ votes }: Generated) => votes,
      rating: ({ ratings }: Generated) => ratingScore(ratings, at.toISOString().slice(0, 10)),
      newest: ({ launchDate }: Generated) => launchDate.getTime() / 1000,
    };
    const ids = new Set(tools.map(({ id }) => id));
    for (const [sort, scoreOf] of Object.entries(scores)) {
      for (const tool of tools) {
        const { score } = standings.get(tool.id)!.find((one) => one.list === sort)!;
        const wanted = scoreOf(tool);
        expect(Math.abs(score - wanted) / (wanted || 1), `${sort} of ${tool.name}`).toBeLessThan(1e-4);
      }
      const order = [...tools].sort(
        (a, b) =>
          round(scoreOf(b)) - round(scoreOf(a)) || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1),
      );
      const shown = (await list(`sort=${sort}`)).filter(({ id }) => ids.has(id));
      expect(shown.map(({ name }) => name)).toEqual(order.map(({ name }) => name));
    }
    await db.tool.deleteMany({ where: { id: { in: [...ids] } } });
  });

  it("by rating follow the day, once a day, whatever others write meanwhile", async () => {
    const { id: toolId, slug } = await db.tool.findFirstOrThrow({
      where: { status: "published", reviews: { none: {} } },
    });
    const [old, fresh] = await db.user.createManyAndReturn({
      data: [1, 2].map((i) => ({ name: `Rater ${i}`, email: `rater-${i}@example.org` })),
      select: { id: true },
    });
    const today = new Date(new Date().toISOString().slice(0, 10));
    const aYearAgo = new Date(today.getTime() - 365 * dayMs + dayMs - 1);
    const review = { toolId, comment: "Good.", status: "approved" };
    await db.review.create({ data: { ...review, userId: old!.id, rating: 5, createdAt: aYearAgo } });
    const read = () => db.toolStats.findUniqueOrThrow({ where: { toolId } });
    const now = await read();
    expect(now).toMatchObject({ ratingCount: 1, ratingWeight: 0.7, ratingSum: 3.5, ratingDay: today });

    // As the sums were the day before: what they weigh, and the place, follow; the stars do not.
    const yesterday = new Date(today.getTime() - dayMs);
    const before = {
      ratingDay: yesterday,
      ratingWeight: 0.7 ** (364 / 365),
      ratingSum: 5 * 0.7 ** (364 / 365),
    };
    await db.toolStats.update({ where: { toolId }, data: before });
    const score = async () => (await rankOf(slug)).lists.find(({ list: name }) => name === "rating")!.score;
    const higher = await score();
    const dropped = await watchTags();
    await Promise.all([fadeRatings(), fadeRatings()]);
    expect(dropped()).toEqual(expect.arrayContaining(["counters", "lists", `tool:${toolId}`]));
    expect(await read()).toEqual(now);
    expect(await score()).toBeLessThan(higher);
    await db.toolStats.update({ where: { toolId }, data: before });
    await Promise.all([
      fadeRatings(),
      db.review.create({ data: { ...review, userId: fresh!.id, rating: 2 } }),
    ]);
    expect(await read()).toMatchObject({
      ratingCount: 2,
      ratingWeight: 1.7,
      ratingSum: 5.5,
      ratingDay: today,
    });
    const ratings = [
      { day: aYearAgo.toISOString().slice(0, 10), rating: 5, count: 1 },
      { day: today.toISOString().slice(0, 10), rating: 2, count: 1 },
    ];
    expect(await score()).toBeCloseTo(ratingScore(ratings, today.toISOString().slice(0, 10)), 12);
    const shown = await list("sort=rating");
    expect(shown.find(({ id }) => id === toolId)).toMatchObject({ rating: 3.2, reviews: 2 });
    expect(await getReviewSummary(toolId)).toEqual({ rating: 3.2, count: 2 });
    // Nothing is left to do.
    dropped();
    await fadeRatings();
    expect(dropped()).toEqual([]);
    await db.review.deleteMany({ where: { toolId } });
    expect(await read()).toMatchObject({ ratingCount: 0, ratingWeight: 0, ratingSum: 0 });
  });

  it("know neither money nor editors", async () => {
    const organic = async () => {
      const orders: Record<string, string[]> = {};
      for (const query of [
        "sort=trending",
        "sort=popular",
        "sort=rating",
        "sort=newest",
        "q=video",
        "q=meeting notes&pricing=freemium",
      ])
        orders[query] = (await list(query)).map(({ slug }) => slug);
      for (const slug of ["chatgpt", "otter-ai", "midjourney"]) {
        const answer = await request(readAlternatives, "/", { params: { id: slug } });
        const found = (await answer.json()) as { tool: ToolDto }[];
        orders[`alternatives of ${slug}`] = found.map(({ tool }) => tool.slug);
      }
      for (const query of ["I want to turn my meetings into notes", "remove the background of a photo"]) {
        const answer = await request(suggest, "/api/suggestions", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ query }),
        });
        const { suggestions } = (await answer.json()) as { suggestions: { slug: string }[] };
        expect(suggestions.length).toBeGreaterThan(0);
        orders[query] = suggestions.map(({ slug }) => slug);
      }
      return orders;
    };
    const before = await organic();
    await db.$executeRaw`
      UPDATE tool SET is_top_rated = hashtext(id || 'a') % 2 = 0, premium_badge = hashtext(id || 'b') % 2 = 0,
        is_trending = hashtext(id || 'c') % 2 = 0`;
    await db.sponsorship.updateMany({ data: { endDate: new Date(Date.now() - dayMs) } });
    await db.$executeRaw`
      INSERT INTO sponsorship (tool_id, slug, name, description, category, website_url, position, start_date, end_date)
      SELECT id, slug, name, description, 'Any', website_url, 1000 + row_number() OVER (), now() - interval '1 day', now() + interval '1 day'
      FROM tool WHERE status = 'published' AND hashtext(id || 'd') % 20 = 0`;
    expect(await organic()).toEqual(before);
  });
});

const round = (score: number) => Math.round(score * 1e9) / 1e9;
