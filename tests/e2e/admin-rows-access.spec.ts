import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

const table = (page: Page) => page.getByRole("row").nth(1);
const menu = (action: string) => async (page: Page) => {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
};
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** Every screen, what it is ready with, and how its dialogs are opened. */
const screens: [
  path: string,
  ready: (page: Page) => ReturnType<Page["locator"]>,
  ...((page: Page) => Promise<void>)[],
][] = [
  ["/admin", (page) => page.getByRole("region", { name: "Popular tools" })],
  ["/admin/tools?q=elevenlabs", table, menu("Edit"), menu("Delete"), press("Import")],
  [
    "/admin/users?q=person-1999",
    table,
    menu("View Activity"),
    menu("Change Role"),
    menu("Ban User"),
    press("Invite User"),
  ],
  ["/admin/blog?q=part+1984", table, menu("Edit"), menu("Delete")],
  ["/admin/news?q=part+1984", table, menu("Edit Stats")],
  ["/admin/submissions?status=pending&q=sent-1001", table, press(/^Approve /), press(/^Reject /)],
  ["/admin/reviews", (page) => page.getByRole("article").first(), press(/^Edit/), press(/^Delete/)],
  ["/admin/inquiries?q=buyer-1999", table],
  ["/admin/sponsorships?q=krea", table, menu("Edit"), press("Add Listing")],
  ["/admin/software?q=crm", table, menu("Edit")],
  ["/admin/facts", table],
  ["/admin/links", (page) => page.getByRole("region", { name: "Links" })],
  ["/admin/activity?q=number+1999", table],
  ["/admin/settings", (page) => page.getByRole("tab", { name: "General" })],
  ["/moderation/submissions?status=pending&q=sent-1001", table],
  ["/moderation/reviews", (page) => page.getByRole("article").first()],
];

/** All rules in light; in dark those that a colour can break. */
async function clean(page: Page, within?: string) {
  await axe(page, { within });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  await axe(page, { within, rules: ["color-contrast", "link-in-text-block"] });
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).not.toHaveClass(/dark/);
}

for (const [path, ready, ...dialogs] of screens)
  test(`${path} has no violation in light and in dark, nor have its dialogs`, async ({ page, context }) => {
    // Up to ten looks at a page, each of which takes seconds on a busy machine.
    test.slow();
    await page.emulateMedia({ colorScheme: "light" });
    await signIn(context, { role: "admin" });
    await page.goto(path);
    await expect(ready(page)).toBeVisible();
    await clean(page);
    for (const open of dialogs) {
      await open(page);
      const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
      await expect(dialog.first()).toBeVisible();
      await clean(page, "[role=dialog], [role=alertdialog]");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  });

test.describe("without a mouse", () => {
  test.beforeEach(async ({ context }) => {
    await signIn(context, { role: "admin" });
  });
  const key = async (page: Page, ...keys: string[]) => {
    for (const one of keys) await page.keyboard.press(one);
  };

  test("a table is searched, sorted, selected in, and a row's form opened and left", async ({ page }) => {
    await page.goto("/admin/users");
    await expect(table(page)).toBeVisible();
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("person-19990");
    await expect(page).toHaveURL(/q=person-19990/);
    // Its heading and the one that is found: no other comes to stand where the keys are going.
    await expect(page.getByRole("row")).toHaveCount(2);
    const heading = page.getByRole("columnheader", { name: "User" }).getByRole("button");
    await heading.focus();
    await key(page, "Enter");
    await expect(page).toHaveURL(/sort=name/);
    await page.getByRole("row").nth(1).getByRole("checkbox").focus();
    await key(page, "Space");
    await expect(page.getByRole("region", { name: "Selected rows" })).toContainText("1 selected");
    const actions = page
      .getByRole("row")
      .nth(1)
      .getByRole("button", { name: /^Actions for/ });
    await actions.focus();
    await key(page, "Enter");
    await expect(page.getByRole("menuitem", { name: "View Details" })).toBeFocused();
    await key(page, "ArrowDown");
    // The menu moves the focus a moment after the key.
    await expect(page.getByRole("menuitem", { name: "Change Role" })).toBeFocused();
    await key(page, "Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("New role")).toBeVisible();
    await key(page, "Escape");
    await expect(dialog).toHaveCount(0);
    await expect(actions).toBeFocused();
  });

  test("a form keeps the Tab key inside, is filled and asks before it is thrown away", async ({ page }) => {
    await page.goto("/admin/tools");
    await expect(table(page)).toBeVisible();
    const add = page.getByRole("button", { name: "Add New Tool" });
    await add.focus();
    await key(page, "Enter");
    const form = page.getByRole("dialog", { name: "Add New Tool" });
    await form.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.type("By keyboard");
    for (let i = 0; i < 40; i++) {
      await key(page, "Tab");
      expect(await form.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await key(page, "Escape");
    const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Discard" }).focus();
    await key(page, "Enter");
    await expect(form).toHaveCount(0);
    await expect(add).toBeFocused();
  });

  test("reviews are turned through and decided on", async ({ page }) => {
    await page.goto("/admin/reviews");
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(10);
    const next = page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: "Next" });
    await next.focus();
    await key(page, "Enter");
    await expect(page).toHaveURL(/page=2/);
    await expect(cards).toHaveCount(10);
    await cards
      .first()
      .getByRole("button", { name: /^Reject/ })
      .focus();
    await key(page, "Enter");
    await expect(page.getByText("Review rejected")).toBeVisible();
  });
});
