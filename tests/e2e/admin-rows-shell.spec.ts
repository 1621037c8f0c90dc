import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { choose } from "./admin-page";

test.beforeEach(async ({ context }) => {
  await signIn(context, { role: "admin" });
});

test("the back office has nothing of the site around it, and screens begin at their top", async ({
  page,
}) => {
  await page.goto("/admin/users?limit=100");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Inquiries" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sales Inquiries");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe("hidden");
});

test("the sidebar gives way to a menu below 768 pixels", async ({ page }) => {
  await page.goto("/admin/activity");
  const sidebar = page.getByRole("navigation", { name: "Administration" });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sidebar).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(sidebar).toBeHidden();
  await expect(menu).toBeVisible();
});

test("a phone's menu has the theme, for which the header has no room", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/admin/activity");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Admin" });
  for (const [label, theme] of [
    ["Dark", /\bdark\b/],
    ["Light", /\blight\b/],
  ] as const) {
    await drawer.locator("summary", { hasText: "Theme" }).click();
    await drawer.getByRole("button", { name: label, exact: true }).click();
    await expect(page.locator("html")).toHaveClass(theme);
  }
});

test("Main Site and Sign out lead out", async ({ page, context }) => {
  await page.goto("/admin/activity");
  // What is still asked for when the session ends is refused.
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("link", { name: "Main Site" })).toHaveAttribute("href", "/");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === "next-auth.session-token"))
    .toBe(false);
  await expect(page).toHaveURL("/");
  await page.goto("/admin");
  await expect(page).toHaveURL("/");
});

test("a tool is trending from the 501st view on", async ({ page }) => {
  await page.route("**/api/tools/stats", async (route) => {
    const response = await route.fetch();
    const stats = (await response.json()) as { popularTools: object[] };
    const [first] = stats.popularTools;
    stats.popularTools = [
      { ...first, _id: "a", name: "Just below", views: 500 },
      { ...first, _id: "b", name: "Just above", views: 501 },
    ];
    await route.fulfill({ response, json: stats });
  });
  await page.goto("/admin");
  const popular = page.getByRole("region", { name: "Popular tools" }).getByRole("listitem");
  await expect(popular.filter({ hasText: "Just above" })).toContainText("Trending");
  await expect(popular.filter({ hasText: "Just below" })).not.toContainText("Trending");
});

test("the table of tools is 600 pixels high, and a row has its four actions", async ({ page }) => {
  await page.goto("/admin/tools?limit=100&q=voice");
  await expect(page.getByRole("row").nth(50)).toBeAttached();
  const box = await page.getByRole("region", { name: "Tools" }).boundingBox();
  expect(box?.height).toBe(600);
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  const items = page.getByRole("menuitem");
  await expect(items.filter({ hasText: /^Edit$/ })).toHaveCount(1);
  await expect(items.filter({ hasText: /^View$/ })).toHaveAttribute("href", /^\/ai-tools\//);
  await expect(items.filter({ hasText: /^Archive$/ })).toHaveCount(1);
  await expect(items.filter({ hasText: /^Delete$/ })).toHaveCount(1);
});

test("a hundred thousand tools are counted, turned to the last page and sorted", async ({ page }) => {
  await page.goto("/admin/tools");
  const pages = page.getByRole("navigation", { name: "Pages" });
  const [, total] = /of ([\d,]+)$/.exec((await pages.getByRole("status").textContent())!)!;
  const last = Math.ceil(Number(total!.replaceAll(",", "")) / 25);
  await page.goto(`/admin/tools?page=${last}`);
  await expect(pages.getByRole("status")).toHaveText(new RegExp(`–${total} of ${total}$`));
  await expect(pages.getByRole("button", { name: "Next" })).toBeDisabled();
  await pages.getByRole("button", { name: "Previous" }).click();
  await expect(page).toHaveURL(new RegExp(`page=${last - 1}`));
  await page.getByRole("columnheader", { name: "Category" }).getByRole("button").click();
  await expect(page).toHaveURL(/sort=category/);
  await expect(page.getByRole("region", { name: "Tools" })).toHaveAttribute("aria-busy", "false");
});

test("the status of a tool is changed in its form", async ({ page }) => {
  await page.goto("/admin/tools?status=published&sort=name&order=desc");
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = page.getByRole("dialog", { name: /^Edit / });
  await form.getByLabel("Status").selectOption("archived");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Tool updated successfully")).toBeVisible();
});

test("both dialogs of an account are reached from its menu, and its events are shown", async ({ page }) => {
  await page.goto("/admin/users?q=person-19999");
  await expect(page.getByRole("row")).toHaveCount(2);
  const label = (await page.getByRole("button", { name: /^Actions for/ }).getAttribute("aria-label"))!;
  const full = label.replace("Actions for ", "");
  expect(full).toMatch(/19999$/);
  for (const [action, tab] of [
    ["View Details", "Settings"],
    ["View Activity", "Activity Log"],
  ] as const) {
    await choose(page, full, action);
    const dialog = page.getByRole("dialog", { name: full });
    await expect(dialog.getByRole("tab")).toHaveText(["Activity Log", "Settings"]);
    await expect(dialog.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
  }
  await choose(page, full, "Change Role");
  await expect(page.getByRole("dialog", { name: `Change role of ${full}` })).toBeVisible();
});
