import { describe, expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

await openApp();
const { listTools } = await import("@/lib/tools/queries");
const { readSearch } = await import("@/lib/tools/queries-search");

const find = async (q: string, limit = 5) =>
  (await listTools({ q, period: "all", page: 1, limit }))!.items.map(({ slug }) => slug);

describe("who only says in what area they look for something", () => {
  it.each([
    ["video", "runway"],
    ["photo", "adobe-photoshop"],
    ["pictures", "midjourney"],
    ["voice", "elevenlabs"],
    ["games", "unity-ai"],
    ["books", "blinkist"],
    ["chat", "chatgpt"],
    ["students", "quizlet"],
    ["photographers", "adobe-lightroom"],
    ["developers", "github-copilot"],
    ["coding assistant", "github-copilot"],
    ["bilder", "midjourney"],
    ["música", "suno"],
    ["vidéos", "runway"],
  ])("finds what people know it by: %s", async (text, known) => {
    expect(await find(text)).toContain(known);
  });

  it.each([
    ["coding", "best ai for coding", "what is the best ai for coding", "tools for coding"],
    ["music", "ai for music", "the best apps for music"],
    ["images", "which ai is best for images"],
    ["bilder", "beste ki für bilder"],
  ])("finds the same however it is asked: %s", async (area, ...questions) => {
    const found = await find(area);
    for (const question of questions) expect(await find(question), question).toEqual(found);
  });

  it("has the name first that it may also be", async () => {
    expect((await find("writer"))[0]).toBe("writer");
    expect((await find("captions"))[0]).toBe("captions");
  });
});

describe("who only says that they look for AI tools", () => {
  const all = async (query: object) =>
    (await listTools({ period: "all", page: 1, limit: 5, ...query }))!.items.map(({ slug }) => slug);

  it.each([
    "ai tools",
    "best ai tools",
    "which ai is the best",
    "the most popular ai tools",
    "top 10 ai tools 2026",
  ])("finds all of them, the most popular first: %s", async (text) =>
    expect(await all({ q: text })).toEqual(await all({})),
  );

  it.each([
    ["free ai tools", { freePlan: true }],
    ["best free ai", { freePlan: true }],
    ["open source ai", { openSource: true }],
    ["android ai app", { platform: ["android"] }],
  ])("finds all that meet what else is said: %s", async (text, filters) => {
    expect(await all({ q: text })).toEqual(await all(filters));
  });

  it("is told from who names a tool, begins a name or wants to make an app or a website", async () => {
    expect((await find("ai dungeon"))[0]).toBe("ai-dungeon");
    expect((await find("top"))[0]).toMatch(/^topaz-/);
    expect(await find("make an app")).not.toEqual(await all({}));
    expect(await find("ai website")).toContain("wix");
  });
});

describe("who looks for new or for paid tools", () => {
  const all = async (query: object) =>
    (await listTools({ period: "all", page: 1, limit: 5, ...query }))!.items.map(({ slug }) => slug);

  it.each([
    "new AI tools",
    "latest ai tools",
    "neue KI-Tools",
    "nuevas herramientas IA",
    "nouveaux outils d'IA",
  ])("finds the newest first, unless another order is asked for: %s", async (text) => {
    expect(await all({ q: text })).toEqual(await all({ sort: "newest" }));
    expect(await all({ q: text, sort: "relevance" })).toEqual(await all({ sort: "newest" }));
    expect(await all({ q: text, sort: "popular" })).toEqual(await all({ sort: "popular" }));
  });

  it.each(["die besten KI-Tools", "mejores herramientas de IA", "meilleurs outils IA"])(
    "finds all of them in every language: %s",
    async (text) => expect(await all({ q: text })).toEqual(await all({})),
  );

  it("finds what is paid, in the order that is said", async () => {
    expect(await all({ q: "paid ai tools" })).toEqual(await all({ pricing: "paid" }));
    expect(await all({ q: "new paid ai tools" })).toEqual(await all({ pricing: "paid", sort: "newest" }));
    const { filters, text } = await readSearch("paid image generator");
    expect({ filters, text }).toEqual({ filters: { pricing: "paid" }, text: "image generator" });
  });
});

describe("what no tool does", () => {
  const matchOf = async (q: string) => {
    const { match, total } = (await listTools({ q, period: "all", page: 1, limit: 5 }))!;
    return total === 0 ? "none" : match;
  };

  it.each(["dating", "password manager"])("is said to be mentioned at most: %s", async (q) =>
    expect(["none", "mention"]).toContain(await matchOf(q)),
  );
});

it("finds no name in a word that is left over of a phrase that is translated", async () => {
  expect((await find("traduire un document word"))[0]).not.toBe("wordtune");
});
