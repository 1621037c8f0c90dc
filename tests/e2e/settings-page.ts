import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

type Config = Record<string, unknown>;

/** Opens the settings as an administrator sees them. */
export const open = async (page: Page, tab?: string) => {
  await page.goto(tab ? `/admin/settings?tab=${tab}` : "/admin/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Site Settings" })).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toBeVisible();
};
export const toast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();
export const save = async (page: Page, button: string, said = "Settings saved") => {
  await page.getByRole("button", { name: button, exact: true }).click();
  await toast(page, said);
};
/** A visitor's page of its own, without a session. */
export const visit = async (browser: Browser, path: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  return page;
};
/** Fills in fields by their labels. */
export const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
};
/** What fields hold, after the screen was loaded anew. */
export const expectKept = async (page: Page, fields: Record<string, string>) => {
  await page.reload();
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label, { exact: true }), label).toHaveValue(value);
};
/** A tab that has been open is looked at again, and again: it may not have been listening yet. */
export const expectOnceLookedAt = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await check();
  }).toPass({ timeout: 20_000 });
/** One of the places where a picture is uploaded. */
export const uploader = (page: Page, name: string): Locator => page.getByRole("group", { name, exact: true });

/** Signs an administrator in before each test of a file, and puts the settings back after each. */
export function keepSettings(): { original: () => Config } {
  let original: Config | undefined;
  test.beforeEach(async ({ context, page }) => {
    await signIn(context, { role: "admin" });
    original ??= (await (await page.request.get("/api/config")).json()) as Config;
  });
  test.afterEach(async ({ page }) => {
    const { updatedAt: _, ...config } = original!;
    expect((await page.request.put("/api/config", { data: config })).ok()).toBe(true);
  });
  return { original: () => original! };
}
