import { describe, expect, it } from "vitest";
import { coverOf, coverSvg } from "@/lib/seo/utils-cover";

import { blogCategories } from "@/lib/posts/blog/schema";
import { newsCategories, newsFilters } from "@/lib/posts/news/schema";
import { softwareIcons } from "@/lib/software-pages/schema";

const slugs = Array.from({ length: 40 }, (_, n) => `a-post-about-${n}`);
const categories = [...newsCategories, ...blogCategories.map(({ name }) => name), ...softwareIcons, "Else"];

describe("covers", () => {
  it("are the same for the same post, and differ between posts of a category", () => {
    for (const category of categories) {
      expect(coverOf("a-post", category)).toEqual(coverOf("a-post", category));
      const drawn = new Set(slugs.map((slug) => JSON.stringify(coverOf(slug, category))));
      expect(drawn.size).toBeGreaterThan(slugs.length * 0.9);
    }
  });

  it.each([
    ["news", newsFilters],
    ["blog posts", blogCategories.map(({ name }) => name)],
    ["best-software pages", softwareIcons],
    [
      "guides",
      ["find-a-tool", "compare-tools", "read-pricing", "write-prompts", "protect-data", "check-answers"],
    ],
  ])("of %s are of a family and a tint of their own by category", (_, categories) => {
    const kinds = categories.map((category) =>
      coverOf("a-post", category)
        .layers.map(({ path, stroke }) => `${path.replace(/[^a-z]/gi, "").slice(0, 3)} ${stroke}`)
        .join(),
    );
    expect(new Set(kinds).size).toBe(categories.length);
    expect(new Set(categories.map((category) => coverOf("a-post", category).tint)).size).toBe(
      categories.length,
    );
  });

  it("are small and hold nothing but numbers", () => {
    for (const slug of ["", "<script>", "ü", ...slugs])
      for (const category of ["", "Überall & mehr", ...categories]) {
        const { layers } = coverOf(slug, category);
        expect(layers.length).toBeGreaterThan(0);
        const paths = layers.map(({ path }) => path).join("");
        expect(paths.length).toBeLessThan(640);
        expect(paths).toMatch(/^[MmHhVvLlAaQqTtZz\d. -]+$/);
      }
  });

  it("are drawn as pictures in the two colours they are given", () => {
    const svg = coverSvg(coverOf("a-post", "Technology"), ["#111111", "#222222"]);
    expect(svg).toContain("#111111");
    expect(svg).toContain("#222222");
    expect(svg).not.toMatch(/undefined|NaN|<text/);
  });
});
