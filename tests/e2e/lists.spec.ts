import { axe, expect, test } from "../support/playwright";
import { cards, jsonLd, links, loadMore, names, ready, totalOf } from "./list-page";

const lists = [
  "/latest-launches",
  "/upcoming",
  "/top-products",
  "/trending",
  "/categories",
  "/category/video",
  "/best-ai-crm-software",
];

test.describe("addresses of lists", () => {
  test("are accessible and fit a narrow phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of lists)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        expect((await jsonLd(page, "ItemList"))!.itemListElement.length).toBeGreaterThan(0);
        await axe(page);
      });
  });

  for (const path of [
    "/latest-launches?page=0",
    "/latest-launches?page=01",
    "/latest-launches?page=999",
    "/latest-launches?period=year",
    "/latest-launches?period=Week",
    "/upcoming?page=99",
    "/upcoming?page=x",
    "/top-products?sort=best",
    "/top-products?sort=votes&page=999",
    "/trending?period=year",
    "/category/nothing",
    "/category/Chatbots",
    "/category/video?page=99",
    "/no-such-page",
  ])
    test(`${path} is not found`, async ({ request }) => expect((await request.get(path)).status()).toBe(404));

  test("a view has one address: nothing is below a list's", async ({ request }) => {
    for (const path of [
      "/latest-launches/week/2",
      "/upcoming/2",
      "/top-products/all/votes/1",
      "/trending/week",
      "/categories/all",
      "/category/video/2",
      "/home/all",
      "/browse",
      "/terms/more",
    ])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  test("a view is left to readers; search engines keep the plain list", async ({ page }) => {
    for (const [address, plain] of [
      ["/latest-launches?period=week", "/latest-launches"],
      ["/latest-launches?page=2", "/latest-launches"],
      ["/top-products?sort=recent", "/top-products"],
      ["/trending?period=month", "/trending"],
      ["/category/video?page=2", "/category/video"],
    ]) {
      await page.goto(address!);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex, follow/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`[^/]${plain}$`),
      );
    }
    await page.goto("/category/chatbots");
    await expect(page.locator('meta[name="robots"]')).not.toHaveAttribute("content", /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/category\/ai-chatbots-and-assistants$/,
    );
  });
});

test.describe("new launches", () => {
  test("shows the newest nine, and nine more", async ({ page, request }) => {
    await page.goto("/latest-launches");
    await expect(page.getByRole("heading", { level: 1, name: "New launches" })).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    await loadMore(page);
    await expect(cards(page)).toHaveCount(18);
    const days = await cards(page)
      .locator("time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
    // Other tests publish tools meanwhile.
    expect(days.length).toBeGreaterThan(9);
    expect(days).toEqual([...days].sort().reverse());
    await expect(cards(page).locator("time").first()).toHaveText(/^Added [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    expect(new Set(await links(page)).size).toBe(18);
    const answer = await request.get("/api/tools?sort=newest&isUpcoming=false&limit=18");
    expect(await names(page)).toEqual(((await answer.json()) as { name: string }[]).map(({ name }) => name));
    await expect(page.getByText("Coming Soon")).toHaveCount(0);
  });

  test("says when more can't be read, and tries again", async ({ page, allowConsole }) => {
    allowConsole("Failed to load resource");
    await page.goto("/latest-launches");
    await page.route("**/api/tools?*", (route) =>
      route.fulfill({ status: 500, json: { error: "Something went wrong." } }),
    );
    await loadMore(page);
    const said = page.locator("#main").getByRole("alert");
    await expect(said).toContainText("Error Loading Tools");
    await expect(said).toContainText("Please try again later");
    await page.unroute("**/api/tools?*");
    await loadMore(page);
    await expect(cards(page)).toHaveCount(18);
    await expect(said).toHaveCount(0);
  });

  test("filters by the time of launch, in the address", async ({ page, request }) => {
    await page.goto("/latest-launches");
    const filters = page.getByRole("navigation", { name: "Time of launch" });
    await expect(filters.getByRole("link")).toHaveText(["All Time", "This Month", "This Week"]);
    await expect(filters.getByRole("link", { name: "All Time" })).toHaveAttribute("aria-current", "page");
    await filters.getByRole("link", { name: "This Week" }).click();
    await expect(page).toHaveURL("/latest-launches?period=week");
    await expect(filters.getByRole("link", { name: "This Week" })).toHaveAttribute("aria-current", "page");
    const week = await totalOf(request, "period=week&isUpcoming=false");
    await expect(cards(page)).toHaveCount(Math.min(9, week));
    await filters.getByRole("link", { name: "This Month" }).click();
    await expect(page).toHaveURL("/latest-launches?period=month");
    const month = await totalOf(request, "period=month&isUpcoming=false");
    await expect(page.getByText(`${month} launched tools`, { exact: true })).toBeVisible();
    await loadMore(page);
    await expect(cards(page)).toHaveCount(Math.min(18, month));
    await page.goBack();
    await expect(page).toHaveURL("/latest-launches?period=week");
    await expect(cards(page)).toHaveCount(Math.min(9, week));
    await page.reload();
    await expect(filters.getByRole("link", { name: "This Week" })).toHaveAttribute("aria-current", "page");
  });
});

test.describe("upcoming tools", () => {
  test("tells when each is expected, and asks to sign in for notices", async ({ page }) => {
    await page.goto("/upcoming");
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByText("Coming Soon", { exact: true })).toHaveCount(9);
    await expect(cards(page).first()).toContainText(
      /Date to be announced|Expected [A-Z][a-z]{2} \d{1,2}, \d{4}/,
    );
    await expect(cards(page).first()).toContainText(/\d+ subscribers?/);
    const notify = cards(page)
      .first()
      .getByRole("button", { name: /^Get Notified/ });
    await expect(notify).toHaveAttribute("aria-pressed", "false");
    await ready(page);
    await notify.click();
    await expect(page.getByText("Please sign in to save tools.")).toBeVisible();
    await expect(page.getByText("Then you are told when this one launches.")).toBeVisible();
    await expect(page).toHaveURL("/upcoming");
  });

  test("Load More brings the others", async ({ page, request }) => {
    const total = await totalOf(request, "isUpcoming=true");
    await page.goto("/upcoming");
    for (let shown = 9; shown < total; shown += 9) {
      await expect(cards(page)).toHaveCount(shown);
      await loadMore(page);
    }
    await expect(cards(page)).toHaveCount(total);
    await expect(page.getByRole("button", { name: "Load More" })).toHaveCount(0);
    expect(new Set(await links(page)).size).toBe(total);
  });
});

test.describe("top tools", () => {
  test("puts the first tool forward and numbers the others", async ({ page, request }) => {
    const best = (await (await request.get("/api/tools?sort=popular&isUpcoming=false&limit=18")).json()) as {
      name: string;
      slug: string;
      website: string;
    }[];
    await page.goto("/top-products");
    const first = page.getByRole("article").first();
    await expect(first.getByRole("heading", { level: 3 })).toHaveText(best[0]!.name);
    await expect(first.getByRole("link", { name: /^Try Now/ })).toHaveAttribute("href", best[0]!.website);
    await expect(first.getByRole("link", { name: /^Learn More/ })).toHaveAttribute(
      "href",
      `/ai-tools/${best[0]!.slug}`,
    );
    await expect(cards(page)).toHaveCount(8);
    await loadMore(page);
    await expect(cards(page)).toHaveCount(17);
    expect(await names(page)).toEqual(best.slice(1).map(({ name }) => name));
    await expect(cards(page).locator(".place")).toHaveText(
      Array.from({ length: 17 }, (_, i) => `Number ${i + 2}`),
    );
    await first.getByRole("button", { name: /^Upvote/ }).click();
    await expect(page.getByText("Please sign in to upvote tools.")).toBeVisible();
  });

  test("sorts by votes, trend and age within a time of launch", async ({ page, request }) => {
    await page.goto("/top-products");
    const sorts = page.getByRole("navigation", { name: "Sort by" });
    await expect(sorts.getByRole("link")).toHaveText(["Votes", "Trending", "Recent"]);
    await sorts.getByRole("link", { name: "Recent" }).click();
    await expect(page).toHaveURL("/top-products?sort=recent");
    await page.getByRole("link", { name: "This Month" }).click();
    await expect(page).toHaveURL("/top-products?period=month&sort=recent");
    const answer = await request.get("/api/tools?sort=newest&period=month&isUpcoming=false&limit=9");
    const expected = ((await answer.json()) as { name: string }[]).map(({ name }) => name);
    await expect(page.getByRole("article").first().getByRole("heading", { level: 3 })).toHaveText(
      expected[0]!,
    );
    expect(await names(page)).toEqual(expected.slice(1));
    await page.getByRole("main").getByRole("link", { name: "How tools are ranked" }).click();
    await expect(page).toHaveURL("/ranking");
  });
});

test.describe("trending", () => {
  test("lists what is flagged and busy, in three tabs", async ({ page, request }) => {
    await page.goto("/trending");
    await expect(page.getByRole("heading", { level: 1, name: "Trending AI Tools" })).toBeVisible();
    const tabs = page.getByRole("navigation", { name: "Period" });
    await expect(tabs.getByRole("link")).toHaveText(["Today", "This Week", "This Month"]);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(
      Math.min(100, await totalOf(request, "isTrending=true")),
    );
    await expect(cards(page).first()).toContainText(/Vote score \d+/);
    await expect(cards(page).nth(1).locator(".place")).toContainText("Number 2");
    await page.setViewportSize({ width: 390, height: 800 });
    const cut = await cards(page).evaluateAll(
      (all) =>
        all.filter((card) => {
          const line = card.querySelector(".facts > span")!;
          return line.scrollWidth > line.clientWidth;
        }).length,
    );
    expect(cut).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await tabs.getByRole("link", { name: "This Month" }).click();
    await expect(page).toHaveURL("/trending?period=month");
    const layout = page.getByRole("group", { name: "Layout" });
    await expect(layout.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");
    await layout.getByRole("button", { name: "Grid" }).click();
    const sameRow = () =>
      cards(page).evaluateAll(([a, b]) => a!.getBoundingClientRect().top === b!.getBoundingClientRect().top);
    expect(await sameRow()).toBe(true);
    await page.reload();
    await expect(layout.getByRole("button", { name: "Grid" })).toHaveAttribute("aria-pressed", "true");
    expect(await sameRow()).toBe(true);
    const [first] = await links(page);
    await cards(page).first().locator("h3 a").click();
    await expect(page).toHaveURL(first!);
    expect(first).toMatch(/^\/ai-tools\/[a-z0-9-]+$/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Load More and filters are links", async ({ page }) => {
    await page.goto("/latest-launches");
    const first = await links(page);
    await page.getByRole("link", { name: "This Month" }).click();
    await expect(page).toHaveURL("/latest-launches?period=month");
    await page.goto("/latest-launches");
    await page.getByRole("button", { name: "Load More" }).click();
    await expect(page).toHaveURL("/latest-launches?page=2");
    const second = await links(page);
    expect(second).toHaveLength(9);
    expect(second.filter((link) => first.includes(link))).toEqual([]);
    await page.goto("/upcoming");
    await page.getByRole("button", { name: "Load More" }).click();
    await expect(page).toHaveURL("/upcoming?page=2");
    await page.goto("/top-products?page=2");
    await expect(cards(page)).toHaveCount(9);
    await expect(cards(page).first()).toContainText("Number 10");
    await page.goto("/category/video");
    await page.getByRole("button", { name: "Load More" }).click();
    await expect(page).toHaveURL("/category/video?page=2");
  });
});

test("on a phone of 360 pixels the times and the layout share a row", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [address, times] of [
    ["/latest-launches", "All Time"],
    ["/trending", "Today"],
  ] as const) {
    await page.goto(address);
    const time = (await page.getByRole("link", { name: times, exact: true }).boundingBox())!;
    const layouts = (await page.getByRole("group", { name: "Layout" }).boundingBox())!;
    expect(layouts.y, address).toBeLessThan(time.y + time.height);
    expect(layouts.x + layouts.width, address).toBeLessThanOrEqual(360 - 16);
  }
});
