import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { keepSettings, open, toast } from "./settings-page";

test.describe.configure({ mode: "serial" });
keepSettings();

/** The settings, which answer like this, or not at all. */
async function answer(page: Page, status: number | "nothing", health: number | "nothing" = 200) {
  await page.unrouteAll();
  await page.route(/\/api\/config(\/force-refresh.*)?$/, (route) =>
    status === "nothing" ? route.abort() : route.fulfill({ status, json: { error: "No." } }),
  );
  await page.route("**/health", (route) =>
    health === "nothing" ? route.abort() : route.fulfill({ status: health, json: {} }),
  );
}

test("why loading failed is said, and it is tried again", async ({ page, allowConsole }) => {
  allowConsole(/40[134]|50[03]|ERR_FAILED/);
  const auth = "Authentication error. Please ensure you are logged in with admin privileges.";
  const cases: [status: number | "nothing", health: number | "nothing", said: string, status: string][] = [
    [404, 200, "Backend API endpoint not found. Please check your server configuration.", "Online"],
    [401, 200, auth, "Online"],
    [403, 200, auth, "Online"],
    [500, 200, "Failed to load site configuration. Please check your connection and try again.", "Online"],
    ["nothing", 200, "Network error. Please check your internet connection and server status.", "Online"],
    [
      "nothing",
      "nothing",
      "Backend server is not running. Please start the server and try again.",
      "Offline",
    ],
  ];
  for (const [n, [status, health, said, shown]] of cases.entries()) {
    await answer(page, status, health);
    if (n === 0) {
      // Who is not known to be signed in yet is not told that the session has ended.
      const known = page.waitForResponse("**/api/me");
      await page.goto("/admin/settings");
      await known;
    } else await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    if (status !== 401) continue;
    await expect(page.getByRole("dialog").getByText("Your session has ended.")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByLabel("Site name", { exact: true })).toBeVisible();
  await toast(page, "Settings refreshed");
  await expect(page.getByText("Online", { exact: true })).toBeVisible();
});

test("it says that it loads and asks, and Refresh brings what is new", async ({ page }) => {
  let go = () => {};
  const waits = new Promise<void>((resolve) => (go = resolve));
  for (const path of [/\/api\/config$/, /\/health$/])
    await page.route(path, async (route) => {
      await waits;
      await route.fallback();
    });
  await page.goto("/admin/settings");
  await expect(page.getByText("Loading site settings...")).toBeVisible();
  await expect(page.getByText("Checking...")).toBeVisible();
  go();
  await expect(page.getByText("Online", { exact: true })).toBeVisible();
  await page.request.put("/api/config", { data: { footerText: "New in the meantime" } });
  await page.getByRole("button", { name: "Refresh", exact: true }).first().click();
  await toast(page, "Settings refreshed");
  await expect(page.getByLabel("Footer text")).toHaveValue("New in the meantime");
});

test("why saving failed is said, and nothing typed is lost", async ({ page, allowConsole }) => {
  allowConsole(/40[0134]|500|ERR_FAILED/);
  await open(page);
  await page.getByLabel("Footer text").fill("Typed");
  const cases: [status: number | "nothing", json: object, title: string, said: string][] = [
    [400, { error: "The server's reason." }, "Error saving settings", "The server's reason."],
    [
      403,
      {},
      "Error saving settings",
      "Authentication error. Please ensure you are logged in with admin privileges.",
    ],
    [500, {}, "Error updating settings", "Failed to update settings after multiple attempts."],
    [
      "nothing",
      {},
      "Error saving settings",
      "Network error. Please check your internet connection and server status.",
    ],
  ];
  for (const [status, json, title, said] of cases) {
    await page.unrouteAll();
    await page.route(/\/api\/(config(\/.*)?|auth\/token)$/, (route) => {
      if (status === "nothing") return route.abort();
      return route.request().method() === "PUT" ? route.fulfill({ status, json }) : route.fallback();
    });
    await page.getByRole("button", { name: "Save General Settings" }).click();
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel("Footer text")).toHaveValue("Typed");
  }
  await page.unrouteAll();
  await page.route("**/api/auth/token", (route) => route.fulfill({ status: 401, json: {} }));
  await page.route(/\/api\/config(\/test-save)?$/, (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole("button", { name: "Save General Settings" }).click();
  await expect(page.getByText("Authentication required", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Your session has ended.")).toBeVisible();
  await page.keyboard.press("Escape");
  // The test endpoint says that it saved.
  await page.unrouteAll();
  const config = (await (await page.request.get("/api/config")).json()) as object;
  await page.route(/\/api\/config$/, (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.route("**/api/config/test-save", (route) => route.fulfill({ json: { success: true, config } }));
  await page.getByRole("button", { name: "Save General Settings" }).click();
  await expect(
    page.getByText("Site settings have been updated successfully via test endpoint"),
  ).toBeVisible();
});

test("a site needs a name, and what is typed survives another tab", async ({ page }) => {
  await open(page);
  await page.getByLabel("Site name", { exact: true }).fill(" ");
  await page.getByRole("button", { name: "Save General Settings" }).click();
  await expect(page.getByText("Site name is required")).toBeVisible();
  await page.getByRole("tab", { name: "Social" }).click();
  await expect(page).toHaveURL(/\?tab=social$/);
  await page.getByLabel("Google Analytics ID").fill("UA-1");
  await page.getByRole("button", { name: "Save Social Settings" }).click();
  await expect(page.getByText("Please enter an ID such as G-XXXXXXXXXX.")).toBeVisible();
  await page.getByRole("tab", { name: "General" }).click();
  await expect(page.getByLabel("Site name", { exact: true })).toHaveValue(" ");
});

test("what is typed while settings are saved is still to be saved", async ({ page }) => {
  await open(page);
  const field = page.getByLabel("Footer text");
  await field.fill("First");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/config$/, async (route) => {
    if (route.request().method() === "PUT") await held;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Save General Settings" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await field.fill("First and second");
  release();
  await toast(page, "Settings saved");
  await expect(field).toHaveValue("First and second");
  await expect(page.getByText("Not saved yet")).toBeVisible();
});
