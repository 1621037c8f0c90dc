import { expect, it } from "vitest";
import { toEntries } from "@/components/search/search-entries";

const task = {
  slug: "find-prompts",
  name: "Find prompts",
  tools: 2,
  category: "Prompts",
  categorySlug: "prompts",
};
const tool = (name: string, slug = name.toLowerCase()) => ({
  id: slug,
  name,
  slug,
  logo: `/logos/${slug}`,
  category: "Image",
});
const hrefs = (...args: Parameters<typeof toEntries>) => toEntries(...args).map(({ href }) => href);

it.each(["Midjourney", "midjourney", " MIDJOURNEY "])(
  "shows the tool that %j names before tasks",
  (query) => {
    expect(hrefs(query, [task], [tool("Leonardo"), tool("Midjourney")])).toEqual([
      "/ai-tools/midjourney",
      "/tasks/find-prompts",
      "/ai-tools/leonardo",
    ]);
  },
);

it.each(["midjurney", "midjounrey", "midjourneyy", "midkourney"])(
  "knows a tool whose name is slipped: %j",
  (query) => {
    expect(hrefs(query, [task], [tool("Leonardo"), tool("Midjourney")])[0]).toBe("/ai-tools/midjourney");
  },
);

it.each([
  ["suni", "Suno"],
  ["midjunrey", "Midjourney"],
  ["writer", "Wrike"],
  ["image", "Imagen"],
])("takes %j for no slip of %j", (query, name) => {
  expect(hrefs(query, [task], [tool(name)])[0]).toBe("/tasks/find-prompts");
});

it("knows tools by the first words of their names, and not by a part of one", () => {
  const tools = [tool("Leonardo"), tool("Notion AI", "notion-ai")];
  expect(hrefs("notion", [task], tools)[0]).toBe("/ai-tools/notion-ai");
  expect(hrefs("not", [task], tools)[0]).toBe("/tasks/find-prompts");
});

it("knows a tool by its slug", () => {
  expect(hrefs("dall-e-3", [task], [tool("DALL·E 3", "dall-e-3")])[0]).toBe("/ai-tools/dall-e-3");
});

it("shows tasks before tools that are not named", () => {
  expect(hrefs("find prompts", [task], [tool("Midjourney")])).toEqual([
    "/tasks/find-prompts",
    "/ai-tools/midjourney",
  ]);
});

it("leads first to the alternatives that are asked for, and to no task", () => {
  const asked = { ...tool("Grammarly"), isReplaced: true as const };
  expect(hrefs("grammarly alternative", [task], [asked, tool("Wordtune")])).toEqual([
    "/alternatives/grammarly",
    "/ai-tools/wordtune",
  ]);
});

it("leads first to the comparison that is asked for, and to no task", () => {
  const asked = ["Gemini", "ChatGPT", "Claude"].map((name) => ({ ...tool(name), isCompared: true as const }));
  const [first, ...others] = toEntries("gemini vs chatgpt vs claude", [task], [...asked, tool("Grok")]);
  expect(first).toMatchObject({
    href: "/compare/chatgpt-vs-claude-vs-gemini",
    name: "Compare Gemini, ChatGPT and Claude",
  });
  expect(others.map(({ name }) => name)).toEqual(["Gemini", "ChatGPT", "Claude", "Grok"]);
});
