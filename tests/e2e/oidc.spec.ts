import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";

test.beforeEach(async ({ context, allowConsole }) => {
  // The provider of the tests has no picture.
  allowConsole("/favicon.ico");
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.99.0.${Math.floor(Math.random() * 250) + 1}` });
});

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;

/** Leaves for the provider (tests/support/oidc.ts) and says there who one is. */
async function enter(
  page: Page,
  { subject, name, email, verified }: { subject: string; name?: string; email?: string; verified?: boolean },
) {
  await page.getByRole("dialog").getByRole("button", { name: "Continue with Test provider" }).click();
  await expect(page.getByRole("heading", { name: "Test provider" })).toBeVisible();
  await page.getByLabel("Subject").fill(subject);
  if (name) await page.getByLabel("Name").fill(name);
  if (email) await page.getByLabel("Email").fill(email);
  if (verified) await page.getByLabel("Verified").check();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("signs in through an OpenID Connect provider", async ({ page }) => {
  const subject = unique();
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Continue with Test provider" })).toBeVisible();
  await axe(page);
  await enter(page, { subject, name: "Ada Lovelace", email: `${subject}@example.org`, verified: true });
  await expect(page).toHaveURL("/dashboard");
  const me = (await (await page.request.get("/api/me")).json()) as object;
  expect(me).toMatchObject({
    name: "Ada Lovelace",
    email: `${subject}@example.org`,
    emailVerified: true,
    hasPassword: false,
    image: null,
  });
});

test("leads to where somebody wanted to go", async ({ page }) => {
  const subject = unique();
  await page.goto("/sign-in?callbackUrl=%2Ffaq");
  await enter(page, { subject, email: `${subject}@example.org`, verified: true });
  await expect(page).toHaveURL("/faq");
});

test("refuses a taken email that the provider has not verified, in words", async ({ page }) => {
  const subject = unique();
  const email = `${subject}@example.org`;
  const answer = await page.request.post("/api/auth/register", {
    data: { name: "Ada", email, password: "correct horse" },
  });
  expect(answer.status()).toBe(201);
  await page.goto("/sign-in");
  await enter(page, { subject, email });
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "An account with this email already exists.",
  );
  await expect(page).toHaveURL("/");
});

test("comes back from a cancelled sign-in with a sentence", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("dialog").getByRole("button", { name: "Continue with Test provider" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
    "Signing in with that service did not work. Please try again.",
  );
});
