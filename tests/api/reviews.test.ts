import { beforeAll, describe, expect, it } from "vitest";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { ReviewPage } from "@/lib/reviews/schema";

const { db } = await openApp();
const { GET } = await import("@/app/api/reviews/route");
const { getReviewSummary } = await import("@/lib/reviews/queries");
const { reviewPage } = await import("@/lib/reviews/schema");

const day = 86_400_000;
const now = Date.now();
let toolId: string;

async function list(query: Record<string, string | number>) {
  const response = await request(GET, withQuery("/api/reviews", query));
  return { status: response.status, body: (await response.json()) as ReviewPage & { error: string } };
}

async function write(
  tool: string,
  name: string,
  review: { status?: string; daysAgo?: number; rating?: number; adminResponse?: string } = {},
) {
  const { daysAgo = 1, status = "approved", rating = 4, adminResponse } = review;
  const user = await db.user.create({
    data: {
      name,
      email: `${crypto.randomUUID()}@example.com`,
      passwordHash: "secret-hash",
      image: "/avatar.png",
    },
  });
  return db.review.create({
    data: {
      toolId: tool,
      userId: user.id,
      rating,
      comment: `By ${name}`,
      status,
      adminResponse,
      createdAt: new Date(now - daysAgo * day),
    },
  });
}

beforeAll(async () => {
  const [tool, draft] = await db.tool.findMany({ take: 2, orderBy: { slug: "asc" }, select: { id: true } });
  toolId = tool!.id;
  for (let i = 1; i <= 23; i++) await write(toolId, `Reader ${i}`, { daysAgo: i, rating: (i % 5) + 1 });
  await write(toolId, "Waiting", { status: "pending" });
  await write(toolId, "Refused", { status: "rejected" });
  await write(toolId, "null");
  await write(toolId, "Annullo");
  await write(toolId, "  ");
  await write(toolId, "Tomorrow", { daysAgo: -1 });
  await write(draft!.id, "Elsewhere");
  await db.tool.update({ where: { id: draft!.id }, data: { status: "draft" } });
});

describe("GET /api/reviews", () => {
  it("gives approved reviews only, newest first, ten a page, without repeating or skipping one", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ toolId, page })));
    for (const [i, { status, body }] of pages.entries()) {
      expect(status).toBe(200);
      expect(reviewPage.strict().parse(body)).toEqual(body);
      expect(body.pagination).toEqual({ total: 23, page: i + 1, pages: 3 });
    }
    const names = pages.flatMap(({ body }) => body.reviews.map(({ userName }) => userName));
    expect(names).toEqual(Array.from({ length: 23 }, (_, i) => `Reader ${i + 1}`));
  });

  it("hides reviews by nobody, by a name with null in it, and from the future", async () => {
    const { body } = await list({ toolId });
    expect(body.pagination.total).toBe(23);
    expect(JSON.stringify(body)).not.toMatch(/null"|Annullo|Tomorrow|Waiting|Refused/);
  });

  it("gives of the author a name, a picture, whether the tool is theirs, and nothing else", async () => {
    const { body } = await list({ toolId });
    const { _id, id, ...review } = body.reviews[0]!;
    expect(_id).toBe(id);
    expect(review).toEqual({
      toolId,
      rating: 2,
      comment: "By Reader 1",
      userName: "Reader 1",
      userAvatar: "/avatar.png",
      createdAt: new Date(now - day).toISOString(),
      status: "approved",
      adminResponse: null,
      pros: [],
      cons: [],
      usedFor: null,
      usedForMonths: null,
      helpful: 0,
      byOwner: false,
      answer: null,
    });
  });

  it("counts the stars of what is shown, and gives those with some of them", async () => {
    const histogram = [4, 5, 5, 5, 4].map((count, i) => ({ rating: 5 - i, count }));
    const queries: Record<string, string | number>[] = [{}, { rating: 4 }, { sort: "lowest", page: 3 }];
    for (const query of queries) expect((await list({ toolId, ...query })).body.histogram).toEqual(histogram);
    const { body } = await list({ toolId, rating: 4 });
    expect(body.reviews.map(({ rating }) => rating)).toEqual([4, 4, 4, 4, 4]);
    expect(body.pagination).toEqual({ total: 5, page: 1, pages: 1 });
  });

  it("orders by what helped, by date and by stars, and never repeats or skips one", async () => {
    const rows = await db.review.findMany({ where: { toolId, status: "approved" }, select: { id: true } });
    await db.review.updateMany({
      where: { id: { in: rows.slice(0, 4).map(({ id }) => id) } },
      data: { helpful: 2 },
    });
    const shown = async (sort: string) => {
      const pages = await Promise.all([1, 2, 3].map((page) => list({ toolId, page, sort })));
      return pages.flatMap(({ body }) => body.reviews);
    };
    const byDate = (a: { createdAt: string }, b: { createdAt: string }) =>
      b.createdAt.localeCompare(a.createdAt);
    const newest = await shown("newest");
    expect(newest).toHaveLength(23);
    expect(newest).toEqual([...newest].sort(byDate));
    expect(await shown("helpful")).toEqual([...newest].sort((a, b) => b.helpful - a.helpful || byDate(a, b)));
    expect(await shown("lowest")).toEqual([...newest].sort((a, b) => a.rating - b.rating || byDate(a, b)));
    await db.review.updateMany({ where: { toolId }, data: { helpful: 0 } });
  });

  it.each([
    ["sort", "best"],
    ["rating", 0],
    ["rating", 6],
    ["rating", "x"],
    ["rating", 1.5],
  ])("refuses %s=%s", async (name, value) => {
    expect((await list({ toolId, [name]: value })).status).toBe(400);
  });

  it("answers a page past the end with an empty list and the true total", async () => {
    const { status, body } = await list({ toolId, page: 4 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ reviews: [], pagination: { total: 23, page: 4, pages: 3 } });
  });

  it("has none for a tool that there is not, or that is not published", async () => {
    const draft = await db.tool.findFirstOrThrow({ where: { status: "draft" }, select: { id: true } });
    for (const id of ["ffffffffffffffffffffffff", draft.id]) {
      expect((await list({ toolId: id })).body).toEqual({
        reviews: [],
        histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
        pagination: { total: 0, page: 1, pages: 0 },
      });
    }
  });

  it.each([{}, { toolId: "temp-1" }, { toolId: "" }, { toolId: "' OR 1=1 --" }, { toolId: "g".repeat(24) }])(
    "refuses %j as a tool",
    async (query) => {
      const { status, body } = await list(query as Record<string, string>);
      expect(status).toBe(400);
      expect(body.error).toBe("Invalid tool ID. Please try again on a different tool.");
    },
  );

  it.each(["0", "-1", "1.5", "x", "100001"])("refuses page %s", async (page) => {
    expect((await list({ toolId, page })).status).toBe(400);
  });
});

describe("getReviewSummary", () => {
  it("knows real ratings only, and none while there are only sample numbers", async () => {
    const stats = await db.toolStats.findUniqueOrThrow({ where: { toolId } });
    await db.toolStats.update({
      where: { toolId },
      data: { ratingCount: 0, ratingSum: 0, ratingWeight: 0, baseRating: 4.9, baseReviews: 321 },
    });
    expect(await getReviewSummary(toolId)).toBeNull();
    await db.toolStats.update({
      where: { toolId },
      data: { ratingCount: 4, ratingSum: 17, ratingWeight: 4 },
    });
    expect(await getReviewSummary(toolId)).toEqual({ rating: 4.3, count: 4 });
    await db.toolStats.update({
      where: { toolId },
      data: {
        ratingCount: stats.ratingCount,
        ratingSum: stats.ratingSum,
        ratingWeight: stats.ratingWeight,
      },
    });
  });
});
