import { expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";

test("Helpful tells an ended session once, and never stays on one's own review", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]/);
  const author = await signIn(context);
  // A second try finds what the first one wrote beside its own.
  const comment = `Mine, of ${author.id}.`;
  // The seventh of those among which the tests of reviews take theirs.
  const slug = await onDatabase(async (client) => {
    const { rows } = await client.query<{ slug: string }>(
      `INSERT INTO review (tool_id, user_id, rating, comment, status)
       SELECT id, $1, 5, $2, 'approved' FROM tool
       WHERE status = 'published' AND NOT is_upcoming AND slug ~ '^[m-p]' ORDER BY slug OFFSET 6 LIMIT 1
       RETURNING (SELECT slug FROM tool WHERE id = tool_id)`,
      [author.id, comment],
    );
    return rows[0]!.slug;
  });
  // Whose it is is known only after it was pressed and refused.
  const refused = page.waitForResponse("**/api/reviews/*/helpful");
  await page.route("**/api/me/helpful?*", async (route) => {
    await refused;
    await route.continue();
  });
  await page.goto(`/ai-tools/${slug}#reviews`);
  const item = page
    .getByRole("list", { name: /^Reviews, page/ })
    .getByRole("article")
    .filter({ hasText: comment });
  const helpful = item.getByRole("button", { name: /^Helpful/ });
  const known = page.waitForResponse("**/api/me/helpful?*");
  await helpful.click();
  expect((await refused).status()).toBe(403);
  await known;
  await expect(item).toContainText("Your review");
  await expect(item.getByRole("button")).toHaveCount(0);

  // Known while the refusal is on its way.
  await page.unroute("**/api/me/helpful?*");
  let answered = () => {};
  const pressed = new Promise<void>((resolve) => (answered = resolve));
  await page.route("**/api/me/helpful?*", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.route("**/api/reviews/*/helpful", async (route) => {
    const known = page.waitForResponse("**/api/me/helpful?*");
    answered();
    await known;
    await expect(item).toContainText("Your review");
    await route.continue();
  });
  await page.reload();
  const again = page.waitForResponse("**/api/reviews/*/helpful");
  await helpful.click();
  expect((await again).status()).toBe(403);
  await expect(page.getByText("That could not be saved.")).toBeVisible();
  await expect(item).toContainText("Your review");
  await expect(item.getByRole("button")).toHaveCount(0);

  // With no question of the page still under way, which would be answered with 401.
  await page.goto("about:blank");
  await context.clearCookies();
  await signIn(context);
  await page.unroute("**/api/me/helpful?*");
  await page.unroute("**/api/reviews/*/helpful");
  await page.route("**/api/reviews/*/helpful", (route) => route.fulfill({ status: 401, body: "" }));
  await page.goto(`/ai-tools/${slug}#reviews`);
  await helpful.click();
  await expect(page.getByRole("dialog").getByText("Your session has ended.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(helpful).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("That could not be saved.")).toHaveCount(0);
});
