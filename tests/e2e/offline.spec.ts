import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

const chunks = "**/_next/static/chunks/**";
const failed = (name: string) =>
  `Failed to open ${name}. Please check your internet connection and try again.`;
const said = (page: Page, words: string) => page.getByText(words, { exact: false }).last();

/** After a new release the files of an open page are gone. */
const redeploy = (page: Page) => page.route(chunks, (route) => route.fulfill({ status: 404, body: "" }));

/** Opens a page with what it needs itself; what it fetches later is gone. */
async function openWithoutParts(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path.replace(/#.*/, ""))).text();
  await page.route(chunks, (route) =>
    html.includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.fulfill({ status: 404, body: "" }),
  );
  await page.goto(path);
}

const controls = [
  { name: "the filters", button: "Filters", role: "button" },
  { name: "the categories", button: /^Category:/, role: "combobox" },
  { name: "the orders", button: /^Sort:/, role: "button" },
  { name: "the suggestions", button: "Get Suggestions From AI", role: "button" },
] as const;

for (const { name, button, role } of controls) {
  test(`a page outlives that ${name} cannot be fetched, and the next press opens them`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole("Failed to load resource", "ChunkLoadError");
    await page.goto("/");
    await redeploy(page);
    const control = page.getByRole(role, { name: button, exact: true });
    await control.click();
    await expect(said(page, failed(name))).toBeVisible();
    await expect(control).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unroute(chunks);
    await control.click();
    await expect(control).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("[role=dialog], [role=menu], #suggestions").first()).toBeVisible();
  });
}

test("offline, a link of the site says so and leaves the page as it is", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole("ERR_INTERNET_DISCONNECTED", "ChunkLoadError");
  await signIn(context);
  await page.goto("/categories");
  // The page is alive.
  await expect(page.getByRole("button", { name: "Account: Vera Rubin" })).toBeVisible();
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await page.locator('section[aria-label^="Notifications"]').waitFor({ state: "attached" });
  await context.setOffline(true);
  await page.getByRole("navigation").getByRole("link", { name: "Trending" }).first().click();
  await expect(page.locator("[data-sonner-toast]")).toContainText("You are offline.");
  await expect(page).toHaveURL("/categories");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categories#main");
  await context.setOffline(false);
  await page.getByRole("navigation").getByRole("link", { name: "Trending" }).first().click();
  await expect(page).toHaveURL("/trending");
});

test("offline before anything was touched, the words come without the library", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole("Failed to load resource", "ChunkLoadError", "ERR_INTERNET_DISCONNECTED");
  await page.goto("/categories");
  await context.setOffline(true);
  await page.getByRole("navigation").getByRole("link", { name: "Trending" }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "You are offline." })).toBeVisible();
  await expect(page).toHaveURL("/categories");
});

test("words without the library are closed, and make room for what is said next", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole("Failed to load resource", "ChunkLoadError", "ERR_INTERNET_DISCONNECTED");
  await signIn(context);
  await page.goto("/ai-tools/suno");
  await expect(page.getByRole("button", { name: "Account: Vera Rubin" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const upvote = page.getByRole("button", { name: /upvote/i }).first();
  const failure = page.getByRole("alert").filter({ hasText: "Failed to update vote on server." });
  const close = failure.getByRole("button", { name: "Close" });
  await context.setOffline(true);
  await upvote.click();
  await expect(failure).toHaveCount(1);
  const { width, height } = (await close.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await axe(page, { within: ".plain-toast" });

  await upvote.click();
  await expect(failure).toHaveCount(1);
  await close.click();
  await expect(failure).toHaveCount(0);
  await upvote.click();
  await expect(failure).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(failure).toHaveCount(0);

  await upvote.click();
  await expect(failure).toHaveCount(1);
  await context.setOffline(false);
  await upvote.click();
  await expect(upvote).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Failed to update vote on server.")).toHaveCount(0);
});

for (const [name, path, failure, shown] of [
  [
    "the form for a review",
    "/ai-tools/otter-ai#reviews",
    "Your review could not be loaded.",
    "Write a review",
  ],
  ["the form for a tool", "/add-product", "The form could not be loaded.", "Add product"],
  ["a claim", "/ai-tools/otter-ai/claim", "Your claim could not be loaded.", "How do you want to show it?"],
] as const) {
  test(`${name} that cannot be fetched says so, and is tried again`, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole("Failed to load resource", "ChunkLoadError");
    await signIn(context);
    await openWithoutParts(page, path);
    const alert = page.getByRole("alert").filter({ hasText: failure });
    await expect(alert).toBeVisible();
    await page.unroute(chunks);
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(alert).toHaveCount(0);
    const part = page.getByText(shown, { exact: true });
    await expect(part).toBeVisible();
    await expect(page.locator(":focus").filter({ has: part })).toHaveCount(1);
    await expect(page.locator(":focus").getByRole("heading", { level: 1 })).toHaveCount(0);
  });
}

test("an editor that cannot be fetched says so, and is tried again", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole("Failed to load resource", "ChunkLoadError");
  await signIn(context, { role: "admin" });
  await openWithoutParts(page, "/admin/blog");
  await page.getByRole("button", { name: "New Post" }).click();
  const form = page.getByRole("dialog", { name: "New Blog Post" });
  await form.getByLabel("Title").fill("Typed before");
  const alert = form.getByRole("alert").filter({ hasText: "The editor could not be loaded." });
  await expect(alert).toBeVisible();
  await page.unroute(chunks);
  await form.getByRole("button", { name: "Try again" }).press("Enter");
  const editor = form.getByRole("textbox", { name: "Content" });
  await expect(editor).toBeVisible();
  await expect(
    page.locator(":focus").filter({ has: page.getByRole("textbox", { name: "Content" }) }),
  ).toHaveCount(1);
  await expect(form.getByLabel("Title")).toHaveValue("Typed before");
});
