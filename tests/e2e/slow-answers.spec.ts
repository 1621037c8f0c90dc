import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { choose, unique } from "./admin-page";
import { join, password } from "./dashboard-page";
import { signIn } from "../support/signed-in";

// What people do while an answer is on its way.

/** Holds what matches back from now on, until what it answers is called; how many came is counted. */
async function hold(page: Page, path: string | RegExp, method = "") {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const seen = { count: 0 };
  await page.route(path, async (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    seen.count += 1;
    await held;
    await route.fallback();
  });
  return { release, seen };
}
const dialog = (page: Page) => page.getByRole("dialog");
/** Fills in the dialog that says that the session has ended. */
async function fillSignIn(page: Page, email: string) {
  await expect(dialog(page).getByText("Your session has ended.")).toBeVisible();
  await dialog(page).getByLabel("Email").fill(email);
  await dialog(page).getByLabel("Password", { exact: true }).fill(password);
}

test("who deletes their account hears that it is gone, whatever they press meanwhile", async ({ page }) => {
  await join(page);
  await page.goto("/dashboard?tab=settings");
  await expect(page.getByAltText("Preview of your profile picture")).toBeVisible();
  await page.getByRole("button", { name: "Delete account" }).click();
  await dialog(page).getByLabel("Current password").fill(password);
  const { release, seen } = await hold(page, "**/api/me", "DELETE");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeFocused();
  await expect(dialog(page).getByText("Deleting…")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  release();
  await expect(dialog(page).getByRole("heading", { name: "Your account was deleted" })).toBeVisible();
  expect(seen.count, "deletions sent").toBe(1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/");
});

test("a deletion whose answer was lost is known when it is tried again", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 40/);
  await join(page);
  await page.goto("/dashboard?tab=settings");
  await expect(page.getByAltText("Preview of your profile picture")).toBeVisible();
  await page.getByRole("button", { name: "Delete account" }).click();
  await dialog(page).getByLabel("Current password").fill("another password");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await dialog(page).getByLabel("Current password").fill(password);
  await page.route("**/api/me", async (route) => {
    if (route.request().method() !== "DELETE") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText(/^Failed to connect/)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Delete account" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Your account was deleted" })).toBeVisible();
});

test("a password whose answer was lost is known to be changed", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await join(page);
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current password", { exact: true }).fill(password);
  await page.getByLabel("New password", { exact: true }).fill(`${password} and more`);
  // First the way there is gone, then the way back.
  await page.route("**/api/me/password", (route) => route.abort());
  await page.route("**/api/auth/csrf", (route) => route.abort());
  const save = page.locator("#main form").getByRole("button", { name: "Change password" });
  await save.click();
  await expect(page.getByText(/^Failed to connect/)).toBeVisible();
  await page.unrouteAll();
  await page.route("**/api/me/password", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save.click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test("a name that is being saved is no longer given up", async ({ page }) => {
  await join(page);
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Edit name" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
  const { release } = await hold(page, "**/api/me", "PATCH");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Saving…" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeDisabled();
  release();
  await expect(page.getByText("Name updated")).toBeVisible();
  await expect(page.getByText("Grace Hopper").first()).toBeVisible();
});

test("a session that has ended is said, and one goes on in the next", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/401/);
  const { email } = await join(page);
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Edit name" }).click();
  await context.clearCookies({ name: "next-auth.session-token" });
  await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
  await page.keyboard.press("Enter");
  await fillSignIn(page, email);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Name updated")).toBeVisible();
});

test("another account that signs in gets a page of its own", async ({
  page,
  context,
  browser,
  allowConsole,
}) => {
  allowConsole(/401/);
  const other = await browser.newPage();
  const { email } = await join(other);
  await other.close();
  await join(page);
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Edit name" }).click();
  await page.waitForLoadState("networkidle");
  await context.clearCookies({ name: "next-auth.session-token" });
  await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
  await page.keyboard.press("Enter");
  await fillSignIn(page, email);
  const loaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await loaded;
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
});

test("a withdrawal that does not reach the server leaves the page", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to load resource/);
  await join(page);
  const sent = await page.request.post("/api/tools/submissions", {
    data: {
      toolName: `Slow ${unique()}`,
      description: "It writes letters for people who would rather do something else.",
      websiteUrl: `https://${unique()}.example`,
      category: "Chatbots",
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  await page.goto("/dashboard?tab=submissions");
  await page.route(/\/api\/me\/|_rsc/, (route) => route.abort());
  await page.getByRole("button", { name: /^Withdraw/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Failed to withdraw the submission")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Withdraw/ })).toBeFocused();
  await expect(page).toHaveURL(/tab=submissions/);
});

test("a search that takes a moment tells so, and closes when it is there", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search AI tools" }).fill("meeting notes");
  const { release } = await hold(page, /_rsc/);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Loading…")).toBeAttached();
  await expect(dialog(page)).toBeVisible();
  release();
  await expect(page).toHaveURL(/q=meeting/);
  await expect(dialog(page)).toHaveCount(0);
});

test("suggestions stay when a narrower question fails", async ({ page, allowConsole }) => {
  allowConsole(/429/);
  await page.goto("/");
  await page.getByRole("button", { name: "Get Suggestions From AI" }).click();
  await page.getByLabel("What do you need a tool for?").fill("transcribe meetings for free");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Suggestions" });
  const answers = panel.locator('a[href^="/ai-tools/"]');
  await expect(answers.first()).toBeVisible();
  const count = await answers.count();
  await page.route("**/api/suggestions", (route) =>
    route.fulfill({ status: 429, json: { error: "Too many." } }),
  );
  await panel.getByRole("button", { name: "Has a free plan, remove" }).click();
  await expect(panel.getByRole("alert")).toHaveText("Too many.");
  await expect(answers).toHaveCount(count);
});

test.describe("in the office", () => {
  test.beforeEach(async ({ context }) => {
    await signIn(context, { role: "admin" });
  });

  test("a form that is being saved stays, as it was sent", async ({ page }) => {
    await page.goto("/admin/search?tab=words");
    await page.getByRole("button", { name: "Add Word" }).click();
    const word = unique();
    const phrase = dialog(page).getByLabel("Phrase");
    await phrase.fill(word);
    await dialog(page).getByLabel("Means").fill("video");
    const { release } = await hold(page, "**/api/search-words*", "POST");
    await dialog(page).getByRole("button", { name: "Add word" }).click();
    await expect(dialog(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await page.keyboard.type("x");
    await expect(dialog(page).locator("[name=phrase]")).toHaveValue(word);
    release();
    await expect(page.getByText("Word created successfully")).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test("a tool whose answer was lost is shown before it is added twice", async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED/);
    const name = `Answered ${unique()}`;
    await page.goto("/admin/tools");
    await page.getByRole("button", { name: "Add New Tool" }).click();
    await dialog(page).getByLabel("Name", { exact: true }).fill(name);
    await dialog(page)
      .getByLabel("Website URL")
      .fill(`https://${name.toLowerCase().replace(" ", "-")}.example`);
    await dialog(page).getByLabel("Description").fill("What it does.");
    await dialog(page).getByLabel("Category").selectOption("Chatbots");
    await page.route("**/api/tools", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await dialog(page).getByRole("button", { name: "Add tool" }).click();
    await expect(dialog(page).getByRole("alert").filter({ hasText: "It may be saved" })).toBeFocused();
    await expect(dialog(page).getByText("Another tool has this website already:")).toBeVisible();
    await expect(dialog(page).getByRole("link", { name })).toBeVisible();
  });

  test("a row tells that something is being done with it, and it is done once", async ({ page }) => {
    // Without a filter on the state: there the row leaves the list once it is no longer published.
    await page.goto("/admin/blog");
    const published = page.getByRole("row").filter({ hasText: "published" });
    const label = await published
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .getAttribute("aria-label");
    const menu = page.getByRole("button", { name: label!, exact: true });
    const name = label!.replace("Actions for ", "");
    const { release, seen } = await hold(page, "**/api/blog/*", "PATCH");
    await choose(page, name, "Unpublish");
    await expect(menu).toHaveAttribute("aria-busy", "true");
    await menu.click();
    await expect(page.getByRole("menuitem", { name: "Unpublish" })).toBeDisabled();
    await page.keyboard.press("Escape");
    release();
    await expect(page.getByText("Post unpublished successfully")).toBeVisible();
    expect(seen.count).toBe(1);
    await choose(page, name, "Publish");
    await expect(page.getByText("Post published successfully")).toBeVisible();
  });

  test("a selection that fails says why", async ({ page, allowConsole }) => {
    allowConsole(/429/);
    await page.goto("/admin/blog?status=published");
    await page.route("**/api/blog/*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 429, json: { error: "Too many changes." } })
        : route.fallback(),
    );
    await page.getByRole("checkbox").nth(1).check();
    await page
      .getByRole("region", { name: "Selected rows" })
      .getByRole("button", { name: "Unpublish" })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByText("Too many changes. They stay selected.")).toBeVisible();
  });
});
