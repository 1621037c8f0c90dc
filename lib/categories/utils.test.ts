import { describe, expect, it } from "vitest";
import { categoryTiles, homeCategories } from "@/lib/categories/utils";
import { slugify } from "@/lib/platform/plain-text/utils";
import samples from "@/prisma/seed/data/categories.json";

const canonical = new Set(samples.map(({ slug }) => slug));

describe("slugify", () => {
  it.each([
    ["AI for E-commerce", "ai-for-e-commerce"],
    ["  Image   Generation ", "image-generation"],
    ["Café & Crème", "cafe-creme"],
    ["---", ""],
    ["日本", ""],
    ["SEO", "seo"],
  ])("makes %j %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe("the home page's categories", () => {
  it("are those of the specification, in its order", () => {
    expect(homeCategories.map(({ label }) => label)).toEqual([
      "AI Chatbots and Assistants",
      "Image Generation",
      "Video Generation",
      "Video Editing",
      "Content Creation",
      "Coding and Development",
      "Productivity",
      "Text Enhancement",
      "Translation",
      "Social Media",
      "SEO",
      "Marketing",
      "Fun",
      "Self-Improvement",
      "Research",
      "Speech",
      "Gaming",
      "Inspiration",
      "Image Improvement",
      "Education",
      "Business",
      "Design",
    ]);
  });

  it("stand for categories that exist, each of which has one home", () => {
    const stands = homeCategories.flatMap((category) => category.stands);
    expect(stands.filter((slug) => !canonical.has(slug))).toEqual([]);
    expect(new Set(stands).size).toBe(stands.length);
    expect([...canonical].filter((slug) => !stands.includes(slug))).toEqual([]);
  });
});

describe("the tiles", () => {
  it("are eight, for categories that exist", () => {
    expect(categoryTiles.map(({ id }) => id)).toEqual([
      "chatbots",
      "image",
      "code",
      "video",
      "audio",
      "research",
      "productivity",
      "automation",
    ]);
    expect(categoryTiles.flatMap(({ stands }) => [...stands]).filter((slug) => !canonical.has(slug))).toEqual(
      [],
    );
  });

  it("have ids that are no category's slug", () => {
    expect(categoryTiles.filter(({ id }) => canonical.has(id))).toEqual([]);
  });
});
