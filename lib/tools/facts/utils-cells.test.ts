import { expect, it } from "vitest";
import type { ToolFacts } from "@/lib/tools/facts/schema";
import { factsOfCells, lineOf, tasksOfCell, toCells } from "@/lib/tools/facts/utils-cells";
import { expectSteadyGrowth } from "@/tests/support/growth";

const facts: ToolFacts = {
  plans: [
    { name: "Free", amount: 0, currency: "USD", period: "month", note: "Ten pages; no export" },
    { name: "Pro 2 (team)", amount: 16.99, currency: "EUR", period: "seat", note: null },
    { name: "Enterprise", amount: null, currency: null, period: "year", note: "On request (by mail)" },
  ],
  hasFreePlan: true,
  platforms: ["web", "browser-extension"],
  integrations: ["google-drive"],
  openSource: false,
  licence: "MIT",
  languages: ["en", "pt-BR"],
  maker: "Ink & Co",
  country: "GB",
  inputs: ["text"],
  outputs: ["3d"],
  pictures: [],
  sources: [],
};
const tasks = [{ slug: "write-a-letter", how: "Drafts: quickly; well" }];

it("reads what it wrote", () => {
  const cells = toCells(facts, tasks);
  const { pictures: _pictures, sources: _sources, ...values } = facts;
  expect(factsOfCells(cells)).toEqual({ facts: values, problems: [] });
  expect(tasksOfCell(cells.tasks, "")).toEqual(tasks);
});

it("keeps apart what has backslashes and semicolons", () => {
  const languages = ["Path C:\\", "A;B", "C\\;D", "\\\\", "E"];
  const cells = toCells({ ...facts, languages }, []);
  expect(factsOfCells(cells).facts?.languages).toEqual(languages);
  expect(factsOfCells({ languages: "C:\\tools;F" }).facts?.languages).toEqual(["C:\\tools", "F"]);
});

it("takes names for codes, and says what it can't read", () => {
  expect(
    factsOfCells({
      platforms: "Browser extension; macOS;Amiga",
      openSource: "perhaps",
      plans: "Pro 16.99 usd seat; cheap",
    }),
  ).toMatchObject({
    facts: { platforms: ["browser-extension", "macos", "Amiga"] },
    problems: [
      { column: "openSource", message: "Use yes or no." },
      { column: "plans", message: '"cheap" is no plan. Write it as: Pro 16.99 USD seat' },
    ],
  });
  expect(factsOfCells({ maker: " " })).toEqual({ facts: undefined, problems: [] });
});

it("says of a task without a line the first sentence of the tool", () => {
  expect(tasksOfCell("Write-a-letter", "Drafts\nletters. And more.")).toEqual([
    { slug: "write-a-letter", how: "Drafts letters." },
  ]);
  expect(tasksOfCell(" ; ", "A tool.")).toBeUndefined();
  expect(lineOf("x".repeat(200))).toHaveLength(160);
});

it("reads what is no plan in a time that grows with its length", () => {
  const size = 5_000;
  expectSteadyGrowth(
    (plans) => factsOfCells({ plans }),
    (length) => `Pro${" ".repeat(length)}free`,
    size,
  );
});
