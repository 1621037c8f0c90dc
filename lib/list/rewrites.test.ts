import { describe, expect, it } from "vitest";
import { homeFilters } from "@/lib/list/list-routes.mjs";
import { listRewrites } from "@/lib/list/rewrites";
import { toolQuery } from "@/lib/tools/schema";

/** What the first rewrite that fits makes of an address, as the framework applies them. */
function rewrite(rewrites: ReturnType<typeof listRewrites>, address: string): string | undefined {
  const url = new URL(address, "http://localhost");
  for (const { source, has = [], destination } of rewrites) {
    if (source !== url.pathname) continue;
    const named: Record<string, string> = {};
    const fits = has.every(({ key, value }) => {
      const match = new RegExp(`^${value}$`).exec(url.searchParams.get(key) ?? "");
      Object.assign(named, match?.groups);
      return match;
    });
    if (fits) return destination.replace(/:(\w+)/g, (_, key: string) => named[key] ?? "");
  }
}

describe("listRewrites", () => {
  const rewrites = listRewrites("/top-products", [
    ["period", "all"],
    ["sort", "votes"],
    ["page", "1"],
  ]);

  it.each([
    ["/top-products", "/top-products/all/votes/1"],
    ["/top-products?page=2", "/top-products/all/votes/2"],
    ["/top-products?period=week", "/top-products/week/votes/1"],
    ["/top-products?sort=recent&page=3", "/top-products/all/recent/3"],
    ["/top-products?page=3&sort=recent&period=month", "/top-products/month/recent/3"],
    ["/top-products?utm_source=x", "/top-products/all/votes/1"],
  ])("leads %s to %s", (from, to) => {
    expect(rewrite(rewrites, from)).toBe(to);
  });

  it("passes on what does not exist, for the page to refuse", () => {
    expect(rewrite(rewrites, "/top-products?period=century")).toBe("/top-products/century/votes/1");
  });

  it("never lets a value add a segment", () => {
    expect(rewrite(rewrites, "/top-products?period=week/../../admin")).toBe("/top-products/all/votes/1");
    expect(rewrite(rewrites, "/top-products?period=")).toBe("/top-products/all/votes/1");
  });

  it("has one for every combination", () => {
    expect(rewrites).toHaveLength(8);
    expect(new Set(rewrites.map(({ destination }) => destination)).size).toBe(8);
  });
});

describe("homeFilters", () => {
  it("are the names that a list of tools takes, but for the page's length, and the one of the visitor's own", () => {
    const names = Object.keys(toolQuery.shape).filter((name) => name !== "limit");
    expect([...homeFilters].sort()).toEqual([...names, "bookmarked"].sort());
  });
});
