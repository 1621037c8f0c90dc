import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { formatOf } from "@/lib/platform/images/formats";
import { drawSvg } from "@/lib/platform/images/svg";

const svg = (inside: string, size = 'viewBox="0 0 10 5"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);
const red = '<rect width="10" height="5" fill="red"/>';
const box = { width: 200, height: 200 };

test.each([
  "<svg>",
  ' \n<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<!-- c --><svg >',
])("an SVG is told by its beginning: %s", (text) => expect(formatOf(Buffer.from(text))).toBe("svg"));

test.each([
  "",
  "<svg/ >",
  "<html>",
  "<!-- never ends",
  "<?xml",
  "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>",
  "x<svg>",
])("%j is none", (text) => expect(formatOf(Buffer.from(text))).toBeUndefined());

test("a beginning of comments is told at once", () => {
  const started = performance.now();
  expect(formatOf(Buffer.from(`${"<!-- -->".repeat(500)}x<svg/>`))).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(500);
});

describe("drawSvg", () => {
  it.each(['viewBox="0 0 10 5"', 'viewBox="0 0 10 5" width="4000" height="2000"'])(
    "fills the box, sharp whatever its own size: %s",
    async (size) => {
      const picture = sharp(await drawSvg(svg(red, size), box));
      expect(await picture.metadata()).toMatchObject({ format: "png", width: 200, height: 100 });
      const { dominant } = await picture.stats();
      expect(dominant.r).toBeGreaterThan(240);
    },
  );

  it("reads no file and no address", async () => {
    const inside = `${red}<image href="file:///etc/passwd" width="10" height="5"/><use href="file:///etc/passwd#a"/>
      <style>@import "https://evil.example/a.css"; rect { fill: url(https://evil.example/b) red }</style>`;
    expect((await drawSvg(svg(inside), box)).length).toBeGreaterThan(0);
  });

  it.each([
    ["nothing that is drawn", Buffer.from("<svg")],
    ["what goes on behind its end", Buffer.from(`${String(svg(red))}<script/>`)],
    ["a billion by a billion", svg(red, 'width="1000000000" height="1000000000"')],
  ])("refuses %s", async (_, bytes) => {
    await expect(drawSvg(bytes, box)).rejects.toThrow("The picture can't be read.");
  });

  it("ends what would be drawn for ever", async () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`,
    );
    const bomb = svg(`<g id="l0">${red}</g>${levels.join("")}<use href="#l12"/>`);
    await expect(drawSvg(bomb, box)).rejects.toThrow(/^The picture/);
  }, 15_000);
});
