import { expect, test } from "vitest";
import { cleanSvg, isSvg } from "@/lib/uploads/svg";

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`);
const square = '<rect class="a" width="10" height="10"/>';
const bytesOf = (text: string) => Buffer.from(text);

test.each([
  "<svg/ >",
  "<svg>",
  ' \n<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<!-- c --><svg >',
])("is told by its beginning: %s", (text) => {
  expect(isSvg(bytesOf(text))).toBe(text !== "<svg/ >");
});

test.each(["", "<html>", "<!-- never ends", "<?xml", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>", "x<svg>"])(
  "%j is none",
  (text) => {
    expect(isSvg(bytesOf(text))).toBe(false);
  },
);

// Each of these took minutes, or for ever, when it was looked at one way after another.
const costly: [string, () => Buffer][] = [
  ["style without a rule", () => svg(`<style>${"a".repeat(200_000)}</style>${square}`)],
  [
    "a style with many selectors",
    () => svg(`<style>${".a,".repeat(20_000)}.b{fill:url(#x)}</style>${square}`),
  ],
  ["a style with many rules", () => svg(`<style>${".a{fill:url(#x)}".repeat(60_000)}</style>${square}`)],
  [
    "many rules for many elements",
    () =>
      svg(
        `<style>${Array.from({ length: 2_000 }, (_, i) => `.a{fill:url(#x${i})}`).join("")}</style>${'<g class="a"/>'.repeat(2_000)}`,
      ),
  ],
  ["letters by the thousand", () => svg(`<text>${"&lt;".repeat(60_000)}</text>`)],
  ["a path of a megabyte", () => svg(`<path d="M0 0${"L1 1".repeat(400_000)}"/>`)],
];
test.each(costly)("%s is refused at once", async (_, made) => {
  const bytes = made();
  const started = performance.now();
  await expect(cleanSvg(bytes)).rejects.toThrow("The picture has too many parts.");
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("a beginning of comments is told at once", () => {
  const started = performance.now();
  expect(isSvg(bytesOf(`${"<!-- -->".repeat(500)}x<svg/>`))).toBe(false);
  expect(performance.now() - started).toBeLessThan(500);
});

test("references with much space between are read at once", async () => {
  const started = performance.now();
  await cleanSvg(svg(`<g class="url(${" ".repeat(200_000)}x">${square}</g>`)).catch(() => undefined);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("a style brings no picture from elsewhere, and others stay", async () => {
  const clean = async (css: string) =>
    (await cleanSvg(svg(`<style>${css}</style>${square}`))).bytes.toString();
  for (const value of ['image-set("http://a.example/x" 1x)', "//a.example", "image( 'x' )", "src('x')"])
    expect(await clean(`rect{background:${value}}`)).not.toContain("<style>");
  expect(await clean(".image-a{fill:red}")).toContain(".image-a{fill:red}");
});
