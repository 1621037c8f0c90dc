import { describe, expect, it } from "vitest";
import { hasPage, readOption, readPage, viewHref } from "@/lib/list/utils";

describe("readPage", () => {
  it.each([
    ["1", 1],
    ["2", 2],
    ["100000", 100_000],
  ])("reads %s", (segment, page) => expect(readPage(segment)).toBe(page));

  it.each(["", "0", "01", "+1", "-1", "1.0", "1e3", " 1", "1 ", "%31", "१", "100001", "9999999", "one"])(
    "refuses %j",
    (segment) => expect(readPage(segment)).toBeUndefined(),
  );
});

describe("readOption", () => {
  it("takes only what is written exactly so", () => {
    expect(readOption("week", ["all", "week"])).toBe("week");
    expect(readOption("Week", ["all", "week"])).toBeUndefined();
    expect(readOption("toString", ["all", "week"])).toBeUndefined();
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
      "/latest-launches?period=week&page=2",
    );
  });
});
