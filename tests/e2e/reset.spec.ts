import type { Page } from "@playwright/test";
import { tokenIn, waitForMail } from "../support/mailbox";
import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

/** Waits until the form answers: before that, its button sends it the plain way. */
const ready = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main button") ?? {}).some((key) => key.startsWith("__reactProps")),
  );

/** The data folder of the tested site, in which its mailbox lies. */
const dataDir = process.env.TEST_DATA_DIR ?? ".data";

test("a forgotten password is replaced with the link in the mail", async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  await context.setExtraHTTPHeaders({ "x-forwarded-for": "10.44.0.1" });
  const { email } = await signIn(context);
  await page.goto("/forgot-password");
  await ready(page);
  await axe(page);
  await page.getByLabel("Email").fill("no address");
  allowConsole(/status of 40[01]/);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await axe(page);

  const mail = await waitForMail(dataDir, email, "Choose a new password");
  const token = tokenIn(mail);
  const addresses: string[] = [];
  page.on("request", (sent) => addresses.push(sent.url(), sent.headers().referer ?? ""));
  await page.goto(`/reset-password?token=${token}`);
  await expect(page).toHaveURL("/reset-password");
  await axe(page);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password must be at least 8 characters.")).toBeVisible();
  await page.getByLabel("New password").fill("the second password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("heading", { name: "Your password is changed" })).toBeFocused();
  await axe(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  // The page itself was asked for by the link; nothing else carries it.
  expect(addresses.filter((address) => address.includes(token))).toEqual([
    expect.stringContaining("/reset-password?token="),
  ]);

  await page.getByRole("button", { name: "Sign in" }).last().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill("the second password");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Signed in", { exact: true })).toBeVisible();

  // The link has done its work: the page says so before anybody has thought up a password, and carries nothing of it to others.
  await page.goto(`/reset-password?token=${token}`);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  expect(await (await request.get("/reset-password")).text()).not.toContain(token);
});

test("an address is verified with a press and the password, not by opening the link", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 40[01]/);
  const email = `verify-${Date.now()}@example.org`;
  const made = await request.post("/api/auth/register", {
    headers: { "x-forwarded-for": "10.44.0.2" },
    data: { name: "Careful", email, password: "the first password" },
  });
  expect(made.status()).toBe(201);
  const token = tokenIn(await waitForMail(dataDir, email, "Verify your email address"));
  await page.goto(`/verify-email?token=${token}`);
  await expect(page).toHaveURL("/verify-email");
  // Programs that check links come this far.
  await page.goto(`/verify-email?token=${token}`);
  await ready(page);
  await axe(page);
  await page.getByRole("button", { name: "Verify email address" }).click();
  // Nobody is signed in here: the link alone could hand the address to whoever registered it.
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await axe(page);
  await page.getByLabel("Password", { exact: true }).fill("a guess");
  await page.getByRole("button", { name: "Verify email address" }).click();
  await expect(page.getByText("That is not the password of this account.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("the first password");
  await page.getByRole("button", { name: "Verify email address" }).click();
  await expect(page.getByRole("heading", { name: "Your email address is verified" })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("Confirm that this address")).toHaveCount(0);
  await axe(page);
});

test("a link that could not be asked about leaves the form", async ({ page, allowConsole }) => {
  allowConsole(/status of 503/);
  await page.route("**/api/auth/password/reset/check", (route) => route.fulfill({ status: 503 }));
  await page.goto(`/reset-password?token=${"x".repeat(43)}`);
  await expect(page.getByLabel("New password")).toBeVisible();
});

for (const path of ["/reset-password", "/verify-email"])
  test(`${path} without a link says so and fits a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "This link is not complete" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
    await axe(page);
  });
