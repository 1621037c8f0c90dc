import { expect, it } from "vitest";
import { playwrightCounts, vitestCounts } from "./reports.mjs";

it("counts Vitest's tests, and files that could not be loaded", () => {
  const testResults = [
    { status: "passed", assertionResults: [{ status: "passed" }] },
    { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
    { status: "failed", assertionResults: [] },
  ];
  expect(vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  });
});

it("counts Playwright's tests, and errors outside of them", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 };
  expect(playwrightCounts({ stats })).toEqual({ passed: 5, failed: 1 });
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2 });
});
