import { expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

await openApp();
const { recommendTools } = await import("@/lib/tools/recommendations/queries");
const suggested = async (text: string) => (await recommendTools(text)).suggestions.map(({ slug }) => slug);

it.each(["metal detector", "yoga mat", "buy followers", "dog grooming"])(
  "%s suggests nothing",
  async (text) => {
    expect(await suggested(text)).toEqual([]);
  },
);

it.each([
  ["OneNote", "notion-ai"],
  ["Trello", "asana"],
  ["Babbel", "duolingo"],
  ["DocuSign", "ironclad"],
  ["iMovie", "adobe-premiere"],
])("%s is known for what it is used for", async (product, slug) => {
  expect((await suggested(product)).slice(0, 3)).toContain(slug);
});
