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
