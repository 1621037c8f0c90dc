import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

async function act(page: Page, name: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** A published tool without a listing; `n` counts from 0. */
async function freeTool(n: number): Promise<{ id: string; name: string; slug: string }> {
  return onDatabase(async (client) => {
    const { rows } = await client.query<{ id: string; name: string; slug: string }>(
      `SELECT id, name, slug FROM tool WHERE status = 'published' AND NOT is_upcoming AND slug ~ '^[s-w]'
       AND id NOT IN (SELECT tool_id FROM sponsorship) ORDER BY slug OFFSET $1 LIMIT 1`,
      [n],
    );
    return rows[0]!;
  });
}

async function choose(page: Page, name: string) {
  await dialog(page).getByRole("combobox", { name: "Tool" }).fill(name);
  await dialog(page).getByRole("listbox").getByRole("option", { name }).first().click();
}

test("the screen has its columns, and its form says what is missing", async ({ page, context }) => {
  await signIn(context, { role: "admin" });
  await page.goto("/admin/sponsorships");
  await expect(page.getByRole("heading", { level: 1, name: "Sponsored Listings" })).toBeVisible();
  for (const name of ["Listing", "Category", "Rating", "Views", "Status"])
    await expect(page.getByRole("columnheader", { name })).toBeVisible();
  await expect(row(page, "Granola")).toContainText("Active");
  await axe(page);

  await page.getByRole("button", { name: "Add Listing" }).click();
  await expect(dialog(page).getByRole("listbox").getByRole("option").first()).toBeVisible();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  for (const text of [
    "Please select a tool",
    "Name is required",
    "Description is required",
    "Category is required",
    "Website URL is required",
  ])
    await expect(dialog(page).getByRole("alert").filter({ hasText: text })).toBeVisible();
  await expect(dialog(page).getByRole("combobox", { name: "Tool" })).toBeFocused();
  await axe(page);
});

test("a listing is made, seen at once, changed and deleted", async ({ page, context }) => {
  const tool = await freeTool(0);
  await signIn(context, { role: "admin" });
  await page.goto("/admin/sponsorships");
  await page.getByRole("button", { name: "Add Listing" }).click();
  await choose(page, tool.name);
  await expect(field(page, "Name")).toHaveValue(tool.name);
  await expect(field(page, "Slug")).toHaveValue(tool.slug);
  await expect(field(page, "Rating")).toHaveValue("4.5");
  await field(page, "Name").fill("A Paid Place!");
  await field(page, "Slug").fill("");
  await dialog(page).getByRole("switch", { name: "Premium badge" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Listing created successfully")).toBeVisible();
  await expect(row(page, "A Paid Place!")).toContainText("Active");

  const home = await context.newPage();
  await home.goto("/");
  const card = home.locator("[data-sponsorship]").filter({ hasText: "A Paid Place!" });
  await expect(card).toContainText("Sponsored");
  await expect(card).toContainText("Premium");
  await expect(card.getByRole("link")).toHaveAttribute("rel", "sponsored");
  await expect(card.getByRole("link")).toHaveAttribute("href", `/ai-tools/${tool.slug}`);
  await home.goto(`/ai-tools/${tool.slug}`);
  await expect(home.getByText("Sponsored", { exact: true })).toBeVisible();

  await act(page, "A Paid Place!", "Edit");
  await expect(dialog(page).getByText("The tool can't be changed while editing.")).toBeVisible();
  await expect(field(page, "Slug")).toHaveValue("a-paid-place");
  await field(page, "Start date (UTC)").fill("2090-01-01T00:00");
  await field(page, "End date (UTC)").fill("2089-01-01T00:00");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByText("The end date must be after the start date.")).toBeVisible();
  await field(page, "End date (UTC)").fill("2091-01-01T00:00");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Listing updated successfully")).toBeVisible();
  await expect(row(page, "A Paid Place!")).toContainText("Scheduled");
  await home.reload();
  await expect(home.getByText("Sponsored", { exact: true })).toHaveCount(0);

  await act(page, "A Paid Place!", "Delete");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete A Paid Place!?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Listing deleted successfully")).toBeVisible();
  await expect(row(page, "A Paid Place!")).toHaveCount(0);
});

test("Enter takes no tool of an older answer", async ({ page, context }) => {
  await signIn(context, { role: "admin" });
  await page.goto("/admin/sponsorships");
  await page.getByRole("button", { name: "Add Listing" }).click();
  const options = dialog(page).getByRole("listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/available-tools?q=Krea*", (route) => held.then(() => route.continue()));
  const search = dialog(page).getByRole("combobox", { name: "Tool" });
  await search.fill("Krea");
  await search.press("Enter");
  answer();
  await options.filter({ hasText: "Krea" }).first().click();
  await expect(field(page, "Name")).toHaveValue("Krea");
});

test("the form says when the tool has another listing at that time", async ({ page, context }) => {
  await signIn(context, { role: "admin" });
  await page.goto("/admin/sponsorships");
  await page.getByRole("button", { name: "Add Listing" }).click();
  await choose(page, "Krea");
  const note = dialog(page).getByRole("status").filter({ hasText: "more than once" });
  await expect(note).toContainText("as it has another listing at that time:");
  // The one of the samples ends before.
  await field(page, "Start date (UTC)").fill("2090-01-01T00:00");
  await expect(note).toHaveCount(0);
  await field(page, "Start date (UTC)").fill("");
  await expect(note).toBeVisible();
  await axe(page);
});

test("what somebody else changed meanwhile is shown, and nothing is overwritten unseen", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/409/);
  await signIn(context, { role: "admin" });
  await page.goto("/admin/sponsorships");
  await act(page, "Krea", "Edit");
  await field(page, "Category").fill("Mine");
  await onDatabase((client) =>
    client.query(
      "UPDATE sponsorship SET category = 'Theirs', updated_at = now() + interval '1 second' WHERE name = 'Krea'",
    ),
  );
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByText("Somebody else changed this in the meantime.")).toBeVisible();
  const take = dialog(page).getByRole("button", { name: "Take their version" });
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await take.click();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(field(page, "Category")).toHaveValue("Mine");
  await take.click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(field(page, "Category")).toHaveValue("Theirs");
});

test("failures say so in their words", async ({ page, context, allowConsole }) => {
  allowConsole(/500/, /404/);
  await signIn(context, { role: "admin" });
  await page.route("**/api/sponsorships?*", (route) =>
    route.fulfill({ status: 500, json: { error: "No." } }),
  );
  await page.goto("/admin/sponsorships");
  await expect(page.getByText("Failed to load sponsored listings").first()).toBeVisible();
  await page.unroute("**/api/sponsorships?*");
  await page.getByRole("button", { name: "Try again" }).click();

  await page.route("**/api/sponsorships/*", (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 500, json: { error: "No." } }),
  );
  await act(page, "Pitch", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete sponsored listing")).toBeVisible();
  await act(page, "Pitch", "Edit");
  await field(page, "Name").fill("Pitched");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Failed to save sponsored listing")).toBeVisible();

  // One that is gone already counts as deleted.
  await page.unroute("**/api/sponsorships/*");
  await page.reload();
  await page.route("**/api/sponsorships/*", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 404, json: { error: "Sponsored listing not found" } })
      : route.continue(),
  );
  await act(page, "Pitch", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Listing deleted successfully")).toBeVisible();
});

test("a listing with a temporary id is only taken out of sight", async ({ page, context }) => {
  await signIn(context, { role: "admin" });
  await page.route("**/api/sponsorships?*", async (route) => {
    const response = await route.fetch();
    const sponsorships = (await response.json()) as { id: string; name: string }[];
    const [first] = sponsorships;
    if (first) sponsorships.push({ ...first, id: "temp-1", name: "Not stored" });
    await route.fulfill({ response, json: sponsorships });
  });
  await page.goto("/admin/sponsorships");
  await act(page, "Not stored", "Delete");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("removed from the displayed list only");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Listing removed from view")).toBeVisible();
  await expect(row(page, "Not stored")).toHaveCount(0);
});

test.describe("a reader's browser", () => {
  test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" });

  test("counts what was seen and what was opened, once", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
    const sponsorship = await onDatabase(async (client) => {
      const { rows } = await client.query<{ id: string; name: string }>(
        "SELECT id, name FROM sponsorship WHERE name = 'Gumloop'",
      );
      return rows[0]!;
    });
    for (const _ of [1, 2]) {
      await page.goto("/");
      const card = page.locator("[data-sponsorship]").filter({ hasText: sponsorship.name }).first();
      await Promise.all([
        page.waitForResponse(
          (answer) =>
            answer.url().endsWith("/api/sponsorships/impressions") &&
            (answer.request().postData() ?? "").includes(sponsorship.id),
        ),
        card.scrollIntoViewIfNeeded(),
      ]);
      await Promise.all([
        page.waitForRequest(new RegExp(`${sponsorship.id}/click$`)),
        card.getByRole("link").click(),
      ]);
      await page.waitForURL(/\/ai-tools\//);
    }
    const counters = () =>
      onDatabase(async (client) => {
        const { rows } = await client.query(
          "SELECT views, impressions, clicks FROM sponsorship WHERE id = $1",
          [sponsorship.id],
        );
        return rows[0] as unknown;
      });
    await expect.poll(counters).toEqual({ views: 1, impressions: 1, clicks: 1 });
  });

  test("who has the link reads the report, and what it sees then is left out", async ({
    page,
    browser,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
    const staff = await browser.newContext();
    await signIn(staff, { role: "admin" });
    const screen = await staff.newPage();
    await screen.goto("/admin/sponsorships");
    await act(screen, "Novelcrafter", "Report");
    await dialog(screen).getByRole("button", { name: "Make a link" }).click();
    const link = dialog(screen).getByLabel("Link for the advertiser");
    await expect(link).toHaveValue(/\/advertise\/report\/[0-9a-f]{24}\?key=/);
    await axe(screen);
    const address = new URL(await link.inputValue());

    const answer = await page.goto(address.pathname + address.search);
    expect(answer!.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    });
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("heading", { name: "What was left out, and why" })).toBeVisible();
    await axe(page);
    await page.goto("/");
    // What is opened before is counted nowhere.
    await expect(page.locator("html[data-alive]")).toBeAttached();
    await page
      .locator("[data-sponsorship]")
      .filter({ hasText: "Novelcrafter" })
      .first()
      .getByRole("link")
      .click();
    await page.waitForURL(/\/ai-tools\//);
    const own = page.getByRole("row", { name: /advertiser's own/ }).getByRole("cell");
    await expect(async () => {
      await page.goto(address.pathname + address.search);
      await expect(own.nth(1)).toHaveText("1");
    }).toPass();
    expect((await page.goto(`${address.pathname}?key=wrong`))!.status()).toBe(404);
    await staff.close();
  });
});
