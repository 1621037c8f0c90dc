import { describe, expect, it } from "vitest";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { ToolDto } from "@/lib/tools/schema";

const { db } = await openApp();
const { GET: listTools } = await import("@/app/api/tools/route");
const { GET: suggestTools } = await import("@/app/api/tools/suggest/route");
const { suggestionDto } = await import("@/lib/tools/schema");
const { allQueries, correctedQueries, strictQueries } = await import("@/lib/search/parse");
const { write } = await import("@/lib/search/tsquery");

const search = async (q: string, more: Record<string, string | number> = {}) => {
  const response = await request(listTools, withQuery("/api/tools", { q, limit: 20, ...more }));
  expect(response.status, JSON.stringify(q.slice(0, 80))).toBe(200);
  return {
    tools: (await response.json()) as ToolDto[],
    total: Number(response.headers.get("X-Total-Count")),
  };
};
const slugs = async (q: string) => (await search(q)).tools.map(({ slug }) => slug);
const suggest = async (q: string) => {
  const response = await request(suggestTools, withQuery("/api/tools/suggest", { q }));
  expect(response.status).toBe(200);
  return (await response.json()) as { id: string; slug: string; name: string }[];
};

describe("a search by name", () => {
  it.each([
    ["chatgpt", "chatgpt"],
    ["ChatGPT", "chatgpt"],
    ["CHAT GPT", "chatgpt"],
    ["midjourney", "midjourney"],
    ["mid journey", "midjourney"],
    ["perplexity", "perplexity"],
    ["github copilot", "github-copilot"],
    ["copilot github", "github-copilot"],
  ])("finds %j first", async (q, slug) => {
    expect((await slugs(q))[0]).toBe(slug);
  });

  it.each([
    ["chatgtp", "chatgpt"],
    ["chatgp", "chatgpt"],
    ["chatgptt", "chatgpt"],
    ["cahtgpt", "chatgpt"],
    ["mid journy", "midjourney"],
    ["midjorney", "midjourney"],
    ["stabel difusion", "stable-diffusion"],
    ["perplexty", "perplexity"],
    ["perplexitiy", "perplexity"],
    ["gramarly", "grammarly"],
  ])("forgives %j", async (q, slug) => {
    expect((await slugs(q)).slice(0, 3)).toContain(slug);
  });

  it.each([
    ["chatg", "chatgpt"],
    ["midj", "midjourney"],
    ["perpl", "perplexity"],
    ["gramm", "grammarly"],
    ["github cop", "github-copilot"],
  ])("takes %j as the beginning of a name", async (q, slug) => {
    expect((await slugs(q)).slice(0, 5)).toContain(slug);
  });

  it("sees no difference in case, accents, spaces and punctuation", async () => {
    const plain = await slugs("midjourney");
    for (const q of [
      "MIDJOURNEY",
      "mïdjöurnéy",
      "  midjourney  ",
      "midjourney!",
      "“midjourney”",
      "ＭＩＤＪＯＵＲＮＥＹ",
    ])
      expect(await slugs(q)).toEqual(plain);
  });

  it("finds tools by their own names, among the first", async () => {
    const tools = await db.tool.findMany({
      where: { status: "published" },
      orderBy: { slug: "asc" },
      select: { id: true, name: true },
    });
    const some = tools.filter((_, i) => i % 4 === 0);
    const missed: string[] = [];
    const look = async ({ id, name }: (typeof some)[number]) => {
      const { tools: found } = await search(name, { limit: 3 });
      if (!found.some((tool) => tool.id === id)) missed.push(name);
    };
    // A few at once: of very many, searches are refused.
    for (let i = 0; i < some.length; i += 20) await Promise.all(some.slice(i, i + 20).map(look));
    expect(missed).toEqual([]);
  });
});

describe("a search by topic", () => {
  it("asks for all words, wherever they are", async () => {
    const { tools, total } = await search("image generation");
    expect(total).toBeGreaterThan(5);
    expect(
      tools
        .slice(0, 5)
        .every((tool) => /image|art|design|photo/i.test(`${tool.category} ${tool.tags} ${tool.description}`)),
    ).toBe(true);
  });

  it("knows a word in its forms", async () => {
    const [one, many] = [await search("video editor"), await search("video editing")];
    expect(one.total).toBeGreaterThan(0);
    expect(many.total).toBeGreaterThan(0);
    expect((await search("transcribe")).total).toBe((await search("transcribing")).total);
  });

  it("does not let words that say nothing narrow it", async () => {
    expect((await search("best ai tools for video editing")).total).toBe(
      (await search("video editing")).total,
    );
  });

  it("falls back on any of the words when no tool has all", async () => {
    const { total } = await search("midjourney zzzzqqqqxxxx");
    expect(total).toBeGreaterThan(0);
  });

  it("finds nothing in nonsense, nor in what no tool does and no text has", async () => {
    expect(await search("zzzzqqqqxxxxwwww")).toEqual({ tools: [], total: 0 });
    expect(await search("horse stable")).toEqual({ tools: [], total: 0 });
  });

  it("orders few matches by how well they answer, though words like those that were typed are looked for too", async () => {
    const { tools, total } = await search("wireframe");
    expect(total).toBeLessThan(20);
    // What most people know, and what does much besides, comes behind what is made for it.
    expect(["uizard", "visily"]).toContain(tools[0]!.slug);
  });

  it("combines with filters and orders", async () => {
    const { tools } = await search("video", { pricing: "free", sort: "popular" });
    expect(tools.every((tool) => tool.pricing.type === "free")).toBe(true);
    const votes = tools.map((tool) => tool.votes);
    expect(votes).toEqual([...votes].sort((a, b) => b - a));
  });

  it.each(["trending", "newest", "popular", "rating"])(
    "walks all pages of a search in the order %s without repeating or skipping",
    async (sort) => {
      for (const q of ["video", "a", "chatgtp", "image generation"]) {
        const seen: string[] = [];
        const { total } = await search(q, { sort });
        for (let page = 1; page <= Math.ceil(total / 7) + 1; page++) {
          const found = await search(q, { sort, page, limit: 7 });
          expect(found.total).toBe(total);
          seen.push(...found.tools.map(({ id }) => id));
        }
        expect(seen.length, q).toBe(total);
        expect(new Set(seen).size, q).toBe(total);
      }
    },
  );
});

const hostile = [
  "'",
  "''",
  '"',
  "%",
  "_",
  "\\",
  "\\\\",
  "\\'",
  "a\\",
  "(",
  ")",
  "((((",
  "&",
  "|",
  "!",
  ":*",
  "<->",
  "a & b",
  "!a",
  "a:*B",
  "chatgpt:*",
  "'chat' | 'gpt'",
  "'; DROP TABLE tool; --",
  "1' OR '1'='1",
  "$1",
  "${1}",
  "{{x}}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "N/chatgpt",
  "E/chatgpt",
  "\u0000",
  "chat\u0000gpt",
  "\ud800",
  "\udc00chat",
  "💡",
  "👩‍👩‍👧",
  "日本語",
  "العربية",
  "ß",
  "İ",
  "ﬁ",
  "\u202e",
  "\u200b",
  "\ufeff",
  "e\u0301".repeat(50),
  " ",
  "\t\n",
  "-",
  "- - -",
  "a",
  "AI",
  "tools",
  "the",
  "of the",
  "NaN",
  "null",
  "undefined",
  "__proto__",
  "true",
  "x".repeat(5_000),
  "word ".repeat(1_000),
  "💡".repeat(2_500),
  "'".repeat(5_000),
  "a".repeat(199) + "💡",
];

describe("any text", () => {
  it.each(hostile.map((q) => [q.length > 30 ? `${q.slice(0, 12)}… (${q.length})` : q, q]))(
    "is looked up and never interpreted: %j",
    async (_, q) => {
      const { tools, total } = await search(q);
      expect(total).toBeGreaterThanOrEqual(tools.length);
      expect((await suggest(q)).length).toBeLessThanOrEqual(5);
    },
  );

  it("reaches Postgres as the words it is", async () => {
    let seed = 42;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    const letters = [..."ab'\\|&!:*()<>- \"%_é日💡"];
    const text = () => Array.from({ length: 1 + random(8) }, () => letters[random(letters.length)]).join("");
    const tiers: string[] = [];
    const exact: { name: string; tier: string }[] = [];
    for (let i = 0; i < 500; i++) {
      const words = Array.from({ length: 1 + random(3) }, text).map((word) => ({ word, stems: [word] }));
      const corrections = [{ for: words[0]!.word, word: text(), stem: text(), distance: 1 }];
      const terms = words.map((one) => ({ typed: [one], means: [{ word: text(), stems: [text()] }] }));
      const [first = "", ...others] = allQueries(strictQueries(terms, [i])).map(write);
      exact.push({ name: `E/${words.map(({ word }) => word).join("")}`, tier: first });
      tiers.push(first, ...others, ...correctedQueries(words, corrections).map(write));
    }
    const [parsed] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(tier::tsquery)::int AS count FROM unnest(${tiers}::text[]) AS tier`;
    expect(parsed?.count).toBe(tiers.length);
    const missed = await db.$queryRaw<unknown[]>`
      SELECT name FROM jsonb_to_recordset(${JSON.stringify(exact)}::jsonb) AS pair (name text, tier text)
      WHERE NOT array_to_tsvector(ARRAY[name]) @@ tier::tsquery`;
    expect(missed).toEqual([]);
  });
});

describe("GET /api/tools/suggest", () => {
  it("answers at most five, as documented", async () => {
    const found = await suggest("ai");
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(5);
    for (const one of await suggest("chat")) expect(suggestionDto.strict().parse(one)).toEqual(one);
  });

  it.each([
    ["chatgtp", "chatgpt"],
    ["midj", "midjourney"],
    ["c", undefined],
  ])("completes %j", async (q, slug) => {
    const found = await suggest(q);
    expect(found.length).toBeGreaterThan(0);
    if (slug) expect(found[0]?.slug).toBe(slug);
    else expect(found.every(({ name }) => /\bc/i.test(name))).toBe(true);
  });

  it("answers nothing to nothing", async () => {
    expect(await suggest("")).toEqual([]);
    expect(await suggest("   ")).toEqual([]);
    const response = await request(suggestTools, "/api/tools/suggest");
    expect(await response.json()).toEqual([]);
  });
});
