import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { addUser, choose, row, unique } from "./admin-page";

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
  const dialog = page.getByRole("dialog", { name: `Approve good${id}?` });
  await expect(dialog.getByLabel("Pricing type")).toHaveValue("freemium");
  await dialog.getByRole("button", { name: "Approve" }).click();
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
