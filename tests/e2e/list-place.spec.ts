import type { Page } from "@playwright/test";
import { expect, holdScripts, test } from "../support/playwright";
import { grid, total } from "./home-list";
import { cards, loadMore, names, ready } from "./list-page";

/** A page that the browser kept whole would prove nothing: one with a listener for `unload` is made anew. */
const withoutPageCache = (page: Page) => page.addInitScript(() => addEventListener("unload", () => {}));

const links = (page: Page) =>
  grid(page)
    .locator("h3 a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));

/** Cards get their height when they are drawn, and move those below: waits until all in sight are. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let frames = 20;
        const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done());
        next();
      }),
  );

for (const kept of [true, false])
  test.describe(kept ? "with the browser's page cache" : "without it", () => {
    test.beforeEach(async ({ page }) => {
      if (!kept) await withoutPageCache(page);
    });

    test("back from a tool leads to the same cards at the same height", async ({ page }) => {
      await page.goto("/");
      await ready(page);
      await loadMore(page);
      await expect(page).toHaveURL("/?page=2");
      await expect(grid(page)).toHaveCount(304);
      await loadMore(page);
      await expect(page).toHaveURL("/?page=3");
      const before = await links(page);
      const card = grid(page).nth(250);
      await card.scrollIntoViewIfNeeded();
      await drawn(page);
      const top = (await card.boundingBox())!.y;
      const name = (await card.locator("h3").textContent())!;
      await card.locator("h3 a").click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/?page=3");
      await expect(grid(page)).toHaveCount(before.length);
      expect(await links(page)).toEqual(before);
      await expect.poll(async () => Math.abs((await card.boundingBox())!.y - top)).toBeLessThan(4);
    });
  });

test("what is back is painted where it was left, before the page is alive", async ({ page }) => {
  await withoutPageCache(page);
  await page.goto("/");
  await ready(page);
  await loadMore(page);
  await expect(page).toHaveURL("/?page=2");
  await expect(grid(page)).toHaveCount(304);
  const link = await grid(page).nth(230).locator("h3 a").getAttribute("href");
  const card = page.locator("#tools .cards .card", { has: page.locator(`h3 a[href="${link}"]`) });
  await card.scrollIntoViewIfNeeded();
  await drawn(page);
  const top = (await card.boundingBox())!.y;
  const isThere = () =>
    expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? NaN) - top)).toBeLessThan(4);
  await card.locator("h3 a").click();
  await expect(page).toHaveURL(link!);
  const release = await holdScripts(page);
  await page.goBack({ waitUntil: "commit" });
  await expect(grid(page)).toHaveCount(152);
  await isThere();
  release();
  await expect(grid(page)).toHaveCount(304);
  await isThere();
});

test("a reload keeps the cards and the place", async ({ page }) => {
  await page.goto("/?pricing=freemium");
  await ready(page);
  await loadMore(page);
  await expect(page).toHaveURL("/?page=2&pricing=freemium");
  const shown = Math.min(304, await total(page));
  await expect(grid(page)).toHaveCount(shown);
  const card = grid(page).nth(160);
  await card.scrollIntoViewIfNeeded();
  await drawn(page);
  const top = (await card.boundingBox())!.y;
  await page.reload();
  await expect(grid(page)).toHaveCount(shown);
  await expect.poll(async () => Math.abs((await card.boundingBox())!.y - top)).toBeLessThan(4);
});

test("a page that is opened by its address offers what stands before it", async ({ page }) => {
  await page.goto("/?page=2");
  await expect(grid(page)).toHaveCount(152);
  const second = await links(page);
  await ready(page);
  await page.getByRole("button", { name: "Show previous" }).click();
  await expect(grid(page)).toHaveCount(304);
  expect((await links(page)).slice(152)).toEqual(second);
  await expect(page.getByRole("button", { name: "Show previous" })).toHaveCount(0);
  await expect(grid(page).first().locator("h3 a")).toBeFocused();
  // On from there by keyboard goes through the cards in their order.
  await page.keyboard.press("Tab");
  await expect(
    grid(page)
      .first()
      .getByRole("button", { name: /^Upvote/ }),
  ).toBeFocused();
});

for (const kept of [true, false])
  test(`back to the top tools leads to all of them, ${kept ? "kept by the browser" : "made anew"}`, async ({
    page,
  }) => {
    if (!kept) await withoutPageCache(page);
    await page.goto("/top-products");
    const first = page.locator("main article").first().getByRole("heading", { level: 3 });
    const name = (await first.textContent())!;
    await loadMore(page);
    await expect(page).toHaveURL("/top-products?page=2");
    await expect(cards(page)).toHaveCount(17);
    const before = await names(page);
    await cards(page).nth(12).locator("h3 a").click();
    await expect(page).toHaveURL(/\/ai-tools\//);
    await page.goBack();
    await expect(cards(page)).toHaveCount(17);
    await expect(first).toHaveText(name);
    expect(await names(page)).toEqual(before);
    await expect(page.getByRole("button", { name: "Show previous" })).toHaveCount(0);
  });

test("what stands before a later page of the top tools begins with the first of them", async ({ page }) => {
  await page.goto("/top-products?page=2");
  await expect(cards(page)).toHaveCount(9);
  await ready(page);
  await page.getByRole("button", { name: "Show previous" }).click();
  await expect(cards(page)).toHaveCount(17);
  await expect(
    page
      .locator("main article")
      .first()
      .getByRole("link", { name: /^Try Now/ }),
  ).toBeVisible();
  await expect(cards(page).first().locator(".place")).toHaveText("Number 2");
});

test("another list in the same tab begins at its beginning", async ({ page }) => {
  await page.goto("/category/video");
  await loadMore(page);
  await expect(page).toHaveURL("/category/video?page=2");
  await expect(cards(page)).toHaveCount(18);
  await page.getByRole("button", { name: /^Sort:/ }).click();
  await page.getByRole("menuitemradio", { name: "Newest" }).click();
  await expect(page).toHaveURL("/category/video?sort=newest");
  await expect(cards(page)).toHaveCount(9);
  await page.goBack();
  await expect(page).toHaveURL("/category/video?page=2");
  await expect(cards(page)).toHaveCount(18);
  await page.goto("/category/video");
  await expect(cards(page)).toHaveCount(9);
});

test("where the browser keeps nothing, the server's page is there", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error("full");
    };
  });
  await page.goto("/");
  await ready(page);
  await loadMore(page);
  await expect(page).toHaveURL("/?page=2");
  await page.reload();
  await expect(grid(page)).toHaveCount(152);
  await expect(page.getByRole("button", { name: "Show previous" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages before are a link away", async ({ page }) => {
    await page.goto("/category/video?page=2");
    await page.getByRole("button", { name: "Show previous" }).press("Enter");
    await expect(page).toHaveURL("/category/video");
  });
});
