import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

test.beforeEach(async ({ context, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await signIn(context, { role: "admin" });
});

const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const first = (page: Page) => page.getByRole("button", { name: /^Actions for/ }).first();
async function act(page: Page, action: string) {
  await first(page).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}
const agree = (page: Page, action: string) =>
  page.getByRole("alertdialog").getByRole("button", { name: action }).click();
/** From now on every change is refused, as a server in trouble would. */
const refuse = (page: Page, body: object = {}) =>
  page.route("**/api/**", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 500, json: body }),
  );

const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true });

for (const [screen, api, message, told = true] of [
  ["submissions", "/api/tools/submissions", "Failed to load submissions. Please try again later.", false],
  ["inquiries", "/api/sales-inquiries", "Failed to load inquiries. Please try again later.", false],
  ["reviews", "/api/reviews", "Failed to load reviews. Please try again.", false],
  ["users", "/api/users", "Failed to load users"],
  ["tools", "/api/tools/table", "Failed to load tools"],
  ["news", "/api/news", "Failed to fetch news posts"],
  ["blog", "/api/blog", "Failed to load blog posts"],
  ["software", "/api/software-pages", "Failed to load software pages"],
  ["sponsorships", "/api/sponsorships", "Failed to load sponsored listings"],
] as const)
  test(`${message} (${screen}), and once more`, async ({ page }) => {
    await page.route(`**${api}?*`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(message);
    await expect(toast(page, message)).toHaveCount(told ? 1 : 0);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(
      screen === "reviews" ? page.getByRole("article").first() : page.getByRole("table"),
    ).toBeVisible();
    await expect(toast(page, message)).toHaveCount(0);
  });

test("what was said of a change stays, though the list that is read after it fails", async ({ page }) => {
  await page.goto("/admin/blog?status=draft");
  await expect(first(page)).toBeVisible();
  await page.route("**/api/blog{?,/}*", (route) => route.fulfill({ status: 500, json: {} }));
  await act(page, "Publish");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Failed to load blog posts");
  await expect(toast(page, "Failed to update post status")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(toast(page, "Failed to load blog posts")).toBeVisible();
});

test("users: the connection, the export, a role, a ban and an activity that fail", async ({ page }) => {
  await page.route("**/health", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/admin/users?q=person-77");
  await said(page, "Failed to connect to server");
  await expect(page.getByRole("row").nth(1)).toBeVisible();

  await page.route("**/api/users?*limit=100*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await said(page, "Failed to export data");

  await page.route("**/activity", (route) => route.fulfill({ status: 502, body: "" }));
  await act(page, "View Activity");
  await said(page, "Failed to fetch user activity: 502");
  await page.keyboard.press("Escape");
  await page.unroute("**/activity");
  await page.route("**/activity", (route) => route.fulfill({ status: 500, json: { error: "Not now." } }));
  await act(page, "View Activity");
  await said(page, "Not now.");
  await page.unroute("**/activity");
  await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog")).not.toContainText("Not now.");
  await page.keyboard.press("Escape");
  await page.unroute("**/activity");
  await page.route("**/activity", (route) => route.fulfill({ json: [] }));
  await act(page, "View Activity");
  await said(page, "No activity data available");
  await page.keyboard.press("Escape");

  await refuse(page, { error: "The last administrator stays." });
  await act(page, "Change Role");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New role").selectOption("moderator");
  await dialog.getByLabel("Reason").fill("Helps");
  await dialog.getByRole("button", { name: "Change Role" }).click();
  await said(page, "The last administrator stays.");
  await expect(dialog.getByLabel("Reason")).toHaveValue("Helps");
  await page.keyboard.press("Escape");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await refuse(page);
  await act(page, "Ban User");
  await agree(page, "Ban User");
  await said(page, "Failed to update user status: 500");
  await act(page, "Change Role");
  await dialog.getByLabel("New role").selectOption("moderator");
  await dialog.getByLabel("Reason").fill("Helps");
  await dialog.getByRole("button", { name: "Change Role" }).click();
  await said(page, "Failed to update user role: 500");
});

test("users: dates that are missing, and such that are none", async ({ page }) => {
  await page.route("**/api/users?*", async (route) => {
    const response = await route.fetch();
    const [one] = (await response.json()) as object[];
    await route.fulfill({ response, json: [{ ...one, lastActive: null, joinedAt: "yesterday" }] });
  });
  await page.goto("/admin/users");
  await expect(page.getByRole("row").nth(1)).toContainText("Not Available");
  await expect(page.getByRole("row").nth(1)).toContainText("Invalid date");
});

test("blog: a post that can't be published, deleted or saved", async ({ page }) => {
  await page.goto("/admin/blog?status=draft");
  await expect(first(page)).toBeVisible();
  await refuse(page);
  await act(page, "Publish");
  await said(page, "Failed to update post status");
  await act(page, "Delete");
  await agree(page, "Delete");
  await said(page, "Failed to delete post");
  await act(page, "Edit");
  const form = page.getByRole("dialog", { name: "Edit Blog Post" });
  await form.getByLabel("Excerpt").fill("What was typed stays here.");
  await form.getByRole("button", { name: "Save" }).click();
  await said(page, "Failed to save post");
  await expect(form.getByLabel("Excerpt")).toHaveValue("What was typed stays here.");
  await form.getByRole("button", { name: "Cancel" }).click();
  await agree(page, "Discard");
  await expect(form).toHaveCount(0);
  await expect(page.getByText("Failed to save post")).toHaveCount(0, { timeout: 2_000 });
});

test("news: a post that can't be deleted, counted or saved", async ({ page }) => {
  await page.goto("/admin/news?status=draft");
  await expect(first(page)).toBeVisible();
  await refuse(page);
  await act(page, "Delete");
  await agree(page, "Delete");
  await said(page, "Failed to delete news post");
  await act(page, "Edit Stats");
  await page.getByRole("dialog").getByLabel("Views").fill("7");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await said(page, "Failed to update stats");
  await page.keyboard.press("Escape");
  await agree(page, "Discard");
  await act(page, "Edit");
  const form = page.getByRole("dialog", { name: "Edit News" });
  await form.getByLabel("Excerpt").fill("What was typed stays here.");
  await form.getByRole("button", { name: "Save" }).click();
  await said(page, "Failed to save news post");
});

test("a submission and an inquiry that can't be changed", async ({ page }) => {
  await page.goto("/admin/submissions?status=pending");
  await expect(page.getByRole("button", { name: /^Reject / }).first()).toBeVisible();
  await refuse(page);
  await page
    .getByRole("button", { name: /^Reject / })
    .first()
    .click();
  await page.getByRole("alertdialog").getByLabel("Reason").fill("It is not there.");
  await agree(page, "Reject");
  await said(page, "Failed to update submission");
  await page.goto("/admin/inquiries?status=new");
  await act(page, "Mark as Contacted");
  await said(page, "Failed to update inquiry");
});

test("reviews: none, and each decision that fails", async ({ page }) => {
  await page.route("**/api/reviews?*", (route) =>
    route.fulfill({ json: { reviews: [], pagination: { total: 0, page: 1, pages: 0 } } }),
  );
  await page.goto("/admin/reviews");
  await said(page, "No reviews found with the selected criteria.");
  await page.unroute("**/api/reviews?*");
  await page.getByRole("link", { name: "Approved" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  const pending = page.waitForResponse("**/api/reviews?*");
  await page.getByRole("link", { name: "Pending" }).click();
  await pending;
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Reject/ }) })
    .first();
  await expect(card).toBeVisible();
  await refuse(page);
  const reason = card.getByRole("combobox");
  await reason.selectOption("off-topic");
  for (const [action, message] of [
    ["Approve", "Failed to approve review."],
    ["Reject", "Failed to reject review."],
  ] as const) {
    const button = card.getByRole("button", { name: new RegExp(`^${action}`) });
    const read = page.waitForResponse("**/api/reviews?*");
    await button.click();
    await said(page, message);
    await said(page, "Error");
    await read;
    await expect(reason).toHaveValue("off-topic");
    await expect(button).toBeFocused();
  }
  await card.getByRole("button", { name: /^Delete/ }).click();
  await agree(page, "Delete");
  await said(page, "Failed to delete review.");
  await card.getByRole("button", { name: /^Edit/ }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Comment").fill("Said in other words.");
  await form.getByRole("button", { name: "Save" }).click();
  await said(page, "Failed to update review.");
  await expect(
    page.locator("[data-sonner-toast]").filter({ hasText: "Failed to update review." }),
  ).toContainText("Error");
});

test("a listing without an id can't be deleted, one that fails stays", async ({ page }) => {
  await page.route(
    "**/api/sponsorships?*",
    async (route) => {
      const response = await route.fetch();
      const [one] = (await response.json()) as object[];
      await route.fulfill({ response, json: [{ ...one, id: "", name: "Nameless" }, one] });
    },
    { times: 1 },
  );
  await page.goto("/admin/sponsorships");
  await act(page, "Delete");
  await said(page, "Cannot delete Nameless: Missing ID");
  await refuse(page);
  await page
    .getByRole("button", { name: /^Actions for/ })
    .nth(1)
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await agree(page, "Delete");
  await said(page, "Failed to delete sponsored listing");
});

test("a software page that can't be saved or deleted", async ({ page }) => {
  await page.goto("/admin/software");
  await expect(first(page)).toBeVisible();
  await refuse(page);
  await act(page, "Delete");
  await agree(page, "Delete");
  await said(page, "Failed to delete software page");
  await act(page, "Edit");
  await page.getByRole("dialog").getByLabel("Description", { exact: true }).fill("Other words.");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await said(page, "Failed to save software page");
});

test("a change that the server never saw leaves the screen as it is", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto("/admin/inquiries");
  await expect(page.getByRole("table")).toBeVisible();
  await context.setOffline(true);
  // A page that is fetched anew in vain would be left for the browser's own.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await act(page, "Delete");
  await agree(page, "Delete");
  await said(page, "Failed to delete inquiry");
  const lists = () => asked.filter((one) => one.startsWith("GET /api/")).length;
  const before = lists();
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect.poll(lists).toBeGreaterThan(before);
  expect(asked.filter((one) => one.endsWith(" /admin/inquiries"))).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sales Inquiries");
});
