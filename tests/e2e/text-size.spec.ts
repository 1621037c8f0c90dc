import type { Locator, Page } from "@playwright/test";
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

test("what visitors read is no wider than a phone", async ({ page }) => {
  await twice(page);
  for (const path of ["/", "/about", "/advertise"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  // A button is as high as its lines.
  const sizes = await page
    .getByRole("button", { name: /^(Choose|Discuss) / })
    .evaluateAll((all) => all.map((one) => [one.scrollWidth, one.clientWidth]));
  for (const [needed, there] of sizes) expect(needed).toBeLessThanOrEqual(there!);
});

test("the site's name, the shortcuts and a tool's name and numbers can be read whole", async ({ page }) => {
  await twice(page);
  await page.goto("/ai-tools/chatgpt");
  const name = page.getByRole("banner").getByText("Almanac AI");
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  const lines = (of: Locator) =>
    of.evaluate((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight));
  expect(await lines(page.getByRole("heading", { level: 1 }))).toBeCloseTo(1);
  for (const label of ["Rating", "Reviews", "Votes", "Views"])
    expect(
      await lines(page.getByRole("term").filter({ hasText: new RegExp(`^${label}$`) })),
      label,
    ).toBeCloseTo(1);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  for (const crumb of await trail.getByRole("link").all())
    expect((await crumb.boundingBox())!.width).toBeGreaterThan(60);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const shortcuts = page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link");
    for (const one of await shortcuts.all())
      expect(await one.evaluate((link) => link.scrollWidth - link.clientWidth), `${width}`).toBe(0);
  }
});

test("the choices of a list can be read, in as many rows as they need", async ({ page }) => {
  await twice(page);
  await page.goto("/?pricing=free&category=ai-research-and-development");
  const row = page.locator(".tool-row");
  const [sort, filters] = ["Sort: ", "Filters"].map((name) => row.getByRole("button", { name }));
  for (const name of [sort!.locator(".truncate"), row.getByRole("combobox").locator(".truncate")])
    expect((await name.boundingBox())!.width).toBeGreaterThan(90);
  for (const one of [sort!, filters!, row.getByRole("group", { name: "Layout" })])
    await expect(one).toBeInViewport({ ratio: 1 });
});

test("what a pick of the best software does is more than a word wide", async ({ page }) => {
  await twice(page);
  await page.goto("/best-ai-project-management-software");
  const does = page.getByRole("table", { name: "The picks at a glance" }).getByRole("cell").first();
  expect((await does.locator("span").last().boundingBox())!.width).toBeGreaterThan(200);
});

test("what stands beside a field's name is below it where both have no room", async ({ page }) => {
  await twice(page);
  await page.goto("/sign-in");
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  const [label, link] = await Promise.all([
    dialog.getByText("Password", { exact: true }).boundingBox(),
    dialog.getByRole("link", { name: "Forgot password?" }).boundingBox(),
  ]);
  expect(link!.y).toBeGreaterThanOrEqual(label!.y + label!.height / 2);
});

test("the head of a large window is one row, as on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await twice(page);
  await page.goto("/about");
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  expect((await page.getByRole("banner").boundingBox())!.height).toBeLessThan(120);
});

test("a tool's name has room beside its buttons in a large window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await twice(page);
  await page.goto("/ai-tools/chatgpt");
  const name = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(name!.width).toBeGreaterThan(400);
});

test("the dashboard greets by name, and its settings are no wider than a phone", async ({
  page,
  context,
}) => {
  await signIn(context, { name: "Ada Lovelace" });
  await twice(page);
  await page.goto("/dashboard?tab=settings");
  await expect(page.getByRole("button", { name: "Sign out everywhere" })).toBeVisible();
  expect((await page.getByRole("heading", { level: 1 }).boundingBox())!.width).toBeGreaterThan(150);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
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
