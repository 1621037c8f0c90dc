import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { createTool, own } from "./owned-tool";

test("a tool is claimed, looked at, and given up", async ({ page, context }) => {
  const slug = `owned-${Date.now()}`;
  const { id, name } = await createTool(slug);
  const person = await signIn(context);
  await page.goto(`/ai-tools/${slug}`);
  await page.getByRole("link", { name: "Do you make this?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Do you make ${name}?`);
  await page.getByRole("radio", { name: /^File/ }).check();
  await page.getByRole("button", { name: "Show me what to copy" }).click();
  await expect(page.getByText(`https://${slug}.invalid/.well-known/almanac.txt`).first()).toBeVisible();
  await expect(page.getByText(/^almanac-[0-9a-f]{32}$/)).toBeVisible();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.locator("#main").getByRole("alert").filter({ hasText: "We could not read" })).toBeVisible(
    {
      timeout: 20_000,
    },
  );
  await axe(page);

  await onDatabase((client) =>
    client.query(
      `UPDATE tool_claim SET status = 'verified', verified_at = now(), failure = NULL WHERE user_id = $1 AND tool_id = $2`,
      [person.id, id],
    ),
  );
  await page.goto("/dashboard?tab=tools");
  await expect(page.locator("#main").getByRole("listitem").filter({ hasText: name })).toContainText(
    "Verified",
  );
  await axe(page);
  await page.getByRole("link", { name: `Your claim of ${name}` }).click();
  await expect(page.getByRole("heading", { name: `You are a verified owner of ${name}` })).toBeVisible();
  await page.getByRole("button", { name: "Give up this claim" }).click();
  const question = page.getByRole("alertdialog", {
    name: `Are you sure that you don't want to be an owner of ${name} any more?`,
  });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("button", { name: "Give up this claim" })).toBeFocused();
  await page.keyboard.press("Enter");
  await axe(page);
  await question.getByRole("button", { name: "Give it up" }).click();
  await expect(page.getByRole("heading", { name: `Claim ${name}` })).toBeFocused();
});

test("what became of a claim meanwhile is shown by whatever is pressed next", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/40[34]/);
  const slug = `changed-${Date.now()}`;
  const { id, name } = await createTool(slug);
  const { id: person } = await signIn(context);
  const set = (change: string) =>
    onDatabase((client) => client.query(`UPDATE tool_claim SET ${change} WHERE user_id = $1`, [person]));
  const show = page.getByRole("button", { name: "Show me what to copy" });
  const check = page.getByRole("button", { name: "Check" });
  await page.goto(`/ai-tools/${slug}/claim`);
  await show.click();
  await expect(check).toBeVisible();

  // Given up elsewhere, or waiting for too long.
  await onDatabase((client) => client.query("DELETE FROM tool_claim WHERE user_id = $1", [person]));
  await check.click();
  await expect(page.getByText("There is no such claim.")).toBeVisible();
  await expect(page.getByRole("heading", { name: `Claim ${name}` })).toBeFocused();
  await show.click();
  await expect(check).toBeVisible();

  await set("status = 'revoked', reason = 'It is somebody else''s.'");
  await page.getByRole("button", { name: "Give up this claim" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Give it up" }).click();
  await expect(page.getByRole("heading", { name: "Your claim was taken back" })).toBeFocused();
  await expect(page.getByText("The reason: It is somebody else's.").first()).toBeVisible();

  // Owned, and the tool moved to another domain: the same way leads to the new one.
  await set("status = 'verified', reason = NULL, verified_at = now()");
  await onDatabase((client) =>
    client.query("UPDATE tool SET website_url = 'https://else-' || slug || '.invalid' WHERE id = $1", [id]),
  );
  await page.goto("/dashboard?tab=tools");
  const row = page.locator("#main").getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Lost");
  await expect(row).toContainText(`The website of ${name} is not on ${slug}.invalid any more.`);
  await expect(row.getByRole("link", { name: "Statistics" })).toHaveCount(0);
  await row.getByRole("link", { name: "Show that it is yours" }).click();
  await expect(page.getByRole("heading", { name: `Show again that ${name} is yours` })).toBeVisible();
  await expect(check).toHaveCount(0);
  await show.click();
  await expect(page.getByText(`_almanac.else-${slug}.invalid`)).toBeVisible();
  await expect(check).toBeVisible();
  await axe(page);
});

test("a tool that is not in the directory is no link to nowhere for who makes it", async ({
  page,
  context,
}) => {
  const slug = `unlisted-${Date.now()}`;
  const { id, name } = await createTool(slug);
  const { id: owner } = await signIn(context);
  await onDatabase(async (client) => {
    await own(client, owner, id, slug);
    await client.query("UPDATE tool SET status = 'archived' WHERE id = $1", [id]);
  });
  await page.goto("/dashboard?tab=tools");
  const row = page.locator("#main").getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("The tool is not in the directory at the moment.");
  await expect(row.getByRole("link")).toHaveText([/^Statistics/, /^Propose a change/, /^Confirm facts/]);
  await row.getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByText("It is not in the directory at the moment.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Its page" })).toHaveCount(0);
  await onDatabase((client) =>
    client.query("UPDATE tool_claim SET status = 'pending' WHERE tool_id = $1", [id]),
  );
  await page.goto("/dashboard?tab=tools");
  await expect(row).toContainText("The tool is not in the directory at the moment.");
  await expect(row).not.toContainText("stays listed");
  await expect(row.getByRole("link")).toHaveCount(0);

  // There is no page of the tool on which it could be given up.
  await row.getByRole("button", { name: `Give up this claim of ${name}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("it can't be claimed again");
  await axe(page);
  await question.getByRole("button", { name: "Give it up" }).click();
  await expect(page.getByText("You gave your claim up")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.locator("#main")).toBeFocused();
});

test("a moderator takes a claim back with a reason", async ({ page, context }) => {
  const slug = `revoked-${Date.now()}`;
  const { id, name } = await createTool(slug);
  const { id: owner } = await signIn(context, { name: "Claudia Owner" });
  await onDatabase((client) => own(client, owner, id, slug));
  await signIn(context, { role: "moderator" });
  await page.goto(`/moderation/owners?q=${slug}`);
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("Claudia Owner");
  await axe(page);
  await row.getByRole("button", { name: "Revoke" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill("The domain was sold.");
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await expect(row).toContainText("Revoked");
  await expect(row).toContainText("The domain was sold.");
});
