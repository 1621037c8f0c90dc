import { expect, test } from "../support/playwright";
import { ready } from "./list-page";

const field = (page: import("@playwright/test").Page) =>
  page.getByRole("combobox", { name: "Search AI tools" });

test("who comes back from what the search found comes back to the page, not to the search", async ({
  page,
}) => {
  await page.goto("/trending");
  await ready(page);
  await page.keyboard.press("Control+k");
  await field(page).fill("midjourney");
  await expect(page.getByRole("option", { name: /^Midjourney/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/ai-tools/midjourney");
  await page.goBack();
  await expect(page).toHaveURL("/trending");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

// Safari on a Mac gives no focus to a button that is clicked.
test("the focus goes back to the button that was clicked, where a click gives it none", async ({ page }) => {
  await page.goto("/ai-tools/chatgpt");
  await expect(page.getByRole("tablist")).toBeVisible();
  await page.evaluate(() => {
    const takeFocus = (event: Event) => {
      event.preventDefault();
      (document.activeElement as HTMLElement).blur();
    };
    addEventListener("mousedown", takeFocus, true);
  });
  for (const [name, dialog] of [
    ["Search AI tools", "Search AI tools"],
    ["Report a problem", /./],
  ] as const) {
    const button = page.getByRole("button", { name }).first();
    await button.click();
    await expect(page.getByRole("dialog", { name: dialog }).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  }
});
