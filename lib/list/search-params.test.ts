import { describe, expect, it } from "vitest";
import { z } from "zod";
import { filtersOf, hasPage, pageNumber, readListView, readSearchParams, viewHref } from "./search-params";
import { listHref, toParams, withoutDefaults } from "./utils-filters";

const plainView = readListView({})!;

describe("pageNumber", () => {
  it.each([
    [undefined, 1],
    ["1", 1],
    ["2", 2],
    ["100000", 100_000],
  ])("reads %s", (text, page) => expect(pageNumber.parse(text)).toBe(page));

  it.each(["", "0", "01", "+1", "-1", "1.0", "1e3", " 1", "1 ", "%31", "१", "100001", "9999999", "one"])(
    "refuses %j",
    (text) => expect(pageNumber.safeParse(text).success).toBe(false),
  );
});

describe("readSearchParams", () => {
  const view = z.object({ period: z.enum(["all", "week"]).default("all"), page: pageNumber });

  it.each([
    [{}, { period: "all", page: 1 }],
    [
      { period: "week", page: "2" },
      { period: "week", page: 2 },
    ],
    [
      { period: "", page: " " },
      { period: "all", page: 1 },
    ],
    [
      { token: "x", utm_source: ["a", "b"] },
      { period: "all", page: 1 },
    ],
  ])("reads %j", (params, expected) => expect(readSearchParams(view, params)).toEqual(expected));

  it.each([
    [{ period: "century" }],
    [{ period: "Week" }],
    [{ period: "toString" }],
    [{ period: ".." }],
    [{ period: ["week", "week"] }],
    [{ page: ["2", ""] }],
    [{ page: "a/b" }],
  ])("refuses %j", (params) => expect(readSearchParams(view, params)).toBeUndefined());
});

describe("readListView", () => {
  it("gives the plain view for an address without a query", () => {
    expect(plainView.bookmarked).toBe(false);
    expect(plainView.query).toEqual({ period: "all", page: 1, limit: 152 });
  });

  it("reads every filter", () => {
    const view = readListView({
      q: "voice",
      category: "speech",
      pricing: "paid",
      sort: "rating",
      period: "week",
      minRating: "4",
      isNew: "true",
      isTrending: "false",
      isUpcoming: "true",
      bookmarked: "true",
      page: "3",
    });
    expect(view).toEqual({
      query: {
        q: "voice",
        category: "speech",
        pricing: "paid",
        sort: "rating",
        period: "week",
        minRating: 4,
        isNew: true,
        isTrending: false,
        isUpcoming: true,
        page: 3,
        limit: 152,
      },
      bookmarked: true,
    });
  });

  it("reads a filter that may repeat as a list, once or several times", () => {
    expect(readListView({ platform: "ios" })!.query.platform).toEqual(["ios"]);
    expect(readListView({ platform: ["ios", "web"], maxPrice: "20" })!.query).toMatchObject({
      platform: ["ios", "web"],
      maxPrice: 20,
    });
    expect(readListView({ platform: ["ios", "amiga"] })).toBeUndefined();
  });

  it("takes empty values as not given, as a form sends them", () => {
    expect(readListView({ q: " ", category: "", pricing: "", sort: "", page: "" })).toEqual(plainView);
  });

  it("leaves names alone that are none of ours, the page size among them", () => {
    expect(readListView({ utm_source: ["a", "b"], limit: "5" })).toEqual(plainView);
  });

  it.each([
    [{ sort: "best" }],
    [{ pricing: "enterprise" }],
    [{ period: "day" }],
    [{ minRating: "0" }],
    [{ minRating: "6" }],
    [{ minRating: "4.5" }],
    [{ minRating: " 4" }],
    [{ isNew: "1" }],
    [{ isTrending: "yes" }],
    [{ isUpcoming: "TRUE" }],
    [{ bookmarked: "1" }],
    [{ page: "0" }],
    [{ page: "-1" }],
    [{ page: "1e1" }],
    [{ page: "02" }],
    [{ page: "2.0" }],
    [{ page: "999999999999" }],
    [{ sort: ["newest", "newest"] }],
    [{ bookmarked: ["true", "true"] }],
    [{ category: "x".repeat(201) }],
  ])("refuses %j", (params) => {
    expect(readListView(params)).toBeUndefined();
  });
});

describe("listHref", () => {
  it("is the plain address without filters or with defaults only", () => {
    expect(listHref({})).toBe("/");
    expect(listHref(filtersOf(plainView))).toBe("/");
    expect(listHref({ category: "all", sort: "trending", period: "all", q: "", bookmarked: false })).toBe(
      "/",
    );
  });

  it("writes names in one order, whatever order they were set in", () => {
    expect(listHref({ isNew: true, sort: "newest", pricing: "free", category: "seo", q: "a b&c" })).toBe(
      "/?category=seo&isNew=true&pricing=free&q=a+b%26c&sort=newest",
    );
  });

  it("writes every value of a filter that may repeat, in one order", () => {
    expect(listHref({ platform: ["web", "ios"] })).toBe("/?platform=ios&platform=web");
    expect(listHref({ platform: [] })).toBe("/");
  });

  it("leaves out the order that a search has anyway", () => {
    expect(listHref({ q: "voice", sort: "relevance" })).toBe("/?q=voice");
    expect(listHref({ q: "voice", sort: "trending" })).toBe("/?q=voice&sort=trending");
    expect(listHref({ sort: "relevance" })).toBe("/");
  });

  it("names the page from the second on", () => {
    expect(listHref({}, 1)).toBe("/");
    expect(listHref({}, 2)).toBe("/?page=2");
    expect(listHref({ minRating: 4 }, 3)).toBe("/?minRating=4&page=3");
  });

  it("gives back what was read", () => {
    const params = { q: "änderung ☃", category: "seo", sort: "popular", minRating: "5", isTrending: "false" };
    const view = readListView(params)!;
    expect(Object.fromEntries(new URLSearchParams(listHref(filtersOf(view)).slice(2)))).toEqual(params);
  });
});

describe("withoutDefaults and toParams", () => {
  it("keep a filter that is switched to false", () => {
    expect(withoutDefaults({ isNew: false })).toEqual({ isNew: false });
    expect(toParams({ isNew: false, minRating: 3 })).toEqual({ minRating: "3", isNew: "false" });
  });
});

describe("hasPage", () => {
  it("always has a first page, and no page past the end", () => {
    expect(hasPage(1, 0, 9)).toBe(true);
    expect(hasPage(2, 9, 9)).toBe(false);
    expect(hasPage(2, 10, 9)).toBe(true);
    expect(hasPage(3, 18, 9)).toBe(false);
  });
});

describe("viewHref", () => {
  const plain = { period: "all", page: "1" };
  it("leaves out what the plain address shows anyway", () => {
    expect(viewHref("/latest-launches", plain, { period: "all", page: 1 })).toBe("/latest-launches");
    expect(viewHref("/latest-launches", plain, { period: "week", page: 1 })).toBe(
      "/latest-launches?period=week",
    );
    expect(viewHref("/latest-launches", plain, { period: "week", page: 2 })).toBe(
      "/latest-launches?page=2&period=week",
    );
  });

  it("leaves out what is not given", () => {
    expect(viewHref("/blog", plain, { q: undefined, page: 2 })).toBe("/blog?page=2");
  });
});
