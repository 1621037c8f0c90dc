import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findMark } from "@/lib/tools/logos/marks";
import websites from "@/lib/tools/logos/marks/websites.json";
import { loadSamples } from "@/prisma/seed/load";
import marks from "@/prisma/seed/data/marks.json";

const folder = path.join(import.meta.dirname, "marks");
const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const { tools, upcoming } = loadSamples();
const samples = new Map([...tools, ...upcoming].map(({ slug, website }) => [slug, website]));

describe("the marks", () => {
  it("are those of sample tools, each with its file and website, and no other", () => {
    const slugs = Object.keys(marks).sort();
    expect(slugs.filter((slug) => !samples.has(slug))).toEqual([]);
    expect(Object.keys(websites).sort()).toEqual(slugs);
    expect(files.map((file) => file.replace(/\.svg$/, "")).sort()).toEqual(slugs);
  });

  it("are found at the samples' own websites", async () => {
    const found = await Promise.all(
      Object.keys(marks).map((slug) => findMark(slug, samples.get(slug) ?? "")),
    );
    expect(found.filter((mark) => !mark)).toEqual([]);
  });

  // What a browser or a search engine opens runs and loads nothing, whatever a new release of a set has in it.
  it.each(files)("%s is a small square drawing of shapes alone", (file) => {
    const svg = read(file);
    expect(Buffer.byteLength(svg)).toBeLessThan(24_000);
    const [, width, height] = /viewBox="-?[\d.]+ -?[\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    expect([width, width]).toEqual([height, expect.any(String)]);
    const names = new Set([...svg.matchAll(/<([\w:]+)/g)].map(([, name]) => name));
    const shapes = "svg g path circle ellipse rect polygon polyline line defs use mask clipPath filter";
    const paints =
      "linearGradient radialGradient stop feGaussianBlur feFlood feBlend feColorMatrix feOffset feComposite";
    expect([...names].filter((name) => !`${shapes} ${paints}`.split(" ").includes(name!))).toEqual([]);
    expect(svg).not.toMatch(/<[!?]|\son\w+=|currentColor|href="(?!#)|url\((?!#)|@import/i);
  });
});

describe("findMark", () => {
  it("finds the mark at the sample's website and below it", async () => {
    for (const website of ["https://claude.ai", "http://www.claude.ai/new?x=1", "https://app.claude.ai"])
      expect(String(await findMark("claude", website))).toMatch(/^<svg/);
    expect(await findMark("whisper", "https://github.com/OpenAI/whisper/")).toBeDefined();
  });

  it.each([
    ["claude", "https://claude.ai.evil.example"],
    ["claude", "https://notclaude.ai"],
    ["claude", "https://evil.example/claude.ai"],
    ["claude", "https://claude.ai@evil.example"],
    ["claude", "claude.ai"],
    ["whisper", "https://github.com/somebody/whisper"],
    ["whisper", "https://github.com/openai-fans/whisper"],
    ["constructor", "https://constructor.com"],
    ["no-such-tool", "https://claude.ai"],
  ])("has none for %s at %s", async (slug, website) => {
    expect(await findMark(slug, website)).toBeUndefined();
  });
});
