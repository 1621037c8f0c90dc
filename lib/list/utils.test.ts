import { describe, expect, it } from "vitest";
import { hasPage, viewHref } from "@/lib/list/utils";

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
