import { describe, expect, it } from "vitest";
import { comparedFields, type ComparedField } from "@/lib/tools/comparison/schema";
import { compareTools, differs, isWellFilled } from "@/lib/tools/comparison/utils";
import { csvName, toCsvRows } from "@/lib/tools/comparison/utils-csv";
import { checksInWords, ratingInWords } from "@/lib/tools/comparison/utils-words";
import { toFacts } from "@/lib/tools/facts/mapper";
import type { ToolDetail } from "@/lib/tools/schema";

const facts = (values: Record<string, unknown>, checkedAt: string | null = null) =>
  toFacts(
    Object.entries(values).map(([field, value]) => ({
      field,
      value: value as never,
      sourceUrl: "https://example.com",
      checkedAt,
      state: checkedAt ? "confirmed" : "unchecked",
    })),
  );

const tool = (name: string, fields: Partial<ToolDetail> = {}): ToolDetail =>
  ({
    id: name,
    name,
    slug: name.toLowerCase(),
    category: "AI for Writing",
    pricing: { type: "paid", startingPrice: null },
    rating: null,
    reviews: 0,
    sampleRating: false,
    votes: 0,
    features: [],
    tasks: [],
    facts: facts({}),
    ...fields,
  }) as ToolDetail;

const row = (field: ComparedField, ...tools: ToolDetail[]) =>
  compareTools(tools).find((row) => row.field === field)!;

describe("compareTools", () => {
  it("has a row for every field, with a value for every tool", () => {
    const rows = compareTools([tool("A"), tool("B"), tool("C")]);
    expect(rows.map(({ field }) => field)).toEqual(Object.keys(comparedFields));
    expect(rows.map(({ label }) => label)).toEqual(Object.values(comparedFields));
    expect(rows.every(({ values }) => values.length === 3)).toBe(true);
  });

  it("tells facts in words and in one order", () => {
    const a = tool("A", {
      facts: facts({
        platforms: ["api", "web"],
        integrations: ["zoom", "slack"],
        openSource: true,
        licence: "MIT",
        languages: ["de", "en"],
        maker: "Otter",
        country: "US",
        inputs: ["audio"],
      }),
    });
    const b = tool("B", { facts: facts({ platforms: ["web", "api"], openSource: false }) });
    expect(row("platforms", a, b)).toEqual({
      field: "platforms",
      label: "Platforms",
      values: [
        ["Web", "API"],
        ["Web", "API"],
      ],
      differs: false,
    });
    expect(row("integrations", a, b).values).toEqual([["Slack", "Zoom"], null]);
    expect(row("openSource", a, b)).toMatchObject({ values: ["Yes, MIT", "No"], differs: true });
    expect(row("languages", a, b).values).toEqual([["English", "German"], null]);
    expect(row("maker", a, b).values).toEqual(["Otter, United States", null]);
    expect(row("inputs", a, b).values).toEqual([["Audio"], null]);
  });

  it("knows a free plan by the fact, else by the pricing model", () => {
    const values = row(
      "freePlan",
      tool("A", { facts: facts({ hasFreePlan: false }), pricing: { type: "freemium", startingPrice: null } }),
      tool("B", { pricing: { type: "free", startingPrice: null } }),
      tool("C"),
    ).values;
    expect(values).toEqual(["No", "Yes", null]);
  });

  it("holds ratings against each other, and not how many they are of", () => {
    const rated = (rating: number, reviews: number) => tool(`${rating} ${reviews}`, { rating, reviews });
    expect(row("rating", rated(4.7, 471), rated(4.7, 300)).differs).toBe(false);
    expect(row("rating", rated(4.7, 471), rated(4.5, 471)).differs).toBe(true);
    expect(row("rating", rated(4.7, 471), tool("C")).differs).toBe(false);
  });

  it("says no price of a tool that is to come before one is announced", () => {
    const pricing = { type: "enterprise", startingPrice: "Not announced" } as const;
    const values = row("price", tool("A", { pricing, isUpcoming: true }), tool("B")).values;
    expect(values).toEqual([["Not announced"], ["Paid"]]);
  });

  it("tells the highlights of each in its own words, and no difference by them", () => {
    const a = tool("A", { features: ["Image and PDF understanding"] });
    const b = tool("B", { features: ["Image and file understanding"] });
    expect(row("features", a, b, tool("C"))).toEqual({
      field: "features",
      label: "Highlights",
      values: [["Image and PDF understanding"], ["Image and file understanding"], null],
      differs: false,
    });
  });

  it("tells what only one has by what is known of all of them", () => {
    const task = (name: string) => ({ slug: name, name, how: "So." });
    const a = tool("A", {
      features: ["Captions"],
      tasks: [task("Write code"), task("Translate")],
      facts: facts({ platforms: ["web", "linux"], integrations: ["slack", "zoom"] }),
    });
    const b = tool("B", { tasks: [task("Translate")], facts: facts({ platforms: ["web"] }) });
    expect(row("onlyOne", a, b)).toEqual({
      field: "onlyOne",
      label: "Known of only one",
      values: [["Platforms: Linux", "What it is for: Write code"], "Nothing"],
      differs: true,
    });
    expect(row("onlyOne", a, b, tool("C")).values).toEqual([null, null, null]);
  });
});

describe("differs", () => {
  it.each([
    [["a", "b"], true],
    [["a", "a"], false],
    [["a", null], false],
    [[null, null], false],
    [["a", null, "b"], true],
    [
      [
        ["a", "b"],
        ["b", "a"],
      ],
      false,
    ],
    [[["a", "b"], ["a"]], true],
  ])("%j: %s", (values, expected) => expect(differs(values)).toBe(expected));
});

describe("isWellFilled", () => {
  const rows = (...values: (string | null)[]) => [
    { field: "maker" as const, label: "Maker", values, differs: false },
  ];
  it("wants half of the cells", () => {
    expect(isWellFilled(rows("a", null))).toBe(true);
    expect(isWellFilled(rows("a", null, null))).toBe(false);
  });
});

describe("words", () => {
  it("tells ratings, and which of them are of the sample", () => {
    const rated = { rating: 4.7, reviews: 471, sampleRating: true };
    expect(ratingInWords(rated)).toBe("4.7 of 5 (471 reviews, sample)");
    expect(ratingInWords({ ...rated, reviews: 1, sampleRating: false })).toBe("4.7 of 5 (1 review)");
    expect(ratingInWords({ ...rated, rating: null })).toBeNull();
  });

  it("tells how far facts were checked", () => {
    expect(checksInWords(facts({}))).toBeNull();
    expect(checksInWords(facts({ maker: "A" }))).toBe("Unchecked");
    expect(checksInWords(facts({ maker: "A", country: "DE" }, "2026-11-14T00:00:00.000Z"))).toBe(
      "2 of 2 confirmed, last on Nov 14, 2026",
    );
  });
});

describe("toCsvRows", () => {
  it("has a column for each tool", () => {
    const tools = [tool("A", { votes: 1200 }), tool("B", { facts: facts({ platforms: ["web", "ios"] }) })];
    const { fields, data } = toCsvRows(tools, compareTools(tools));
    expect(fields).toEqual(["Field", "A", "B", "Differs"]);
    expect(data).toContainEqual(["Votes", "1,200", "0", "yes"]);
    expect(data).toContainEqual(["Platforms", null, "Web; iOS", "no"]);
    expect(csvName(tools)).toBe("compare-a-b.csv");
  });
});
