import { describe, expect, it } from "vitest";
import { coverOf, coverSvg } from "@/lib/seo/utils-cover";

const slugs = Array.from({ length: 40 }, (_, n) => `a-post-about-${n}`);
const categories = ["Technology", "Business", "Science", "Startups", "Research", "Policy", "AI Development"];

describe("covers", () => {
  it("are the same for the same post, and differ between posts of a category", () => {
    for (const category of categories) {
      expect(coverOf("a-post", category)).toEqual(coverOf("a-post", category));
      const drawn = new Set(slugs.map((slug) => JSON.stringify(coverOf(slug, category))));
      expect(drawn.size).toBeGreaterThan(slugs.length * 0.9);
    }
  });

  it("are of at least five families", () => {
    const kinds = categories.map((category) =>
      coverOf("a-post", category)
        .layers.map(({ path, stroke }) => `${path.replace(/[^a-z]/gi, "").slice(0, 3)} ${stroke}`)
        .join(),
    );
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(5);
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
