import type { Page } from "@playwright/test";
import type { ToolDto } from "@/lib/tools/schema";
import { axe, expect, test } from "../support/playwright";

const slug = "chatgpt";
const path = `/ai-tools/${slug}`;
const read = async (page: Page, name = slug) =>
  (await (await page.request.get(`/api/tools/${name}`)).json()) as ToolDto;
const panels = (page: Page) => page.getByRole("tabpanel");
const ready = (page: Page) => expect(page.getByRole("tablist")).toBeVisible();
/** The page's data for search engines, by type. */
const jsonLd = async (page: Page) => {
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "[]",
  ) as { "@type": string }[];
  return Object.fromEntries(data.map((thing) => [thing["@type"], thing])) as Record<
    string,
    Record<string, unknown>
  >;
};

test.describe("tool page", () => {
  test("shows the tool, its numbers and the ways to it and on", async ({ page, baseURL }) => {
    const tool = await read(page);
    await page.goto(path);
    await ready(page);
    await test.step("keeps its scripts small", async () => {
      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map((entry) => entry as PerformanceResourceTiming)
          .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
          .map(({ encodedBodySize }) => encodedBodySize),
      );
      const total = sizes.reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(50 * 1024);
      expect(total).toBeLessThan(150_000);
    });
    await test.step("shows the tool, its numbers and the way to it", async () => {
      await expect(page.getByRole("heading", { level: 1, name: tool.name })).toBeVisible();
      await expect(page.locator("header").getByRole("link", { name: tool.category })).toHaveAttribute(
        "href",
        `/category/${tool.categorySlug}`,
      );
      for (const name of ["Views", "Rating", "Votes", "Reviews"])
        await expect(page.locator("dt", { hasText: name }).first()).toBeVisible();
      const tryNow = page.getByRole("link", { name: "Try Now" });
      await expect(tryNow).toHaveAttribute("href", tool.website);
      await expect(tryNow).toHaveAttribute("target", "_blank");
      await expect(tryNow).toHaveAttribute("rel", /noopener nofollow/);
      const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
      await expect(crumbs).toHaveText(["Home", tool.category, tool.name]);
    });
    await test.step("tells search engines what is known and no rating that nobody gave", async () => {
      const { SoftwareApplication: app, BreadcrumbList: trail } = await jsonLd(page);
      expect(app).toMatchObject({ name: tool.name, publisher: { name: "OpenAI" } });
      expect(app!.offers).toContainEqual({
        "@type": "Offer",
        name: "Free",
        price: "0",
        priceCurrency: "USD",
      });
      expect(app).not.toHaveProperty("aggregateRating");
      expect(trail?.itemListElement).toHaveLength(3);
      await expect(page.locator("dl [title^='Sample rating']")).toHaveCount(2);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));

      const image = await page.locator('meta[property="og:image"]').getAttribute("content");
      const response = await page.request.get(new URL(new URL(image!).pathname, baseURL).href);
      expect(response.headers()["content-type"]).toBe("image/png");
      const png = await response.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    });
    await test.step("always has a logo", async () => {
      const logo = page.locator(`img[src="/logo/${slug}"]`);
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
    await test.step("asks visitors to sign in to vote and to save", async () => {
      const actions = page.getByRole("group", { name: "Actions" });
      await actions.getByRole("button", { name: "Upvote" }).click();
      await expect(page.getByText("Please sign in to upvote tools.")).toBeVisible();
      await actions.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Please sign in to save tools.")).toBeVisible();
      await expect(page.getByText("Please sign in to upvote tools.")).toHaveCount(0);
    });
    await test.step("has ways on beside it, and alternatives below", async () => {
      const aside = page.getByRole("complementary");
      await expect(aside.getByRole("heading", { name: "Links" })).toBeVisible();
      await expect(aside.getByRole("link", { name: "Share on Twitter" })).toHaveAttribute(
        "href",
        /twitter\.com.*ai-tools%2Fchatgpt/,
      );
      await expect(aside.getByRole("link", { name: "Share on LinkedIn" })).toHaveAttribute(
        "href",
        /linkedin\.com.*ai-tools%2Fchatgpt/,
      );
      await expect(aside.getByRole("heading", { name: "Compare with" })).toBeVisible();
      await expect(aside.locator('a[href^="/compare/"]')).toHaveCount(3);
      const alternatives = page
        .getByRole("region", { name: `Alternatives to ${tool.name}` })
        .locator(".card");
      await expect(alternatives).toHaveCount(6);
      await alternatives.first().getByRole("link").click();
      await expect(page).not.toHaveURL(path);
      await expect(page).toHaveURL(/\/ai-tools\//);
    });
  });

  test("copies its link", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await ready(page);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, baseURL).href);
  });

  test("says when the link can't be copied", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await page.goto(path);
    await ready(page);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Failed to copy link")).toBeVisible();
  });

  test("opens its sections by click, by keyboard and by address", async ({ page }) => {
    await page.goto(path);
    await ready(page);
    await expect(panels(page)).toHaveCount(1);
    for (const name of ["About ChatGPT", "Key Benefits", "Use Cases"])
      await expect(panels(page).getByRole("heading", { name })).toBeVisible();

    await page.getByRole("tab", { name: "Pricing" }).click();
    await expect(page).toHaveURL(`${path}#pricing`);
    await expect(panels(page).getByRole("heading", { name: "Pricing" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Reviews" })).toBeFocused();
    await expect(panels(page)).toContainText("You must be signed in to submit a review");
    await expect(panels(page)).toContainText(/\d ratings in the sample, no written reviews yet/);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "About" })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await expect(page).toHaveURL(`${path}#reviews`);

    await page.goto("/about");
    await page.goto(`${path}#features`);
    await expect(panels(page).getByRole("heading", { name: "Features" })).toBeVisible();
    await expect(panels(page)).toHaveCount(1);
  });

  test("marks a sponsored tool and its links", async ({ page }) => {
    const [sponsorship] = (await (await page.request.get("/api/sponsorships")).json()) as { slug: string }[];
    await page.goto(`/ai-tools/${sponsorship!.slug}`);
    await expect(page.getByText("Sponsored", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Now" })).toHaveAttribute(
      "rel",
      "noopener nofollow sponsored",
    );
    await page.goto(path);
    await expect(page.getByText("Sponsored", { exact: true })).toHaveCount(0);
  });

  test("leads an id to its slug", async ({ page }) => {
    const { id } = await read(page);
    await page.goto(`/ai-tools/${id}`);
    await expect(page).toHaveURL(path);
  });

  test("fits a phone", async ({ page }) => {
    await page.goto(path);
    await ready(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const tab of ["About", "Features", "Pricing", "Reviews"]) {
        await page.getByRole("tab", { name: tab }).click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${tab} at ${width}`).toBe(
          width,
        );
      }
    }
    // Its facts name a long address.
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto("/ai-tools/animated-drawings");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("is accessible", async ({ page }) => {
    await page.goto(path);
    await ready(page);
    for (const [colorScheme, tabs] of [
      ["light", ["About", "Reviews"]],
      ["dark", ["Features", "Pricing"]],
    ] as const)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
        for (const tab of tabs) {
          await page.getByRole("tab", { name: tab }).click();
          await axe(page);
        }
      });
  });
});

test.describe("tool page without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has everything below each other", async ({ page }) => {
    await page.goto(path);
    for (const name of ["Key Benefits", "Features", "Pricing", "Reviews", "Alternatives to ChatGPT"]) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await page
      .getByRole("navigation", { name: "Sections about ChatGPT" })
      .getByRole("link", { name: "Pricing" })
      .click();
    await expect(page).toHaveURL(`${path}#pricing`);
    await expect(page.getByRole("heading", { name: "Pricing", exact: true })).toBeInViewport();
  });
});

test.describe("an unknown tool", () => {
  test("answers 404 with a way home", async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const response = await page.goto("/ai-tools/nothing-like-this");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Tool Not Found" })).toBeVisible();
    await axe(page);
    await page.getByRole("link", { name: "Go to Homepage" }).first().click();
    await expect(page).toHaveURL("/");
  });

  test("has no page of reviews past the end", async ({ page }) => {
    for (const address of [
      `${path}/reviews/2`,
      `${path}/reviews/x`,
      "/ai-tools/nothing-like-this/reviews/2",
    ]) {
      expect((await page.request.get(address)).status(), address).toBe(404);
    }
  });
});

test.describe("product page", () => {
  test("shows the same tool with its alternatives in a tab", async ({ page }) => {
    const { id } = await read(page);
    for (const key of [slug, id]) {
      await page.goto(`/product/${key}`);
      await ready(page);
      await expect(page.getByRole("tab")).toHaveText([
        "About",
        "Features",
        "Pricing",
        "Reviews",
        "Alternatives",
      ]);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    }
    await page.getByRole("tab", { name: "Alternatives" }).click();
    await expect(panels(page).locator(".card")).toHaveCount(6);
    await axe(page);
    await page.getByRole("group", { name: "Actions" }).getByRole("button", { name: "Upvote" }).click();
    await expect(page.getByText("Please sign in to upvote tools.")).toBeVisible();
  });

  test("leads back to its top", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(`/product/${slug}`);
    await ready(page);
    const button = page.getByRole("button", { name: "Back to top" });
    await expect(button).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 900));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });

  test("leads home from an unknown id", async ({ page }) => {
    await page.goto("/product/ffffffffffffffffffffffff");
    await expect(page).toHaveURL("/");
  });
});
