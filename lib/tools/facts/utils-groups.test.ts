import { describe, expect, it } from "vitest";
import { toFacts } from "@/lib/tools/facts/mapper";
import type { FactField } from "@/lib/tools/facts/schema";
import { factGroups, priceSource } from "@/lib/tools/facts/utils-groups";

const website = "https://www.quill.example/app";
const row = (field: FactField, value: unknown, change: object = {}) => ({
  field,
  value: value as string,
  sourceUrl: website,
  checkedAt: null,
  state: "unchecked",
  ...change,
});
const unchecked = { checkedAt: null, stale: false, reported: false };
const plan = { name: "Pro", amount: 16.99, currency: "USD", period: "seat", note: null } as const;

describe("factGroups", () => {
  it("leaves out what is not known", () => {
    expect(factGroups(toFacts([]))).toEqual([]);
    expect(factGroups(toFacts([row("maker", "Ink")]))).toEqual([
      {
        rows: [{ label: "Maker", value: "Ink", stale: false }],
        sources: [{ url: website, label: "quill.example/app", ...unchecked }],
      },
    ]);
  });

  it("names languages and countries, the free plan's limit and the licence", () => {
    const facts = toFacts([
      row("plans", [{ ...plan, name: "Free", amount: 0, note: "300 minutes a month" }]),
      row("hasFreePlan", true),
      row("openSource", true),
      row("licence", "MIT"),
      row("languages", ["ja", "de"]),
      row("country", "DE"),
    ]);
    const rows = factGroups(facts).flatMap(({ rows }) => rows);
    expect(rows.map(({ label, value }) => ({ label, value }))).toEqual([
      { label: "Plans", value: ["Free (300 minutes a month)"] },
      { label: "Free plan", value: "Yes: 300 minutes a month" },
      { label: "Open source", value: "Yes: MIT" },
      { label: "Interface languages", value: "German, Japanese" },
      { label: "Country", value: "Germany" },
    ]);
  });

  it("puts what is checked alike into one group", () => {
    const facts = toFacts([
      row("platforms", ["web"]),
      row("languages", ["de"]),
      row("maker", "Ink", { checkedAt: new Date(), state: "confirmed" }),
      row("country", "DE", { checkedAt: new Date(), state: "confirmed" }),
    ]);
    expect(factGroups(facts).map(({ rows }) => rows.map(({ label }) => label))).toEqual([
      ["Platforms", "Interface languages"],
      ["Maker", "Country"],
    ]);
  });

  it("names a page of each website once, with when it was checked, and tells what is too old", () => {
    const prices = "https://quill.example/pricing";
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const [fresh, old] = [daysAgo(12), daysAgo(91)];
    const facts = toFacts([
      row("platforms", ["web"], { checkedAt: old, state: "confirmed" }),
      row("integrations", ["slack"], { sourceUrl: "https://quill.example/works-with" }),
      row("plans", [plan], { sourceUrl: prices, checkedAt: fresh, state: "confirmed" }),
      row("hasFreePlan", false, { sourceUrl: prices, state: "reported" }),
    ]);
    const groups = factGroups(facts);
    const page = { url: prices, label: "quill.example/pricing" };
    expect(groups.map(({ sources }) => sources)).toEqual([
      [
        { ...page, checkedAt: fresh.toISOString(), stale: false, reported: false },
        { ...page, ...unchecked, reported: true },
      ],
      [
        {
          url: website,
          label: "quill.example/app",
          checkedAt: old.toISOString(),
          stale: true,
          reported: false,
        },
        { url: "https://quill.example/works-with", label: "quill.example/works-with", ...unchecked },
      ],
    ]);
    expect(groups.flatMap(({ rows }) => rows.filter(({ stale }) => stale).map(({ label }) => label))).toEqual(
      ["Platforms"],
    );
    expect(priceSource(facts)?.checkedAt).toBe(fresh.toISOString());
  });
});
