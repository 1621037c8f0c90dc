import { describe, expect, it } from "vitest";
import { pageLinks } from "@/lib/platform/http/page";

const links = (address: string, total: number, page: number, limit = 10) =>
  pageLinks(new URL(address, "http://localhost"), { total, page, limit });

describe("pageLinks", () => {
  it("says nothing when all is on one page", () => {
    expect(links("/api/tools", 0, 1)).toBeUndefined();
    expect(links("/api/tools", 10, 1)).toBeUndefined();
  });

  it("names the neighbours", () => {
    expect(links("/api/tools", 11, 1)).toBe('</api/tools?page=2>; rel="next"');
    expect(links("/api/tools?page=2", 30, 2)).toBe(
      '</api/tools?page=3>; rel="next", </api/tools?page=1>; rel="prev"',
    );
    expect(links("/api/tools?page=3", 30, 3)).toBe('</api/tools?page=2>; rel="prev"');
  });

  it("leads from past the end back to the last page", () => {
    expect(links("/api/tools?page=99", 30, 99)).toBe('</api/tools?page=3>; rel="prev"');
    expect(links("/api/tools?page=99", 0, 99)).toBe('</api/tools?page=1>; rel="prev"');
  });

  it("keeps the other names of the query, and can't be broken out of", () => {
    const link = links("/api/tools?q=a%3E%22%2C%20b&sort=newest", 30, 1);
    expect(link).toBe('</api/tools?q=a%3E%22%2C+b&sort=newest&page=2>; rel="next"');
  });
});
