import { axe, expect, test } from "../support/playwright";
import { grid, total } from "./home-list";
import { ready } from "./list-page";

test.describe("home page", () => {
  test("shows what it is for, and is accessible", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await test.step("the count, the ways in and the first 152 tools", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByText("4,869").first()).toBeVisible();
      await expect(page.getByRole("searchbox", { name: "Search AI tools" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Get Suggestions From AI" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Browse categories" })).toHaveAttribute(
        "href",
        "/categories",
      );
      await expect(page.getByRole("heading", { name: "Sponsored" })).toBeVisible();
      await expect(page.locator("a[rel~=sponsored]")).toHaveCount(6);
      await expect(page.getByText("Premium", { exact: true })).toHaveCount(2);
      for (const name of ["Trending now", "Featured tools", "Free this week", "Best for meetings", "New"])
        await expect(page.getByRole("region", { name, exact: true }).getByRole("listitem")).toHaveCount(8);
      await expect(page.getByRole("region", { name: "From the blog" }).getByRole("listitem")).toHaveCount(4);
      // Sponsored listings stand in one row, below the first organic one.
      await expect(page.locator("#main section h2").nth(1)).toHaveText("Sponsored");
      await expect(grid(page)).toHaveCount(152);
      expect(await total(page)).toBeGreaterThan(400);
    });
    await test.step("4,869 from the start when motion is unwelcome", async () => {
      await expect(page.getByText("4,869")).toHaveCount(1);
      await expect(page.getByText("4,869")).not.toHaveClass(/opacity-0/);
    });
    await test.step("no tool in two rows", async () => {
      const links = await page
        .locator(".shelf:not(:has(a[rel~=sponsored])) h3 a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links.length).toBeGreaterThan(36);
      expect(new Set(links).size).toBe(links.length);
    });
    await test.step("no accessibility violations", () => axe(page));
  });

  test("rows are pushed sideways by keyboard, with the next entry looking in on a phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const row = page.getByRole("region", { name: "Trending now" });
    await expect(row.getByRole("heading", { level: 2 })).toBeInViewport();
    const entries = row.getByRole("listitem");
    await expect(entries.nth(4)).toBeInViewport();
    await expect(entries.last().getByRole("link")).not.toBeInViewport();
    await entries.last().getByRole("link").focus();
    await expect(entries.last().getByRole("link")).toBeInViewport();
    await expect(row.getByRole("link", { name: "See all Trending now" })).toHaveAttribute(
      "href",
      "/top-products?sort=trending",
    );
  });

  test("Load More adds the next 152, and then the rest", async ({ page }) => {
    await page.goto("/");
    const all = await total(page);
    const first = await grid(page).evaluateAll((cards) =>
      cards.map((card) => card.querySelector("a")!.getAttribute("href")),
    );
    await ready(page);
    const more = page.getByRole("button", { name: "Load More" });
    // Where a browser opens a window for a link, the list stays as it is.
    const opened = page.context().waitForEvent("page");
    await more.click({ modifiers: ["Shift"] });
    await (await opened).close();
    await expect(grid(page)).toHaveCount(152);
    await more.click();
    await expect(grid(page)).toHaveCount(304);
    const links = await grid(page).evaluateAll((cards) =>
      cards.map((card) => card.querySelector("a")!.getAttribute("href")),
    );
    expect(links.slice(0, 152)).toEqual(first);
    expect(new Set(links).size).toBe(304);
    while ((await grid(page).count()) < all) {
      const before = await grid(page).count();
      await page.getByRole("button", { name: "Load More" }).click();
      await expect(grid(page)).toHaveCount(Math.min(before + 152, all));
    }
    await expect(page.getByRole("button", { name: "Load More" })).toHaveCount(0);
  });

  test("keeps its length when the cards further down are drawn", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await length();
    await page.addStyleTag({ content: ".card { content-visibility: visible }" });
    expect(Math.abs((await length()) - before)).toBeLessThan(0.02 * before);
  });

  test("has no accessibility violations with its panels open either", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/?isUpcoming=true");
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("dialog", { name: "Filters" }).waitFor();
    await axe(page);
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: "Category: All Tools" }).click();
    await page.getByPlaceholder("Search categories...").waitFor();
    await axe(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Sort:/ }).click();
    await page.getByRole("menu", { name: "Sort" }).waitFor();
    await axe(page);
  });

  test("answers signed-out upvotes and saves with the documented sentence", async ({ page }) => {
    await page.goto("/");
    await grid(page)
      .first()
      .getByRole("button", { name: /^Upvote/ })
      .click();
    await expect(page.getByText("Please sign in to upvote tools.")).toBeVisible();
    await grid(page).first().getByRole("button", { name: /^Save/ }).click();
    await expect(page.getByText("Please sign in to save tools.")).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});

test.describe("suggestions", () => {
  test("asks, answers with three to six tools and their reasons, and asks again", async ({ page }) => {
    await page.goto("/");
    const input = page.getByRole("textbox", { name: "What do you need a tool for?" });
    // Before the page's scripts have run, the button does nothing yet.
    await expect(async () => {
      await page.getByRole("button", { name: "Get Suggestions From AI" }).click({ timeout: 1_000 });
      await expect(input).toBeFocused({ timeout: 2_000 });
    }).toPass();
    const find = page.getByRole("button", { name: "Find Tools" });
    await expect(find).toBeDisabled();
    await input.fill("   ");
    await expect(find).toBeDisabled();

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("/api/suggestions", async (route) => {
      await held;
      await route.continue();
    });
    await input.fill("translate documents");
    await input.press("Enter");
    await expect(page.getByRole("button", { name: "Finding..." })).toBeDisabled();
    release();
    const panel = page.getByRole("region", { name: "Suggestions" });
    await expect(panel.getByRole("heading", { name: "Tools for “translate documents”" })).toBeFocused();
    const found = await panel.getByRole("listitem").count();
    expect(found).toBeGreaterThanOrEqual(3);
    expect(found).toBeLessThanOrEqual(6);
    await expect(
      panel
        .getByRole("listitem")
        .first()
        .getByText(/translat|subtitle|dub/i)
        .last(),
    ).toBeVisible();
    await axe(page);
    await page.getByRole("button", { name: "Ask another question" }).click();
    await expect(input).toBeFocused();
    await input.fill("make a pitch deck, no sign up");
    await input.press("Enter");
    await expect(panel.getByText("Not known of any tool that fits: Without an account.")).toBeVisible();
    await page.getByRole("button", { name: "Ask another question" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Get Suggestions From AI" })).toBeFocused();
  });

  test("a failure keeps what was typed and says what happened", async ({ page, allowConsole }) => {
    allowConsole(/429/);
    await page.route("/api/suggestions", (route) =>
      route.fulfill({ status: 429, json: { error: "Too many requests. Please try again later." } }),
    );
    await page.goto("/");
    await page.getByRole("button", { name: "Get Suggestions From AI" }).click();
    const input = page.getByRole("textbox", { name: "What do you need a tool for?" });
    await input.fill("make music");
    await page.getByRole("button", { name: "Find Tools" }).click();
    await expect(page.getByText("Too many requests. Please try again later.")).toBeVisible();
    await expect(input).toHaveValue("make music");
    await expect(page.getByRole("button", { name: "Find Tools" })).toBeEnabled();
  });
});

test.describe("activity notice", () => {
  test("appears after a while, stays under the pointer, gives way, and can be sent away", async ({
    page,
  }) => {
    // Beside the list, where nothing lies beneath.
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.clock.install();
    const answered = page.waitForResponse("/api/activity");
    await page.goto("/");
    await page.clock.runFor(5_000);
    await answered;
    const notice = page.getByRole("region", { name: "Recent activity" });
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(notice).toBeVisible({ timeout: 100 });
    }).toPass();
    await notice.hover();
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_100);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(3_100);
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "Get Suggestions From AI" }).click();
    await expect(page.getByRole("region", { name: "Suggestions" })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(notice).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(notice).toBeVisible({ timeout: 100 });
    }).toPass();
    await notice.getByRole("button", { name: "Hide activity" }).click();
    await page.clock.runFor(30_000);
    await expect(notice).toHaveCount(0);
  });

  test("names no person", async ({ request }) => {
    const events = (await (await request.get("/api/activity")).json()) as Record<string, unknown>[];
    expect(events.length).toBeGreaterThan(0);
    expect(events.length).toBeLessThanOrEqual(20);
    for (const event of events)
      expect(Object.keys(event).sort()).toEqual(["createdAt", "id", "tool", "type"]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every filter, the order and the pages can be reached", async ({ page }) => {
    await page.goto("/");
    await expect(grid(page)).toHaveCount(152);
    await expect(page.locator("select[name=category]")).toBeHidden();
    await page.locator("#tools summary").click();
    await page.locator("select[name=category]").selectOption("speech");
    await page.locator("select[name=pricing]").selectOption("freemium");
    await page.locator("select[name=sort]").selectOption("popular");
    await page.locator("select[name=minRating]").selectOption("4");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("heading", { name: "Speech", exact: true })).toBeVisible();
    await expect(page.getByRole("list", { name: "Active filters" }).getByRole("link")).toHaveCount(4);
    await expect(page.locator("select[name=category]")).toHaveValue("speech");
    await page.getByRole("link", { name: "Popular, remove filter" }).click();
    await page.getByRole("link", { name: "Reset all" }).click();
    await expect(page).toHaveURL("/");
    // By key: cards that are drawn as they come into view move the link away from under a pointer.
    await page.locator("a[rel=next]").press("Enter");
    await expect(page).toHaveURL("/?page=2");
    await expect(grid(page)).toHaveCount(152);
  });

  test("results have a field to search in, their first tool near, and nothing to press in vain", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/?q=meeting+notes&pricing=freemium");
    const field = page.locator("#tools").getByRole("searchbox", { name: "Search AI tools" });
    await expect(field).toHaveValue("meeting notes");
    await expect(grid(page).first()).toBeInViewport();
    for (const name of [/^Save /, /^Compare /])
      await expect(grid(page).first().getByRole("button", { name })).toBeHidden();
    await field.fill("video");
    await field.press("Enter");
    await expect(page).toHaveURL(/q=video/);
    await expect(page.getByRole("link", { name: "Freemium, remove filter" })).toBeVisible();
    await page.goto("/ai-tools/chatgpt");
    await expect(page.getByRole("group", { name: "Actions" })).toBeHidden();
  });
});
