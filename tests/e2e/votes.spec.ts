import type { Locator, Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { join } from "./dashboard-page";
import { grid } from "./home-list";

const named = (page: Page, name: string) =>
  grid(page).filter({ has: page.getByRole("link", { name, exact: true }) });
const upvoteOf = (card: Locator) => card.getByRole("button", { name: /^Upvote/ });
const saveOf = (card: Locator) => card.getByRole("button", { name: /^Save/ });
const actions = (page: Page) => page.getByRole("group", { name: "Actions" });
const pressed = (button: Locator, on: boolean) => expect(button).toHaveAttribute("aria-pressed", String(on));

type Tool = { id: string; name: string; slug: string; votes: number };

/** A tool with so few votes that one more is seen, which no other test uses; `n` counts from 0. */
async function smallTool(n: number): Promise<Tool> {
  return onDatabase(async (client) => {
    const { rows } = await client.query<Tool>(
      `SELECT id, name, slug, base_votes + votes AS votes FROM tool JOIN tool_stats ON tool_id = id
       WHERE status = 'published' AND NOT is_upcoming AND base_votes BETWEEN 1 AND 900 ORDER BY slug DESC OFFSET $1 LIMIT 1`,
      [n],
    );
    return rows[0]!;
  });
}

/** A search that has this tool's card, made for each request and so with its count of now. */
const searchFor = (tool: Tool) => `/?q=${encodeURIComponent(tool.name)}`;
/** The page knows who is signed in once the account's menu is there. */
const known = (page: Page) => expect(page.getByRole("button", { name: "Account: Vera Rubin" })).toBeVisible();
const answered = (page: Page, path: RegExp) => page.waitForResponse((response) => path.test(response.url()));

test.describe("signed in", () => {
  test("a card is upvoted and saved, and the tool's page and the list after a reload say the same", async ({
    page,
    context,
  }) => {
    const tool = await smallTool(0);
    await signIn(context);
    await page.goto(searchFor(tool));
    const card = named(page, tool.name);
    await expect(upvoteOf(card)).toHaveText(String(tool.votes));
    await pressed(upvoteOf(card), false);
    await Promise.all([answered(page, /\/vote$/), upvoteOf(card).click()]);
    await pressed(upvoteOf(card), true);
    await expect(upvoteOf(card)).toHaveAccessibleName(`Upvote ${tool.name}, ${tool.votes + 1} votes`);
    await Promise.all([answered(page, /\/saved\//), saveOf(card).click()]);
    await pressed(saveOf(card), true);
    await axe(page);

    await page.goto(`/ai-tools/${tool.slug}`);
    await expect(actions(page).getByRole("button", { name: `Upvoted ${tool.votes + 1}` })).toBeVisible();
    await expect(actions(page).getByRole("button", { name: "Saved" })).toBeVisible();
    await expect(page.locator("dl").filter({ hasText: "Votes" }).first()).toContainText(
      String(tool.votes + 1),
    );
    await axe(page);
    await page.reload();
    await pressed(actions(page).getByRole("button", { name: `Upvoted ${tool.votes + 1}` }), true);

    await Promise.all([
      answered(page, /\/vote$/),
      actions(page).getByRole("button", { name: "Upvoted" }).click(),
    ]);
    await expect(actions(page).getByRole("button", { name: `Upvote ${tool.votes}` })).toBeVisible();
    await expect(page.locator("dl").filter({ hasText: "Votes" }).first()).toContainText(String(tool.votes));
    const { rows } = await onDatabase((client) =>
      client.query("SELECT votes FROM tool_stats WHERE tool_id = $1", [tool.id]),
    );
    expect(rows).toEqual([{ votes: 0 }]);
  });

  test("two tabs are in step", async ({ page, context }) => {
    const tool = await smallTool(1);
    await signIn(context);
    const other = await context.newPage();
    await page.goto(searchFor(tool));
    await other.goto(`/ai-tools/${tool.slug}`);
    await pressed(actions(other).getByRole("button", { name: /^Upvote/ }), false);
    await known(other);
    await Promise.all([answered(page, /\/vote$/), upvoteOf(named(page, tool.name)).click()]);
    await expect(actions(other).getByRole("button", { name: `Upvoted ${tool.votes + 1}` })).toBeVisible();
    await actions(other).getByRole("button", { name: "Save" }).click();
    await pressed(saveOf(named(page, tool.name)), true);
    await actions(other).getByRole("button", { name: "Upvoted" }).click();
    await pressed(upvoteOf(named(page, tool.name)), false);
    await expect(upvoteOf(named(page, tool.name))).toContainText(String(tool.votes));
  });

  test("a confirmed vote is told on the window", async ({ page, context }) => {
    const tool = await smallTool(8);
    await signIn(context);
    await page.goto(searchFor(tool));
    await known(page);
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener("site:vote", ({ detail }: CustomEventInit) => resolve(detail), {
            once: true,
          }),
        ),
    );
    await upvoteOf(named(page, tool.name)).click();
    expect(await told).toEqual({ toolId: tool.id, votes: tool.votes + 1, isUpvoted: true });
  });

  test("a tab learns who signed in elsewhere by a way that tells nobody", async ({ page, context }) => {
    await page.goto("/");
    for (const _ of [1, 2]) {
      await context.clearCookies();
      const { email } = await join(page);
      const asked = page.waitForResponse("**/api/me");
      const other = await context.newPage();
      await other.goto("/about");
      expect(await (await asked).json()).toMatchObject({ email });
      await other.close();
    }
  });

  test("everything by keyboard, and the focus stays", async ({ page, context }) => {
    const tool = await smallTool(2);
    await signIn(context);
    await page.goto(searchFor(tool));
    const card = named(page, tool.name);
    await known(page);
    await card.getByRole("link", { name: tool.name }).focus();
    await page.keyboard.press("Tab");
    await expect(upvoteOf(card)).toBeFocused();
    await page.keyboard.press("Enter");
    await pressed(upvoteOf(card), true);
    await expect(upvoteOf(card)).not.toHaveAttribute("aria-busy", "true");
    await expect(upvoteOf(card)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(card.getByRole("button", { name: /^Compare/ })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(saveOf(card)).toBeFocused();
    await page.keyboard.press("Space");
    await pressed(saveOf(card), true);
  });

  test("a second click during the call does nothing", async ({ page, context }) => {
    const tool = await smallTool(3);
    await signIn(context);
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/vote", async (route) => {
      calls += 1;
      await held;
      await route.continue();
    });
    await page.goto(searchFor(tool));
    const button = upvoteOf(named(page, tool.name));
    await known(page);
    await button.click();
    await pressed(button, true);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toContainText(String(tool.votes + 1));
    await button.click();
    await pressed(button, true);
    release();
    await expect(button).not.toHaveAttribute("aria-busy", "true");
    await pressed(button, true);
    expect(calls).toBe(1);
  });

  test("what the server refuses is taken back, in its words", async ({ page, context, allowConsole }) => {
    allowConsole(/status of (500|409)/, /ERR_FAILED/);
    const tool = await smallTool(4);
    await signIn(context);
    await page.route("**/vote", (route) => route.abort());
    await page.route("**/saved/*", (route) =>
      route.fulfill({
        status: 409,
        json: { error: "You can save at most 5,000 tools. Please remove one first." },
      }),
    );
    await page.goto(searchFor(tool));
    const card = named(page, tool.name);
    await known(page);
    await Promise.all([answered(page, new RegExp(`/api/tools/${tool.id}$`)), upvoteOf(card).click()]);
    await expect(page.getByText("Failed to update vote on server.")).toBeVisible();
    await pressed(upvoteOf(card), false);
    await expect(upvoteOf(card)).toHaveText(String(tool.votes));
    await saveOf(card).click();
    await expect(page.getByText("Failed to update saved tools.")).toBeVisible();
    await expect(page.getByText("You can save at most 5,000 tools.")).toBeVisible();
    await pressed(saveOf(card), false);

    await page.unroute("**/vote");
    await page.route("**/vote", (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, error: "Something went wrong on our side. Please try again." },
      }),
    );
    await upvoteOf(card).click();
    await expect(page.getByText("Something went wrong on our side.")).toBeVisible();
    await pressed(upvoteOf(card), false);
  });

  test("Bookmarked shows what is saved, and nothing else", async ({ page, context }) => {
    const tool = await smallTool(5);
    await signIn(context);
    await page.goto("/?bookmarked=true");
    await expect(page.getByText("No saved tools yet")).toBeVisible();
    await page.goto(searchFor(tool));
    await known(page);
    await Promise.all([answered(page, /\/saved\//), saveOf(named(page, tool.name)).click()]);
    await page.goto("/");
    await page.getByRole("button", { name: "Filters" }).click();
    const panel = page.getByRole("dialog", { name: "Filters" });
    await panel.getByRole("button", { name: "Bookmarked" }).click();
    await expect(page).toHaveURL("/?bookmarked=true");
    await expect(grid(page)).toHaveCount(1);
    await expect(page.getByText("Showing 1 result", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await pressed(saveOf(named(page, tool.name)), true);
    await axe(page);
    await page.goto("/?bookmarked=true&q=zzqqxxyy");
    await expect(page.getByText("No tools found")).toBeVisible();
    // Nothing of it is left when its owner goes, wherever that is.
    await page.goto("/?bookmarked=true");
    await expect(grid(page)).toHaveCount(1);
    const other = await context.newPage();
    await other.goto("/dashboard");
    await other.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByText("Please sign in to see your saved tools.")).toBeVisible();
    await expect(grid(page)).toHaveCount(0);
  });
});

test("a list of saved tools stays where the server does not say who is there", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await signIn(context);
  await page.route("**/api/me", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.goto("/?bookmarked=true");
  await page.evaluate(() => void ((window as { stays?: boolean }).stays = true));
  await known(page);
  expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
});

test.describe("not signed in", () => {
  test("the documented sentences, and nothing is sent", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (/\/vote$|\/saved\//.test(request.url())) sent.push(request.url());
    });
    await page.goto("/ai-tools/chatgpt");
    await actions(page).getByRole("button", { name: "Upvote" }).click();
    await expect(page.getByText("Please sign in to upvote tools.")).toBeVisible();
    await actions(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Please sign in to save tools.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test("a session that ended: says so, and knows nobody any more", async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/status of 401/);
    const tool = await smallTool(6);
    const { id } = await signIn(context);
    await page.goto(searchFor(tool));
    await known(page);
    await onDatabase((client) => client.query(`UPDATE "user" SET status = 'banned' WHERE id = $1`, [id]));
    const button = upvoteOf(named(page, tool.name));
    await button.click();
    await expect(page.getByRole("dialog").getByText("Your session has ended.")).toBeVisible();
    await page.keyboard.press("Escape");
    await pressed(button, false);
    await expect(button).toContainText(String(tool.votes));
  });
});

test.describe("a reader's browser", () => {
  test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" });

  test("counts a view of a tool's page once", async ({ page }) => {
    const tool = await smallTool(7);
    await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
    for (const _ of [1, 2])
      await Promise.all([
        answered(page, new RegExp(`${tool.id}/view$`)),
        page.goto(`/ai-tools/${tool.slug}`),
      ]);
    const { rows } = await onDatabase((client) =>
      client.query("SELECT views FROM tool_stats WHERE tool_id = $1", [tool.id]),
    );
    expect(rows).toEqual([{ views: 1 }]);
  });
});
