import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save" }).click();

async function act(page: Page, name: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

async function addTool(page: Page, name: string, reason: string) {
  await dialog(page).getByRole("combobox", { name: "Add a tool" }).fill(name);
  await dialog(page).getByRole("listbox").getByRole("option", { name }).first().click();
  await expect(dialog(page).getByLabel("Why it is here").last()).toBeFocused();
  await page.keyboard.type(reason);
}

test("the screen has its columns and the seven pages", async ({ page, context }) => {
  await signIn(context, { role: "admin" });
  await page.goto("/admin/software");
  await expect(page.getByRole("heading", { level: 1, name: "Best Software Pages" })).toBeVisible();
  for (const name of ["Icon", "Title", "Description", "Slug", "Featured", "Content"])
    await expect(page.getByRole("columnheader", { name })).toBeVisible();
  await expect(row(page, "Best AI CRM software")).toContainText("Configured");
  await axe(page);
  await act(page, "Best AI CRM software", "Edit");
  await expect(dialog(page).getByRole("listbox").getByRole("option").first()).toBeVisible();
  await axe(page);
});

test("a page is made, shown everywhere at once, changed and deleted", async ({ page, context }) => {
  await signIn(context, { role: "admin" });
  await page.goto("/admin/software");
  await page.getByRole("button", { name: "Add Page" }).click();
  await save(page);
  await expect(dialog(page).getByText("Title is required")).toBeVisible();
  await expect(dialog(page).getByText("Description is required")).toBeVisible();

  await field(page, "Title").fill("Best AI tools for choirs!");
  await dialog(page).getByRole("button", { name: "Generate" }).click();
  await expect(field(page, "Slug")).toHaveValue("best-ai-tools-for-choirs");
  await field(page, "Description").fill("For those who sing together.");
  await dialog(page).getByRole("switch", { name: "Featured" }).click();
  await expect(field(page, "Status")).toHaveValue("draft");
  await field(page, "Status").selectOption("published");
  await save(page);
  await expect(page.getByText("Software page created successfully")).toBeVisible();
  await expect(row(page, "choirs")).toContainText("Not Configured");

  const site = await context.newPage();
  await site.goto("/best-ai-tools-for-choirs");
  await expect(site.getByRole("heading", { level: 1, name: "Best AI tools for choirs!" })).toBeVisible();
  await expect(site.getByText("The tools for this page are still being chosen.")).toBeVisible();
  await site.goto("/about");
  await expect(site.locator('nav a[href="/best-ai-tools-for-choirs"]').first()).toBeAttached();

  await act(page, "Best AI tools for choirs!", "Edit");
  await addTool(page, "Suno", "It sings.");
  await addTool(page, "ElevenLabs", "It speaks.");
  // By keyboard: the second goes up, and its button keeps the focus.
  await dialog(page).getByRole("button", { name: "Move ElevenLabs up" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Move ElevenLabs up" })).toBeFocused();
  await expect(dialog(page).getByRole("listitem").first()).toContainText("ElevenLabs");
  await save(page);
  await expect(page.getByText("Software page updated successfully")).toBeVisible();
  await expect(row(page, "choirs")).toContainText("2 tools");
  await site.goto("/best-ai-tools-for-choirs");
  await expect(site.getByRole("heading", { level: 3 })).toContainText(["ElevenLabs", "Suno"]);
  await expect(site.getByText("It sings.")).toBeVisible();
  const table = site.getByRole("table", { name: "The picks at a glance" });
  await expect(table.getByRole("rowheader")).toHaveText(["ElevenLabs", "Suno"]);
  await expect(site.getByRole("link", { name: "Compare the two in full" })).toHaveAttribute(
    "href",
    "/compare/elevenlabs-vs-suno",
  );
  await axe(site);

  await act(page, "Best AI tools for choirs!", "Delete");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete Best AI tools for choirs!?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Software page deleted successfully")).toBeVisible();
  await site.goto("/about");
  await expect(site.locator('a[href="/best-ai-tools-for-choirs"]')).toHaveCount(0);
});

test("a pick with a running sponsorship says so in the table and beside the reason", async ({ page }) => {
  await page.goto("/best-ai-meeting-software");
  const table = page.getByRole("table", { name: "The picks at a glance" });
  await expect(table.getByRole("row", { name: /^Granola/ })).toContainText("Sponsored");
  await expect(table.getByRole("row", { name: /^Fathom/ })).not.toContainText("Sponsored");
  const pick = page.getByRole("article").filter({ hasText: "Granola" });
  await expect(pick.getByText("Sponsored", { exact: true })).toBeVisible();
  await expect(pick.getByRole("link", { name: /^Website/ })).toHaveAttribute("rel", /sponsored/);
  await expect(page.getByText("which changes nothing here")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page);
  }
  await page.goto("/best-ai-crm-software");
  await expect(page.getByRole("main").getByText("Sponsored")).toHaveCount(0);
});

test("a page can't have the address of another route or page", async ({ page, context, allowConsole }) => {
  allowConsole(/409/);
  await signIn(context, { role: "admin" });
  await page.goto("/admin/software");
  await page.getByRole("button", { name: "Add Page" }).click();
  await field(page, "Title").fill("Trending");
  await field(page, "Description").fill("Something.");
  await dialog(page).getByRole("button", { name: "Generate" }).click();
  await expect(dialog(page).getByText("Another page of the site has this address.")).toBeVisible();
  await field(page, "Slug").fill("best-ai-crm-software");
  await save(page);
  await expect(dialog(page).getByText('Another page has the slug "best-ai-crm-software".')).toBeVisible();
  await expect(page.getByText("Failed to save software page")).toBeVisible();
});

test("a page of the future is nowhere until its time comes", async ({ page, context, allowConsole }) => {
  allowConsole(/404/);
  await signIn(context, { role: "admin" });
  await page.goto("/admin/software");
  await page.getByRole("button", { name: "Add Page" }).click();
  await field(page, "Title").fill("Best AI tools for later");
  await field(page, "Description").fill("Not yet.");
  await field(page, "Published at (UTC)").fill("2090-01-01T00:00");
  await field(page, "Status").selectOption("published");
  await save(page);
  await expect(row(page, "for later")).toContainText("Scheduled");
  const site = await context.newPage();
  await site.goto("/best-ai-tools-for-later");
  await expect(site.getByRole("heading", { level: 1, name: "Best AI tools for later" })).toHaveCount(0);
  await act(page, "Best AI tools for later", "Edit");
  await field(page, "Published at (UTC)").fill("2020-01-01T00:00");
  await save(page);
  await expect(page.getByText("Software page updated successfully")).toBeVisible();
  await site.reload();
  await expect(site.getByRole("heading", { level: 1, name: "Best AI tools for later" })).toBeVisible();
});

test("two versions are shown when somebody else was quicker", async ({ page, context, allowConsole }) => {
  allowConsole(/409/);
  await signIn(context, { role: "admin" });
  await page.goto("/admin/software");
  await act(page, "Best AI meeting software", "Edit");
  await field(page, "Description").fill("Mine.");
  await onDatabase((client) =>
    client.query(
      `UPDATE software_page SET description = 'Theirs.', updated_at = now() + interval '1 second' WHERE slug = 'best-ai-meeting-software'`,
    ),
  );
  await save(page);
  await expect(dialog(page).getByText("Somebody else changed this in the meantime.")).toBeVisible();
  await expect(dialog(page).getByRole("row").filter({ hasText: "Mine." })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Save your version" }).click();
  await expect(page.getByText("Software page updated successfully")).toBeVisible();
});

test("failures say so in their words", async ({ page, context, allowConsole }) => {
  allowConsole(/500/);
  await signIn(context, { role: "admin" });
  await page.route("**/api/software-pages?*", (route) =>
    route.fulfill({ status: 500, json: { error: "No." } }),
  );
  await page.goto("/admin/software");
  await expect(page.getByText("Failed to load software pages").first()).toBeVisible();
  await page.unroute("**/api/software-pages?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.route("**/api/software-pages/*", (route) =>
    route.fulfill({ status: 500, json: { error: "No." } }),
  );
  await act(page, "Best AI CRM software", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete software page")).toBeVisible();
});
