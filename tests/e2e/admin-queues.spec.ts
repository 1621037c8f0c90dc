import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { addUser, choose, row, unique } from "./admin-page";

test("a submission is approved once and becomes a tool; another is rejected for a reason, and reopened", async ({
  page,
  context,
  request,
}) => {
  const id = unique();
  await onDatabase((client) =>
    client.query(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, pricing_type, logo_url, github_url)
       SELECT name, 'Does a thing well.', 'https://' || name || '.example/', name || '.example', category.id, 'Freemium',
         'https://' || name || '.example/mark.png', 'https://github.com/' || name
       FROM (VALUES ($1), ($2)) AS given (name), (SELECT id FROM category ORDER BY position LIMIT 1) AS category`,
      [`good${id}`, `bad${id}`],
    ),
  );
  await signIn(context, { role: "moderator" });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/moderation/submissions?q=${id}`);
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("pending");
  // On a phone a row is a card, and what can be done with it is in sight.
  for (const name of ["good", "bad"]) {
    const approve = page.getByRole("button", { name: `Approve ${name}${id}` });
    await approve.scrollIntoViewIfNeeded();
    const box = (await approve.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await axe(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("combobox", { name: "Status" }).selectOption("all");
  await expect(page).toHaveURL(/status=all/);
  await page.getByRole("button", { name: `Approve good${id}` }).click();
  const dialog = page.getByRole("dialog", { name: `Approve good${id}?` });
  await expect(dialog.getByLabel("Pricing type")).toHaveValue("freemium");
  // What is published with it can be looked at first.
  for (const address of [`https://good${id}.example/mark.png`, `https://github.com/good${id}`])
    await expect(dialog.getByRole("link", { name: address })).toHaveAttribute("href", address);
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Submission approved successfully")).toBeVisible();
  await expect(row(page, `good${id}`)).toContainText("approved");
  await expect(page.getByRole("button", { name: `Approve good${id}` })).toHaveCount(0);
  await page.getByRole("button", { name: `Reject bad${id}` }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Reject" }).click();
  await expect(question.getByText("Please say why.")).toBeVisible();
  await question.getByLabel("Reason").fill("Its website can't be reached.");
  await question.getByRole("button", { name: "Reject" }).click();
  await expect(row(page, `bad${id}`)).toContainText("rejected");
  await expect(row(page, `bad${id}`)).toContainText("Its website can't be reached.");
  await page.getByRole("button", { name: `Reopen bad${id}` }).click();
  await expect(page.getByText("Submission reopened successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: `Approve bad${id}` })).toBeEnabled();

  const found = (await (await request.get(`/api/tools?q=good${id}`)).json()) as { name: string }[];
  expect(found.map(({ name }) => name)).toEqual([`good${id}`]);
});

test("a moderator who decides by keyboard goes on with the next submission", async ({ page, context }) => {
  const id = unique();
  await onDatabase((client) =>
    client.query(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, submitted_at)
       SELECT name, 'Does a thing well.', 'https://' || name || '.example/', name || '.example', category.id, now() - ago
       FROM (VALUES ($1, interval '2 hours'), ($2, interval '1 hour')) AS given (name, ago),
         (SELECT id FROM category ORDER BY position LIMIT 1) AS category`,
      [`one${id}`, `two${id}`],
    ),
  );
  await signIn(context, { role: "moderator" });
  await page.goto(`/moderation/submissions?q=${id}`);
  await page.getByRole("button", { name: `Reject one${id}` }).press("Enter");
  await expect(page.getByRole("alertdialog").getByLabel("Reason")).toBeFocused();
  await page.keyboard.type("Its website shows nothing.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Reject" }).press("Enter");
  await expect(row(page, `one${id}`)).toHaveCount(0);
  await expect(page.getByRole("link", { name: `View two${id}` })).toBeFocused();
});

test("what was said and chosen is there again after a call that failed", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/503/);
  const name = `kept${unique()}`;
  await onDatabase((client) =>
    client.query(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, pricing_type)
       SELECT $1, 'Does a thing well.', 'https://' || $1 || '.example/', $1 || '.example', id, 'Freemium'
       FROM category ORDER BY position LIMIT 1`,
      [name],
    ),
  );
  await signIn(context, { role: "moderator" });
  await page.goto(`/moderation/submissions?q=${name}`);
  let away = true;
  await page.route("**/api/tools/submissions/*", (route) =>
    away ? route.fulfill({ status: 503, json: { error: "Please try again soon." } }) : route.continue(),
  );
  // The one before it may still be on its way out.
  const failed = page.getByText("Failed to update submission").last();

  await page.getByRole("button", { name: `Approve ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Approve ${name}?` });
  await dialog.getByLabel("Category").selectOption("AI for Productivity");
  await dialog.getByLabel("Pricing type").selectOption("paid");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(failed).toBeVisible();
  await expect(dialog.getByLabel("Category")).toHaveValue("AI for Productivity");
  await expect(dialog.getByLabel("Pricing type")).toHaveValue("paid");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const reject = page.getByRole("button", { name: `Reject ${name}` });
  await reject.click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Reason").fill("Its website can't be reached.");
  await question.getByRole("button", { name: "Reject" }).click();
  await expect(question).toHaveCount(0);
  await expect(failed).toBeVisible();
  away = false;
  await reject.click();
  await expect(question.getByLabel("Reason")).toHaveValue("Its website can't be reached.");
  await question.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Submission rejected successfully")).toBeVisible();
});

test("one's own submission is decided by somebody else; an administrator can delete it", async ({
  page,
  context,
}) => {
  const name = `own${unique()}`;
  const { id } = await signIn(context, { role: "admin" });
  await onDatabase((client) =>
    client.query(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, user_id)
       SELECT $1, 'Does a thing well.', 'https://' || $1 || '.example/', $1 || '.example', id, $2
       FROM category ORDER BY position LIMIT 1`,
      [name, id],
    ),
  );
  await page.goto(`/admin/submissions?q=${name}`);
  await expect(row(page, name)).toContainText("You can't decide on your own submission.");
  await expect(page.getByRole("button", { name: `Approve ${name}` })).toBeDisabled();
  await expect(page.getByRole("button", { name: `Reject ${name}` })).toBeDisabled();
  await choose(page, name, "Delete");
  const question = page.getByRole("alertdialog", { name: `Are you sure you want to delete ${name}?` });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Submission deleted successfully")).toBeVisible();
  await expect(page.getByText("Nothing matches")).toBeVisible();
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

test("an inquiry is contacted, closed, and deleted", async ({ page, context }) => {
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
  await expect(page.getByRole("menuitem")).toHaveText(["Send Email", "Close Inquiry", "Delete"]);
  await page.getByRole("menuitem", { name: "Close Inquiry" }).click();
  await expect(row(page, id)).toContainText("closed");
  await choose(page, `Buyer ${id}`, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Inquiry deleted successfully")).toBeVisible();
  await expect(page.getByText("Nothing matches")).toBeVisible();

  await page.goto(`/admin/activity?entity=inquiry`);
  await expect(
    page
      .getByRole("row")
      .nth(1)
      .getByTitle(/^inquiry\./),
  ).toContainText("Inquiry");
  await axe(page);
});
