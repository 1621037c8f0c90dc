import { expect, it } from "vitest";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { ToolDto } from "@/lib/tools/schema";

// What a search says beside its words that no list has a filter for.

const { db } = await openApp();
const { GET } = await import("@/app/api/tools/route");
const { loadHome } = await import("@/app/(site)/load-home");
const { readListView } = await import("@/lib/list/search-params");
const { readSearch } = await import("@/lib/tools/queries-search");
const { recommendTools } = await import("@/lib/tools/recommendations/queries");

const search = async (q: string, more: Record<string, string> = {}) => {
  const answer = await request(GET, withQuery("/api/tools", { q, limit: "50", ...more }));
  return (await answer.json()) as ToolDto[];
};
const slugsOf = async (q: string, more?: Record<string, string>) =>
  (await search(q, more)).map(({ slug }) => slug);
const countriesOf = async (q: string) => {
  const tools = await search(q);
  const facts = await db.toolFact.findMany({
    where: { field: "country", toolId: { in: tools.map(({ id }) => id) } },
    select: { value: true },
  });
  expect(facts).toHaveLength(tools.length);
  return [...new Set(facts.map(({ value }) => value))];
};
const saidOf = async (q: string) => (await loadHome(readListView({ q })!))!.said;

it.each([
  ["chatbot not ChatGPT", "chatgpt"],
  ["image generator but not midjourney", "midjourney"],
])("%j leaves the tool out", async (q, left) => {
  const [named, others] = [await slugsOf(q), await slugsOf(q, { page: "2" })];
  expect(named.length).toBeGreaterThan(5);
  expect([...named, ...others]).not.toContain(left);
  expect(await slugsOf(q.replace(/(but )?not .*/, ""))).toContain(left);
});

it.each([
  "image generator without an account",
  "KI Bildgenerator ohne Anmeldung",
  "générateur d'images sans inscription",
  "no account background remover",
])("%j lists what says that it needs none, or tells that none is known", async (q) => {
  const { conditions, unmet } = await saidOf(q);
  expect([...conditions, ...unmet]).toEqual(["Without an account"]);
  const tools = await search(q);
  expect(tools.length).toBeGreaterThan(0);
  if (conditions.length > 0)
    for (const tool of tools) expect(JSON.stringify(tool)).toMatch(/account|sign-?up|registration|log-?in/i);
});

it("lists what works without its maker's servers, also where its text alone tells", async () => {
  expect(await slugsOf("image upscaler without internet")).toContain("upscayl");
  expect(await slugsOf("offline translator")).toContain("google-translate");
  const { suggestions } = await recommendTools("offline translator app");
  expect(suggestions.find(({ slug }) => slug === "google-translate")?.reasons).toContain("Works offline");
  expect(await saidOf("image upscaler without internet")).toEqual({
    conditions: ["On your own computer"],
    unmet: [],
  });
});

it.each([
  ["made in Germany", "DE"],
  ["hecho en España", "ES"],
  ["french ai chatbot", "FR"],
  ["meeting notes made in the UK", "GB"],
  ["outil français de prise de notes", "FR"],
])("%j lists what comes from there", async (q, country) => {
  expect(await countriesOf(q)).toEqual([country]);
});

it("suggests what comes from a country, and says so", async () => {
  const { constraints, suggestions } = await recommendTools("german company translation");
  expect(constraints.map(({ label }) => label)).toEqual(["Made in Germany"]);
  expect(suggestions.map(({ slug }) => slug)).toContain("deepl");
});

it("keeps the words of a condition in the address, beside the filters that become chips", async () => {
  const { filters, conditions, unmet, kept } = await readSearch("generador de imágenes gratis sin registro");
  expect(filters).toEqual({ freePlan: true });
  expect(kept).toBe("generador de imagenes sin registro");
  expect(await readSearch(kept!)).toMatchObject({ filters: {}, conditions, unmet });
});

it("tells what no fact tells beside the list, and looks for the rest", async () => {
  expect(await saidOf("logo maker no watermark")).toEqual({
    conditions: [],
    unmet: ["Without a watermark"],
  });
  expect(await slugsOf("logo maker no watermark")).toEqual(await slugsOf("logo maker"));
  expect(await readSearch("free logo maker no watermark")).toMatchObject({
    filters: { freePlan: true },
    kept: "logo maker no watermark",
  });
});

it("a condition that is all that is said is looked for as it was", async () => {
  expect(await readSearch("not ChatGPT")).toEqual({ text: "not ChatGPT", filters: {} });
});

it("counts the choices of a narrowed list as the list has them", async () => {
  const free = await slugsOf("chatbot not ChatGPT", { freePlan: "true" });
  const { GET: facets } = await import("@/app/api/tools/facets/route");
  const answer = await request(facets, withQuery("/api/tools/facets", { q: "chatbot not ChatGPT" }));
  const { freePlan } = (await answer.json()) as { freePlan: { count: number }[] };
  expect(free.length).toBe(Math.min(50, freePlan[0]!.count));
});
