import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

test.use({ viewport: { width: 390, height: 844 } });

/** What somebody sees whose browser has letters of twice the size. */
const twice = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    }),
  );

test("a post's title grows with the text below it", async ({ page }) => {
  const size = () =>
    page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  await page.goto("/blog/running-an-ai-pilot");
  const usual = await size();
  await twice(page);
  await page.reload();
  expect(await size()).toBeGreaterThanOrEqual(2 * usual);
});

for (const [path, last] of [
  [
    "/admin",
    (page: Page) => page.getByRole("region", { name: "Popular tools" }).getByRole("listitem").last(),
  ],
  // With pages of rows to turn.
  ["/admin/tools", (page: Page) => page.getByRole("button", { name: "Next" })],
  ["/admin/blog", (page: Page) => page.getByRole("row").last()],
  ["/admin/activity", (page: Page) => page.getByLabel("Until")],
  ["/admin/reviews", (page: Page) => page.getByRole("link", { name: "Rejected" })],
] as const)
  test(`${path} is no wider than a phone, nor is its head`, async ({ page, context }) => {
    await signIn(context, { role: "admin" });
    await twice(page);
    await page.goto(path);
    await expect(last(page)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: "Sign out" })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // Two rows of it at most: it stays over what is read.
    expect((await page.getByRole("banner").boundingBox())!.height).toBeLessThan(200);
  });
