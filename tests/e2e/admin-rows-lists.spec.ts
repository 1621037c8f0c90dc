import { expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { choose, hasColumns, row, unique } from "./admin-page";

test.beforeEach(async ({ context }) => {
  await signIn(context, { role: "admin" });
});

const hrefs = ["Edit", "View", "Visit Website"] as const;

test("a listing has its columns, its four actions and its ratings", async ({ page }) => {
  await page.goto("/admin/sponsorships?q=krea");
  await hasColumns(page, "Listing", "Category", "Rating", "Views", "Status", "Actions");
  await page.getByRole("button", { name: "Actions for Krea" }).click();
  const items = page.getByRole("menuitem");
  for (const name of hrefs) await expect(items.filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1);
  await expect(items.filter({ hasText: /^View$/ })).toHaveAttribute("href", /^\/ai-tools\//);
  await expect(items.filter({ hasText: /^Visit Website$/ })).toHaveAttribute("target", "_blank");
  await items.filter({ hasText: /^Edit$/ }).click();
  const rating = page.getByRole("dialog").getByLabel("Rating", { exact: true });
  expect((await rating.locator("option").allTextContents()).map(Number)).toEqual([
    3, 3.5, 4, 4.2, 4.5, 4.7, 4.8, 4.9, 5,
  ]);
  await expect(page.getByText("The tool can't be changed while editing.")).toBeVisible();
});

test("the tool of a new listing is picked among a hundred thousand", async ({ page }) => {
  await page.goto("/admin/sponsorships");
  await page.getByRole("button", { name: "Add Listing" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Tool" }).fill("elevenlabs");
  await dialog.getByRole("option", { name: "ElevenLabs" }).first().click();
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("ElevenLabs");
  await expect(dialog.getByLabel("Rating", { exact: true })).toHaveValue("4.5");
});

test("a software page has its columns and its three actions", async ({ page }) => {
  await page.goto("/admin/software?q=crm");
  await hasColumns(page, "Icon", "Title", "Description", "Slug", "Featured", "Status", "Content", "Actions");
  await expect(row(page, "Best AI CRM software")).toContainText("Configured");
  await expect(row(page, "Best AI CRM software")).toContainText("Published");
  await page.getByRole("button", { name: "Actions for Best AI CRM software" }).click();
  await expect(page.getByRole("menuitem", { name: "View" })).toHaveAttribute("href", "/best-ai-crm-software");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog");
  const icons = dialog.getByLabel("Icon", { exact: true }).locator("option");
  const names = ["Bar chart", "Pen", "People", "Envelope", "Calendar", "Briefcase", "Target"];
  await expect(icons).toHaveText(names);
});

test("the blog is searched by title and excerpt alone, and says how many it found", async ({ page }) => {
  await page.goto("/admin/blog");
  const found = page.getByText(/^[\d,]+ blog posts found$/);
  await expect(found).toHaveText(/^[\d,]{4,} blog posts found$/);
  const search = page.getByRole("searchbox", { name: "Search by title or excerpt" });
  await search.fill("part 1984");
  await expect(found).toHaveText("1 blog posts found");
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole("menuitem", { name: /^(Edit|Delete|Publish|Unpublish)$/ })).toHaveCount(3);
  await page.keyboard.press("Escape");
  // In every body, in no title and no excerpt.
  await search.fill("put to work");
  await expect(found).toHaveText("0 blog posts found");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(found).toHaveText(/^[\d,]{4,} blog posts found$/);
});

test("an empty blog says so, and Refresh asks again", async ({ page }) => {
  await page.route("**/api/blog?*", (route) =>
    route.fulfill({ json: [], headers: { "X-Total-Count": "0" } }),
  );
  await page.goto("/admin/blog");
  await expect(page.getByText("No blog posts found", { exact: true })).toBeVisible();
  await page.unroute("**/api/blog?*");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("news is written as a draft, and its form says what is missing", async ({ page }) => {
  await page.goto("/admin/news");
  await page.getByRole("button", { name: "Add News" }).click();
  const form = page.getByRole("dialog", { name: "Add News" });
  await expect(form.getByRole("textbox", { name: "Content" })).toBeVisible();
  await expect(form.getByLabel("Status")).toHaveValue("draft");
  // Headings of the first two levels, and no others.
  await expect(form.getByRole("button", { name: /^Heading / })).toHaveText(["", ""]);
  await form.getByRole("button", { name: "Save" }).click();
  for (const message of [
    "Title must be at least 2 characters",
    "Excerpt must be at least 10 characters",
    "Content must be at least 50 characters",
    "Please select a category",
    "Please enter a valid image URL",
    "Add at least one tag",
    "Source is required",
    "Please enter a valid source URL",
    "Author name must be at least 2 characters",
    "Please enter a valid avatar URL",
  ])
    await expect(form.getByText(message), message).toBeVisible();
});

test("submissions have their columns, and a decision is offered while they wait", async ({ page }) => {
  await page.goto("/admin/submissions?status=pending&q=sent-1001");
  await hasColumns(page, "Tool Name", "Category", "Pricing", "Status", "Submitted", "Actions");
  const first = page.getByRole("row").nth(1);
  await expect(first.getByRole("link", { name: /^View / })).toHaveAttribute("href", /^https:\/\/sent-1001/);
  await expect(first.getByRole("button", { name: /^(Approve|Reject) / })).toHaveCount(2);
  for (const status of ["approved", "rejected"]) {
    await page.getByRole("combobox", { name: "Status" }).selectOption(status);
    await expect(first).toContainText(status);
    await expect(page.getByRole("button", { name: /^(Approve|Reject) / })).toHaveCount(0);
  }
});

test("inquiries have their columns; one that is closed can only be answered by mail, or deleted", async ({
  page,
}) => {
  const id = unique();
  await onDatabase((client) =>
    client.query(
      `INSERT INTO sales_inquiry (full_name, email, company_name, monthly_budget, message)
       VALUES ($1, $2, 'Acme', '$5,000+', 'We would like to be seen.')`,
      [`Closing ${id}`, `${id}@example.org`],
    ),
  );
  await page.goto(`/admin/inquiries?q=${id}`);
  await hasColumns(page, "Contact", "Company", "Budget", "Message", "Status", "Submitted", "Actions");
  const menu = page.getByRole("button", { name: `Actions for Closing ${id}` });
  await menu.click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Send Email",
    "Mark as Contacted",
    "Close Inquiry",
    "Delete",
  ]);
  await expect(page.getByRole("menuitem", { name: "Send Email" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${id}@example.org`),
  );
  await page.getByRole("menuitem", { name: "Close Inquiry" }).click();
  await expect(page.getByText("Inquiry marked as closed successfully")).toBeVisible();
  await menu.click();
  await expect(page.getByRole("menuitem")).toHaveText(["Send Email", "Delete"]);
});

test("thousands of reviews are turned through by number, Previous and Next", async ({ page }) => {
  await page.goto("/admin/reviews?status=approved");
  const pages = page.getByRole("navigation", { name: "Pages" });
  const last = pages.getByRole("button", { name: /^Page \d{4}$/ });
  await expect(last).toBeVisible();
  await expect(pages.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expect(page.getByRole("article")).toHaveCount(10);
  const first = await page.getByRole("article").first().textContent();
  await pages.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("article").first()).not.toHaveText(first!);
  // Other tests approve reviews meanwhile, which may begin a page.
  await expect(async () => {
    await last.last().click();
    await expect(pages.getByRole("button", { name: "Next" })).toBeDisabled({ timeout: 1_000 });
  }).toPass();
  await pages.getByRole("button", { name: "Page 1", exact: true }).click();
  // Other tests decide about reviews meanwhile, so what stands first may have changed.
  await expect(pages.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expect(page.getByRole("article")).toHaveCount(10);
});

test("a rejected review is approved after all; the page loses just that one", async ({ page }) => {
  await page.goto("/admin/reviews?status=rejected");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(10);
  await expect(cards.first().getByRole("img", { name: /out of 5|of 5/ })).toBeVisible();
  await cards
    .first()
    .getByRole("button", { name: /^Approve/ })
    .click();
  await expect(page.getByText("Review approved")).toBeVisible();
  await expect(cards).toHaveCount(9);
});

test("a ban gives its reason, which the account's log keeps", async ({ page }) => {
  await page.goto("/admin/users?q=person-1998@&status=active");
  const label = (await page.getByRole("button", { name: /^Actions for/ }).getAttribute("aria-label"))!;
  const name = label.replace("Actions for ", "");
  await choose(page, name, "Ban User");
  await page.getByRole("alertdialog").getByRole("button", { name: "Ban User" }).click();
  await expect(page.getByText(`${name} has been banned`)).toBeVisible();
  await page.goto("/admin/users?q=person-1998@");
  await choose(page, name, "View Activity");
  await expect(page.getByRole("dialog")).toContainText(
    "Status changed from active to banned by Vera Rubin: Manual ban by admin",
  );
});
