import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { arrived, grid, total } from "./home-list";
import { cards, ready } from "./list-page";

type Facets = Record<string, { value: string; count: number }[]>;

const openPanel = async (page: Page) => {
  await page.getByRole("button", { name: /^Filters/ }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  await expect(panel.getByRole("button", { name: /^Freemium \d+ tools$/ })).toBeVisible();
  return panel;
};

test.describe("filters on facts", () => {
  test("every choice says what it leaves, and leaves that", async ({ page, request }) => {
    const facets = (await (await request.get("/api/tools/facets")).json()) as Facets;
    const slack = facets.integration!.find(({ value }) => value === "slack")!.count;
    await page.goto("/");
    const panel = await openPanel(page);
    await axe(page);
    await panel.getByRole("searchbox", { name: "Search: Works with" }).fill("slack");
    await panel.getByRole("button", { name: `Slack ${slack} tools` }).click();
    await arrived(page, "/?integration=slack");
    expect(await total(page)).toBe(slack);
    await panel.getByRole("button", { name: /^Has a free plan \d+ tools?$/ }).click();
    await arrived(page, "/?freePlan=true&integration=slack");
    const both = (await (await request.get("/api/tools/facets?integration=slack")).json()) as Facets;
    expect(await total(page)).toBe(both.freePlan![0]!.count);
    await panel.getByRole("button", { name: /^\$20 a month/ }).click();
    await arrived(page, "/?freePlan=true&integration=slack&maxPrice=20");
    await expect(page.getByRole("list", { name: "Active filters" }).getByRole("link")).toHaveCount(3);
  });

  test("several platforms at once: all must hold", async ({ page }) => {
    await page.goto("/");
    const panel = await openPanel(page);
    await panel.getByRole("button", { name: /^iOS \d+/ }).click();
    await arrived(page, "/?platform=ios");
    const one = await total(page);
    await panel.getByRole("button", { name: /^Android \d+/ }).click();
    await arrived(page, "/?platform=android&platform=ios");
    expect(await total(page)).toBeLessThanOrEqual(one);
    await expect(panel.getByRole("button", { name: /^iOS/ })).toHaveAttribute("aria-pressed", "true");
    await panel.getByRole("button", { name: /^iOS/ }).click();
    await arrived(page, "/?platform=android");
  });

  test("a choice that would leave nothing says so and does nothing", async ({ page }) => {
    await page.route("/api/tools/facets**", async (route) => {
      const facets = (await (await route.fetch()).json()) as Facets;
      await route.fulfill({ json: { ...facets, hasApi: [{ value: "true", count: 0 }] } });
    });
    await page.goto("/");
    const panel = await openPanel(page);
    const none = panel.getByRole("button", { name: "Has an API 0 tools, none would be left" });
    await expect(none).toHaveAttribute("aria-disabled", "true");
    await none.click({ force: true });
    await expect(page).toHaveURL("/");
  });

  test("the panel works without its counts", async ({ page, allowConsole }) => {
    allowConsole(/503/);
    await page.route("/api/tools/facets**", (route) =>
      route.fulfill({ status: 503, json: { error: "Something went wrong on our side. Please try again." } }),
    );
    await page.goto("/");
    await page.getByRole("button", { name: /^Filters/ }).click();
    const panel = page.getByRole("dialog", { name: "Filters" });
    await panel.getByRole("button", { name: "Open source", exact: true }).click();
    await arrived(page, "/?openSource=true");
  });

  test("the result comes first: nothing stands above a filtered list", async ({ page }) => {
    for (const size of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      for (const address of ["/?q=video", "/?openSource=true", "/?platform=ios&maxPrice=20&minRating=4"]) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("heading", { name: "Sponsored" })).toHaveCount(0);
        await expect(grid(page).first().getByRole("heading")).toBeInViewport();
      }
    }
  });

  test("the list stays in view when what stood above it goes", async ({ page }) => {
    await page.goto("/");
    const panel = await openPanel(page);
    await panel.getByRole("button", { name: /^Open source/ }).click();
    await arrived(page, "/?openSource=true");
    await expect(page.getByRole("button", { name: /^Filters/ })).toBeInViewport();
    await expect(panel.getByRole("button", { name: /^Open source/ })).toBeFocused();
  });

  test("an empty list names the filter to drop and what that gives", async ({ page, request }) => {
    const count = async (query: string) =>
      Number((await request.get(`/api/tools?limit=1&${query}`)).headers()["x-total-count"]);
    await page.goto("/?q=zzqqxxyy&openSource=true");
    await expect(page.getByText("No tools found")).toBeVisible();
    const ways = page.getByRole("list", { name: "Filters to change" }).getByRole("link");
    const tools = await count("openSource=true");
    await expect(ways).toHaveText([`Without the search: ${tools} tools`]);
    await axe(page);
    await ways.click();
    await arrived(page, "/?openSource=true");
    expect(await total(page)).toBe(tools);
  });

  test("where nothing is free, what has a free plan is offered first", async ({ page }) => {
    await page.goto("/?q=video+editor&pricing=free");
    const ways = page.getByRole("list", { name: "Filters to change" }).getByRole("link");
    await expect(ways.first()).toHaveText(/^“Has a free plan” instead of “Free”: \d+ tools$/);
    await ways.first().click();
    await arrived(page, "/?freePlan=true&q=video+editor");
    expect(await total(page)).toBeGreaterThan(0);
  });

  test("the number of tools is one: the hero's, with how much of it is here", async ({ page, request }) => {
    const all = (await request.get("/api/tools?limit=1")).headers()["x-total-count"]!;
    await page.goto("/");
    await expect(page.getByText(`${all} in this sample`)).toBeVisible();
  });
});

test.describe("filters of a category", () => {
  test("stay within the category and keep its address", async ({ page, request }) => {
    const all = Number(
      (
        await request.get("/api/tools?limit=1&category=ai-for-video-generation,ai-for-video-editing")
      ).headers()["x-total-count"],
    );
    await page.goto("/category/video");
    await ready(page);
    const panel = await openPanel(page);
    await expect(panel.getByRole("button", { name: "Bookmarked" })).toHaveCount(0);
    const free = panel.getByRole("button", { name: /^Has a free plan \d+/ });
    const count = Number(/\d+/.exec((await free.textContent())!)![0]);
    expect(count).toBeLessThanOrEqual(all);
    await free.click();
    await arrived(page, "/category/video?freePlan=true");
    await expect(page.getByText(`${count} tools`, { exact: true }).first()).toBeVisible();
    expect(await cards(page).count()).toBe(Math.min(9, count));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    expect(new URL((await page.locator("link[rel=canonical]").getAttribute("href"))!).pathname).toBe(
      "/category/video",
    );
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Has a free plan, remove filter" }).click();
    await arrived(page, "/category/video");
    await axe(page);
  });

  test("an unknown value is not found", async ({ request }) => {
    for (const query of ["pricing=enterprise", "platform=amiga", "maxPrice=x", "sort=best"])
      expect((await request.get(`/category/video?${query}`)).status(), query).toBe(404);
    for (const query of ["pricing=free", "platform=ios&platform=web", "sort=newest", "q=avatar"])
      expect((await request.get(`/category/video?${query}`)).status(), query).toBe(200);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form has every filter, on the home page and in a category", async ({ page }) => {
    await page.goto("/");
    await page.locator("#tools summary").click();
    await page.getByRole("checkbox", { name: "iOS" }).check();
    await page.getByRole("checkbox", { name: "Has a free plan" }).check();
    await page.locator("select[name=maxPrice]").selectOption("20");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("list", { name: "Active filters" }).getByRole("link")).toHaveCount(3);
    await expect(page.locator("input[name=platform][value=ios]")).toBeChecked();

    await page.goto("/category/video");
    await page.locator("#tools summary").click();
    await page.locator("select[name=pricing]").selectOption("paid");
    await page.getByRole("button", { name: "Apply" }).click();
    expect(new URL(page.url()).pathname).toBe("/category/video");
    await expect(page.getByRole("link", { name: "Paid, remove filter" })).toBeVisible();
  });
});
