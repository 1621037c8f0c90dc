import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import {
  expectKept,
  expectOnceLookedAt,
  fill,
  keepSettings,
  open,
  save,
  toast,
  visit,
} from "./settings-page";

// All of these change the one site that there is: one after the other, and apart from every other file
// (playwright.config.ts).
test.describe.configure({ mode: "serial" });

keepSettings();

test("the general settings change every page", async ({ page, browser, allowConsole }) => {
  test.slow();
  // The preview of a picture that is nowhere.
  allowConsole("cdn.example");
  await open(page);
  await expect(page.getByText("Manage your site's appearance, features, and other settings.")).toBeVisible();
  await expect(page.getByText("Online", { exact: true })).toBeVisible();
  await axe(page);
  const fields = {
    "Site name": "Toolbook",
    "Site description": "A catalogue of tools that think.",
    "Headline tool count": "1,234",
    "Footer text": "A book of tools.",
    "Contact e-mail": "desk@toolbook.example",
    "Meta title": "Toolbook, the book of tools",
    "Meta description": "All the tools.",
    Keywords: "tools, books",
    "Sharing image URL": "https://cdn.example/share.png",
  };
  // A second tab of a visitor, open all the while.
  const second = await visit(browser, "/about");
  await fill(page, fields);
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
  expect(await home.locator('script[type="application/ld+json"]').first().textContent()).toContain(
    "A catalogue of tools that think.",
  );
  expect(await (await home.request.get("/manifest.webmanifest")).json()).toMatchObject({
    name: "Toolbook",
    description: "A catalogue of tools that think.",
  });
  for (const path of ["/about", "/trending", "/ai-tools/chatgpt", "/open-data", "/blog", "/no-such-page"]) {
    await home.goto(path);
    await expect(home).toHaveTitle(/ · Toolbook$/);
    expect(await home.content()).not.toContain("Almanac AI");
  }
  await expectOnceLookedAt(second, async () => {
    await expect(second.getByRole("banner")).toContainText("Toolbook", { timeout: 2_000 });
    await expect(second.getByRole("contentinfo")).toContainText("A book of tools.", { timeout: 2_000 });
  });
  await expectKept(page, { ...fields, "Headline tool count": "1234" });
  await home.context().close();
  await second.context().close();
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
    headers: { "x-forwarded-for": "10.95.0.1" },
  });
  expect(answer.status()).toBe(403);
  await page.reload();
  for (const name of ["Allow registration", "Allow submissions", "Allow theme toggle"])
    await expect(page.getByRole("switch", { name })).not.toBeChecked();
  await expect(page.getByLabel("Default theme")).toHaveValue("dark");
  await visitor.goto("/add-product");
  await expect(visitor.locator("#main").getByRole("textbox")).toHaveCount(0);
  await visitor.context().close();
});

test("without approval, a tool and a review are public at once", async ({ page, browser }) => {
  await open(page);
  await page.getByRole("switch", { name: "Require approval for submissions" }).click();
  await page.getByRole("switch", { name: "Require approval for reviews" }).click();
  await save(page, "Save General Settings");
  await page.reload();
  await expect(page.getByRole("switch", { name: "Require approval for submissions" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Require approval for reviews" })).not.toBeChecked();

  const name = `Tool ${Date.now().toString(36)}`;
  const visitor = await visit(browser, "/");
  await signIn(visitor.context());
  const submitted = await visitor.request.post("/api/tools/submissions", {
    data: {
      toolName: name,
      description: "Says what it does in a sentence that is long enough.",
      websiteUrl: `https://${Date.now().toString(36)}.example/`,
      category: "Chatbots",
    },
  });
  const { status, toolSlug, toolId } = (await submitted.json()) as Record<string, string>;
  expect([submitted.status(), status]).toEqual([201, "approved"]);
  const review = await visitor.request.post("/api/reviews", {
    data: { toolId, rating: 5, comment: "Seen at once, as it should be." },
  });
  expect(await review.json()).toMatchObject({ status: "approved" });
  await visitor.goto(`/ai-tools/${toolSlug}`);
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  const { reviews } = (await (await visitor.request.get(`/api/reviews?toolId=${toolId}`)).json()) as {
    reviews: object[];
  };
  expect(reviews).toHaveLength(1);
  await onDatabase((client) => client.query("DELETE FROM tool WHERE id = $1", [toolId]));
  await visitor.context().close();
});

test("logo, favicon and colours", async ({ page, browser }) => {
  test.slow();
  await open(page, "appearance");
  await axe(page);
  const fields = {
    "Logo URL": "/icon-512.png",
    "Light logo URL": "/logo.svg",
    "Dark logo URL": "/icon.svg",
    "Favicon URL": "/icon-192.png",
    "Primary colour": "#facc15",
    "Secondary colour": "#7c3aed",
  };
  const sharing = async () => (await page.request.get("/og-image.jpg")).body();
  const before = await sharing();
  expect((await sharing()).equals(before)).toBe(true);
  await fill(page, fields);
  await expect(page.getByText(/Low contrast: 1\.5:1 on light pages/)).toBeVisible();
  await save(page, "Save Appearance", "Appearance settings saved successfully");
  await page.getByRole("switch", { name: "Show Site Name with Logo" }).click();
  await toast(page, "Logo display setting updated");

  const visitor = await visit(browser, "/about");
  await expect(visitor.locator('link[rel="icon"]').first()).toHaveAttribute("href", /icon-192\.png/);
  const color = (name: string) =>
    visitor.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name);
  expect((await sharing()).equals(before)).toBe(false);
  expect([await color("--primary"), await color("--secondary")]).toEqual(["#facc15", "#7c3aed"]);
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
  // The name that is shown beside the logo is gone, and the logo says it.
  await expect(visitor.getByRole("banner").getByText("Almanac AI", { exact: true })).toHaveCount(0);
  await expectKept(page, fields);
  await expect(page.getByRole("switch", { name: "Show Site Name with Logo" })).not.toBeChecked();
  // Without variants there is one logo for both themes.
  await fill(page, { "Light logo URL": "", "Dark logo URL": "" });
  await save(page, "Save Appearance", "Appearance settings saved successfully");
  await visitor.reload();
  await expect(visitor.getByRole("banner").getByRole("img", { name: "Almanac AI" })).toHaveAttribute(
    "src",
    "/icon-512.png",
  );
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
  // The script is a file of ours that holds what was saved, to the letter; no text of it stands in the page.
  const script = visitor.locator("script#custom-js");
  expect(await script.textContent()).toBe("");
  const file = await visitor.request.get((await script.getAttribute("src"))!);
  expect(await file.text()).toBe('document.documentElement.dataset.custom = "</script><i id=out>"');
  expect(file.headers()["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(file.headers()["x-content-type-options"]).toBe("nosniff");
  expect(file.headers()["cache-control"]).toContain("immutable");
  await visitor.context().close();
  await expectKept(page, {
    "Custom CSS": "main { outline: 3px solid rgb(1, 2, 3) } /* </style><b id=out> */",
    "Custom JavaScript": 'document.documentElement.dataset.custom = "</script><i id=out>"',
  });
  for (const path of ["/admin/settings", "/moderation", "/dashboard"]) {
    await page.goto(path);
    expect(await marks(page), path).toMatchObject({ js: undefined, inHead: false });
  }
});

test("social links and analytics; the policy admits what was saved", async ({ page, browser }) => {
  const policy = async () => (await page.request.get("/about")).headers()["content-security-policy"]!;
  const before = await visit(browser, "/about");
  expect(await policy()).not.toContain("google");
  const scripts = async (path: string) =>
    /script-src [^;]*/.exec((await page.request.get(path)).headers()["content-security-policy"]!)![0];
  for (const path of ["/about", "/?q=image"]) expect(await scripts(path)).not.toContain("google");
  await expect(before.locator('script[src*="googletagmanager"]')).toHaveCount(0);

  await open(page, "social");
  await axe(page);
  const links = {
    "Twitter/X": "https://x.com/example",
    Facebook: "https://facebook.com/example",
    Instagram: "https://instagram.com/example",
    LinkedIn: "https://linkedin.com/company/example",
    GitHub: "https://github.com/example",
  };
  await fill(page, { ...links, "Google Analytics ID": "G-ABCD123456" });
  await save(page, "Save Social Settings");

  const context = await browser.newContext();
  const asked: string[] = [];
  await context.route(/googletagmanager/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const visitor = await context.newPage();
  await visitor.goto("/about");
  const elsewhere = visitor.getByRole("list", { name: "Elsewhere" }).getByRole("link");
  expect(
    await elsewhere.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href)),
  ).toEqual(Object.values(links));
  expect(await policy()).toContain("connect-src 'self' https://*.google-analytics.com");
  for (const path of ["/about", "/?q=image"])
    expect(await scripts(path)).toContain("script-src 'self' https://www.googletagmanager.com '");
  // Our own start of it ran as well.
  expect(await visitor.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer.length)).toBe(
    2,
  );
  expect(asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABCD123456"]);
  const header = (await page.request.get("/admin/settings")).headers()["content-security-policy"];
  expect(header).not.toContain("google");
  await expectKept(page, { ...links, "Google Analytics ID": "G-ABCD123456" });
  await context.close();
  await before.context().close();
});
