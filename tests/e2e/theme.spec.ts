import { expect, test } from "../support/playwright";

test("a theme that is chosen holds in other tabs, also in one that comes back", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "light" });
  await other.goto("/about");
  await expect(other.locator("html")).toHaveClass(/\blight\b/);

  await page.goto("/faq");
  const theme = page.locator("header summary", { hasText: "Theme" });
  await theme.click();
  const choices = page.getByRole("group", { name: "Theme" });
  await expect(choices.getByRole("button", { name: "System", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await choices.getByRole("button", { name: "Dark", exact: true }).click();
  await expect(theme).toBeFocused();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  // So are the bars of the browser.
  for (const meta of await page.locator('meta[name="theme-color"]').all())
    await expect(meta).toHaveAttribute("content", "#0b0b0d");
  await expect(other.locator("html")).toHaveClass(/\bdark\b/);

  await other.locator("header summary", { hasText: "Theme" }).click();
  await expect(
    other.getByRole("group", { name: "Theme" }).getByRole("button", { name: "Dark", exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});

test("the system's theme is followed until one is chosen", async ({ page }) => {
  const html = page.locator("html");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await expect(html).toHaveClass(/\blight\b/);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveClass(/\bdark\b/);

  await page.locator("header summary", { hasText: "Theme" }).click();
  await page.getByRole("button", { name: "Light", exact: true }).click();
  await expect(html).toHaveClass(/\blight\b/);
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveClass(/\blight\b/);
});

test("a theme that the browser won't keep holds for the page", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await page.locator("header summary", { hasText: "Theme" }).click();
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});

test("where colours are forced, icons are seen, and what is chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/trending");
  const ground = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, asked) => getComputedStyle(element, asked).backgroundColor, part);
  const canvas = await ground("body");
  for (const icon of [".vote", ".save", ".compare"]) expect(await ground(icon, "::before")).not.toBe(canvas);
  for (const choice of ['main [aria-current="page"]', 'header [aria-current="page"]'])
    expect(await ground(choice)).not.toBe(canvas);
});
