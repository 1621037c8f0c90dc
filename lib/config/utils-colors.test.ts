import { describe, expect, it } from "vitest";
import { colorVariables, contrast, readableOn, textOn } from "@/lib/config/utils-colors";
import { defaultConfig } from "@/lib/config/schema";

const hex = (n: number) => n.toString(16).padStart(2, "0");

/** Every mixture of a coarse grid, all greys, and the two defaults. */
const colors = [
  ...[0, 51, 102, 128, 153, 204, 255].flatMap((r, _, steps) =>
    steps.flatMap((g) => steps.map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)),
  ),
  ...Array.from({ length: 256 }, (_, v) => `#${hex(v).repeat(3)}`),
  defaultConfig.primaryColor,
  defaultConfig.secondaryColor,
];
/** All surfaces of a theme that text stands on (app/theme.css). */
const surfaces = { light: ["#ffffff", "#fafafa", "#f4f4f5"], dark: ["#0b0b0d", "#121215", "#1b1b20"] };

function variables(primary: string) {
  const css = colorVariables({ primary, secondary: "#3b82f6" });
  const [, light = "", dark = ""] = /^:root,\.light\{(.*)\}\.dark\{(.*)\}$/.exec(css) ?? [];
  const read = (block: string) =>
    Object.fromEntries(block.split(";").map((line) => line.split(":") as [string, string]));
  return { light: read(light), dark: read(dark) };
}

describe("contrast", () => {
  it("is what WCAG says", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#ffffff", "#10b981")).toBeCloseTo(2.54, 2);
    expect(contrast("#123456", "#123456")).toBe(1);
  });
});

describe("derived pairs", () => {
  it("make text on the colour readable, for every colour", () => {
    const poor = colors.filter((color) => contrast(textOn(color), color) < 4.5);
    expect(poor).toEqual([]);
  });

  it.each(["light", "dark"] as const)(
    "make the colour readable as text on every surface of the %s theme",
    (theme) => {
      const poor = colors.filter((color) => {
        const text = variables(color)[theme]["--primary-text"]!;
        return surfaces[theme].some((surface) => contrast(text, surface) < 4.5);
      });
      expect(poor).toEqual([]);
    },
  );

  it("leave a colour as it is where it is readable already", () => {
    expect(readableOn("#0b5d3b", "#ffffff")).toBe("#0b5d3b");
    expect(readableOn("#a7f3d0", "#0b0b0d")).toBe("#a7f3d0");
  });

  it("are valid CSS for both colours and both themes", () => {
    const { light, dark } = variables("#10B981");
    for (const block of [light, dark])
      for (const name of [
        "--primary",
        "--on-primary",
        "--primary-text",
        "--secondary",
        "--on-secondary",
        "--secondary-text",
      ])
        expect(block[name]).toMatch(/^#[0-9a-f]{6}$/i);
  });
});
