import { describe, expect, it } from "vitest";
import { openApp, request } from "@/tests/api/open-app";
import type { SuggestionsDto } from "@/lib/tools/schema";

const { db } = await openApp();
const { POST: recommend } = await import("@/app/api/suggestions/route");
const { suggestionsDto } = await import("@/lib/tools/schema");
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
const ask = async (query: string, without?: string[]) => {
  const response = await send({ query, without });
  expect(response.status).toBe(200);
  return (await response.json()) as SuggestionsDto;
};
const slugs = ({ suggestions }: SuggestionsDto) => suggestions.map(({ slug }) => slug);

describe("POST /api/suggestions", () => {
  it("begins with the tool whose name is all that is said", async () => {
    for (const [name, slug] of [
      ["chatgpt", "chatgpt"],
      ["Midjourney", "midjourney"],
      ["otter.ai", "otter-ai"],
    ]) {
      const answer = await ask(name!);
      expect(slugs(answer)[0]).toBe(slug);
      expect(answer.suggestions.length).toBeGreaterThan(3);
    }
    expect(slugs(await ask("cheap alternative to elevenlabs"))).not.toContain("elevenlabs");
  });

  it.each([
    "edit a podcast",
    "write marketing emails for my shop",
    "images",
    "code review",
    "transcribe meetings and summarize them",
  ])("answers up to six tools for %j, each with its points and reasons", async (query) => {
    const answer = await ask(query);
    expect(suggestionsDto.strict().parse(answer)).toEqual(answer);
    const { suggestions, match, tasks } = answer;
    expect(match).toBe("good");
    expect(suggestions.length).toBeGreaterThanOrEqual(1);
    expect(suggestions.length).toBeLessThanOrEqual(6);
    expect(tasks.length).toBeGreaterThan(0);
    expect(new Set(suggestions.map(({ id }) => id)).size).toBe(suggestions.length);
    for (const tool of suggestions) {
      expect(tool.score).toBeGreaterThan(0);
      expect(tool.reasons.length).toBeGreaterThan(0);
    }
  });

  it("tells the documented points", async () => {
    const query = "translate video subtitles";
    const { suggestions } = await ask(query);
    for (const tool of suggestions) {
      const row = await db.tool.findUniqueOrThrow({
        where: { id: tool.id },
        select: {
          name: true,
          description: true,
          tags: true,
          isTrending: true,
          category: { select: { name: true } },
        },
      });
      const plain = score(query, { ...row, category: row.category.name });
      expect([plain, plain + 5, plain + 8]).toContain(tool.score);
    }
  });

  it("narrows the answers by what is said of price and platform, and says so", async () => {
    const answer = await ask("transcribe Zoom meetings without paying");
    expect(answer.constraints).toEqual([
      { kind: "freePlan", value: "true", label: "Has a free plan" },
      { kind: "integration", value: "zoom", label: "Works with Zoom" },
    ]);
    expect(slugs(answer).length).toBeGreaterThan(0);
    for (const { id, reasons } of answer.suggestions) {
      const facts = await db.toolFact.findMany({ where: { toolId: id } });
      const value = (field: string) => facts.find((fact) => fact.field === field)?.value;
      expect(value("hasFreePlan")).not.toBe(false);
      expect(value("integrations")).toContain("zoom");
      expect(reasons).toEqual(expect.arrayContaining(["Has a free plan", "Works with Zoom"]));
    }
  });

  it("leaves a tool out by its name, and has it again where that is taken off", async () => {
    const need = "count calories from a photo of the plate, not MyFitnessPal please";
    const answer = await ask(need);
    expect(answer.constraints).toContainEqual({
      kind: "not",
      value: "myfitnesspal",
      label: "Not MyFitnessPal",
    });
    expect(slugs(answer).length).toBeGreaterThan(0);
    expect(slugs(answer)).not.toContain("myfitnesspal");
    expect(slugs(await ask(need, ["not:myfitnesspal"]))).toContain("myfitnesspal");
  });

  it.each([
    ["meeting notes app except Otter and Fireflies", ["otter-ai", "fireflies-ai"]],
    ["automation without Zapier", ["zapier"]],
    ["presentation maker not Gamma", ["gamma"]],
    ["hacer presentaciones, todo menos Gamma", ["gamma"]],
    ["un chatbot, autre que ChatGPT", ["chatgpt"]],
  ])("leaves out in %j names that are words too", async (need, left) => {
    const answer = await ask(need);
    expect(answer.constraints.map(({ kind }) => kind)).toContain("not");
    expect(slugs(answer).length).toBeGreaterThan(0);
    expect(slugs(answer).filter((slug) => left.includes(slug))).toEqual([]);
    const off = answer.constraints.filter(({ kind }) => kind === "not").map(({ value }) => `not:${value}`);
    expect(slugs(await ask(need, off)).some((slug) => left.includes(slug))).toBe(true);
  });

  it("offers what stands in for a tool, those first that fit what else is said", async () => {
    const answer = await ask("something like ChatGPT but made in Europe, my boss frets about providers");
    expect(slugs(answer)[0]).toBe("le-chat");
    const french = slugs(await ask("quelque chose comme Grammarly mais pour le français"));
    expect(french.slice(0, 3)).toContain("languagetool");
    expect(french).not.toContain("grammarly");
  });

  it("answers again without a constraint that is taken off", async () => {
    const query = "edit photos on linux but not adobe";
    const { constraints } = await ask(query);
    expect(constraints.map(({ kind, value }) => `${kind}:${value}`)).toEqual(["not:adobe", "platform:linux"]);
    const answer = await ask(query, ["platform:linux"]);
    expect(answer.constraints.map(({ kind }) => kind)).toEqual(["not"]);
    expect(answer.suggestions.every(({ name }) => !name.includes("Adobe"))).toBe(true);
  });

  it("tells what can stand in for a tool, not what works with it", async () => {
    const answer = await ask("self hosted zapier alternative");
    expect(answer.constraints.map(({ kind }) => kind)).toEqual(["platform"]);
    expect(slugs(answer)).toContain("n8n");
    expect(slugs(answer)).not.toContain("zapier");
  });

  it("leaves out what runs on its maker's servers where somebody wants their own computer", async () => {
    const answer = await ask("a chatbot on my own laptop");
    expect(answer.constraints).toEqual([{ kind: "local", value: "true", label: "On your own computer" }]);
    expect(["ollama", "gpt4all", "lm-studio"]).toContain(slugs(answer)[0]);
    expect(slugs(answer)).not.toContain("chatgpt");
  });

  it("narrows to tools without an account where some tell so, and says so", async () => {
    const answer = await ask("turn my doodle into a drawing, no sign up");
    expect(answer.constraints.map(({ kind }) => kind)).toEqual(["noAccount"]);
    for (const { reasons } of answer.suggestions) expect(reasons).toContain("Works without an account");
    expect(await ask("make a pitch deck, no sign up")).toMatchObject({
      constraints: [],
      unmet: ["Without an account"],
    });
  });

  it("tells of a condition that nothing which fits is known to meet", async () => {
    const answer = await ask("remove the background of a photo, works with Jira");
    expect(answer).toMatchObject({ constraints: [], unmet: ["Works with Jira"] });
    expect(answer.suggestions.length).toBeGreaterThan(0);
  });

  it("tells of a condition of which no fact tells", async () => {
    for (const [need, unmet] of [
      ["remove the background of a photo without a watermark", "Without a watermark"],
      ["Hintergrund entfernen ohne Wasserzeichen", "Without a watermark"],
      ["transcribir una entrevista sin tarjeta de crédito", "Without a credit card"],
      ["convert a pdf to slides, no installation", "Without installing anything"],
      ["write a song with a French interface", "With an interface in French"],
      ["Logo erstellen, Oberfläche auf Deutsch", "With an interface in German"],
    ] as const) {
      const answer = await ask(need);
      expect(answer, need).toMatchObject({ constraints: [], unmet: [unmet] });
      expect(answer.suggestions.length, need).toBeGreaterThan(0);
    }
  });

  it("says that conditions keep a need from an answer only where they do", async () => {
    expect(await ask("asdf qwer zxcv, free")).toMatchObject({ match: "none", constraints: [] });
    expect(await ask("write clinical notes with a command line tool under $1")).toMatchObject({
      match: "none",
      constraints: [{ kind: "maxPrice" }, { kind: "platform" }],
    });
  });

  it("answers conditions alone with what meets them, the best first", async () => {
    const answer = await ask("a tool that works with Slack and Notion, not paid");
    expect(answer.match).toBe("good");
    expect(answer.constraints.map(({ label }) => label)).toEqual([
      "Has a free plan",
      "Works with Slack",
      "Works with Notion",
    ]);
    expect(answer.suggestions).toHaveLength(6);
    for (const { reasons } of answer.suggestions)
      expect(reasons).toEqual(
        expect.arrayContaining(["Has a free plan", "Works with Slack", "Works with Notion"]),
      );
  });

  it("takes a name that says where something is from for no condition", async () => {
    const answer = await ask("engineers who could join us, searched across github and linkedin");
    expect(answer).toMatchObject({ constraints: [], unmet: [] });
    expect(slugs(answer)).toContain("juicebox");
  });

  it.each([
    "zzzzqqqq",
    "book a plumber near me",
    "Wo kann ich mein Fahrrad reparieren lassen",
    "translate sign language from my webcam",
  ])("is silent on %j, which nothing serves", async (query) => {
    expect(await ask(query)).toMatchObject({ match: "none", suggestions: [] });
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
    expect(suggestionsDto.safeParse(await ask(query)).success).toBe(true);
  });

  it("never suggests what is not published", async () => {
    const [first] = (await ask("edit a podcast")).suggestions;
    await db.tool.update({ where: { id: first!.id }, data: { status: "draft" } });
    expect(slugs(await ask("edit a podcast"))).not.toContain(first!.slug);
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
