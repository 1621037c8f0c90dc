import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

type Asked = EventTarget & { requestClose(): void; destroy(): void };

test.use({ viewport: { width: 390, height: 844 } });

// What Android asks with its Back button, which no desktop browser has.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const scope = window as unknown as {
      CloseWatcher: new () => Asked;
      asked: Asked[];
    };
    const Original = scope.CloseWatcher;
    scope.asked = [];
    scope.CloseWatcher = class extends Original {
      constructor() {
        super();
        scope.asked.push(this);
        this.addEventListener("close", () => (scope.asked = scope.asked.filter((one) => one !== this)));
      }
      override destroy() {
        super.destroy();
        scope.asked = scope.asked.filter((one) => one !== this);
      }
    };
  }),
);
const back = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: Asked[] }).asked.at(-1)!.requestClose());

for (const [what, path, opener, opened] of [
  ["filters", "/", /^Filters/, "dialog"],
  ["order", "/", /^Sort/, "menu"],
  ["report", "/ai-tools/chatgpt", /^Report a problem/, "dialog"],
] as const)
  test(`Back on Android closes what is open, and the page stays: ${what}`, async ({ page, context }) => {
    await signIn(context);
    await page.goto(path);
    const button = page.getByRole("button", { name: opener }).first();
    await button.click();
    await expect(page.getByRole(opened)).toBeVisible();
    await back(page);
    await expect(page.getByRole(opened)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(path);
  });

test("Back on Android asks before what was typed goes, and closes the question first", async ({
  page,
  context,
}) => {
  await signIn(context, { role: "admin" });
  await page.goto("/admin/tasks");
  await page.getByRole("button", { name: "Add Task" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Name").fill("Fold a letter");
  const question = page.getByRole("alertdialog");
  for (const _ of [1, 2]) {
    await back(page);
    await expect(question).toBeVisible();
    await back(page);
    await expect(question).toHaveCount(0);
    await expect(form.getByLabel("Name")).toHaveValue("Fold a letter");
  }
});
