import { beforeEach, expect, it, vi } from "vitest";
import { Problem } from "../output.mjs";
import { collectResults } from "./results.mjs";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

it("adds up, goes on after a failure and says what it was", async () => {
  const results = collectResults();
  expect(await results.run("unit", async () => ({ passed: 3, failed: 0 }))).toBe(true);
  expect(
    await results.run("api", async () => ({ passed: 1, failed: 2, failures: ["a", "b"], retried: ["c"] })),
  ).toBe(false);
  expect(await results.run("lint", () => Promise.reject(new Problem("there are lint errors")))).toBe(false);
  expect(await results.run("types", async () => {})).toBe(true);
  expect(results.total).toEqual({ passed: 4, failed: 3 });
  expect(results.lines.map((line) => line.replace(/ \([\d.]+ s\)$/, ""))).toEqual([
    "✓ unit: 3 passed, 0 failed",
    "✗ api: 1 passed, 2 failed",
    "  - a",
    "  - b",
    "  - needed a second try: c",
    "✗ lint: there are lint errors",
    "✓ types",
  ]);
});

it("does not hide a mistake of its own", async () => {
  await expect(collectResults().run("unit", () => Promise.reject(new TypeError("oops")))).rejects.toThrow(
    "oops",
  );
});
