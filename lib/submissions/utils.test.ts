import { describe, expect, it } from "vitest";
import { pricingOf, splitHighlights } from "@/lib/submissions/utils";

describe("pricingOf", () => {
  it.each([
    ["Free", "free"],
    ["Freemium", "freemium"],
    ["Paid", "paid"],
    ["Enterprise", "enterprise"],
    ["Contact for Pricing", "enterprise"],
    ["Something else", "paid"],
    [null, "paid"],
  ])("%s is %s", (type, pricing) => {
    expect(pricingOf(type)).toBe(pricing);
  });
});

describe("splitHighlights", () => {
  it.each([
    [
      "one a line, without bullets",
      "- Fast\n* Open source\n\n3. Runs offline\n",
      ["Fast", "Open source", "Runs offline"],
    ],
    ["between semicolons", "Fast; open source ;runs offline", ["Fast", "open source", "runs offline"]],
    ["between bullets", "Fast • Open source", ["Fast", "Open source"]],
    ["between commas", "Fast, open source, and runs offline.", ["Fast", "open source", "runs offline"]],
    [
      "a sentence as it is",
      "Works in the browser, where your data stays.",
      ["Works in the browser, where your data stays."],
    ],
    ["each once", "Fast\nfast", ["fast"]],
    ["numbers that belong to the text", "3D models\n4K video", ["3D models", "4K video"]],
    ["nothing", " \n ", []],
    ["what is missing", null, []],
  ])("takes %s", (_, text, features) => {
    expect(splitHighlights(text)).toEqual(features);
  });

  it("is bounded", () => {
    expect(splitHighlights(Array.from({ length: 90 }, (_, i) => `Feature ${i}`).join("\n"))).toHaveLength(20);
    expect(splitHighlights("x".repeat(2_000))[0]).toHaveLength(300);
  });
});
