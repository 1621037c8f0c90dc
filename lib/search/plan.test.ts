import { describe, expect, it } from "vitest";
import { choosePlan } from "@/lib/search/plan";

const first = { offset: 0, limit: 152 };
const all = 1_000_000;
const sizes = (total: number, along = all) => ({ total, along, among: total });

describe("chooseReading", () => {
  it("walks along the index for what is common and sorts what is rare", () => {
    expect(choosePlan(first, sizes(all)).way).toBe("walk");
    expect(choosePlan(first, sizes(all / 40)).way).toBe("walk");
    expect(choosePlan(first, sizes(2_000)).way).toBe("sort");
    expect(choosePlan(first, sizes(1)).way).toBe("sort");
  });

  it("knows that the tools of a category lie closer together", () => {
    expect(choosePlan(first, sizes(2_000, 25_000)).way).toBe("walk");
    expect(choosePlan(first, sizes(200, 25_000)).way).toBe("sort");
  });

  it("sorts later pages sooner, as they are further along", () => {
    expect(choosePlan({ offset: 304, limit: 152 }, sizes(10_000)).way).toBe("sort");
    expect(choosePlan(first, sizes(10_000)).way).toBe("walk");
  });

  it("walks when finding all of a list's tools is dear", () => {
    expect(choosePlan(first, { total: 2_000, along: all, among: 100_000 }).way).toBe("walk");
  });

  it.each([
    // offset, limit, total: offset and limit from the end, or undefined for the beginning
    [0, 10, 100, undefined],
    [45, 10, 100, undefined],
    [46, 10, 100, [44, 10]],
    [90, 10, 100, [0, 10]],
    [95, 10, 100, [0, 5]],
    [99, 152, 100, [0, 1]],
    [0, 152, 100, undefined],
  ] as const)("reads %i + %i of %i from the nearer end", (offset, limit, total, fromEnd) => {
    const plan = choosePlan({ offset, limit }, sizes(total));
    expect(plan.backwards).toBe(fromEnd !== undefined);
    expect([plan.offset, plan.limit]).toEqual(fromEnd ?? [offset, Math.min(limit, total - offset)]);
  });
});
