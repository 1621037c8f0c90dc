import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { createTool, own } from "./owned-tool";

test("an owner answers a review once, changes the answer, and sees how the tool does", async ({
  page,
  context,
}) => {
  const slug = `answered-${Date.now()}`;
  const { id, name } = await createTool(slug);
  const { id: reviewer } = await signIn(context, { name: "Rita Reviewer" });
  const { id: owner } = await signIn(context, { name: "Oscar Owner" });
  await onDatabase(async (client) => {
    await own(client, owner, id, slug);
    await client.query(
      `INSERT INTO review (user_id, tool_id, rating, comment, status) VALUES ($1, $2, 3, 'It could be quicker.', 'approved')`,
      [reviewer, id],
    );
  });
  await page.goto(`/ai-tools/${slug}#reviews`);
  const review = page.getByRole("article").filter({ hasText: "It could be quicker." });
  await review.getByRole("button", { name: "Answer Rita Reviewer" }).click();
  const field = review.getByRole("textbox", { name: "Your answer to Rita Reviewer" });
  await expect(field).toBeFocused();
  // Owners neither review their tool nor say what helped them.
  await expect(page.getByText("You own this tool, so you can't review it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit review" })).toHaveCount(0);
  await expect(review.getByRole("button", { name: /^Helpful/ })).toHaveCount(0);
  await field.fill("The next version is.");
  await review.getByRole("button", { name: "Publish answer" }).click();
  await expect(review).toContainText("Verified owner");
  await expect(review.getByRole("button", { name: "Edit your answer to Rita Reviewer" })).toBeFocused();
  await axe(page);

  await review.getByRole("button", { name: "Edit your answer to Rita Reviewer" }).click();
  await review.getByRole("button", { name: "Remove" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove your answer to Rita Reviewer?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(field).toHaveValue("The next version is.");
  await review.getByRole("button", { name: "Remove" }).click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(review.getByRole("button", { name: "Answer Rita Reviewer" })).toBeFocused();
  await review.getByRole("button", { name: "Answer Rita Reviewer" }).click();
  await field.fill("The next version is.");
  await review.getByRole("button", { name: "Publish answer" }).click();
  await expect(review).toContainText("Verified owner");

  await context.clearCookies();
  await page.reload();
  await expect(review).toContainText("The next version is.");
  await expect(review.getByRole("button", { name: /answer/i })).toHaveCount(0);
  const refused = await page.request.get(`/dashboard/tools/${id}`, { maxRedirects: 0 });
  expect(refused.headers().location).toContain("/sign-in");

  await signIn(context);
  expect((await page.request.get(`/dashboard/tools/${id}`)).status()).toBe(404);
  await signIn(context, { role: "admin" });
  await page.goto(`/dashboard/tools/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name}, day by day`);
  await expect(page.getByText("No saves in the last 30 days.")).toBeVisible();
  await page.getByRole("link", { name: "90 days" }).click();
  await expect(page).toHaveURL(`/dashboard/tools/${id}?days=90`);
  await page.getByText("All 90 days in numbers").click();
  await expect(page.getByRole("row")).toHaveCount(91);
  await axe(page);
});

test("a review from before its author became an owner says so, and can be taken back", async ({
  page,
  context,
}) => {
  const slug = `reviewed-${Date.now()}`;
  const { id } = await createTool(slug);
  const { id: owner } = await signIn(context, { name: "Otto Owner" });
  await onDatabase(async (client) => {
    await client.query(
      `INSERT INTO review (user_id, tool_id, rating, comment, status) VALUES ($1, $2, 5, 'I made a good one.', 'approved')`,
      [owner, id],
    );
    await own(client, owner, id, slug);
  });
  await page.goto(`/ai-tools/${slug}#reviews`);
  await expect(page.getByRole("article").filter({ hasText: "I made a good one." })).toContainText(
    "By an owner of this tool",
  );
  await expect(page.getByRole("heading", { name: "Your review" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  await axe(page);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete review" }).click();
  await expect(page.getByText("You own this tool, so you can't review it.")).toBeFocused();
});

test("an owner proposes a change and confirms facts; a moderator looks at the difference and approves", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const slug = `proposed-${Date.now()}`;
  const { id, name } = await createTool(slug);
  const { id: owner } = await signIn(context, { name: "Olga Owner" });
  await onDatabase((client) => own(client, owner, id, slug));
  // Of a tool without facts its owner reads how to tell them.
  await page.goto(`/dashboard/tools/${id}/facts`);
  await expect(page.getByText("Nothing to confirm yet")).toBeVisible();
  await page.getByRole("link", { name: "Propose what is missing" }).click();
  await expect(page.getByRole("heading", { name: `Propose a change of ${name}` })).toBeVisible();
  await onDatabase((client) =>
    client.query(`INSERT INTO tool_fact (tool_id, field, value) VALUES ($1, 'maker', '"Ink Ltd"')`, [id]),
  );
  await page.goto("/dashboard?tab=tools");
  await page.getByRole("link", { name: `Confirm facts of ${name}` }).click();
  await page.getByRole("button", { name: "Confirm Maker" }).click();
  await expect(page.locator("#main").getByText(/^Checked /)).toBeVisible();
  await axe(page);

  await page.goto(`/dashboard/tools/${id}/proposal`);
  await page.getByRole("button", { name: "Propose a change" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Propose" }).click();
  await expect(form.getByRole("alert")).toBeFocused();
  // Beside the toast, which takes room from the dialog.
  await expect(page.getByText("Failed to send the proposal")).toBeVisible();
  await expect(form.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await form.getByLabel("Description").fill("A tool that everybody makes.");
  await form.getByText("Facts", { exact: true }).click();
  await form.getByRole("button", { name: "Add a plan" }).click();
  await form.getByLabel("Name").fill("Pro");
  await form.getByLabel("Amount").fill("12");
  await form.getByRole("group", { name: "Platforms" }).getByLabel("Web").check();
  await expect(form.getByLabel(/^Source/)).toHaveCount(0);
  await axe(page);
  await form.getByRole("button", { name: "Propose" }).click();
  await expect(page.getByRole("heading", { name: "Your proposal" })).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(1);
  await expect(page.getByText("[added: everybody]")).toBeVisible();
  await axe(page);

  await signIn(context, { role: "moderator" });
  await page.goto(`/moderation/proposals?q=${encodeURIComponent(name)}`);
  await page
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("button", { name: "Look and decide" })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("everybody");
  await expect(dialog).toContainText("Pro: $12 / month");
  await expect(dialog).toContainText("Its facts count as checked today.");
  await axe(page);
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Proposal approved")).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(name) })).toHaveCount(0);
  await page.goto(`/ai-tools/${slug}`);
  await expect(page.locator("#main")).toContainText("A tool that everybody makes.");
  await expect(page.locator("#main")).toContainText("Pro: $12 / month");
});

test("who reads why a change was rejected goes on with it, or begins with the tool as it is", async ({
  page,
  context,
}) => {
  const slug = `refused-${Date.now()}`;
  const { id } = await createTool(slug);
  const { id: owner } = await signIn(context, { name: "Odile Owner" });
  await onDatabase(async (client) => {
    await own(client, owner, id, slug);
    await client.query(
      `INSERT INTO tool_proposal (tool_id, user_id, change, before, tool_updated_at, status, reason, decided_at)
       SELECT id, $2, '{"description": "We make the best tool of all."}', '{"description": "A tool that somebody makes."}',
         updated_at, 'rejected', 'Please say what it does.', now() FROM tool WHERE id = $1`,
      [id, owner],
    );
  });
  await page.goto(`/dashboard/tools/${id}/proposal`);
  await expect(page.getByText("The reason: Please say what it does.")).toBeVisible();
  await axe(page);
  const description = page.getByRole("dialog").getByLabel("Description");
  await page.getByRole("button", { name: "Propose another change" }).click();
  await expect(description).toHaveValue("A tool that somebody makes.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Change it and send it again" }).click();
  await expect(description).toHaveValue("We make the best tool of all.");
  await description.fill("It writes the minutes of a meeting.");
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), `almanac:draft:admin:proposal:${id}`))
    .toContain("the minutes");
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await expect(page.getByText("What you typed and did not send is kept.")).toBeVisible();
  await page.getByRole("button", { name: "Change it and send it again" }).click();
  await expect(description).toHaveValue("It writes the minutes of a meeting.");
  await page.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your proposal" })).toBeVisible();
  await expect(page.getByText("Waits", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("heading", { name: "Your last proposal" })).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(1);
});
