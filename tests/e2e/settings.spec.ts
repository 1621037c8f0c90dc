import type { Browser, Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

// All of these change the one site that there is: one after the other, and apart from every other file
// (playwright.config.ts).
test.describe.configure({ mode: "serial" });

type Config = Record<string, unknown>;
let original: Config;

const open = async (page: Page, tab?: string) => {
  await page.goto(tab ? `/admin/settings?tab=${tab}` : "/admin/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Site Settings" })).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toBeVisible();
};
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const save = async (page: Page, button: string, said = "Settings saved") => {
  await page.getByRole("button", { name: button, exact: true }).click();
  await toast(page, said);
};
/** A visitor's page of its own, without a session. */
const visit = async (browser: Browser, path: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

test.beforeEach(async ({ context, page }) => {
  await signIn(context, { role: "admin" });
  original ??= (await (await page.request.get("/api/config")).json()) as Config;
});
test.afterEach(async ({ page }) => {
  const { updatedAt: _, ...config } = original;
  expect((await page.request.put("/api/config", { data: config })).ok()).toBe(true);
});

test("the general settings change every page", async ({ page, browser, allowConsole }) => {
  // The preview of a picture that is nowhere.
  allowConsole("cdn.example");
  await open(page);
  await expect(page.getByText("Manage your site's appearance, features, and other settings.")).toBeVisible();
  await expect(page.getByText("Online")).toBeVisible();
  await axe(page);
  await page.getByLabel("Site name", { exact: true }).fill("Toolbook");
  await page.getByLabel("Headline tool count").fill("1,234");
  await page.getByLabel("Footer text").fill("A book of tools.");
  await page.getByLabel("Contact e-mail").fill("desk@toolbook.example");
  await page.getByLabel("Meta title").fill("Toolbook, the book of tools");
  await page.getByLabel("Meta description").fill("All the tools.");
  await page.getByLabel("Keywords").fill("tools, books");
  await page.getByLabel("Sharing image URL").fill("https://cdn.example/share.png");
  await save(page, "Save General Settings");
  await expect(
    page.getByText("Site settings have been updated successfully via authenticated API"),
  ).toBeVisible();

  const home = await visit(browser, "/");
  await expect(home).toHaveTitle("Toolbook, the book of tools");
  await expect(home.getByRole("banner")).toContainText("Toolbook");
  await expect(home.locator("#main")).toContainText("1,234");
  await expect(home.getByRole("contentinfo")).toContainText("A book of tools.");
  await expect(home.getByRole("link", { name: "desk@toolbook.example" })).toBeVisible();
  const meta = (name: string) => home.locator(`meta[name="${name}"], meta[property="${name}"]`).first();
  await expect(meta("description")).toHaveAttribute("content", "All the tools.");
  await expect(meta("keywords")).toHaveAttribute("content", "tools, books");
  await expect(meta("og:image")).toHaveAttribute("content", "https://cdn.example/share.png");
  for (const path of ["/about", "/categories", "/no-such-page"]) {
    await home.goto(path);
    await expect(home).toHaveTitle(/ · Toolbook$/);
  }
  await home.context().close();
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

test("switches close what they say", async ({ page, browser, allowConsole }) => {
  allowConsole(/403/);
  await open(page);
  await page.getByRole("switch", { name: "Allow registration" }).click();
  await page.getByRole("switch", { name: "Allow submissions" }).click();
  await page.getByRole("switch", { name: "Allow theme toggle" }).click();
  await page.getByLabel("Default theme").selectOption("dark");
  await save(page, "Save General Settings");

  const visitor = await visit(browser, "/about");
  await expect(visitor.locator("html")).toHaveClass(/\bdark\b/);
  await expect(visitor.getByRole("banner").getByText("Theme", { exact: true })).toHaveCount(0);
  await expect(visitor.getByRole("banner").getByRole("link", { name: "Sign up" })).toBeHidden();
  await expect(visitor.getByRole("contentinfo").getByRole("link", { name: "Add a tool" })).toHaveCount(0);
  const answer = await visitor.request.post("/api/auth/register", {
    data: { name: "Ada", email: "closed@example.org", password: "correct horse battery" },
  });
  expect(answer.status()).toBe(403);
  await visitor.context().close();
});

test("logo, favicon and colours", async ({ page, browser }) => {
  await open(page, "appearance");
  await axe(page);
  await page.getByLabel("Dark logo URL").fill("/icon.svg");
  await page.getByLabel("Favicon URL").fill("/icon-192.png");
  await page.getByLabel("Primary colour", { exact: true }).fill("#facc15");
  await expect(page.getByText(/Low contrast: 1\.5:1 on light pages/)).toBeVisible();
  await save(page, "Save Appearance", "Appearance settings saved successfully");
  await page.getByRole("switch", { name: "Show Site Name with Logo" }).click();
  await toast(page, "Logo display setting updated");

  const visitor = await visit(browser, "/about");
  await expect(visitor.locator('link[rel="icon"]').first()).toHaveAttribute("href", /icon-192\.png/);
  const color = () =>
    visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary"));
  expect(await color()).toBe("#facc15");
  await expect(visitor.getByRole("banner").getByRole("img", { name: "Almanac AI" })).toHaveAttribute(
    "src",
    "/logo.svg",
  );
  await visitor.emulateMedia({ colorScheme: "dark" });
  await expect(visitor.getByRole("banner").getByRole("img", { name: "Almanac AI" })).toHaveAttribute(
    "src",
    "/icon.svg",
  );
  await axe(visitor);
  await visitor.context().close();
});

test("a favicon is uploaded, saved and seen; another type is refused", async ({ page, browser }) => {
  await open(page, "appearance");
  const picker = page.getByRole("group", { name: "Favicon", exact: true }).locator("input[type=file]");
  await picker.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(page.getByText("Invalid file type. Please upload only JPEG or PNG files.")).toBeVisible();
  await picker.setInputFiles("public/icon-512.png");
  await expect(page.getByText("Favicon uploaded successfully to local storage!")).toBeVisible();
  const visitor = await visit(browser, "/about");
  const address = await visitor.locator('link[rel="icon"]').first().getAttribute("href");
  expect(address).toMatch(/\/uploads\/favicon\/[0-9a-f]{32}\.png$/);
  expect((await visitor.request.get(address!)).headers()["content-type"]).toBe("image/png");
  await visitor.context().close();
});

test("custom code runs on public pages alone and can't break out", async ({ page, browser }) => {
  await open(page, "custom-code");
  await expect(
    page.getByText(
      "Custom code is injected directly into the site. Use with caution as it can affect site performance and security.",
    ),
  ).toBeVisible();
  await axe(page);
  await page
    .getByLabel("Custom CSS")
    .fill("main { outline: 3px solid rgb(1, 2, 3) } /* </style><b id=out> */");
  await page
    .getByLabel("Custom JavaScript")
    .fill('document.documentElement.dataset.custom = "</script><i id=out>"');
  await save(page, "Save Custom Code");

  const marks = (on: Page) =>
    on.evaluate(() => ({
      css: getComputedStyle(document.querySelector("main")!).outlineColor,
      js: document.documentElement.dataset.custom,
      inHead: document.head.querySelector("style[data-href^=custom-css]") !== null,
      out: document.querySelector("#out") !== null,
    }));
  const visitor = await visit(browser, "/about");
  expect(await marks(visitor)).toEqual({
    css: "rgb(1, 2, 3)",
    js: "</script><i id=out>",
    inHead: true,
    out: false,
  });
  await visitor.context().close();
  for (const path of ["/admin/settings", "/moderation", "/dashboard"]) {
    await page.goto(path);
    expect(await marks(page), path).toMatchObject({ js: undefined, inHead: false });
  }
});

test("social links and analytics; the policy admits what was saved", async ({ page, browser }) => {
  const policy = (on: Page) =>
    on.locator('meta[http-equiv="Content-Security-Policy"]').first().getAttribute("content");
  const before = await visit(browser, "/about");
  expect(await policy(before)).not.toContain("google");
  await expect(before.locator('script[src*="googletagmanager"]')).toHaveCount(0);

  await open(page, "social");
  await axe(page);
  await page.getByLabel("GitHub").fill("https://github.com/example");
  await page.getByLabel("Google Analytics ID").fill("G-ABCD123456");
  await save(page, "Save Social Settings");

  const context = await browser.newContext();
  const asked: string[] = [];
  await context.route(/googletagmanager/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const visitor = await context.newPage();
  await visitor.goto("/about");
  await expect(visitor.getByRole("link", { name: "GitHub" })).toHaveAttribute(
    "href",
    "https://github.com/example",
  );
  expect(await policy(visitor)).toContain(
    "script-src 'self' 'unsafe-inline' https://www.googletagmanager.com",
  );
  expect(asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABCD123456"]);
  const header = (await page.request.get("/admin/settings")).headers()["content-security-policy"];
  expect(header).not.toContain("google");
  await context.close();
  await before.context().close();
});

test("an open page takes a change up when it is looked at again", async ({ page, browser }) => {
  const visitor = await visit(browser, "/add-product");
  await visitor.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
  const { updatedAt: _, ...config } = original;
  await page.request.put("/api/config", {
    data: { ...config, siteName: "Changed meanwhile", primaryColor: "#123456", defaultTheme: "dark" },
  });
  // Looked at again, and again: the page may not have been listening yet.
  await expect(async () => {
    await visitor.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(visitor.getByRole("banner")).toContainText("Changed meanwhile", { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(visitor.locator("html")).toHaveClass(/\bdark\b/);
  const state = await visitor.evaluate(() => ({
    kept: (window as unknown as { kept?: boolean }).kept,
    color: getComputedStyle(document.documentElement).getPropertyValue("--primary"),
  }));
  expect(state).toEqual({ kept: true, color: "#123456" });
  await visitor.context().close();
});

test("two administrators: the second sees both versions", async ({ page, allowConsole }) => {
  allowConsole(/409/);
  await open(page);
  await page.getByLabel("Footer text").fill("Mine");
  await page.request.put("/api/config", { data: { footerText: "Theirs" } });
  await page.getByRole("button", { name: "Save General Settings" }).click();
  await toast(page, "Error saving settings");
  await expect(page.getByRole("cell", { name: "Theirs" })).toBeVisible();
  await page.getByRole("button", { name: "Save your version" }).click();
  await toast(page, "Settings saved");
  expect(await (await page.request.get("/api/config")).json()).toMatchObject({ footerText: "Mine" });
});

test("loading fails and is tried again", async ({ page, allowConsole }) => {
  allowConsole(/503|404/);
  await page.route("**/api/config", (route) => route.fulfill({ status: 404, json: { error: "Not found." } }));
  await page.route("**/health", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/admin/settings");
  await expect(
    page.getByText("Backend API endpoint not found. Please check your server configuration."),
  ).toBeVisible();
  await expect(page.getByText("Offline")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByLabel("Site name", { exact: true })).toBeVisible();
  await toast(page, "Settings refreshed");
  await expect(page.getByText("Online")).toBeVisible();
});
