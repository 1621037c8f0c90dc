import { readFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";

const password = "correct horse battery";

/** Creates an account and signs this page's browser in to it. */
async function join(page: Page): Promise<{ name: string; email: string }> {
  const { request } = page;
  const person = { name: "Ada Lovelace", email: `${randomUUID()}@example.org` };
  // Ten accounts an hour may come from one address.
  const headers = { "x-forwarded-for": `10.96.0.${Math.floor(Math.random() * 250) + 1}` };
  const made = await request.post("/api/auth/register", { data: { ...person, password }, headers });
  expect(made.status()).toBe(201);
  await signIn(page, person.email, password);
  return person;
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const answer = await page.request.post("/api/auth/callback/credentials", {
    form: { email, password: secret, csrfToken, json: "true", callbackUrl: "/" },
  });
  expect(answer.ok()).toBe(true);
}

/** Saves and upvotes as many tools as asked; answers their names, the last one first. */
async function collect(page: Page, saved: number, upvoted: number): Promise<string[]> {
  const tools = (await (await page.request.get(`/api/tools?limit=${saved}`)).json()) as {
    id: string;
    name: string;
  }[];
  for (const [n, { id }] of tools.entries()) {
    expect((await page.request.put(`/api/me/saved/${id}`)).ok()).toBe(true);
    if (n < upvoted) await page.request.post(`/api/tools/${id}/vote`, { data: { action: "upvote" } });
  }
  return tools.map(({ name }) => name).reverse();
}

test("somebody who is not signed in is asked to, and comes back", async ({ page }) => {
  const answer = await page.request.get("/dashboard", { maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/\/sign-in\?callbackUrl=(\/|%2F)dashboard$/);
  // The way there leads on to the home page at once, with the dialog open.
  await page.goto("/dashboard");
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("a new dashboard says how to fill it, in every tab, also without JavaScript", async ({
  page,
  browser,
}) => {
  const person = await join(page);
  await page.goto("/dashboard");
  await expect(page).toHaveTitle("Dashboard · Almanac AI");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${person.name}`);
  await expect(page.locator("#main").getByText(person.email)).toBeVisible();
  await expect(page.getByText("No saved tools yet")).toBeVisible();
  await axe(page);
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Upvoted" }).click();
  await expect(page).toHaveURL("/dashboard?tab=upvoted");
  await expect(page.getByText("No upvoted tools yet")).toBeVisible();
  await expect(page.getByRole("region", { name: "Trending Tools" }).getByRole("listitem")).toHaveCount(3);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/dashboard");
  await plain.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Settings" }).click();
  await expect(plain).toHaveURL("/dashboard?tab=settings");
  await expect(plain.getByRole("heading", { name: "Security" })).toBeVisible();
  await plain
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: "Submissions" })
    .click();
  await expect(plain.getByText("No submissions yet")).toBeVisible();
  await plain.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Reviews" }).click();
  await expect(plain).toHaveURL("/dashboard?tab=reviews");
  await expect(plain.getByText("No reviews yet")).toBeVisible();
  await context.close();
});

test("saved tools come by six, stay in place when taken off, and are counted", async ({ page }) => {
  await join(page);
  const names = await collect(page, 14, 2);
  await page.goto("/dashboard");
  const cards = page.getByRole("region", { name: "Saved tools" }).getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(names.slice(0, 6));
  const counter = page.locator("dl > div").filter({ hasText: "Saved Tools" }).locator("dd");
  await expect(counter).toHaveText("14");

  // The first card goes off the list: it stays where it is, and nothing is passed over by the next page.
  const save = cards.first().getByRole("button", { name: /^Save/ });
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await save.click();
  await expect(counter).toHaveText("13");
  await expect(cards).toHaveCount(6);
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(cards).toHaveCount(12);
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(cards.getByRole("heading")).toHaveText(names);

  await page.reload();
  await expect(cards.first().getByRole("heading")).toHaveText(names[1]!);
  await cards.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[1]!);
});

test("launches: what is waited for is listed with its day, can be taken back, and put back", async ({
  page,
}) => {
  await join(page);
  await page.goto("/dashboard?tab=launches");
  await expect(page.getByText("No launches to wait for")).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "See upcoming tools" }).click();
  await expect(page).toHaveURL("/upcoming");

  const coming = (await (await page.request.get("/api/launches?limit=7")).json()) as {
    id: string;
    name: string;
  }[];
  for (const { id } of coming) expect((await page.request.put(`/api/me/launches/${id}`)).ok()).toBe(true);
  await page.goto("/dashboard?tab=launches");
  const cards = page.getByRole("region", { name: "Launches to be told of" }).getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(coming.slice(0, 6).map(({ name }) => name));
  for (const text of await cards.allInnerTexts()) expect(text).toMatch(/Expected |Date to be announced/);

  const name = coming[0]!.name;
  await cards
    .first()
    .getByRole("button", { name: `Unsubscribe from the launch of ${name}` })
    .press("Enter");
  const undo = cards.first().getByRole("button", { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(cards.first().getByText("Unsubscribed: no mail will come.")).toBeVisible();
  await axe(page);
  await undo.press("Enter");
  await expect(cards.first().getByRole("button", { name: /^Unsubscribe/ })).toBeFocused();
  await cards
    .nth(1)
    .getByRole("button", { name: /^Unsubscribe/ })
    .click();
  await expect(cards.nth(1).getByRole("button", { name: /^Undo/ })).toBeVisible();
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(cards).toHaveCount(7);
  await page.reload();
  await expect(cards.getByRole("heading")).toHaveText(
    [coming[0]!, ...coming.slice(2)].map((tool) => tool.name),
  );
});

test("settings: a picture is drawn, previewed and shown, by keyboard", async ({ page }) => {
  await join(page);
  await page.goto("/dashboard?tab=settings");
  const preview = page.getByRole("img", { name: "Preview of your profile picture" });
  await expect(preview).toHaveAttribute("src", /^data:image\/png/);
  const first = await preview.getAttribute("src");
  await page.getByRole("radio", { name: "Avataaars (Default)" }).focus();
  for (let n = 0; n < 2; n++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Bottts (Robots)" })).toBeChecked();
  await expect(preview).not.toHaveAttribute("src", first!);
  const seed = page.getByRole("textbox", { name: "Seed" });
  const before = await seed.inputValue();
  await page.getByRole("button", { name: "Shuffle the seed" }).press("Enter");
  await expect(seed).not.toHaveValue(before);
  await seed.press("Enter");
  await expect(page.getByText("Profile picture updated successfully!")).toBeVisible();
  await expect(page.locator("main header img")).toHaveAttribute(
    "src",
    /^\/uploads\/avatar\/[0-9a-f]{32}\.png$/,
  );
  await axe(page);
});

test("settings: a picture that can't be kept says so", async ({ page, allowConsole }) => {
  allowConsole(/the server responded with a status of 500/);
  await join(page);
  await page.route("**/api/me/avatar", (route) => route.fulfill({ status: 500, json: { error: "x" } }));
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("Failed to update profile picture. Please try again.")).toBeVisible();
});

test("settings: name, username, email and password are edited in place", async ({ page, allowConsole }) => {
  allowConsole(/the server responded with a status of 400/);
  const person = await join(page);
  await page.goto("/dashboard?tab=settings");

  await page.getByRole("button", { name: "Edit name" }).press("Enter");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit name" })).toBeFocused();
  await page.keyboard.press("Enter");
  await name.fill("Grace Hopper");
  await name.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Grace Hopper");

  await page.getByRole("button", { name: "Edit username" }).click();
  const username = page.getByRole("textbox", { name: "Username" });
  await username.fill("admin");
  await username.press("Enter");
  await expect(page.getByText("This username is reserved.")).toBeVisible();
  await expect(username).toBeFocused();
  await expect(username).toHaveValue("admin");
  await axe(page);
  await username.fill(`grace-${person.email.slice(0, 8)}`);
  await username.press("Enter");
  await expect(page.getByText("Username updated")).toBeVisible();

  await page.getByRole("button", { name: "Edit email" }).click();
  const next = `new-${person.email}`;
  await page.getByRole("textbox", { name: "Email" }).fill(next);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Please enter your current password.")).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(`Waiting for you to open the link sent to ${next}.`)).toBeVisible();

  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current password").fill("wrong password");
  await page.getByLabel("New password").fill("another horse battery");
  await page.getByLabel("New password").press("Enter");
  await expect(page.getByText("Your current password is not right.")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("another horse battery");
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("Current password").press("Enter");
  await expect(page.getByText("Password changed")).toBeVisible();
  // This browser stays signed in.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Grace Hopper");
});

test("settings: the data is a file, and the account can go", async ({ page, allowConsole }) => {
  allowConsole(/the server responded with a status of 400/);
  const person = await join(page);
  await page.goto("/dashboard?tab=settings");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("my-data.json");
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data.profile).toMatchObject({ email: person.email });
  expect(JSON.stringify(data)).not.toContain("argon2");

  await page.getByRole("button", { name: "Delete account" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await axe(page);
  await dialog.getByLabel("Current password").fill("wrong password");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("Your current password is not right.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard");
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
});

test("Sign Out leads home; Sign out everywhere ends other sessions too", async ({ page, browser }) => {
  const person = await join(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard");
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();

  await signIn(page, person.email, password);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, person.email, password);
  await page.goto("/dashboard?tab=settings");
  // Drawn before the session ends.
  await expect(page.getByRole("img", { name: "Preview of your profile picture" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await other.goto("/dashboard");
  await expect(other.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await context.close();
});

test("on a phone the first tool is in sight, and the current tab with the ones beside it", async ({
  page,
}) => {
  const { name } = await join(page);
  await collect(page, 3, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  const header = page.locator("#main header");
  await expect(header.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${name}`);
  for (const action of ["Edit Profile", "Sign Out", "Submit a tool"])
    await expect(
      header.getByRole(action === "Edit Profile" ? "link" : "button", { name: action }),
    ).toBeVisible();
  const top = async (part: Locator) => (await part.boundingBox())!.y;
  const tabs = page.getByRole("navigation", { name: "Dashboard" });
  const first = page.getByRole("region", { name: "Saved tools" }).getByRole("article").first();
  expect((await top(first)) - (await top(header))).toBeLessThan(240);
  expect((await tabs.boundingBox())!.height).toBeLessThan(60);
  for (const tab of ["Settings", "Reviews", "Saved"]) {
    await page.goto(tab === "Saved" ? "/dashboard" : `/dashboard?tab=${tab.toLowerCase()}`);
    await expect(tabs.getByRole("link", { name: tab })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await tabs.getByRole("link", { name: "My tools" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard?tab=tools");
  await expect(tabs.getByRole("link", { name: "My tools" })).toBeInViewport({ ratio: 1 });
});

test("fits a narrow phone", async ({ page }) => {
  await join(page);
  await collect(page, 2, 2);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    "/dashboard",
    "/dashboard?tab=settings",
    "/dashboard?tab=submissions",
    "/dashboard?tab=reviews",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await axe(page);
  }
});
