import { beforeEach, describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import type { SearchesRow } from "@/lib/searches/schema";

const { db } = await openApp();
const { GET: list, POST: record } = await import("@/app/api/searches/route");
const { removeOldSearches } = await import("@/lib/searches/mutations");

const admin = await createAccount(db, { role: "admin" });
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const visitor = (n: number, agent = browser) => ({ "x-almanac-client": `10.7.0.${n}`, "user-agent": agent });
async function search(body: object, headers: Record<string, string> = visitor(1)) {
  const answer = await request(record, "/api/searches", { method: "POST", ...json(body, headers) });
  return { status: answer.status, body: await answer.json() };
}
const kept = () =>
  db.searchDay.findMany({
    orderBy: { query: "asc" },
    select: { query: true, searches: true, missed: true, followed: true },
  });
const rows = async (query = "") => {
  const answer = await request(list, `/api/searches${query}`, { headers: admin.headers });
  return (await answer.json()) as SearchesRow[];
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

beforeEach(async () => {
  await db.searchDay.deleteMany();
  await db.visitorCount.deleteMany();
});

describe("a search", () => {
  it("counts once a visitor and day, in one spelling", async () => {
    expect(await search({ query: " Vidéo  Editor ", results: 3 })).toEqual({
      status: 200,
      body: { success: true },
    });
    await search({ query: "video editor", results: 3 });
    await search({ query: "VIDEO EDITOR", results: 0 }, visitor(2));
    expect(await kept()).toEqual([{ query: "video editor", searches: 2, missed: 1, followed: 0 }]);
    expect(await db.visitorCount.count({ where: { kind: "search" } })).toBe(2);
  });

  it("whose result was opened counts as followed, once, and as a search", async () => {
    await search({ query: "subtitles", results: 3, followed: true });
    await search({ query: "subtitles", results: 3, followed: true });
    await search({ query: "subtitles", results: 3 }, visitor(2));
    expect(await kept()).toEqual([{ query: "subtitles", searches: 2, missed: 0, followed: 1 }]);
  });

  it("is cut after 80 characters", async () => {
    await search({ query: `${"long ".repeat(30)}`, results: 3 });
    expect((await kept())[0]!.query).toHaveLength(79);
  });

  it.each(["ada@example.org", "call 03012345678", "１２３４５６７"])("for %s is not kept", async (query) => {
    expect((await search({ query, results: 0 })).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it("by a program, or from another site, is not counted", async () => {
    await search({ query: "crawl", results: 0 }, visitor(3, "Googlebot/2.1"));
    const foreign = { ...visitor(4), origin: "https://elsewhere.example", host: "localhost:3000" };
    expect((await search({ query: "foreign", results: 0 }, foreign)).status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it.each([
    { query: "", results: 1 },
    { query: "a" },
    { query: "a", results: -1 },
    { query: "a", results: "1" },
  ])("is refused as %j", async (body) => expect((await search(body)).status).toBe(400));
});

describe("the report", () => {
  const add = (query: string, day: Date, counts: object) =>
    db.searchDay.create({ data: { query, day, ...counts } });

  it("adds up 30 days, the most frequent first, and shows what found nothing or led nowhere", async () => {
    await add("notes", daysAgo(1), { searches: 2, followed: 1 });
    await add("notes", daysAgo(20), { searches: 3 });
    await add("notes", daysAgo(31), { searches: 9, missed: 9 });
    await add("karaoke", daysAgo(2), { searches: 4, missed: 4 });
    await add("résumé".normalize("NFD"), daysAgo(2), { searches: 1 });
    expect(await rows()).toMatchObject([
      { query: "notes", searches: 5, missed: 0, followed: 1 },
      { query: "karaoke", searches: 4, missed: 4 },
      { searches: 1 },
    ]);
    expect((await rows("?show=missed")).map(({ query }) => query)).toEqual(["karaoke"]);
    expect(await rows("?show=unfollowed")).toHaveLength(1);
    expect((await rows("?q=KARA&sort=query&order=asc")).map(({ query }) => query)).toEqual(["karaoke"]);
  });

  it("forgets what is older", async () => {
    await add("old", daysAgo(31), { searches: 1 });
    await add("young", daysAgo(28), { searches: 1 });
    expect(await removeOldSearches()).toBe(1);
    expect((await kept()).map(({ query }) => query)).toEqual(["young"]);
  });
});
