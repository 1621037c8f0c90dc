import { expect, it } from "vitest";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { ToolFacets } from "@/lib/tools/facets/schema";
import type { SuggestionDto, ToolDto } from "@/lib/tools/schema";

// What people type that is no list of whole words.

const { db } = await openApp();
const { GET } = await import("@/app/api/tools/route");
const { GET: suggest } = await import("@/app/api/tools/suggest/route");
const { GET: countChoices } = await import("@/app/api/tools/facets/route");
const { readSearch } = await import("@/lib/tools/queries-search");

const search = async (q: string) => {
  const answer = await request(GET, withQuery("/api/tools", { q, limit: "20" }));
  return (await answer.json()) as ToolDto[];
};
const namesOf = async (q: string) => (await search(q)).map(({ name }) => name);

it.each(["chatgpt vs claude", "ChatGPT vs. Claude"])("%j finds the two", async (q) => {
  expect(await namesOf(q)).toEqual(["ChatGPT", "Claude"]);
});

it("knows a tool by the end of its name, where no other name ends so", async () => {
  expect(await namesOf("photoshop vs lightroom")).toEqual(["Adobe Photoshop", "Adobe Lightroom"]);
  const photoshop = await db.tool.findUniqueOrThrow({ where: { slug: "adobe-photoshop" } });
  expect(await readSearch("free photoshop alternative")).toMatchObject({
    named: { id: photoshop.id, as: "like" },
    filters: { freePlan: true },
  });
  // GitHub's, Microsoft's: nobody knows which is meant.
  expect((await readSearch("copilot alternative")).named).toBeUndefined();
});

it("leads to the alternatives to a tool that are asked for while somebody types", async () => {
  const typed = async (q: string) => {
    const answer = await request(suggest, withQuery("/api/tools/suggest", { q }));
    return (await answer.json()) as SuggestionDto[];
  };
  const [first, ...others] = await typed("grammarly alternative");
  expect(first).toMatchObject({ slug: "grammarly", isReplaced: true });
  expect(others).toHaveLength(4);
  const named = await typed("chatgpt for lawyers");
  expect(new Set(named.map(({ slug }) => slug)).size).toBe(5);
  for (const found of [others, await typed("grammarly"), named])
    expect(found.filter(({ isReplaced }) => isReplaced)).toEqual([]);
});

it("leads to the comparison that is asked for while somebody types", async () => {
  const comparedFor = async (q: string) => {
    const answer = await request(suggest, withQuery("/api/tools/suggest", { q }));
    const found = (await answer.json()) as SuggestionDto[];
    return found.flatMap(({ slug, isCompared }) => (isCompared ? [slug] : []));
  };
  expect(await comparedFor("Claude vs ChatGPT")).toEqual(["claude", "chatgpt"]);
  expect(await comparedFor("chatgpt vs the world")).toEqual([]);
});

it.each(["cheap grammarly", "Grammarly billig", "affordable Grammarly"])(
  "%j is the tool, as no filter tells what is cheap",
  async (q) => expect((await namesOf(q))[0]).toBe("Grammarly"),
);

it("a comparison with what is no tool is a search like others", async () => {
  expect((await readSearch("chatgpt vs the world")).compared).toBeUndefined();
  expect((await readSearch("chatgpt vs chatgpt")).compared).toBeUndefined();
});

it.each([
  ["transcri", /transcri/i],
  ["remove backgr", /background/i],
])("%j finds what its last word may become", async (q, says) => {
  const [first] = await search(q);
  expect(JSON.stringify(first)).toMatch(says);
  const answer = await request(suggest, withQuery("/api/tools/suggest", { q }));
  expect(await answer.json()).not.toEqual([]);
});

it("a word that the catalogue has begins no others", async () => {
  const all = await namesOf("translation");
  expect(await namesOf("translation")).toEqual(all);
  expect(await search("asdfghj")).toEqual([]);
});

it("a name of what tools work with leaves the text alone, and only where the rest finds something", async () => {
  expect(await readSearch("turn my Teams meetings into notes for free")).toMatchObject({
    text: "turn my meetings into notes",
    filters: { integration: ["microsoft-teams"], freePlan: true },
  });
  expect(await readSearch("excel formulas")).toEqual({ text: "excel formulas", filters: {} });
  expect((await search("excel formulas")).length).toBeGreaterThan(0);
});

it.each([
  ["vscode", "VS Code"],
  ["ms teams", "Microsoft Teams"],
])("the short name %j of what tools work with finds what has the long one", async (short, long) => {
  const found = await namesOf(short);
  expect(found.length).toBeGreaterThan(3);
  expect(await namesOf(long)).toEqual(expect.arrayContaining(found));
});

it("of what is called alike, the one that has the rest is first: a copilot for VS Code", async () => {
  expect((await namesOf("copilot for vscode"))[0]).toBe("GitHub Copilot");
});

it.each(["ocr", "image to text", "Texterkennung", "handwriting to text"])(
  "%j finds what gets the text out of a picture",
  async (q) => {
    const first = (await search(q)).slice(0, 2).map(({ slug }) => slug);
    const doing = await db.tool.count({
      where: { slug: { in: first }, tasks: { some: { task: { slug: "read-text-in-pictures" } } } },
    });
    expect([first.length, doing]).toEqual([2, 2]);
  },
);

it("what a tool has to work with is a filter, alone as well", async () => {
  expect(await readSearch("works with Slack")).toEqual({ text: "", filters: { integration: ["slack"] } });
  expect(await readSearch("meeting transcriber free and works with Teams")).toEqual({
    text: "meeting transcriber",
    filters: { integration: ["microsoft-teams"], freePlan: true },
  });
});

it("something like a tool, but free, asks for alternatives to it", async () => {
  const { named, filters } = await readSearch("something like midjourney but free");
  expect(named).toBeDefined();
  expect(filters).toEqual({ freePlan: true });
});

it("who has a phone gets tools that run there, where there are any", async () => {
  for (const text of ["remove the background of a photo on my phone", "Foto freistellen auf dem Handy"]) {
    expect((await readSearch(text)).filters).toEqual({ phone: true });
    const [first] = await search(text);
    const facts = await db.toolFact.findFirstOrThrow({ where: { toolId: first!.id, field: "platforms" } });
    expect(facts.value).toEqual(expect.arrayContaining([expect.stringMatching(/^(ios|android)$/)]));
  }
  expect((await readSearch("map a research field on my phone")).filters).toEqual({});
});

it("who wants what is made in Europe gets tools whose makers are there", async () => {
  const { text, filters } = await readSearch("european transcription tools");
  expect({ text, filters }).toEqual({ text: "transcription tools", filters: { madeInEurope: true } });
  const tools = await search("european transcription tools");
  expect(tools.length).toBeGreaterThan(1);
  const makers = await db.toolFact.findMany({
    where: { field: "country", toolId: { in: tools.map(({ id }) => id) } },
    select: { value: true },
  });
  expect(makers).toHaveLength(tools.length);
  expect(makers.filter(({ value }) => ["US", "CN", "IL"].includes(value as string))).toEqual([]);
  const { named } = await readSearch("european alternative to chatgpt");
  expect(named).toBeDefined();
});

/** How a text was found, how many tools, and the first of them. */
const found = async (q: string, more = {}) => {
  const answer = await request(GET, withQuery("/api/tools", { q, limit: "20", ...more }));
  const tools = (await answer.json()) as ToolDto[];
  const total = Number(answer.headers.get("x-total-count"));
  return { match: answer.headers.get("x-search"), total, names: tools.map(({ name }) => name) };
};

it("beside the few tools that have all words of a need stand those that come nearest, under every order", async () => {
  const need = "turns my meetings into notes with action items";
  const best = await found(need);
  expect(best.match).toBe("few");
  expect(best.total).toBeGreaterThan(6);
  const popular = await found(need, { sort: "popular" });
  expect(popular.match).toBe("few");
  expect(popular.names).not.toEqual(best.names);
  expect([...popular.names].sort()).toEqual([...best.names].sort());
  const page2 = await found(need, { limit: "5", page: "2" });
  expect(page2.names).toEqual(best.names.slice(5, 10));
  expect((await found("anime")).match).not.toBe("few");
});

it.each([
  ["originality", "Originality.ai", "exact"],
  ["fireflies", "Fireflies.ai", "exact"],
  // What is spelled like what no tool does ("horse stable", "scouts") may be a name.
  ["stable difusion", "Stable Diffusion", "spelling"],
  ["jngle scout", "Jungle Scout", "spelling"],
  ["opennrouter", "OpenRouter", "spelling"],
  ["soundboard", "Voicemod", "all"],
  ["qr code", "Replit", "mention"],
  // So may be the words of a tool's text that somebody remembers.
  ["opera quartet", "Blob Opera", "mention"],
  ["choirs", "ACE Studio", "mention"],
])("%j finds %s first (%s)", async (q, name, match) => {
  const first = await found(q);
  expect(first).toMatchObject({ match });
  expect(first.names[0]).toBe(name);
});

it.each([
  ["create invoices", "QuickBooks"],
  ["create a resume", "Jobscan"],
  ["generate invoices", "QuickBooks"],
  ["Logo erstellen", "Looka"],
])("who asks to %j is asked for no text that says it this way", async (q, name) => {
  expect((await found(q)).names[0]).toBe(name);
});

it("a word that the catalogue has is not taken for another", async () => {
  expect((await found("adhd")).total).toBeLessThan(20);
  expect((await found("xai")).names).toEqual(["Grok"]);
});

it.each(["no code", "App ohne Programmieren", "aplicación sin código", "application sans code"])(
  "%j looks for what needs no code, and not for code",
  async (q) => {
    const builders = ["Bubble", "Lovable", "Base44", "Bolt.new", "Replit", "FlutterFlow"];
    const { names } = await found(q);
    expect(builders).toEqual(expect.arrayContaining(names.slice(0, 3)));
  },
);

it.each(["voz a texto", "Sprache in Text", "voix en texte"])("%j is speech that becomes text", async (q) => {
  expect(["Whisper", "Wispr Flow", "Superwhisper"]).toContain((await found(q)).names[0]);
});

it("the panel counts what stands beside the few as well", async () => {
  const q = "turns my meetings into notes with action items";
  const answer = await request(countChoices, withQuery("/api/tools/facets", { q }));
  const { pricing } = (await answer.json()) as ToolFacets;
  const { total } = await found(q);
  expect(pricing.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});

it.each([
  "turns my meetings into notes with action items",
  "remove background from product photos",
  "make a website for my bakery",
  "subtitle translation trip planner",
  "automate invoices from gmail",
  "meeting notes",
])("a choice leaves of %j what it says, and adds nothing", async (q) => {
  const all = await found(q, { limit: "200" });
  const answer = await request(countChoices, withQuery("/api/tools/facets", { q }));
  const facets = (await answer.json()) as ToolFacets;
  for (const name of ["pricing", "platform", "integration", "hasApi", "freePlan"] as const)
    for (const { value, count } of facets[name].slice(0, 6)) {
      const { names, total } = await found(q, { [name]: value, limit: "200" });
      expect(total, `${name}=${value}`).toBe(count);
      expect(all.names).toEqual(expect.arrayContaining(names));
    }
});

it("words that stand for others alone are nobody's name", async () => {
  // "erstellen" says nothing, and "app" stands for what is built.
  expect((await found("app erstellen")).match).toBe("all");
});

it("has what cannot be used yet behind what can, but for the tool that is named", async () => {
  const found = await search("music");
  const first = found.findIndex(({ isUpcoming }) => isUpcoming);
  expect(found.length).toBe(20);
  expect(first === -1 || found.slice(first).every(({ isUpcoming }) => isUpcoming)).toBe(true);
  expect((await search("Project Music GenAI Control"))[0]).toMatchObject({ isUpcoming: true });
});
