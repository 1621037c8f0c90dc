import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findMark } from "@/lib/tools/logos/marks";
import websites from "@/lib/tools/logos/marks/websites.json";
import { loadSamples } from "@/prisma/seed/load";
import marks from "@/prisma/seed/data/marks.json";

const folder = path.join(import.meta.dirname, "marks");
const files = readdirSync(folder).filter((file) => file.endsWith(".webp"));
const { tools, upcoming } = loadSamples();
const samples = new Map([...tools, ...upcoming].map(({ slug, website }) => [slug, website]));

describe("the marks", () => {
  it("are those of sample tools, each with its file and website, and no other", () => {
    const slugs = Object.keys(marks).sort();
    expect(slugs.filter((slug) => !samples.has(slug))).toEqual([]);
    expect(Object.keys(websites).sort()).toEqual(slugs);
    expect(files.map((file) => file.replace(/\.webp$/, "")).sort()).toEqual(slugs);
  });

  it("are found at the samples' own websites", async () => {
    const found = await Promise.all(
      Object.keys(marks).map((slug) => findMark(slug, samples.get(slug) ?? "")),
    );
    expect(found.filter((mark) => !mark)).toEqual([]);
  });

  it.each(files)("%s is a small square picture", async (file) => {
    const bytes = readFileSync(path.join(folder, file));
    // Nothing drawn would take less.
    expect(bytes.length).toBeGreaterThan(100);
    expect(bytes.length).toBeLessThan(16_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 192, height: 192 });
  });
});

describe("findMark", () => {
  it("finds the mark at the sample's website and below it", async () => {
    for (const website of [
      "https://claude.ai",
      "http://www.claude.ai/new?x=1",
      "https://claude.ai?x=1",
      "https://app.claude.ai",
    ])
      expect(await findMark("claude", website)).toEqual(readFileSync(path.join(folder, "claude.webp")));
    expect(await findMark("whisper", "https://github.com/OpenAI/whisper/")).toBeDefined();
  });

  it.each([
    ["claude", "https://claude.ai.evil.example"],
    ["claude", "https://evil.example?.claude.ai"],
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
