import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { addTool, row, unique } from "./admin-page";

test("somebody reports a tool, is answered, and reads it on the dashboard", async ({
  page,
  context,
  browser,
  allowConsole,
}) => {
  allowConsole(/409/);
  const name = `Reported ${unique()}`;
  const { slug } = await addTool(name, "published");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/ai-tools/${slug}`);
  const open = page.getByRole("button", { name: "Report a problem" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: `Report a problem with ${name}` });
  await expect(dialog).toContainText("You sign in to send it");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Please choose what is wrong.")).toBeVisible();
  await dialog.getByLabel("What is wrong?").selectOption("Wrong price");
  await dialog.getByLabel("Details").fill("It is $12 now.");
  await axe(page);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toContainText("What you typed is kept.");

  // Signed in elsewhere: what was typed is there, and is sent.
  const { id } = await signIn(context);
  await page.reload();
  await open.click();
  await expect(dialog.getByLabel("Details")).toHaveValue("It is $12 now.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you for your report")).toBeVisible();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByLabel("What is wrong?").selectOption("Wrong price");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "You have reported this already. Somebody will look at it.",
  );

  const desk = await browser.newContext();
  await signIn(desk, { role: "moderator" });
  const queue = await desk.newPage();
  await queue.goto(`/moderation/reports?q=${encodeURIComponent(name)}`);
  await expect(row(queue, name)).toContainText("It is $12 now.");
  await expect(queue.getByRole("link", { name: /^Reports, \d+ open$/ })).toBeVisible();
  await axe(queue);
  await queue.getByRole("button", { name: `Answer Wrong price: ${name}` }).click();
  const answer = queue.getByRole("dialog", { name: `Wrong price: ${name}` });
  await answer.getByRole("button", { name: "Send answer" }).click();
  await expect(answer.getByText("Please write an answer.")).toBeVisible();
  await answer.getByLabel("Answer").fill("Thank you, it is corrected.");
  await answer.getByRole("button", { name: "Send answer" }).click();
  await expect(queue.getByText("1 report answered")).toBeVisible();
  await expect(row(queue, name)).toHaveCount(0);
  await desk.close();

  await page.goto("/dashboard?tab=reports");
  await expect(page.getByText("The answer: Thank you, it is corrected.")).toBeVisible();
  await axe(page);
  const { rows } = await onDatabase((client) =>
    client.query<{ status: string }>("SELECT status FROM report WHERE user_id = $1", [id]),
  );
  expect(rows).toEqual([{ status: "answered" }]);
});

test("a report is dismissed after a question, with an answer that its author reads", async ({
  page,
  context,
  browser,
}) => {
  const name = `Right ${unique()}`;
  const { id } = await addTool(name, "published");
  await signIn(context);
  const sent = await page.request.post(`/api/tools/${id}/reports`, {
    data: { kind: "price", message: "It is $12 now." },
  });
  expect(sent.status()).toBe(201);
  const desk = await browser.newContext();
  await signIn(desk, { role: "admin" });
  const queue = await desk.newPage();
  await queue.goto(`/admin/reports?q=${encodeURIComponent(name)}`);
  const dismiss = queue.getByRole("button", { name: `Dismiss Wrong price: ${name}` });
  const question = queue.getByRole("dialog", { name: `Wrong price: ${name}` });
  await dismiss.click();
  await axe(queue);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row(queue, name)).toContainText("It is $12 now.");
  await dismiss.click();
  await question.getByLabel("Answer (optional)").fill("The page of its maker says $10.");
  await question.getByRole("button", { name: "Dismiss", exact: true }).click();
  await expect(queue.getByText("1 report dismissed")).toBeVisible();
  await desk.close();
  await page.goto("/dashboard?tab=reports");
  await expect(page.getByText("The answer: The page of its maker says $10.")).toBeVisible();
});

test("an answer goes to those whose report nobody else has decided meanwhile", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/409/);
  const name = `Dear ${unique()}`;
  const { id } = await addTool(name, "published");
  const people = [await signIn(context), await signIn(context)];
  const set = (sql: string, ...values: string[]) => onDatabase((client) => client.query(sql, values));
  for (const person of people)
    await set(
      `INSERT INTO report (user_id, tool_id, about, kind, message) VALUES ($1, $2, 'tool', 'price', 'It is $12 now.')`,
      person.id,
      id,
    );
  await signIn(context, { role: "moderator" });
  await page.goto(`/moderation/reports?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Answer Wrong price: ${name}` }).click();
  await page.getByRole("dialog").getByLabel("Answer").fill("Thank you, it is corrected.");
  await set(`UPDATE report SET status = 'dismissed', decided_at = now() WHERE user_id = $1`, people[0]!.id);
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("1 report answered")).toBeVisible();
  const { rows } = await set(`SELECT status FROM report WHERE tool_id = $1 ORDER BY status`, id);
  expect(rows).toEqual([{ status: "answered" }, { status: "dismissed" }]);
});

test("a report of a review leads to where the review is decided on", async ({ page, context }) => {
  const name = `Praised ${unique()}`;
  const { id } = await addTool(name, "published");
  const { id: author } = await signIn(context, { name: "Rita Reviewer" });
  const { id: reporter } = await signIn(context);
  await onDatabase((client) =>
    client.query(
      `WITH written AS (INSERT INTO review (user_id, tool_id, rating, comment, status)
         VALUES ($1, $2, 5, 'Buy my course.', 'approved') RETURNING id)
       INSERT INTO report (user_id, tool_id, review_id, about, kind, message) SELECT $3, $2, id, 'review', 'spam', '' FROM written`,
      [author, id, reporter],
    ),
  );
  await signIn(context, { role: "moderator" });
  await page.goto(`/moderation/reports?q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole("link", { name: "Decide on the review" }).click();
  await expect(page.getByText(`Of ${name} alone.`)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await axe(page);
  await page.getByRole("button", { name: /^Unpublish/ }).click();
  await expect(page.getByText("Review rejected")).toBeVisible();
  await page.getByRole("link", { name: "Rejected" }).click();
  await expect(page.getByRole("article")).toContainText("Buy my course.");
  await page.getByRole("link", { name: "Of all tools" }).click();
  await expect(page).toHaveURL("/moderation/reviews?status=rejected");
});

test("a moderator who owns a tool decides on nothing of it, and reads why", async ({ page, context }) => {
  const name = `Interesting ${unique()}`;
  const { id } = await addTool(name, "published");
  const { id: other } = await signIn(context, { name: "Rita Reviewer" });
  const { id: owner } = await signIn(context, { role: "moderator" });
  await onDatabase(async (client) => {
    await client.query(
      `INSERT INTO tool_claim (user_id, tool_id, method, domain, token, status)
       VALUES ($1, $3, 'dns', 'one.invalid', $4, 'verified'), ($2, $3, 'dns', 'one.invalid', $5, 'pending')`,
      [owner, other, id, `almanac-${owner}`, `almanac-${other}`],
    );
    await client.query(
      `INSERT INTO review (user_id, tool_id, rating, comment) VALUES ($1, $2, 3, 'It could be quicker.')`,
      [other, id],
    );
    await client.query(
      `INSERT INTO report (user_id, tool_id, about, kind, message) VALUES ($1, $2, 'tool', 'price', 'It is $12 now.')`,
      [other, id],
    );
  });
  const rows = page.getByRole("row").filter({ hasText: name });

  await page.goto(`/moderation/reports?q=${encodeURIComponent(name)}`);
  await expect(rows).toContainText("You can't decide on reports about your own tool.");
  for (const action of [/^Answer/, /^Dismiss/])
    await expect(rows.getByRole("button", { name: action })).toBeDisabled();
  await axe(page);

  await page.goto(`/moderation/owners?q=${encodeURIComponent(name)}`);
  await expect(rows.filter({ hasText: "Rita Reviewer" })).toContainText(
    "You can't decide on claims of your own tool.",
  );
  for (const button of await rows.getByRole("button", { name: /^Revoke/ }).all())
    await expect(button).toBeDisabled();

  await page.goto(`/moderation/reviews?toolId=${id}`);
  const review = page.getByRole("article");
  await expect(review).toContainText("You can't decide on reviews of your own tool.");
  await expect(review.getByRole("button", { name: /^Approve/ })).toHaveAttribute("aria-disabled", "true");
});

test("facts are confirmed by keyboard, row by row, and a confirmation is taken back", async ({
  page,
  context,
  allowConsole,
}) => {
  const name = `Aged ${unique()}`;
  const { id, slug } = await addTool(name, "published");
  await onDatabase((client) =>
    client.query(
      `INSERT INTO tool_fact (tool_id, field, value, checked_at, state)
       VALUES ($1, 'maker', '"Ink Ltd"', now() - interval '91 days', 'confirmed'), ($1, 'country', '"GB"', NULL, 'unchecked')`,
      [id],
    ),
  );
  await signIn(context, { role: "admin" });
  await page.goto(`/admin/facts?q=${encodeURIComponent(name)}`);
  await expect(page.getByText("2 facts to check")).toBeVisible();
  await axe(page);
  const country = page.getByRole("button", { name: `Confirm ${name}: Country` });
  const maker = page.getByRole("button", { name: `Confirm ${name}: Maker` });
  await country.focus();
  await page.keyboard.press("ArrowDown");
  await expect(maker).toBeFocused();
  await page.keyboard.press("ArrowUp");
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/facts/confirm", (route) => held.then(() => route.continue()), { times: 1 });
  await page.keyboard.press("Enter");
  await expect(country).toHaveText("Confirming…");
  goOn();
  await expect(country).toHaveCount(0);
  await expect(maker).toBeFocused();
  // A confirmation that can't be taken back now can be in a moment.
  allowConsole(/503/);
  await page.route("**/facts/unconfirm", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`Failed to take back ${name}: Country`)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Confirmation taken back")).toBeVisible();
  await expect(country).toBeFocused();
  await page.goto(`/ai-tools/${slug}`);
  await expect(page.getByRole("table", { name: `Facts about ${name}` })).toContainText(
    "more than 90 days ago",
  );
});
