import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { grid } from "./home-list";

const tray = (page: Page) => page.getByRole("region", { name: "Tools to compare" });
const table = (page: Page) => page.getByRole("region", { name: "Comparison" });
const compareOf = (page: Page, n: number) =>
  grid(page)
    .nth(n)
    .getByRole("button", { name: /^Compare / });
const removals = (page: Page) => tray(page).getByRole("button", { name: /^Remove / });

test("who takes a tool out of the tray goes on with the next one, then with its card", async ({ page }) => {
  await page.goto("/");
  for (const n of [0, 1, 2]) await compareOf(page, n).click();
  await expect(removals(page)).toHaveCount(3);
  const second = await removals(page).nth(1).getAttribute("aria-label");
  await removals(page).first().press("Enter");
  await expect(removals(page)).toHaveCount(2);
  await expect(removals(page).first()).toBeFocused();
  await expect(removals(page).first()).toHaveAttribute("aria-label", second!);
  await removals(page).last().press("Enter");
  await expect(removals(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tray(page)).toHaveCount(0);
  await expect(compareOf(page, 1)).toBeFocused();
  await expect(compareOf(page, 1)).toBeInViewport();

  await page.keyboard.press("Enter");
  await tray(page).getByRole("button", { name: "Clear all" }).press("Enter");
  await expect(tray(page)).toHaveCount(0);
  await expect(compareOf(page, 1)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(removals(page)).toHaveCount(1);
});

test("a comparison that gained or lost a tool has the focus beside it", async ({ page }) => {
  await page.goto("/compare/chatgpt-vs-claude");
  const add = page.getByRole("region", { name: "Add a tool" }).getByRole("link").first();
  const name = (await add.locator(".font-medium").textContent())!.replace(/^Add /, "");
  await add.press("Enter");
  await expect(table(page).getByRole("columnheader")).toHaveCount(4);
  await expect(table(page).getByRole("link", { name, exact: true })).toBeFocused();
  // Each cell is read with the tool's name alone.
  await expect(table(page).getByRole("columnheader", { name, exact: true })).toBeVisible();

  await table(page).getByRole("link", { name: "Remove ChatGPT from the comparison" }).press("Enter");
  await expect(table(page).getByRole("columnheader")).toHaveCount(3);
  await expect(table(page).getByRole("columnheader").locator("a[title]:focus")).toHaveCount(1);
});

test("in a low window nothing lies over what has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  await compareOf(page, 0).press("Enter");
  await expect(tray(page)).toHaveCSS("position", "static");
  await page.goto("/compare/chatgpt-vs-claude-vs-gemini");
  for (const width of [320, 640, 1280]) {
    await page.setViewportSize({ width, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const more = table(page).locator("summary");
    expect(await more.count()).toBeGreaterThan(0);
    for (const summary of await more.all()) {
      // From below, as who goes backwards comes to it.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await summary.focus();
      const seen = await summary.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 16, y) === element);
      });
      expect(seen).toEqual([true, true]);
    }
  }
});
