import { describe, expect, it } from "vitest";
import { chipsOf, panelCount, ratingLabel, resultsLine, viewHeading, viewTitle } from "./filter-labels";
import { factOptions, platformOptions } from "./filter-options";

it("offers an interface once, as what a tool must have", () => {
  expect(factOptions.map(({ label }) => label)).toContain("Has an API");
  expect(platformOptions.map(({ label }) => label)).not.toContain("API");
});

describe("chipsOf", () => {
  it("has none for the plain list", () => {
    expect(chipsOf({})).toEqual([]);
    expect(chipsOf({ category: "all", sort: "trending", period: "all" })).toEqual([]);
  });

  it("names every active filter", () => {
    const chips = chipsOf(
      { q: " voice ", category: "seo", pricing: "free", sort: "popular", minRating: 1, isNew: true },
      "SEO",
    );
    expect(chips.map(({ label }) => label)).toEqual([
      "Search: voice",
      "SEO",
      "Free",
      "Most Popular",
      "1 star and up",
      "New Tools",
    ]);
  });

  it("names each value of a filter that may repeat", () => {
    const chips = chipsOf({ platform: ["ios", "web"], integration: ["slack"], maxPrice: 20 });
    expect(chips).toEqual([
      { name: "maxPrice", value: 20, label: "Up to $20 a month" },
      { name: "platform", value: "ios", label: "iOS" },
      { name: "platform", value: "web", label: "Web" },
      { name: "integration", value: "slack", label: "Works with Slack" },
    ]);
  });

  it("says it when a flag is asked for the other way round", () => {
    expect(chipsOf({ isUpcoming: false }).map(({ label }) => label)).toEqual(["Available now"]);
  });
});

it("counts the filters of the panel alone", () => {
  expect(panelCount({ q: "a", category: "seo", sort: "newest" })).toBe(0);
  expect(panelCount({ pricing: "paid", minRating: 4, isTrending: true, period: "week" })).toBe(4);
  expect(panelCount({ platform: ["web", "windows"], openSource: true })).toBe(3);
});

it("describes a view", () => {
  expect(viewHeading({})).toBe("All Tools");
  expect(viewHeading({ category: "seo" }, "SEO")).toBe("SEO");
  expect(viewHeading({ q: "voice", category: "seo" }, "SEO")).toBe("Results for “voice”");
  expect(viewTitle({ pricing: "free", sort: "newest", category: "speech" }, 2, "Speech")).toBe(
    "Free AI tools in Speech, newest first, page 2",
  );
  expect(viewTitle({ q: "voice" }, 1)).toBe("Results for “voice”");
});

it("has the documented words", () => {
  expect(resultsLine(4869)).toBe("Showing 4,869 results");
  expect(resultsLine(0)).toBe("Showing 0 results");
  expect(resultsLine(1)).toBe("Showing 1 result");
  expect(ratingLabel(5)).toBe("5 stars");
  expect(ratingLabel(4)).toBe("4 stars and up");
});
