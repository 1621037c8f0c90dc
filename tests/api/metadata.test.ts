import { describe, expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

const { db } = await openApp();
const { pageMetadata } = await import("@/lib/seo/metadata");

/** Stores the address of the settings' image. */
const setImage = async (ogImage: string) => {
  const data = { metaTags: { ogImage } };
  await db.siteConfig.upsert({
    where: { id: 1 },
    create: { id: 1, data, updatedAt: new Date() },
    update: { data },
  });
};

const page = { title: "Trending", description: "What is used now.", path: "/trending" };

describe("pageMetadata", () => {
  it("adds the site's name to every title but the home page's", async () => {
    expect((await pageMetadata(page)).title).toEqual({ absolute: "Trending · Almanac AI" });
    expect((await pageMetadata({ ...page, path: "/", title: "Almanac AI" })).title).toEqual({
      absolute: "Almanac AI",
    });
  });

  it("names full addresses", async () => {
    const { alternates, openGraph, twitter } = await pageMetadata(page);
    expect(alternates).toMatchObject({
      canonical: "https://almanac.test/trending",
      types: {
        "application/rss+xml": [{ url: "https://almanac.test/feed.xml" }],
        "application/feed+json": [{ url: "https://almanac.test/feed.json" }],
      },
    });
    expect(openGraph).toMatchObject({
      type: "website",
      siteName: "Almanac AI",
      url: "https://almanac.test/trending",
      images: [{ url: "https://almanac.test/og-image.jpg", width: 1200, height: 630 }],
    });
    expect(twitter).toMatchObject({
      card: "summary_large_image",
      images: ["https://almanac.test/og-image.jpg"],
    });
    expect((await pageMetadata({ ...page, path: "/" })).alternates?.canonical).toBe("https://almanac.test/");
  });

  it("takes a page's own image, of a size that it does not know", async () => {
    const { openGraph } = await pageMetadata({ ...page, image: "/ai-tools/quill/og.png" });
    expect(openGraph?.images).toEqual([
      { url: "https://almanac.test/ai-tools/quill/og.png", alt: "Trending" },
    ]);
  });

  it("takes the settings' image, and the default when that is no address", async () => {
    await setImage("https://cdn.example/og.png");
    expect((await pageMetadata(page)).openGraph?.images).toMatchObject([
      { url: "https://cdn.example/og.png" },
    ]);
    for (const bad of ["", "http://", "https://["]) {
      await setImage(bad);
      expect((await pageMetadata(page)).openGraph?.images, bad).toMatchObject([
        { url: "https://almanac.test/og-image.jpg" },
      ]);
    }
  });

  it("asks to be left out, and then names no address to keep", async () => {
    const { robots, alternates } = await pageMetadata({ ...page, noindex: true });
    expect(robots).toEqual({ index: false, follow: true });
    expect(alternates?.canonical).toBeUndefined();
  });

  it("names the original of a copy", async () => {
    const { alternates, openGraph } = await pageMetadata({
      ...page,
      path: "/product/1",
      canonical: "/ai-tools/quill",
    });
    expect(alternates?.canonical).toBe("https://almanac.test/ai-tools/quill");
    expect(openGraph?.url).toBe("https://almanac.test/ai-tools/quill");
  });

  it("puts a description on one line and cuts a long one at a word", async () => {
    expect((await pageMetadata({ ...page, description: "  One\n two  " })).description).toBe("One two");
    const { description } = await pageMetadata({ ...page, description: "word, ".repeat(100) });
    expect(description!.length).toBeLessThanOrEqual(200);
    expect(description).toMatch(/word…$/);
    expect((await pageMetadata({ ...page, description: "x".repeat(900) })).description).toHaveLength(200);
  });
});
