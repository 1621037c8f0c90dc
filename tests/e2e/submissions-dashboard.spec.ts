import { join } from "./dashboard-page";
import { axe, expect, test } from "../support/playwright";
import { createTool, own } from "./owned-tool";
import { onDatabase, signIn } from "../support/signed-in";

let n = 0;
const unique = () => `${Date.now().toString(36)}-${(n += 1)}`;

test("the dashboard's form sends, and the submission is listed with its place in the queue", async ({
  page,
}) => {
  const id = unique();
  await join(page);
  await page.goto("/dashboard?tab=submissions");
  await expect(page.getByText("No submissions yet")).toBeVisible();
  await page.getByRole("button", { name: "Submit a tool" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Submit a tool" });
  const common = dialog.getByLabel("Category").locator('optgroup[label="Common categories"]');
  await expect(common.locator("option")).toHaveCount(6);
  await dialog.getByRole("button", { name: "Submit tool" }).click();
  await expect(dialog.getByText("Name is required.")).toBeVisible();
  await axe(page);
  // An address that is completed, and whose error goes, leaves the focus where somebody put it.
  const website = dialog.getByLabel("Website");
  await expect(website).toHaveAttribute("aria-invalid", "true");
  await website.fill("quillbird.example");
  await dialog.getByLabel("Description").click();
  await expect(website).toHaveValue("https://quillbird.example");
  await expect(website).not.toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("Kept.");
  await expect(dialog.getByLabel("Description")).toHaveValue("Kept.");
  await dialog.getByLabel("Name").fill("Quillbird");
  await dialog.getByLabel("Description").fill("Writes meeting notes.");
  await dialog.getByLabel("Website").fill(`https://quillbird-${id}.example`);
  await dialog.getByLabel("Category").selectOption("AI for Video Editing");
  await dialog.getByLabel("Pricing").selectOption("Free");
  await expect(dialog.getByRole("button", { name: /^Add the task .*video/i }).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Submit tool" }).click();
  await expect(page.getByText("Tool submitted successfully!")).toBeVisible();
  await expect(dialog).toBeHidden();
  const item = page.getByRole("listitem").filter({ hasText: "Quillbird" });
  await expect(item).toContainText("Pending");
  await expect(item).toContainText(/in the queue/);
  await item.getByText("What you sent in").click();
  await expect(item.getByText("Writes meeting notes.", { exact: true })).toBeVisible();
  await expect(item.getByText("Free", { exact: true })).toBeVisible();
  await axe(page);
  await onDatabase((client) =>
    client.query(`UPDATE submission SET status = 'rejected', reason = $2 WHERE website_key = $1`, [
      `quillbird-${id}.example`,
      "Its website can't be reached.",
    ]),
  );
  await page.reload();
  await expect(item).toContainText("The reason: Its website can't be reached.");
  await expect(item.getByRole("button", { name: "Withdraw" })).toHaveCount(0);

  // What was rejected is corrected in the form, which asks before it replaces what is typed there.
  const again = item.getByRole("button", { name: "Send it in again Quillbird" });
  await again.click();
  await expect(page).toHaveURL("/add-product");
  await expect(page.getByLabel("Website")).toHaveValue(`https://quillbird-${id}.example`);
  await page.getByLabel("Description").fill("Another tool that is typed here.");
  await page.goto("/dashboard?tab=submissions");
  await again.click();
  const asked = page.getByRole("alertdialog", { name: "Send Quillbird in again?" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(again).toBeFocused();
  await again.click();
  await asked.getByRole("button", { name: "Open the form" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("Writes meeting notes.");

  // What was sent in again already waits, and is offered no third time.
  await page.getByLabel("Image URL").fill(`https://quillbird-${id}.example/mark.png`);
  await page.getByRole("button", { name: "Add product" }).click();
  await expect(page.getByText("Quillbird waits for review")).toBeVisible();
  await page.goto("/dashboard?tab=submissions");
  await expect(item).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Send it in again/ })).toHaveCount(0);
  await onDatabase((client) =>
    client.query(`DELETE FROM submission WHERE website_key = $1 AND status = 'pending'`, [
      `quillbird-${id}.example`,
    ]),
  );

  await onDatabase((client) =>
    client.query(`UPDATE submission SET status = 'pending', reason = NULL WHERE website_key = $1`, [
      `quillbird-${id}.example`,
    ]),
  );
  await page.reload();
  await item.getByRole("button", { name: "Withdraw Quillbird" }).click();
  const question = page.getByRole("alertdialog", { name: "Withdraw Quillbird?" });
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Your submission is withdrawn")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText("No submissions yet")).toBeVisible();

  // What was written is not lost.
  await page.getByRole("button", { name: "Send it in again" }).click();
  const form = page.getByRole("form", { name: "Add New AI Tool" });
  await expect(form.getByLabel("Name")).toHaveValue("Quillbird");
  await expect(form.getByLabel("Description")).toHaveValue("Writes meeting notes.");
  await expect(form.getByLabel("Website")).toHaveValue(`https://quillbird-${id}.example`);
  await expect(form.getByLabel("Category")).toHaveValue("AI for Video Editing");
  await expect(form.getByLabel("Pricing")).toHaveValue("Free");
});

test("a website of one's own that waits is told at its field, the buttons in sight", async ({
  page,
  allowConsole,
}) => {
  allowConsole("409");
  await page.setViewportSize({ width: 1280, height: 900 });
  const sent = {
    toolName: "Quillbird",
    description: "Writes meeting notes.",
    websiteUrl: `https://quillbird-${unique()}.example`,
    category: "Writing",
  };
  await join(page);
  expect((await page.request.post("/api/tools/submissions", { data: sent })).status()).toBe(201);
  await page.goto("/dashboard?tab=submissions");
  await page.getByRole("button", { name: "Submit a tool" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Submit a tool" });
  await dialog.getByLabel("Name").fill("Quillbird");
  await dialog.getByLabel("Description").fill("Writes meeting notes in other words.");
  await dialog.getByLabel("Website").fill(sent.websiteUrl);
  await dialog.getByLabel("Category").selectOption("AI for Video Editing");
  await dialog.getByLabel("Pricing").selectOption("Free");
  const send = dialog.getByRole("button", { name: "Submit tool" });
  await send.click();
  await expect(dialog.getByLabel("Website")).toBeFocused();
  await expect(dialog.getByLabel("Website")).toHaveAccessibleDescription(
    /^You have sent this website in already/,
  );
  await expect(send).toBeInViewport({ ratio: 1 });
  await axe(page);
});

test("who has claimed what became of a submission isn't asked whether they make it", async ({
  page,
  context,
}) => {
  const slug = `sent-${unique()}`;
  const { id, name } = await createTool(slug);
  const { id: person } = await signIn(context);
  await onDatabase((client) =>
    client.query(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, status, user_id, tool_id)
       SELECT name, description, website_url, website_key, category_id, 'approved', $1, id FROM tool WHERE id = $2`,
      [person, id],
    ),
  );
  await page.goto("/dashboard?tab=submissions");
  const asked = page.getByRole("link", { name: `Do you make it? Claim ${name}.` });
  await expect(asked).toHaveAttribute("href", `/ai-tools/${slug}/claim`);
  await onDatabase((client) => own(client, person, id, slug));
  await page.reload();
  await page.getByRole("link", { name: `See it under My tools ${name}` }).click();
  await expect(page.getByRole("heading", { name: "My tools" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
});
