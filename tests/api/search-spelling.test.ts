import { expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

await openApp();
const { listTools } = await import("@/lib/tools/queries");
const { recommendTools } = await import("@/lib/tools/recommendations/queries");
const found = async (q: string) =>
  (await listTools({ q, period: "all", page: 1, limit: 5 }))!.items.map(({ slug }) => slug);
const suggested = async (text: string) => (await recommendTools(text)).suggestions.map(({ slug }) => slug);

it.each([
  ["recomendation engine", "recommendation engine"],
  ["presantation maker", "presentation maker"],
  ["vidoe editor", "video editor"],
  ["voiceclone", "voice clone"],
  ["mo-cap", "mocap"],
])("%s finds first what %s finds", async (slip, right) => {
  const [first] = await found(right);
  expect(first).toBeDefined();
  expect((await found(slip))[0]).toBe(first);
  expect((await suggested(slip))[0]).toBe((await suggested(right))[0]);
});

it("takes a short word for a slip of no other", async () => {
  expect(await found("ocq")).not.toContain("nanonets");
});
