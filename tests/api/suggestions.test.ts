import { describe, expect, it } from "vitest";
import { openApp, request } from "@/tests/api/open-app";
import type { RecommendationDto } from "@/lib/tools/schema";

const { db } = await openApp();
const { POST: recommend } = await import("@/app/api/suggestions/route");
const { recommendationDto } = await import("@/lib/tools/schema");
const { score } = await import("@/lib/tools/recommendations/score");

let visitor = 0;
const send = (body: unknown, headers: Record<string, string> = {}) =>
  request(recommend, "/api/suggestions", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    // Somebody else each time, so that the limit does not count.
    headers: {
      "content-type": "application/json",
      "x-almanac-client": `198.51.100.${visitor++}`,
      ...headers,
    },
  });
const ask = async (query: string) => {
  const response = await send({ query });
  expect(response.status).toBe(200);
  return (await response.json()) as RecommendationDto[];
};

describe("POST /api/suggestions", () => {
  it.each([
    "edit a podcast",
    "write marketing emails for my shop",
    "images",
    "code review",
    "transcribe meetings and summarize them",
  ])("answers three to six tools for %j, best first, each with its reasons", async (query) => {
    const found = await ask(query);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.length).toBeLessThanOrEqual(6);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const scores = found.map((tool) => tool.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const tool of found) {
      expect(recommendationDto.strict().parse(tool)).toEqual(tool);
      expect(tool.reasons.length).toBeGreaterThan(0);
    }
  });

  it("scores as documented, over the whole catalogue", async () => {
    const query = "translate video subtitles";
    const found = await ask(query);
    for (const tool of found) expect(tool.score).toBe(score(query, tool).score);
    const rows = await db.tool.findMany({
      where: { status: "published" },
      select: {
        name: true,
        description: true,
        tags: true,
        isTrending: true,
        category: { select: { name: true } },
      },
    });
    const best = Math.max(
      ...rows
        .map((row) => score(query, { ...row, category: row.category.name }))
        .filter(({ matched }) => matched)
        .map((one) => one.score),
    );
    expect(found[0]?.score).toBe(best);
  });

  it("fills up with trending tools when nothing matches, and says so", async () => {
    const found = await ask("zzzzqqqq");
    expect(found).toHaveLength(3);
    for (const tool of found)
      expect(tool).toMatchObject({ isTrending: true, score: 1, reasons: ["Trending now"] });
  });

  it.each([
    "'",
    "%",
    "\\",
    "a\u0000b",
    "💡",
    "日本語",
    "a",
    "the of and",
    "'; DROP TABLE tool; --",
    "x".repeat(500),
    "x ".repeat(250),
  ])("takes %j for text", async (query) => {
    expect((await ask(query)).length).toBeGreaterThanOrEqual(3);
  });

  it("never suggests what is not published", async () => {
    const [first] = await ask("chatgpt");
    await db.tool.update({ where: { id: first!.id }, data: { status: "draft" } });
    expect((await ask("chatgpt")).map(({ id }) => id)).not.toContain(first!.id);
  });

  it.each([
    [{ query: "" }, "Please describe what you are looking for."],
    [{ query: "   " }, "Please describe what you are looking for."],
    [{ query: "x".repeat(501) }, "Please use at most 500 characters."],
  ])("refuses %j with a sentence", async (body, error) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error, issues: [{ path: "query", message: error }] });
  });

  it.each([{}, { query: 1 }, { query: null }, { query: ["a"] }, [], null, "text", 7])(
    "refuses %j",
    async (body) => {
      const response = await send(JSON.stringify(body));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: expect.any(String), issues: expect.any(Array) });
    },
  );

  it("refuses what is no JSON, or too much of it", async () => {
    expect((await send("{")).status).toBe(400);
    expect((await send("query=a", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
    expect((await send({ query: "x".repeat(300_000) })).status).toBe(413);
  });

  it("refuses calls from other sites", async () => {
    expect((await send({ query: "a" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send({ query: "a" }, { origin: "https://evil.test", host: "localhost:3000" })).status).toBe(
      403,
    );
    expect(
      (await send({ query: "images" }, { origin: "http://localhost:3000", host: "localhost:3000" })).status,
    ).toBe(200);
  });

  it("answers 30 calls a minute to one address", async () => {
    const one = { "x-almanac-client": "203.0.113.9" };
    const answers: Response[] = [];
    for (let i = 0; i < 4; i++)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => send({ query: "images" }, one)))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toEqual({ error: "Too many requests. Please try again later." });
    expect((await send({ query: "images" }, { "x-almanac-client": "203.0.113.10" })).status).toBe(200);
  });
});
