import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { grid } from "./home-list";

const tray = (page: Page) => page.getByRole("region", { name: "Tools to compare" });

test("on a page to read the tray is a button that opens it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  for (const n of [0, 1])
    await grid(page)
      .nth(n)
      .getByRole("button", { name: /^Compare / })
      .click();
  await expect(tray(page).getByRole("listitem")).toHaveCount(2);
  await page.goto("/about");
  const pill = tray(page).getByRole("button", { name: "Compare 2 tools" });
  await expect(pill).toBeVisible();
  expect((await pill.boundingBox())!.width).toBeLessThan(160);
  await axe(page, { within: '[aria-label="Tools to compare"]' });
  await pill.press("Enter");
  await expect(tray(page).getByRole("listitem")).toHaveCount(2);
  await expect(tray(page)).toBeFocused();
  await page.goto("/trending");
  await expect(tray(page).getByRole("listitem")).toHaveCount(2);
});

test.describe("with the keyboard of the screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("a field that is typed in has the foot of the screen to itself", async ({ page }) => {
    await page.goto("/");
    await grid(page)
      .first()
      .getByRole("button", { name: /^Compare / })
      .tap();
    await expect(tray(page).getByRole("listitem")).toHaveCount(1);
    await page.goto("/tasks");
    const shortcuts = page.getByRole("navigation", { name: "Shortcuts" });
    const field = page.getByRole("main").getByRole("searchbox");
    await expect(tray(page)).toBeVisible();
    await field.tap();
    await expect(tray(page)).toBeHidden();
    await expect(shortcuts).toBeHidden();
    await field.blur();
    await expect(tray(page)).toBeVisible();
    await expect(shortcuts).toBeVisible();
  });
});

for (const width of [390, 700])
  test(`a comparison breaks no name within a word, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/compare/chatgpt-vs-grammarly-vs-midjourney-vs-perplexity");
    const names = page
      .getByRole("region", { name: "Comparison" })
      .getByRole("columnheader")
      .locator("a[title]");
    await expect(names).toHaveCount(4);
    // A word in two lines has two boxes.
    const lines = await names.evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
  });
