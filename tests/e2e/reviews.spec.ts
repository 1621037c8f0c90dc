import { hash } from "@node-rs/argon2";
import type { Page } from "@playwright/test";
import { addUser } from "./admin-page";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";

type Tool = { id: string; name: string; slug: string };

/** A tool without reviews that no other test uses; `n` counts from 0. */
async function quietTool(n: number): Promise<Tool> {
  return onDatabase(async (client) => {
    const { rows } = await client.query<Tool>(
      `SELECT id, name, slug FROM tool WHERE status = 'published' AND NOT is_upcoming
       AND slug ~ '^[m-p]' ORDER BY slug OFFSET $1 LIMIT 1`,
      [n],
    );
    return rows[0]!;
  });
}

const written = (page: Page) => page.getByRole("list", { name: /^Reviews, page/ }).getByRole("article");
const open = (page: Page, { slug }: Tool) => page.goto(`/ai-tools/${slug}#reviews`);
const rating = (page: Page, stars: number) =>
  page.getByRole("radio", { name: new RegExp(`^${stars} stars?\\b`) });
const comment = (page: Page) => page.getByRole("textbox", { name: "Your review" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit review" });
/** Signs out with no question of the page still under way, which would be answered with 401. */
const leave = async (page: Page) => {
  await page.goto("about:blank");
  await page.context().clearCookies();
};
const failed = (page: Page, text: string) =>
  expect(page.getByRole("tabpanel").getByRole("alert").filter({ hasText: text })).toBeVisible();

test("who is not signed in is told so, and led to the form", async ({ page }) => {
  await open(page, await quietTool(0));
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText("You must be signed in to submit a review")).toBeVisible();
  await panel.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel.getByRole("link", { name: "Sign in" })).toBeFocused();

  const email = `led-${Date.now()}@example.org`;
  const id = await addUser("Lena Led", email);
  const passwordHash = await hash("correct horse battery");
  await onDatabase((client) =>
    client.query(`UPDATE "user" SET password_hash = $2, email_verified_at = now() WHERE id = $1`, [
      id,
      passwordHash,
    ]),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(panel.getByRole("heading", { name: "Write a review" })).toBeVisible();
  // The form stands where the link was, and is next.
  await page.keyboard.press("Tab");
  await expect(rating(page, 1)).toBeFocused();
});

test("a review is written by keyboard, waits, is changed and taken back", async ({ page, context }) => {
  const tool = await quietTool(1);
  await signIn(context);
  await page.goto(`/ai-tools/${tool.slug}`);
  await expect(page.locator("html[data-alive]")).toBeAttached();
  // By the link among the tool's facts: what the page reads anew afterwards stays in the section.
  await page
    .getByRole("link", { name: /rating|reviews/i })
    .first()
    .click();
  await expect(page.getByRole("tab", { name: /^Reviews/ })).toHaveAttribute("aria-selected", "true");
  await submit(page).click();
  await expect(page.getByText("Please select a rating")).toBeVisible();
  await expect(page.getByText("Please provide a comment")).toBeVisible();
  await expect(rating(page, 1)).toBeFocused();
  await axe(page);

  await page.keyboard.press("Space");
  for (let star = 1; star < 4; star++) await page.keyboard.press("ArrowRight");
  await expect(rating(page, 4)).toBeChecked();
  await expect(page.getByText("Please select a rating")).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(comment(page)).toBeFocused();
  await page.keyboard.type("Useful every day.");
  await expect(page.getByText("17 / 5,000")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Pros" }).fill("Quick\nCheap");
  await page.getByRole("combobox", { name: "For how long?" }).selectOption("1 year");
  await axe(page);
  await submit(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Review submitted!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your review" })).toBeFocused();
  await expect(page.getByText("Pending approval.")).toBeVisible();
  await axe(page);

  await page.reload();
  await expect(page.getByText("Useful every day.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Pros" })).toContainText("Cheap");
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(rating(page, 4)).toBeChecked();
  await rating(page, 2).click();
  await page.getByRole("button", { name: "Submit changes" }).click();
  await expect(page.getByText("Change submitted!")).toBeVisible();
  await expect(page.getByRole("img", { name: "2 out of 5 stars" })).toBeVisible();

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(
    page.getByText("Are you sure you want to delete this review? This action cannot be undone."),
  ).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Delete review" }).click();
  await expect(submit(page)).toBeVisible();
  await expect(comment(page)).toHaveValue("");
});

test("a review that is approved is on the page with the answer to it", async ({ page, context, request }) => {
  const tool = await quietTool(2);
  const author = await signIn(context, { name: "Vera Rubin" });
  const asAuthor = await context.cookies();
  await open(page, tool);
  await rating(page, 5).click();
  await comment(page).fill("It found what I was looking for.");
  await submit(page).click();
  await expect(page.getByText("Pending approval.")).toBeVisible();
  await expect(page.getByText(/no (written )?reviews yet/i)).toBeVisible();

  await leave(page);
  await signIn(context, { role: "admin" });
  const id = await onDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>("SELECT id FROM review WHERE user_id = $1", [
      author.id,
    ]);
    return rows[0]!.id;
  });
  const approved = await page.request.put(`/api/reviews/${id}/moderate`, { data: { status: "approved" } });
  expect(approved.status()).toBe(200);
  const answered = await page.request.put(`/api/reviews/${id}`, { data: { adminResponse: "Good to hear." } });
  expect(answered.status()).toBe(200);

  await open(page, tool);
  const item = page.getByRole("article").filter({ hasText: "It found what I was looking for." });
  await expect(item.getByRole("heading", { name: "Vera Rubin" })).toBeVisible();
  await expect(item).toContainText("Good to hear.");
  await axe(page);
  const found = await (await request.get(`/api/tools/${tool.slug}`)).json();
  expect([found.rating, found.reviews]).toEqual([5, 1]);

  const helpful = item.getByRole("button", { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toContainText("1");
  // The browser keeps the count once the server has confirmed it.
  await page.waitForFunction((review) => localStorage.getItem("almanac-votes")?.includes(review), id);
  await page.reload();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");

  // What its author makes of it waits; a moderator sees what differs.
  await leave(page);
  await context.addCookies(asAuthor);
  await open(page, tool);
  await expect(item).toContainText("Your review · helped 1");
  await page.getByRole("button", { name: "Edit" }).click();
  await comment(page).fill("It found what I was missing.");
  await page.getByRole("button", { name: "Submit changes" }).click();
  await expect(page.getByText("Your change waits for approval.", { exact: true })).toBeVisible();
  await expect(item).toBeVisible();

  await leave(page);
  await signIn(context, { role: "moderator" });
  await page.goto("/moderation/reviews");
  const card = page.getByRole("article").filter({ hasText: "missing." });
  await expect(card.locator("del")).toContainText("looking");
  await expect(card.locator("ins")).toContainText("missing.");
  await axe(page);
  await card.getByRole("button", { name: /^Approve the change/ }).click();
  await expect(page.getByText("Change approved")).toBeVisible();
  // It left the list, and the focus stays in it.
  await expect(page.locator("main :focus")).toHaveCount(1);
  await open(page, tool);
  await expect(written(page)).toContainText("It found what I was missing.");

  // What its author takes back is gone from the page at once.
  await leave(page);
  await context.addCookies(asAuthor);
  await open(page, tool);
  const own = page.getByRole("article").filter({ hasText: "I was missing." });
  await expect(own).toHaveCount(1);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete review" }).click();
  await expect(own).toHaveCount(0);
});

test("reviews are read by what helped, by date and by stars, without JavaScript", async ({ browser }) => {
  const tool = await quietTool(5);
  await onDatabase(async (client) => {
    for (let n = 1; n <= 12; n++) {
      const person = await addUser(`Reader ${n}`, `reader-${n}-${tool.id}@example.org`);
      await client.query(
        `INSERT INTO review (tool_id, user_id, rating, comment, status, created_at)
         VALUES ($1, $2, $3, $4, 'approved', now() - $5 * interval '1 day')`,
        [tool.id, person, n === 12 ? 1 : 5, `Text ${n}.`, n],
      );
    }
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/ai-tools/${tool.slug}?sort=lowest`);
  await expect(page.getByRole("article").first()).toContainText("Text 12.");
  const rows = page.getByRole("table", { name: "Reviews by stars" }).getByRole("row");
  await expect(rows.filter({ hasText: "92 %" })).toContainText("11");
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(`/ai-tools/${tool.slug}/reviews/2?sort=lowest`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "1 star", exact: true }).click();
  await expect(page).toHaveURL(`/ai-tools/${tool.slug}?rating=1&sort=lowest#reviews`);
  await expect(written(page)).toHaveCount(1);
  expect((await page.goto(`/ai-tools/${tool.slug}?sort=best`))!.status()).toBe(404);
  await context.close();
});

test("what is typed survives every failure, each with its words", async ({ page, context, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const tool = await quietTool(3);
  await signIn(context);
  const signedIn = await context.cookies();
  await open(page, tool);
  await rating(page, 3).click();
  await comment(page).fill("Kept as it is.");

  const answers: [{ status: number; json?: object } | "abort", string][] = [
    [{ status: 401 }, "You are not authorized. Please sign in again."],
    [{ status: 403 }, "You do not have permission to submit a review."],
    [{ status: 502 }, "An error occurred while submitting your review. Please try again."],
    [{ status: 400, json: { error: "The server's own words." } }, "The server's own words."],
    ["abort", "Failed to connect to the server. Please check your internet connection and try again."],
  ];
  for (const [answer, text] of answers) {
    await page.route("**/api/reviews", (route) =>
      answer === "abort" ? route.abort() : route.fulfill(answer.json ? answer : { ...answer, body: "" }),
    );
    await submit(page).click();
    await failed(page, text);
    if (answer !== "abort" && answer.status === 401) {
      await expect(page.getByRole("dialog").getByText("Your session has ended.")).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await page.unroute("**/api/reviews");
  }

  await page.route("**/api/auth/token", (route) => route.fulfill({ status: 500, body: "" }));
  await submit(page).click();
  await failed(
    page,
    "Authentication token could not be retrieved. Please try again or sign out and sign back in.",
  );
  await page.unroute("**/api/auth/token");

  await context.clearCookies();
  await page.reload();
  await expect(page.getByText("You must be signed in to submit a review")).toBeVisible();
  await context.addCookies(signedIn);
  await page.reload();
  await expect(comment(page)).toHaveValue("Kept as it is.");
  await expect(rating(page, 3)).toBeChecked();

  // The session ended by itself, and somebody else goes on in the tab.
  await context.clearCookies();
  await signIn(context);
  await page.reload();
  await expect(comment(page)).toHaveValue("");
});

test("fits a phone", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(context);
  await open(page, await quietTool(4));
  await expect(submit(page)).toBeVisible();
  const box = await rating(page, 5).boundingBox();
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
