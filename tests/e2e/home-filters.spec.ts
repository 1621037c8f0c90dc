import { axe, expect, test } from "../support/playwright";
import { arrived, firstInSightAtPress, grid, total } from "./home-list";

test.describe("filters by address", () => {
  test("show nothing else", async ({ page }) => {
    for (const [query, heading, check] of [
      ["pricing=free", "All Tools", "(Free|Coming Soon)"],
      ["pricing=freemium", "All Tools", "(Freemium|Coming Soon)"],
      ["pricing=paid", "All Tools", "(Paid|Coming Soon)"],
      ["isNew=true", "All Tools", "New"],
      ["isUpcoming=true", "All Tools", "Coming Soon"],
    ] as const)
      await test.step(query, async () => {
        await page.goto(`/?${query}`);
        await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
        const cards = await grid(page).count();
        expect(cards).toBe(Math.min(152, await total(page)));
        await expect(
          grid(page).filter({ has: page.locator("footer b", { hasText: new RegExp(`^${check}$`) }) }),
        ).toHaveCount(cards);
      });
  });

  test("minRating=4 shows ratings from 4 up", async ({ page }) => {
    await page.goto("/?minRating=4");
    const ratings = await grid(page).locator(".stars").allTextContents();
    expect(ratings.length).toBeGreaterThan(100);
    for (const rating of ratings) expect(Number.parseFloat(rating)).toBeGreaterThanOrEqual(4);
  });

  test("sort=popular orders by votes, sort=rating and sort=newest differ from trending", async ({
    page,
    request,
  }) => {
    const votes = (await (await request.get("/api/tools?sort=popular&limit=152")).json()) as {
      slug: string;
      votes: number;
    }[];
    expect(votes.map((tool) => tool.votes)).toEqual(votes.map((tool) => tool.votes).sort((a, b) => b - a));
    const order = async (query: string) => {
      await page.goto(`/?${query}`);
      return grid(page).evaluateAll((cards) =>
        cards.map((card) => card.querySelector("a")!.getAttribute("href")!.slice(10)),
      );
    };
    expect(await order("sort=popular")).toEqual(votes.map(({ slug }) => slug));
    const orders = [
      await order("sort=trending"),
      await order("sort=newest"),
      await order("sort=popular"),
      await order("sort=rating"),
    ];
    expect(new Set(orders.map((slugs) => slugs.join())).size).toBe(4);
  });

  test("a category by slug, label or canonical name is the same view", async ({ page }) => {
    const counts = [];
    for (const name of ["speech", "Speech", "SPEECH"]) {
      await page.goto(`/?category=${name}`);
      await expect(page.getByRole("heading", { name: "Speech", exact: true })).toBeVisible();
      counts.push(await total(page));
    }
    expect(new Set(counts).size).toBe(1);
    await page.goto("/?category=AI%20for%20Marketing");
    await expect(page.getByRole("heading", { name: "AI for Marketing", exact: true })).toBeVisible();
    await page.goto("/?category=all");
    await expect(grid(page)).toHaveCount(152);
  });

  test("a search names what was searched and finds it first", async ({ page }) => {
    await page.goto("/?q=midjourney");
    await expect(page.getByRole("heading", { name: "Results for “midjourney”" })).toBeVisible();
    await expect(grid(page).first()).toContainText("Midjourney");
    await expect(page.getByRole("button", { name: "Search AI tools: midjourney" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sponsored" })).toHaveCount(0);
  });

  test("filtered views are not indexed and point to the plain page", async ({ page }) => {
    await page.goto("/?pricing=free&category=speech");
    await expect(page).toHaveTitle(/^Free AI tools in Speech/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex.*follow/);
    expect(new URL((await page.locator("link[rel=canonical]").getAttribute("href"))!).pathname).toBe("/");
  });

  test("a view that does not exist is a 404", async ({ request }) => {
    for (const query of [
      "sort=best",
      "pricing=enterprise",
      "period=day",
      "minRating=6",
      "minRating=x",
      "isNew=1",
      "bookmarked=1",
      "category=nope",
      "page=0",
      "page=x",
      "page=1.5",
      "page=9999",
      "q=midjourney&page=9",
      "sort=newest&sort=newest",
      "q=a&q=b",
    ])
      expect((await request.get(`/?${query}`)).status(), query).toBe(404);
    for (const query of ["page=1", "page=2", "period=week", "q=", "utm_source=x", "category=&sort=&pricing="])
      expect((await request.get(`/?${query}`)).status(), query).toBe(200);
  });

  test("nothing found: says so and offers to begin again", async ({ page }) => {
    await page.goto("/?q=zzqqxxyy");
    await expect(page.getByText("No tools found")).toBeVisible();
    await expect(page.getByText("Showing 0 results")).toBeVisible();
    await axe(page);
    await page.getByRole("link", { name: "Reset all" }).click();
    await arrived(page, "/");
    await expect(grid(page)).toHaveCount(152);
  });

  test("bookmarked tools of somebody who is not signed in", async ({ page }) => {
    await page.goto("/?bookmarked=true");
    await expect(page.locator("#tools").getByText("Please sign in to see your saved tools.")).toBeVisible();
  });
});

test.describe("filters by clicking", () => {
  test("category by keyboard", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Category: All Tools" }).focus();
    await page.keyboard.press("Enter");
    const input = page.getByPlaceholder("Search categories...");
    await expect(input).toBeFocused();
    await expect(page.getByRole("option")).toHaveCount(23);
    await expect(page.getByRole("option").first()).toContainText("All Tools");
    await page.keyboard.type("no such thing");
    await expect(page.getByRole("status").filter({ hasText: "No category found." })).toBeVisible();
    // By what an entry stands for as well.
    await input.fill("music");
    await expect(page.getByRole("listbox", { name: "Categories" }).getByRole("option")).toHaveText(/^Speech/);
    await input.fill("video");
    await expect(page.getByRole("option")).toHaveCount(2);
    await expect(page.getByText("2 found", { exact: true })).toHaveRole("status");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await arrived(page, "/?category=video-editing");
    await expect(page.getByRole("combobox", { name: "Category: Video Editing" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Video Editing", exact: true })).toBeVisible();
  });

  test("sort menu", async ({ page }) => {
    await page.goto("/");
    for (const [label, sort] of [
      ["Newest", "newest"],
      ["Most Popular", "popular"],
      ["Top Rated", "rating"],
    ] as const) {
      await page.getByRole("button", { name: /^Sort:/ }).click();
      await page.getByRole("menuitemradio", { name: label }).click();
      await arrived(page, `/?sort=${sort}`);
      await expect(page.getByRole("button", { name: `Sort: ${label}` })).toBeFocused();
    }
    await page.getByRole("button", { name: /^Sort:/ }).click();
    await page.getByRole("menuitemradio", { name: "Trending" }).click();
    await arrived(page, "/");
  });

  test("the Filters panel stays open while filters are chosen", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Filters" }).click();
    const panel = page.getByRole("dialog", { name: "Filters" });
    await panel.getByRole("button", { name: "Freemium" }).click();
    await arrived(page, "/?pricing=freemium");
    await expect(panel.getByRole("button", { name: "Freemium" })).toHaveAttribute("aria-pressed", "true");
    await expect(panel.getByRole("button", { name: "Freemium" })).toBeFocused();
    await panel.getByRole("button", { name: "4 stars and up" }).click();
    await arrived(page, "/?minRating=4&pricing=freemium");
    await panel.getByRole("button", { name: "Has a free plan" }).click();
    await arrived(page, "/?freePlan=true&minRating=4&pricing=freemium");
    await panel.getByRole("button", { name: "Trending" }).click();
    await arrived(page, "/?freePlan=true&isTrending=true&minRating=4&pricing=freemium");
    await panel.getByRole("button", { name: "Bookmarked" }).click();
    await expect(page.getByText("Please sign in to see your saved tools.")).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Filters/ })).toBeFocused();
    await expect(page.getByRole("button", { name: /^Filters/ })).toContainText("4");
  });

  test("chips go one by one, Reset all at once, and back brings them again", async ({ page }) => {
    await page.goto("/?q=video&category=video-editing&pricing=freemium&sort=newest&minRating=3");
    const chips = page.getByRole("list", { name: "Active filters" }).getByRole("link");
    await expect(chips).toHaveCount(5);
    await expect(chips).toContainText([
      "Search: video",
      "Video Editing",
      "Freemium",
      "Newest",
      "3 stars and up",
    ]);
    await page.getByRole("link", { name: "Freemium, remove filter" }).click();
    await arrived(page, "/?category=video-editing&minRating=3&q=video&sort=newest");
    await expect(chips).toHaveCount(4);
    await page.getByRole("link", { name: "Reset all" }).click();
    await arrived(page, "/");
    await expect(chips).toHaveCount(0);
    await page.goBack();
    await arrived(page, "/?category=video-editing&minRating=3&q=video&sort=newest");
    await expect(chips).toHaveCount(4);
    await page.goForward();
    await arrived(page, "/");
    await expect(chips).toHaveCount(0);
  });

  test("the way back from a short view leads to where the long one was left", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await page.getByRole("heading", { name: "All Tools" }).evaluate((heading) => heading.scrollIntoView());
    await page.getByRole("button", { name: "Filters" }).click();
    const choice = page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Open source" });
    // Who presses it has it in sight, which may move the page.
    await choice.scrollIntoViewIfNeeded();
    // The press itself may still move the page, and rows above change their heights once they are drawn: what has to stay is
    // where the first card in sight stands in the window.
    const left = firstInSightAtPress(page);
    await choice.click();
    await arrived(page, "/?openSource=true");
    await page.keyboard.press("Escape");
    await page.goBack();
    await arrived(page, "/");
    const { href, top } = await left;
    const link = page.locator(`#tools .cards .card h3 a[href="${href}"]`);
    await expect.poll(async () => Math.abs((await link.boundingBox())!.y - top)).toBeLessThan(4);
  });

  test("a long wait for a filter is told to those who can't see it", async ({ page }) => {
    await page.goto("/");
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/_rsc=/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Freemium" }).click();
    const told = page.getByRole("status").filter({ hasText: "Loading results…" });
    await expect(told).toHaveCount(1);
    release();
    await expect(told).toHaveCount(0);
  });

  test("Load More keeps the filters", async ({ page }) => {
    await page.goto("/?pricing=freemium");
    await page.getByRole("button", { name: "Load More" }).click();
    await expect(grid(page)).toHaveCount(Math.min(304, await total(page)));
    await expect(
      grid(page).filter({ has: page.locator("footer b", { hasText: /^(Free|Paid)$/ }) }),
    ).toHaveCount(0);
  });

  test("the panel is a sheet on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Filters" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("button", { name: "Paid" }).click();
    await arrived(page, "/?pricing=paid");
    await axe(page);
    await sheet.getByRole("button", { name: /^Show \d+ results?$/ }).click();
    await expect(sheet).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("nothing overflows at 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const address of [
      "/",
      "/?category=ai-chatbots-and-assistants&sort=popular&minRating=4&q=assistant",
      `/?q=${"a".repeat(60)}`,
    ]) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // The row is pushed sideways; what was chosen can be read all the same.
      const category = await page.getByRole("combobox", { name: /^Category: / }).boundingBox();
      expect(category!.width).toBeGreaterThan(70);
    }
    // A category, an order and a filter leave all of it in sight.
    for (const address of ["/", "/?q=logo", "/?category=Productivity&sort=popular&pricing=free"]) {
      await page.goto(address);
      const layouts = (await page.getByRole("group", { name: "Layout" }).first().boundingBox())!;
      expect(layouts.x + layouts.width, address).toBeLessThanOrEqual(320 - 16);
    }
  });
});
