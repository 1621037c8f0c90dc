import { expect, it } from "vitest";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { ToolDto } from "@/lib/tools/schema";

// What people type that names tools.

const { db } = await openApp();
const { GET } = await import("@/app/api/tools/route");
const { readSearch } = await import("@/lib/tools/queries-search");
const { recommendTools } = await import("@/lib/tools/recommendations/queries");
const { loadRelated } = await import("@/app/(site)/load-related");

const idOf = async (slug: string) => (await db.tool.findUniqueOrThrow({ where: { slug } })).id;
const search = async (q: string) => {
  const answer = await request(GET, withQuery("/api/tools", { q, limit: "20" }));
  const tools = (await answer.json()) as ToolDto[];
  return { match: answer.headers.get("x-search"), slugs: tools.map(({ slug }) => slug) };
};
const suggest = async (text: string) => (await recommendTools(text)).suggestions.map(({ slug }) => slug);

it.each([
  ["otter", "otter-ai"],
  ["monday", "monday-com"],
  ["fireflies ai", "fireflies-ai"],
  ["bolt", "bolt-new"],
  ["Jasper AI", "jasper"],
  ["notion", "notion-ai"],
])("knows %j by the words of its name, whether its AI is said or not", async (name, slug) => {
  expect((await readSearch(`${name} alternative`)).named?.id).toBe(await idOf(slug));
});

it.each([
  ["something like duolingo but with speaking", "duolingo", "speak"],
  ["like grammarly but for german", "grammarly", "languagetool"],
  ["alternative to turnitin for students", "turnitin", "gptzero"],
])(
  "lists for %j what can stand in for it, those first that fit what else is said",
  async (q, named, first) => {
    const { slugs } = await search(q);
    expect(slugs.slice(0, 3)).toContain(first);
    expect(slugs).not.toContain(named);
  },
);

it.each([
  ["better than jasper", "jasper"],
  ["günstiger als Semrush", "semrush"],
  ["más barato que canva", "canva"],
  ["moins cher que notion", "notion-ai"],
  ["replace evernote", "evernote"],
  ["switch from mailchimp", "mailchimp"],
  ["I don't like Canva, what else is there", "canva"],
  ["équivalent de notion", "notion-ai"],
  ["Ersatz für Photoshop", "adobe-photoshop"],
  ["etwas wie Canva aber kostenlos", "canva"],
  ["chatgpt but for lawyers", "chatgpt"],
])("%j asks for what can stand in for it", async (q, slug) => {
  expect(await readSearch(q)).toMatchObject({ named: { id: await idOf(slug) } });
  const suggested = await suggest(q);
  expect(suggested.length).toBeGreaterThan(2);
  expect(suggested).not.toContain(slug);
});

it("asks for what can be hosted by oneself where a clone of a tool is wanted", async () => {
  for (const slugs of [
    (await search("a zapier clone I can host myself")).slugs,
    await suggest("a zapier clone I can host myself"),
  ])
    expect(["n8n", "activepieces", "dify"]).toContain(slugs[0]);
});

it.each(["replace the background of a photo", "replace voice", "replace photo", "voice clone"])(
  "%j names no tool, though a name begins or ends so",
  async (q) => expect(await readSearch(q)).toEqual({ text: q, filters: {} }),
);

it.each([
  ["fireflies vs otter", ["fireflies-ai", "otter-ai"]],
  ["cursor vs windsurf", ["cursor", "windsurf"]],
  ["zapier or make", ["zapier", "make"]],
  ["quillbot oder grammarly", ["quillbot", "grammarly"]],
  ["premiere o davinci", ["adobe-premiere", "davinci-resolve"]],
  ["canva ou figma", ["canva", "figma"]],
  ["difference between lovable and bolt", ["lovable", "bolt-new"]],
  ["is claude better than chatgpt", ["claude", "chatgpt"]],
])("%j compares them, in the list and in the suggestions", async (q, slugs) => {
  expect((await readSearch(q)).compared).toEqual(await Promise.all(slugs.map(idOf)));
  expect(await suggest(q)).toEqual(slugs);
});

it.each(["video or photo", "text or voice", "figma or something"])("%j compares nothing", async (q) => {
  expect((await readSearch(q)).compared).toBeUndefined();
});

it("names what can stand in for a tool that does not meet what is asked of it", async () => {
  for (const [q, one] of [
    ["open source cursor", "zed"],
    ["open source notebooklm", "anythingllm"],
    ["self hosted chatgpt", "ollama"],
  ] as const) {
    const { match, slugs } = await search(q);
    expect([match, slugs.includes(one)], q).toEqual(["instead", true]);
    expect(await recommendTools(q)).toMatchObject({ match: "weak", tasks: [] });
    expect(await suggest(q)).toContain(one);
  }
  // One that meets it is found itself, and an ordinary word names none.
  expect((await search("free chatgpt")).slugs[0]).toBe("chatgpt");
  expect((await readSearch("free writer")).named).toBeUndefined();
  expect((await recommendTools("free writer")).match).toBe("good");
});

it.each([
  ["chatgpt for lawyers", "chatgpt", "harvey"],
  ["ChatGPT auf Deutsch", "chatgpt", "gemini"],
  ["duolingo for math", "duolingo", "photomath"],
  ["notion for students", "notion-ai", "khanmigo"],
  ["otter in german", "otter-ai", "fireflies-ai"],
  ["cursor pour vim", "cursor", "aider"],
])("%j finds the tool itself, then what is for it or like the tool", async (q, first, other) => {
  for (const slugs of [(await search(q)).slugs, await suggest(q)]) {
    expect(slugs[0]).toBe(first);
    expect(slugs).toContain(other);
  }
});

it("speaks of the tasks that a tool is wanted for, and of none for a name's words", async () => {
  const tasksOf = async (q: string) => (await recommendTools(q)).tasks.map(({ slug }) => slug);
  expect(await tasksOf("chatgpt for lawyers")).toContain("answer-legal-questions");
  expect(await tasksOf("chatgpt for lawyers")).not.toContain("track-visibility-in-ai-answers");
  expect(await tasksOf("otter in german")).toEqual([]);
  expect(await tasksOf("chatgpt")).toEqual([]);
  expect(await loadRelated("otter in german")).toEqual([]);
  expect(await loadRelated("cursor")).toEqual([]);
  expect(await loadRelated("pitch deck")).toContainEqual(
    expect.objectContaining({ title: "Make a pitch deck" }),
  );
});

it.each(["crm for a two person agency", "photo for linkedin", "speak in public", "stories for kids"])(
  "%j begins with no name",
  async (q) => expect((await readSearch(q)).named).toBeUndefined(),
);

it.each([
  ["chatgtp", "chatgpt"],
  ["midjurney", "midjourney"],
  ["grammerly", "grammarly"],
  ["qwillbot", "quillbot"],
  ["duolingoo", "duolingo"],
  ["deepsek", "deepseek"],
  ["perplexty", "perplexity"],
  ["claud", "claude"],
  ["geminy", "gemini"],
])("%j is suggested by the name that is meant", async (typed, slug) => {
  const { match, suggestions } = await recommendTools(typed);
  expect([match, suggestions[0]?.slug]).toEqual(["weak", slug]);
  expect(suggestions.length).toBeGreaterThan(2);
});

it.each(["animater", "translater", "picure"])("%j is a word and no name", async (typed) => {
  expect((await recommendTools(typed)).match).toBe("good");
});

it("lists for a comparison with what the catalogue does not have the tool that it has, and what is like it", async () => {
  const { match, slugs } = await search("midjourney vs dalle");
  expect(match).toBe("some");
  expect(slugs[0]).toBe("midjourney");
  expect(slugs).toContain("flux");
  expect((await readSearch("photo vs video")).named).toBeUndefined();
});
