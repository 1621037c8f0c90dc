import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";

const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const addUser = (name: string, email: string) =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "user" (name, email) VALUES ($1, $2) RETURNING id`,
      [name, email],
    );
    return rows[0]!.id;
  });

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
async function choose(page: Page, name: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test.describe("who comes in", () => {
  for (const path of ["/admin", "/admin/users", "/moderation/reviews"])
    test(`${path} sends everybody else home`, async ({ page, context }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/");
      await signIn(context);
      await page.goto(path);
      await expect(page).toHaveURL("/");
    });

  test("a moderator has the two screens of moderation and no other", async ({ page, context }) => {
    await signIn(context, { role: "moderator" });
    await page.goto("/admin/users");
    await expect(page).toHaveURL("/");
    await page.goto("/moderation");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reviews Management");
    await expect(page.getByRole("navigation", { name: "Administration" }).getByRole("link")).toHaveText([
      "Reviews",
      "Submissions",
    ]);
    await axe(page);
  });

  test("an administrator who is demoted is out with the next step", async ({
    page,
    context,
    allowConsole,
  }) => {
    // The table may have been on its way.
    allowConsole(/status of 403/);
    const { id } = await signIn(context, { role: "admin" });
    await page.goto("/admin/users");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("User Management");
    await onDatabase((client) => client.query(`UPDATE "user" SET role = 'user' WHERE id = $1`, [id]));
    await page.goto("/admin/users");
    await expect(page).toHaveURL("/");
  });
});

test.describe("the shell", () => {
  test("has its screens, and remembers that it was collapsed", async ({ page, context }) => {
    await signIn(context, { role: "admin" });
    await page.goto("/admin/users");
    const links = page.getByRole("navigation", { name: "Administration" }).getByRole("link");
    await expect(links).toHaveText([
      "Dashboard",
      "Tools",
      "Sponsorships",
      "Best Software",
      "Blog",
      "News",
      "Users",
      "Submissions",
      "Reviews",
      "Inquiries",
      "Activity",
      "Settings",
    ]);
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
    await axe(page);
    await expect(page.getByRole("link", { name: "Main Site" })).toHaveAttribute("href", "/");
  });

  test("goes to a screen by keyboard", async ({ page, context }) => {
    await signIn(context, { role: "admin" });
    await page.goto("/admin/users");
    await expect(page.getByRole("table")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("inqui");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/inquiries");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sales Inquiries");
  });

  test("fits a narrow phone", async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signIn(context, { role: "admin" });
    for (const screen of ["users", "submissions", "reviews", "inquiries", "activity"]) {
      await page.goto(`/admin/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(
        320,
      );
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Users" }).click();
    await expect(page).toHaveURL("/admin/users");
  });
});

test.describe("users", () => {
  test("are searched, given a role for a reason, banned and exported", async ({ page, context }) => {
    const id = unique();
    const name = `Grace "${id}" Hopper`;
    await addUser(name, `${id}@example.org`);
    await signIn(context, { role: "admin" });
    await page.goto("/admin/users");
    await page.getByRole("searchbox", { name: "Search by name or e-mail" }).fill(id);
    await expect(page).toHaveURL(`/admin/users?q=${id}`);
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("columnheader")).toHaveText([
      "",
      "User",
      "Role",
      "Status",
      "Last Active",
      "Joined",
      "Actions",
    ]);
    await axe(page);

    await choose(page, name, "Change Role");
    const dialog = page.getByRole("dialog");
    const submit = dialog.getByRole("button", { name: "Change Role" });
    await expect(submit).toBeDisabled();
    await expect(dialog.getByLabel("Reason")).toHaveCount(0);
    await dialog.getByLabel("New role").selectOption("admin");
    await expect(dialog.getByText("Important Notice")).toBeVisible();
    await expect(dialog).toContainText("gives full access to all platform features");
    await expect(submit).toBeDisabled();
    await dialog.getByLabel("New role").selectOption("moderator");
    await dialog.getByLabel("Reason").fill("Helps with reviews");
    await axe(page);
    await submit.click();
    await expect(row(page, id)).toContainText("moderator");

    await choose(page, name, "View Activity");
    await expect(dialog).toContainText("Role changed from user to moderator");
    await dialog.getByRole("tab", { name: "Settings" }).click();
    await expect(dialog).toContainText(`${id}@example.org`);
    await page.keyboard.press("Escape");

    await choose(page, name, "Ban User");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(`Are you sure you want to ban ${name}?`);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(row(page, id)).toContainText("active");
    await choose(page, name, "Ban User");
    await question.getByRole("button", { name: "Ban User" }).click();
    await expect(row(page, id)).toContainText("banned");

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`users_export_${new Date().toISOString().slice(0, 10)}.csv`);
    const lines = (await readFile(await file.path(), "utf8")).replace("\uFEFF", "").split("\r\n");
    expect(lines[0]).toBe("Name,Email,Role,Status,Last Active,Joined At");
    expect(lines[1]).toContain(`"Grace ""${id}"" Hopper",${id}@example.org,moderator,banned,,`);
    expect(lines).toHaveLength(2);
    await expect(page.getByText("Export completed successfully")).toBeVisible();
  });

  test("are banned together, exactly those who were selected", async ({ page, context }) => {
    const id = unique();
    for (const n of [1, 2, 3]) await addUser(`Person ${id} ${n}`, `${id}-${n}@example.org`);
    await signIn(context, { role: "admin" });
    await page.goto(`/admin/users?q=${id}&sort=name&order=asc`);
    for (const n of [1, 3]) await page.getByRole("checkbox", { name: `Select Person ${id} ${n}` }).click();
    await expect(page.getByRole("region", { name: "Selected rows" })).toContainText("2 selected");
    await page.getByRole("button", { name: "Ban", exact: true }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to ban 2 users?");
    await page.getByRole("alertdialog").getByRole("button", { name: "Ban" }).click();
    await expect(page.getByText("2 users banned")).toBeVisible();
    await expect(row(page, `Person ${id} 1`)).toContainText("banned");
    await expect(row(page, `Person ${id} 2`)).toContainText("active");
    await expect(row(page, `Person ${id} 3`)).toContainText("banned");
  });

  test("say when they can't be loaded, and try again", async ({ page, context, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await signIn(context, { role: "admin" });
    await page.route("**/api/users?*", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/admin/users");
    await expect(page.getByText("Failed to load users")).toBeVisible();
    await page.unroute("**/api/users?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("table")).toBeVisible();
  });
});

test("a submission is approved once and becomes a tool; another is rejected", async ({
  page,
  context,
  request,
}) => {
  const id = unique();
  await onDatabase((client) =>
    client.query(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, pricing_type)
       SELECT name, 'Does a thing well.', 'https://' || name || '.example/', name || '.example', category.id, 'Freemium'
       FROM (VALUES ($1), ($2)) AS given (name), (SELECT id FROM category ORDER BY position LIMIT 1) AS category`,
      [`good${id}`, `bad${id}`],
    ),
  );
  await signIn(context, { role: "moderator" });
  await page.goto(`/moderation/submissions?q=${id}`);
  await expect(page.getByRole("row")).toHaveCount(3);
  await axe(page);
  await page.getByRole("button", { name: `Approve good${id}` }).click();
  await expect(page.getByText("Submission approved successfully")).toBeVisible();
  await expect(row(page, `good${id}`)).toContainText("approved");
  await expect(page.getByRole("button", { name: `Approve good${id}` })).toHaveCount(0);
  await page.getByRole("button", { name: `Reject bad${id}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reject" }).click();
  await expect(row(page, `bad${id}`)).toContainText("rejected");

  const found = (await (await request.get(`/api/tools?q=good${id}`)).json()) as { name: string }[];
  expect(found.map(({ name }) => name)).toEqual([`good${id}`]);
});

test("a review is approved, unpublished, answered and deleted", async ({ page, context, request }) => {
  const id = unique();
  const author = await addUser(`Reviewer ${id}`, `${id}@example.org`);
  const tool = await onDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT tool.id FROM tool WHERE status = 'published' AND NOT is_upcoming
       AND NOT EXISTS (SELECT FROM review WHERE review.tool_id = tool.id) ORDER BY id DESC LIMIT 1`,
    );
    await client.query(`INSERT INTO review (tool_id, user_id, rating, comment) VALUES ($1, $2, 4, $3)`, [
      rows[0]!.id,
      author,
      `Good work ${id}`,
    ]);
    return rows[0]!.id;
  });
  await signIn(context, { role: "admin" });
  await page.goto("/admin/reviews");
  const card = page.getByRole("article").filter({ hasText: id });
  await expect(card).toBeVisible();
  await axe(page);
  await card.getByRole("button", { name: /^Approve/ }).click();
  await expect(page.getByText("Review approved")).toBeVisible();
  await expect(card).toHaveCount(0);
  const shown = async () =>
    ((await (await request.get(`/api/reviews?toolId=${tool}`)).json()) as { reviews: object[] }).reviews;
  expect(await shown()).toHaveLength(1);

  await page.getByRole("link", { name: "Approved" }).click();
  await card.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("dialog").getByLabel("Response").fill("Thank you for it.");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(card).toContainText("Thank you for it.");
  await card.getByRole("button", { name: /^Unpublish/ }).click();
  await expect(page.getByText("Review rejected")).toBeVisible();
  expect(await shown()).toHaveLength(0);

  await page.getByRole("link", { name: "Rejected" }).click();
  await card.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Are you sure you want to delete this review? This action cannot be undone.",
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Review deleted")).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("an inquiry is contacted, then closed", async ({ page, context }) => {
  const id = unique();
  await onDatabase((client) =>
    client.query(
      `INSERT INTO sales_inquiry (full_name, email, company_name, monthly_budget, message)
       VALUES ($1, $2, 'Acme', '$5,000+', 'We would like to be seen by more people.')`,
      [`Buyer ${id}`, `${id}@example.org`],
    ),
  );
  await signIn(context, { role: "admin" });
  await page.goto(`/admin/inquiries?q=${id}`);
  await expect(row(page, id)).toContainText("new");
  await axe(page);
  await choose(page, `Buyer ${id}`, "Mark as Contacted");
  await expect(page.getByText("Inquiry marked as contacted successfully")).toBeVisible();
  await expect(row(page, id)).toContainText("contacted");
  await page.getByRole("button", { name: `Actions for Buyer ${id}` }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Send Email", "Close Inquiry"]);
  await page.getByRole("menuitem", { name: "Close Inquiry" }).click();
  await expect(row(page, id)).toContainText("closed");

  await page.goto(`/admin/activity?entity=inquiry`);
  await expect(page.getByRole("row").nth(1)).toContainText("inquiry.");
  await axe(page);
});
