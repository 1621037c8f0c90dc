import { describe, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { input, newsCalls } from "@/tests/api/news-calls";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { POST: share } = await import("@/app/api/news/[id]/share/route");
const { POST: view } = await import("@/app/api/news/[id]/view/route");
const { GET: feed } = await import("@/app/latest-news/feed.xml/route");
const { GET: sitemap } = await import("@/app/sitemap.xml/route");
const { listNewsCards, listTrendingNews } = await import("@/lib/posts/news/queries");
const { getNeighbours, listRelated } = await import("@/lib/posts/queries");
const { newsDto } = await import("@/lib/posts/news/schema");

const admin = await createAccount(db, { role: "admin" });
const user = await createAccount(db);
const { read, get, create, change, remove } = await newsCalls(admin);
const minute = 60_000;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();
/** Everything that shows news to the public, as one text. */
async function surfaces(): Promise<string> {
  const [api, found, cards, trending, rss, map] = await Promise.all([
    read({ limit: 100 }),
    read({ limit: 100, q: "post" }),
    listNewsCards({ page: 1, limit: 100 }),
    listTrendingNews(),
    request(feed, "/latest-news/feed.xml").then((response) => response.text()),
    request(sitemap, "/sitemap.xml").then((response) => response.text()),
  ]);
  const beside = await Promise.all(
    cards.items.map(({ id }) => Promise.all([getNeighbours("news", id), listRelated("news", id)])),
  );
  return JSON.stringify([api.body, found.body, cards, trending, rss, map, beside]);
}

describe("GET /api/news", () => {
  it("is a bare list of what is published, newest first, in pages", async () => {
    const { status, headers, body } = await read({ limit: 5 });
    expect(status).toBe(200);
    expect(headers.get("X-Total-Count")).toBe("12");
    expect(headers.get("Link")).toBe('</api/news?limit=5&page=2>; rel="next"');
    expect(body).toHaveLength(5);
    for (const post of body) expect(newsDto.strict().parse(post)).toEqual(post);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read({ limit: 5, page })));
    const all = pages.flatMap((page) => page.body);
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    const dates = all.map(({ publishedAt }) => publishedAt!);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(pages[3]!.headers.get("X-Total-Count")).toBe("12");
  });

  it("filters by category, under its name or its address", async () => {
    for (const category of ["AI & Machine Learning", "ai-machine-learning"]) {
      const { body } = await read({ category });
      expect(body.map(({ slug }) => slug)).toEqual(["whisper-open-speech-recognition"]);
    }
    expect((await read({ category: "All" })).body).toHaveLength(12);
    expect((await read({ category: "Astrology" })).body).toEqual([]);
  });

  it("finds every word that occurs, whatever it is", async () => {
    expect((await read({ q: "nobel CHEMISTRY" })).body.map(({ slug }) => slug)).toEqual([
      "alphafold-nobel-prize-chemistry-2024",
    ]);
    expect((await read({ q: "nobel weights-that-are-not-there" })).body).toEqual([]);
    for (const q of ["%", "_", "'; DROP TABLE news_post; --", "\\", "\u0000", "<p>"])
      expect((await read({ q })).status).toBe(200);
    expect((await read({ q: "<h2>" })).body).toEqual([]);
    expect((await read({ q: "   " })).body).toHaveLength(12);
  });

  it.each<Record<string, string | number>>([
    { page: 0 },
    { limit: 101 },
    { limit: "x" },
    { status: "secret" },
    { category: "x".repeat(101) },
  ])("refuses %j", async (query) => expect((await read({ ...query })).status).toBe(400));

  it("tells nobody but administrators what is not published", async () => {
    for (const status of ["draft", "archived", "scheduled", "all"]) {
      expect((await read({ status })).status).toBe(401);
      expect((await read({ status }, user.headers)).status).toBe(403);
      expect((await read({ status }, admin.headers)).status).toBe(200);
    }
    expect((await read({ status: "published" })).status).toBe(200);
  });
});

describe("GET /api/news/{slug}", () => {
  it("takes a slug or an id", async () => {
    const { body } = await get("benchmark-contamination");
    expect((await get(body.id)).body).toEqual(body);
    expect(body).toMatchObject({ _id: body.id, author: { name: "The Editors", avatar: null }, views: 0 });
  });

  it.each(["nothing", "ffffffffffffffffffffffff", "a b", "../x", "x".repeat(200)])(
    "has no %s",
    async (id) => {
      const { status, body } = await get(id);
      expect([status, body.error]).toEqual([404, "News post not found"]);
    },
  );
});

describe("what is not published", () => {
  it("shows nowhere, and everywhere from the moment that it is", async () => {
    const made = await Promise.all([
      create({ ...input("unseen-draft"), slug: "unseen-draft" }),
      create({
        ...input("unseen-archived"),
        slug: "unseen-archived",
        status: "archived",
        publishedAt: later(-minute),
      }),
      create({
        ...input("unseen-scheduled"),
        slug: "unseen-scheduled",
        status: "published",
        publishedAt: later(minute),
      }),
    ]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await surfaces()).not.toContain("unseen-");
    for (const { body } of made)
      for (const id of [body.id, body.slug]) {
        expect((await get(id)).status).toBe(404);
        expect((await get(id, user.headers)).status).toBe(404);
        expect((await get(id, admin.headers)).status).toBe(200);
        for (const count of [share, view])
          expect((await request(count, "/", { method: "POST", params: { id } })).status).toBe(404);
      }
    expect((await read({ status: "all", limit: 100 }, admin.headers)).body).toHaveLength(15);
    expect((await read({ status: "scheduled" }, admin.headers)).body.map(({ slug }) => slug)).toEqual([
      "unseen-scheduled",
    ]);

    // Time passes: no job and no write is needed.
    const scheduled = made[2]!.body;
    await db.newsPost.update({
      where: { id: scheduled.id },
      data: { publishedAt: new Date(Date.now() - 1) },
    });
    expect((await surfaces()).match(/unseen-[a-z]+/g)).toContain("unseen-scheduled");
    expect((await get("unseen-scheduled")).status).toBe(200);

    for (const { body } of made.slice(0, 2)) await change(body.id, { status: "published" });
    const now = await surfaces();
    for (const { body } of made) expect(now).toContain(body.slug);
    for (const { body } of made) expect((await remove(body.id)).status).toBe(200);
    expect(await surfaces()).not.toContain("unseen-");
  });
});

describe("counting", () => {
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
  const from = (n: number, more = {}) => ({
    "x-almanac-client": `10.7.0.${n}`,
    "user-agent": agent,
    ...more,
  });
  const post = (handler: typeof share, id: string, headers: Record<string, string>) =>
    request(handler, `/api/news/${id}`, { method: "POST", params: { id }, headers });

  it("counts a visitor once, however often and quickly they come", async () => {
    const { body } = await get("c2pa-content-credentials");
    const before = body.updatedAt;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => post(i % 2 ? share : view, body.id, from(1 + (i % 3)))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    const after = (await get(body.id)).body;
    expect([after.views, after.shares, after.updatedAt]).toEqual([3, 3, before]);
    const again = await post(share, body.slug, from(1));
    expect(await again.json()).toEqual({ success: true, shares: 3 });
  });

  it("counts again on another day", async () => {
    const { body } = await get("small-language-models-on-devices");
    await post(view, body.id, from(1));
    await db.visitorCount.updateMany({ data: { day: new Date(Date.now() - 86_400_000) } });
    expect(await (await post(view, body.id, from(1))).json()).toEqual({ success: true, views: 2, shares: 0 });
  });

  it("leaves programs out", async () => {
    const { body } = await get("open-weight-models-and-licences");
    for (const name of ["Googlebot/2.1 (+http://www.google.com/bot.html)", "", "curl/8.9.1 (x86_64)"]) {
      const answer = await post(view, body.id, from(9, { "user-agent": name }));
      expect(await answer.json()).toEqual({ success: true, views: 0, shares: 0 });
    }
  });

  it("keeps no address and no browser", async () => {
    const rows = await db.visitorCount.findMany();
    expect(rows.length).toBeGreaterThan(0);
    for (const { visitorHash } of rows) expect(visitorHash).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(rows.map(({ visitorHash }) => visitorHash)).size).toBe(3);
  });

  it("is for our own pages, and no more than 120 a minute", async () => {
    const { body } = await get("c2pa-content-credentials");
    const foreign = await post(share, body.id, from(1, { "sec-fetch-site": "cross-site" }));
    expect(foreign.status).toBe(403);
    const many = await Promise.all(Array.from({ length: 125 }, () => post(view, body.id, from(200))));
    const refused = many.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]!.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

it("counters as large as they may be are no more than numbers", async () => {
  const { body } = await create({ ...input("counters"), status: "published" });
  await db.newsPost.update({ where: { id: body.id }, data: { views: 2_000_000_000, shares: 2_000_000_000 } });
  expect((await listTrendingNews()).map(({ id }) => id)).toContain(body.id);
});
