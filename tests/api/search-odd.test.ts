import { describe, expect, it } from "vitest";
import { openApp, request } from "@/tests/api/open-app";

await openApp();
const { GET: listTools } = await import("@/app/api/tools/route");

describe("odd searches", () => {
  it.each([
    ["a constraint and a very long word", `free ${"x".repeat(2_100)}`],
    ["characters that unfold", "\u3316".repeat(200)],
    ["a constraint and characters that unfold", `free ${"\u3316".repeat(195)}`],
  ])("answers %s", async (_, q) => {
    const response = await request(listTools, `/api/tools?q=${encodeURIComponent(q)}`);
    expect(response.status).toBe(200);
  });
});
