import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { unique } from "./admin-page";

const dialog = (page: Page) => page.getByRole("dialog");

test("the toast that asks for an account has the way to one", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /upvote/i })
    .first()
    .click();
  await expect(page.getByText("Please sign in to upvote tools.")).toBeVisible();
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Sign in" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("the hidden field says so when a program filled it in, and lets go", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  const form = dialog(page).locator("form").first();
  await form.getByLabel("Name", { exact: true }).fill("Filled In");
  await form.getByLabel("Email", { exact: true }).fill(`filled-${unique()}@example.org`);
  await form.getByLabel("Password", { exact: true }).fill("a good password");
  const trap = form.locator('input[name="website"]');
  await expect(trap).toHaveAttribute("data-1p-ignore", "");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await trap.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(
      input,
      "https://me.example",
    );
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(form.getByRole("alert").filter({ hasText: "perhaps by a password manager" })).toBeVisible();
  await expect(trap).toHaveValue("");
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Your account is ready")).toBeVisible();
});

test("what something in between refuses is told in words, and nothing typed is lost", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/413|502/);
  await signIn(context);
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Edit name" }).click();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Grace Hopper");
  for (const [status, words] of [
    [413, "The request is too large."],
    [502, "An error occurred. Please try again."],
  ] as const) {
    await page.route("**/api/me", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status, contentType: "text/html", body: "<h1>nginx</h1>" })
        : route.fallback(),
    );
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.locator("#main form").getByRole("alert")).toHaveText(words);
    await expect(name).toHaveValue("Grace Hopper");
  }
});

test("the form to add a tool speaks of an account to those who have none", async ({ page, context }) => {
  await page.goto("/add-product");
  await expect(page.getByText(/You need an account to send it/)).toBeVisible();
  await expect(page.getByText("* Required")).toBeVisible();
  await signIn(context);
  await page.goto("/add-product");
  await expect(page.getByRole("button", { name: "Add product" })).toBeVisible();
  await expect(page.getByText(/You need an account/)).toHaveCount(0);
});

test("an invitation is greeted in its own words", async ({ page }) => {
  const token = "x".repeat(43);
  await page.route("**/api/auth/password/reset/check", (route) => route.fulfill({ json: { success: true } }));
  await page.goto(`/reset-password?token=${token}&for=invitation`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set your password");
  await expect(page).toHaveURL("/reset-password");
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Set password" })).toBeVisible();
  await axe(page);
});

test("who is banned and knows the password is told", async ({ page, allowConsole }) => {
  allowConsole(/401/);
  const email = `banned-${unique()}@example.org`;
  const made = await page.request.post("/api/auth/register", {
    headers: { "x-forwarded-for": "10.60.0.1" },
    data: { name: "Banned", email, password: "known to me alone" },
  });
  expect(made.status()).toBe(201);
  await onDatabase((client) => client.query(`UPDATE "user" SET status = 'banned' WHERE email = $1`, [email]));
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await dialog(page).getByLabel("Email").fill(email);
  await dialog(page).getByLabel("Password", { exact: true }).fill("known to me alone");
  await dialog(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("This account is banned and can't sign in.");
});
