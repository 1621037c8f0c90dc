import { describe, expect, it } from "vitest";
import { avatarSvg, initialOf } from "@/lib/tools/logos/avatar";

describe("avatarSvg", () => {
  it("draws the first letter in white and bold on 6366f1 at 128", () => {
    const svg = avatarSvg("claude");
    expect(svg).toContain('width="128" height="128"');
    expect(svg).toContain('fill="#6366f1"');
    expect(svg).toMatch(/font-weight="700" fill="#fff">C<\/text>/);
  });

  it("finds a letter or digit, or takes that of Tool", () => {
    expect(["  élan", "<b>", "1min", "…", "", "日本"].map(initialOf)).toEqual([
      "É",
      "B",
      "1",
      "T",
      "T",
      "日",
    ]);
  });
});
