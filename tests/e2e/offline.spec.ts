import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

const chunks = "**/_next/static/chunks/**";
const failed = (name: string) =>
  `Failed to open ${name}. Please check your internet connection and try again.`;
const said = (page: Page, words: string) => page.getByText(words, { exact: false }).last();

/** After a new release the files of an open page are gone. */
const redeploy = (page: Page) => page.route(chunks, (route) => route.fulfill({ status: 404, body: "" }));

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
  await page.goto("/categories");
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("navigation").getByRole("link", { name: "Trending" }).first().click();
  await expect(said(page, "You are offline.")).toBeVisible();
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
    const html = await (await context.request.get(path.replace(/#.*/, ""))).text();
    // What the page itself needs is there; what is fetched later is gone.
    await page.route(chunks, (route) =>
      html.includes(new URL(route.request().url()).pathname)
        ? route.continue()
        : route.fulfill({ status: 404, body: "" }),
    );
    await page.goto(path);
    await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
    await page.unroute(chunks);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert").filter({ hasText: failure })).toHaveCount(0);
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
  });
}
