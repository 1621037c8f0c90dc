import { describe, expect, it } from "vitest";
import { clipped } from "@/lib/platform/plain-text/utils-clipped";

describe("clipped", () => {
  it("cuts at a word, but not so early that little is left", () => {
    expect(clipped("one two", 7)).toBe("one two");
    expect(clipped("one two three", 10)).toBe("one two…");
    expect(clipped(`AI ${"写".repeat(50)}`, 20)).toBe(`AI ${"写".repeat(16)}…`);
  });

  it("leaves no part of a character", () => {
    const family = "👨‍👩‍👧";
    for (let max = 2; max < 40; max++) {
      const cut = clipped(family.repeat(20), max);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut.replaceAll(family, "")).toBe("…");
    }
  });
});
