import type { Page } from "@playwright/test";
import { axe, expect, holdScripts, test } from "../support/playwright";

// Sign-ups and sign-ins are limited by address; the tested site trusts one proxy, which every test plays itself.
test.beforeEach(async ({ context }, { testId }) => {
  const bytes = [...Buffer.from(testId)].reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);
  const address = `10.${(bytes >>> 16) & 255}.${(bytes >>> 8) & 255}.${bytes & 255}`;
  await context.setExtraHTTPHeaders({ "x-forwarded-for": address });
});

const password = "correct horse battery";
const newEmail = () => `e2e-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.org`;
const dialog = (page: Page) => page.getByRole("dialog");
const menu = (page: Page) => page.getByRole("button", { name: /^Account:/ });

async function signUp(page: Page, email: string, name = "Ada Lovelace") {
  await dialog(page).getByLabel("Name").fill(name);
  await dialog(page).getByLabel("Email").fill(email);
  await dialog(page).getByLabel("Password", { exact: true }).fill(password);
  await dialog(page).getByRole("button", { name: "Create account" }).click();
}

async function signIn(page: Page, email: string, secret = password) {
  await dialog(page).getByLabel("Email").fill(email);
  await dialog(page).getByLabel("Password", { exact: true }).fill(secret);
  await dialog(page).getByRole("button", { name: "Sign in", exact: true }).click();
}

test.describe("accounts", () => {
  test("signs up, shows the account, signs out and in again", async ({ page, context }) => {
    const email = newEmail();
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
    await signUp(page, email);
    await expect(page.getByText("Your account is ready")).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/about");
    await expect(menu(page)).toBeFocused();

    await page.reload();
    await menu(page).click();
    const entries = page.getByRole("menu");
    await expect(entries).toContainText("Ada Lovelace");
    await expect(entries).toContainText(email);
    await expect(entries.getByRole("menuitem")).toHaveText(["Dashboard", "Submit a tool", "Sign out"]);
    await entries.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByText("Signed out")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain("next-auth.session-token");
    expect(names).not.toContain("almanac-signed-in");

    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await signIn(page, email.toUpperCase());
    await expect(page.getByText("Signed in")).toBeVisible();
    await expect(menu(page)).toHaveAccessibleName("Account: Ada Lovelace");
  });

  test("the vote that was wanted before signing up is cast after it, once", async ({ page }) => {
    await page.goto("/ai-tools/chatgpt");
    const upvote = page.getByRole("group", { name: "Actions" }).getByRole("button", { name: /^Upvote/ });
    await upvote.click();
    await expect(page.getByText("Please sign in to upvote tools.")).toBeVisible();
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await dialog(page).getByRole("button", { name: "Create an account" }).click();
    await signUp(page, newEmail());
    await expect(page.getByText("Your upvote was counted.")).toBeVisible();
    await expect(upvote).toHaveAttribute("aria-pressed", "true");
    await upvote.click();
    await expect(upvote).not.toHaveAttribute("aria-busy", "true");
    await page.reload();
    await expect(menu(page)).toBeVisible();
    await expect(upvote).toHaveAttribute("aria-pressed", "false");
  });

  test("keeps what was typed when the password is wrong", async ({ page, allowConsole }) => {
    allowConsole(/401/);
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await signIn(page, "nobody@example.org", "wrong password");
    await expect(dialog(page).getByRole("alert")).toHaveText("Invalid email or password");
    await expect(dialog(page).getByLabel("Email")).toHaveValue("nobody@example.org");
    await expect(dialog(page).getByLabel("Password", { exact: true })).toHaveValue("wrong password");
    await dialog(page).getByRole("button", { name: "Show password" }).click();
    await expect(dialog(page).getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  });

  test("says what went wrong in the documented words", async ({ page, allowConsole }) => {
    allowConsole(/500|409|401|Failed to load resource/);
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await page.route("**/api/auth/callback/credentials", (route) => route.fulfill({ status: 500 }));
    await signIn(page, "nobody@example.org");
    await expect(dialog(page).getByRole("alert")).toHaveText("An error occurred. Please try again.");
    const sentence = "Too many requests. Please try again later.";
    await page.route("**/api/auth/callback/credentials", (route) =>
      route.fulfill({ status: 429, json: { error: sentence } }),
    );
    await dialog(page).getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(dialog(page).getByRole("alert")).toHaveText(sentence);

    await dialog(page).getByRole("button", { name: "Create an account" }).click();
    await page.route("**/api/auth/register", (route) => route.fulfill({ status: 500, body: "" }));
    await signUp(page, newEmail());
    await expect(dialog(page).getByRole("alert")).toHaveText("Registration failed");
    const taken = "An account with this email already exists";
    await page.route("**/api/auth/register", (route) =>
      route.fulfill({ status: 409, json: { error: taken, message: taken } }),
    );
    await dialog(page).getByRole("button", { name: "Create account" }).click();
    await expect(dialog(page).getByText(taken)).toBeVisible();
    await expect(dialog(page).getByLabel("Email")).toBeFocused();
    await dialog(page).getByLabel("Email").fill(newEmail());
    await expect(dialog(page).getByText(taken)).toBeHidden();

    // The account is made, and then it can't be signed in to.
    await page.unroute("**/api/auth/register");
    await page.route("**/api/auth/callback/credentials", (route) => route.fulfill({ status: 500 }));
    await dialog(page).getByRole("button", { name: "Create account" }).click();
    await expect(dialog(page).getByRole("alert")).toHaveText("Registration successful but login failed");
    await expect(dialog(page).getByRole("heading", { name: "Sign in" })).toBeVisible();
  });

  test("keeps the email when the mode changes", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await dialog(page).getByLabel("Email").fill("ada@example.org");
    await dialog(page).getByRole("button", { name: "Create an account" }).click();
    await expect(dialog(page).getByLabel("Name")).toBeFocused();
    await expect(dialog(page).getByLabel("Email")).toHaveValue("ada@example.org");
    await dialog(page).getByLabel("Name").fill("Ada");
    await dialog(page).getByRole("button", { name: "Sign in" }).click();
    await expect(dialog(page).getByLabel("Email")).toBeFocused();
    await dialog(page).getByRole("button", { name: "Create an account" }).click();
    await expect(dialog(page).getByLabel("Name")).toHaveValue("Ada");
  });

  test("goes to the first wrong field, also in a form that began as the other", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await dialog(page).getByRole("button", { name: "Create an account" }).click();
    await dialog(page).getByRole("button", { name: "Create account" }).click();
    await expect(dialog(page).getByText("Please enter your name.")).toBeVisible();
    await expect(dialog(page).getByLabel("Name")).toBeFocused();
  });

  test("works by keyboard alone and returns the focus", async ({ page }) => {
    await page.goto("/about");
    const link = page.getByRole("banner").getByRole("link", { name: "Sign in" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByLabel("Email")).toBeFocused();
    await page.keyboard.press("Enter");
    const email = dialog(page).getByLabel("Email");
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(dialog(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "Please enter your password.",
    );
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();

    const address = newEmail();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByLabel("Name")).toBeFocused();
    await page.keyboard.type("Grace Hopper");
    await page.keyboard.press("Tab");
    await page.keyboard.type(address);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Dashboard" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeFocused();
  });

  test("has the account in the menu of a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Sign up" }).click();
    await signUp(page, newEmail());
    await expect(page.getByText("Your account is ready")).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    const account = page.getByRole("dialog", { name: "Menu" }).getByRole("region", { name: "Account" });
    await expect(account).toContainText("Ada Lovelace");
    await account.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByText("Signed out")).toBeVisible();
  });

  test("does not move the page when it learns who is there", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
    await signUp(page, newEmail());
    await expect(menu(page)).toBeVisible();
    await page.addInitScript(() => {
      const state = window as { shift?: number };
      state.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) state.shift! += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.reload();
    await expect(menu(page)).toBeVisible();
    expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeLessThan(0.01);
  });

  for (const [mode, colorScheme] of [
    ["Sign in", "light"],
    ["Sign up", "dark"],
  ] as const) {
    test(`is accessible: ${mode}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/about");
      await page.getByRole("banner").getByRole("link", { name: mode }).click();
      await expect(dialog(page)).toBeVisible();
      await dialog(page).locator("button[type=submit]").click();
      await expect(dialog(page).getByText("Please enter a valid email address")).toBeVisible();
      await axe(page);
    });
  }
});

test.describe("sign-in pages", () => {
  test("open the dialog and go home", async ({ page }) => {
    for (const [path, title] of [
      ["/sign-in", "Sign in"],
      ["/sign-up", "Create an account"],
    ] as const) {
      await page.goto(path);
      await expect(dialog(page).getByRole("heading", { name: title })).toBeVisible();
      await expect(page).toHaveURL("/");
      await expect(page.locator("body")).toHaveAttribute("data-scroll-locked");
    }
  });

  test("have the form's place before it is there", async ({ page }) => {
    for (const path of ["/sign-in", "/sign-up"]) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      const shape = (await page.getByRole("status", { name: "Loading the form" }).boundingBox())!;
      release();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL("/");
      // Services to sign in with may make it higher.
      await expect.poll(async () => (await dialog(page).boundingBox())!.width).toBe(shape.width);
      const form = (await dialog(page).boundingBox())!;
      expect(form.x).toBe(shape.x);
      expect(shape.height).toBeGreaterThan(300);
      expect(Math.abs(form.height - shape.height)).toBeLessThan(160);
    }
  });

  test("explain a failure and lead on afterwards, on this site only", async ({ page }) => {
    const email = newEmail();
    await page.goto("/sign-up?callbackUrl=%2Fblog&error=OAuthAccountNotLinked");
    await expect(dialog(page).getByRole("alert")).toContainText("An account with this email already exists.");
    await signUp(page, email);
    await expect(page).toHaveURL("/blog");
    // Who is signed in already is led on at once.
    await page.goto("/sign-in?callbackUrl=%2Ffaq");
    await expect(page).toHaveURL("/faq");
    await page.goto("/sign-in?callbackUrl=https%3A%2F%2Fevil.test%2F");
    await expect(page).toHaveURL("/");
  });

  test("are kept out of search engines", async ({ page }) => {
    for (const path of ["/sign-in", "/sign-up"]) {
      const html = await (await page.request.get(path)).text();
      expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the links lead to a page that says what is needed", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/sign-in");
    // Playwright finds no text in it, but it is there to be seen.
    await expect(page.locator("main noscript > p")).toBeVisible();
  });
});
