import { readFile } from "node:fs/promises";
import { axe, expect, test } from "../support/playwright";
import { onDatabase } from "../support/signed-in";
import { join, password, signIn } from "./dashboard-page";

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

test("a suspended account is told what it can't do, and whom to write to", async ({ page }) => {
  const { email } = await join(page);
  const notice = page.getByText("Your account is suspended.");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await onDatabase((client) =>
    client.query(`UPDATE "user" SET status = 'suspended' WHERE email = $1`, [email]),
  );
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "hello@almanac.example" })).toBeVisible();
  await axe(page);
  // Before a form is filled in that would be refused at its end.
  await page.goto("/add-product");
  await expect(notice).toBeVisible();
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
  // The chosen one is seen where a person forces colours, too.
  await page.emulateMedia({ forcedColors: "active" });
  const ground = (style: string) =>
    page.locator("label", { hasText: style }).evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await ground("Bottts (Robots)")).not.toBe(await ground("Pixel art"));
  await page.emulateMedia({ forcedColors: "none" });
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
  await expect(page.getByRole("textbox", { name: "New email" })).toHaveValue("");
  await page.getByRole("textbox", { name: "New email" }).fill(next);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Please enter your current password.")).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Send link" }).click();
  const waiting = page.getByText(`Waiting for you to open the link sent to ${next}.`);
  await expect(waiting).toBeVisible();
  // Its link is made a moment later.
  const cancel = page.getByRole("button", { name: "Cancel the change" });
  await expect(async () => {
    await page.reload();
    await expect(cancel).toBeVisible({ timeout: 500 });
  }).toPass();
  await cancel.click();
  await expect(page.getByText("Change cancelled")).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit email" })).toBeVisible();
  await expect(waiting).toBeHidden();

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
  await expect(page.getByRole("dialog", { name: "Your account was deleted" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Go to the home page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard");
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
});

test("Sign Out leaves nothing in other tabs, and nothing typed for who comes next", async ({
  page,
  context,
}) => {
  await join(page);
  await page.goto("/add-product");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("A secret of mine");
  await page.reload();
  await expect(name).toHaveValue("A secret of mine");
  const members = await context.newPage();
  await members.goto("/dashboard");
  await expect(members.getByRole("button", { name: "Sign Out" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(members).toHaveURL("/");
  await expect(name).toHaveValue("");
  await join(page);
  await page.goto("/add-product");
  await expect(name).toHaveValue("");
});

test("Sign Out leads home; Sign out everywhere ends other sessions too", async ({ page, browser }) => {
  const person = await join(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Signed out", { exact: true })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();

  await signIn(page, person.email, password);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, person.email, password);
  await page.goto("/dashboard?tab=settings");
  // Drawn before the session ends.
  await expect(page.getByRole("img", { name: "Preview of your profile picture" })).toBeVisible();
  const everywhere = page.getByRole("button", { name: "Sign out everywhere" });
  await everywhere.click();
  const question = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(everywhere).toBeFocused();
  await everywhere.click();
  await question.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Signed out everywhere", { exact: true })).toBeVisible();
  await other.goto("/dashboard");
  await expect(other.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await context.close();
});
