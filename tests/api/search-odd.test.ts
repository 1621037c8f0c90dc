import { describe, expect, it } from "vitest";
import { openApp, request } from "@/tests/api/open-app";

await openApp();
const { GET: listTools } = await import("@/app/api/tools/route");
const { GET: suggestTools } = await import("@/app/api/tools/suggest/route");

const find = async (handler: typeof listTools, path: string, q: string) => {
  const response = await request(handler, `${path}?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { slug: string }[];
};
const search = (q: string) => find(listTools, "/api/tools", q);

describe("odd searches", () => {
  it.each([
    ["a constraint and a very long word", `free ${"x".repeat(2_100)}`],
    ["characters that unfold", "\u3316".repeat(200)],
    ["a constraint and characters that unfold", `free ${"\u3316".repeat(195)}`],
  ])("answers %s", async (_, q) => void (await search(q)));

  it("answers words that say nothing, in any pair", async () => {
    const words = ["how", "to", "and", "what", "is", "the", "it", "do", "in", "me", "best", "ai", "a", "x"];
    for (const first of words) for (const second of words) await search(`${first} ${second}`);
    await search("what is the best of it");
    expect((await find(suggestTools, "/api/tools/suggest", "how to")).length).toBeLessThanOrEqual(5);
  });

  it("takes no harm from characters that the database can't hold", async () => {
    expect((await search("chat\0gpt")).map(({ slug }) => slug)).toContain("chatgpt");
  });
});
