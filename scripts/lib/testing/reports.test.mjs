import path from "node:path";
import { expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";

it("counts Vitest's tests and names those that failed, and files that could not be loaded", () => {
  const good = { status: "passed", fullName: "votes count", failureMessages: [] };
  const bad = {
    status: "failed",
    fullName: "votes are undone",
    failureMessages: ["\u001b[31mexpected 1 to be 2\u001b[39m\n    at votes.test.ts:3"],
  };
  const late = { status: "passed", fullName: "votes are late", failureMessages: ["timed out"] };
  const testResults = [
    { name: path.resolve("tests/a.test.ts"), status: "passed", assertionResults: [good] },
    { name: path.resolve("tests/b.test.ts"), status: "failed", assertionResults: [bad, good, late] },
    {
      name: path.resolve("tests/c.test.ts"),
      status: "failed",
      message: "Cannot find module",
      assertionResults: [],
    },
  ];
  expect(readVitestReport({ numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      "tests/b.test.ts › votes are undone: expected 1 to be 2",
      "tests/c.test.ts: Cannot find module",
    ],
    retried: ["tests/b.test.ts › votes are late: timed out"],
  });
});

it("counts Playwright's tests and names those that failed, and errors outside of them", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 };
  const spec = (title, status, message) => ({
    title,
    tests: [{ status, results: [{ error: message && { message } }] }],
  });
  const inner = {
    title: "on a phone",
    file: "home.spec.ts",
    specs: [spec("scrolls", "unexpected", "Timed out")],
  };
  const specs = [spec("opens", "expected"), spec("closes", "flaky", "Too late")];
  const suites = [{ title: "home.spec.ts", file: "home.spec.ts", specs, suites: [inner] }];
  const scrolls = "home.spec.ts › on a phone › scrolls: Timed out";
  const retried = ["home.spec.ts › closes: Too late"];
  const counts = { passed: 5, failed: 1, failures: [scrolls], retried };
  expect(readPlaywrightReport({ stats, suites })).toEqual(counts);
  expect(readPlaywrightReport({ stats, suites, errors: [{ message: "No server" }] })).toEqual({
    ...counts,
    failed: 2,
    failures: [scrolls, "outside of any test: No server"],
  });
});
