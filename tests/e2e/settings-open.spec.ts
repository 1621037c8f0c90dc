import { axe, expect, test } from "../support/playwright";
import { expectOnceLookedAt, keepSettings, open, toast, visit } from "./settings-page";

test.describe.configure({ mode: "serial" });
const { original } = keepSettings();

test("an open page takes a change up within a minute, and keeps what was done in it", async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.clock.install();
  await visitor.goto("/add-product");
  await visitor.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
  const { updatedAt: _, ...config } = original();
  await page.request.put("/api/config", {
    data: { ...config, siteName: "Changed meanwhile", primaryColor: "#123456", defaultTheme: "dark" },
  });
  await expect(async () => {
    await visitor.clock.runFor(60_000);
    await expect(visitor.getByRole("banner")).toContainText("Changed meanwhile", { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(visitor.locator("html")).toHaveClass(/\bdark\b/);
  const state = await visitor.evaluate(() => ({
    kept: (window as unknown as { kept?: boolean }).kept,
    color: getComputedStyle(document.documentElement).getPropertyValue("--primary"),
  }));
  expect(state).toEqual({ kept: true, color: "#123456" });
  await context.close();
});

test("an open page goes on when the settings can't be loaded", async ({ page, browser }) => {
  const { siteName } = original();
  const visitor = await visit(browser, "/about");
  const warned: string[] = [];
  visitor.on("console", (message) => void (message.type() === "warning" && warned.push(message.text())));
  await visitor.route(/\/api\/config/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.request.put("/api/config", { data: { siteName: "Not to be seen yet" } });
  await expectOnceLookedAt(visitor, () => {
    expect(warned.join("\n")).toContain("Failed to load site configuration. Using defaults.");
    return Promise.resolve();
  });
  await expect(visitor.getByRole("banner")).toContainText(String(siteName));
  await visitor.unrouteAll();
  await expectOnceLookedAt(visitor, () =>
    expect(visitor.getByRole("banner")).toContainText("Not to be seen yet", { timeout: 2_000 }),
  );
  await visitor.context().close();
});

for (const looked of ["", ", though the second has looked at what is new"])
  test(`two administrators: the second sees both versions${looked}`, async ({ page, allowConsole }) => {
    allowConsole(/409/);
    await open(page);
    await page.getByLabel("Footer text").fill("Mine");
    await page.request.put("/api/config", { data: { footerText: "Theirs" } });
    if (looked) {
      await page.getByRole("button", { name: "Refresh" }).first().click();
      await toast(page, "Settings refreshed");
    }
    await page.getByRole("button", { name: "Save General Settings" }).click();
    await toast(page, "Error saving settings");
    await expect(page.getByRole("cell", { name: "Theirs" })).toBeVisible();
    await page.getByRole("button", { name: "Save your version" }).click();
    await toast(page, "Settings saved");
    expect(await (await page.request.get("/api/config")).json()).toMatchObject({ footerText: "Mine" });
  });

for (const size of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])
  test(`both versions and both buttons are in sight, over the toast (${size.width} px)`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/409/);
    await page.setViewportSize(size);
    await open(page);
    await page.getByLabel("Footer text").fill("Mine, and some words more");
    await page.request.put("/api/config", { data: { footerText: "Theirs, and some words less" } });
    await page.getByRole("button", { name: "Save General Settings" }).click();
    await toast(page, "Error saving settings");
    const notice = page.getByRole("alert").filter({ hasText: "Somebody else changed this" });
    await expect(notice).toBeFocused();
    for (const part of [
      notice.getByRole("heading"),
      notice.getByRole("cell", { name: "Theirs" }),
      notice.getByRole("button", { name: "Take their version" }),
      notice.getByRole("button", { name: "Save your version" }),
    ])
      await expect
        .poll(() =>
          part.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const at = document.elementFromPoint(left + width / 2, top + height - 1);
            return element.contains(at);
          }),
        )
        .toBe(true);
    // A sentence with several differences is read as one: on a phone the parts of a cell stand beside each other.
    const words = notice.getByRole("cell", { name: "Theirs, and some words less" });
    await expect(words.locator("mark")).toHaveCount(2);
    await expect(words.locator(":scope > *")).toHaveCount(1);
    await axe(page);
    await notice.getByRole("button", { name: "Take their version" }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).press("Enter");
    await expect(notice).toHaveCount(0);
    await expect(page.getByLabel("Footer text")).toHaveValue("Theirs, and some words less");
    await expect(page.getByRole("button", { name: "Save General Settings" })).toBeFocused();
  });

test("on a phone the chosen tab is in sight, from the start and when another is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "home");
  const tab = page.getByRole("tab", { selected: true });
  await expect(tab).toHaveText("Home page");
  await expect(tab).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("tab", { name: "Social" }).click();
  await expect(tab).toHaveText("Social");
  await expect(tab).toBeInViewport({ ratio: 0.9 });
  await open(page, "custom-code");
  await expect(tab).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a field that has the focus is clear of the bar at the foot", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await open(page, "home");
  const bar = page.getByRole("button", { name: /^Save/ }).locator("xpath=..");
  const rows = page.getByRole("list", { name: "Rows" }).getByRole("listitem");
  await expect(rows).not.toHaveCount(0);
  for (const _ of [1, 2, 3]) {
    const before = await rows.count();
    await page.getByRole("button", { name: "Add row" }).press("Enter");
    await expect(rows).toHaveCount(before + 1);
    const field = page.getByLabel("Title", { exact: true }).last();
    await expect(field).toBeFocused();
    const [box, foot] = [await field.boundingBox(), await bar.boundingBox()];
    expect(box!.y + box!.height).toBeLessThanOrEqual(foot!.y);
  }
});

test("two administrators change different settings of one form: both are saved", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  await open(page);
  await page.getByLabel("Footer text").fill("My footer");
  await page.request.put("/api/config", { data: { siteDescription: "Their description" } });
  await page.getByRole("button", { name: "Save General Settings" }).click();
  await toast(page, "Both changes are saved");
  await expect(page.getByText("and it stays: Site description.")).toBeVisible();
  expect(await (await page.request.get("/api/config")).json()).toMatchObject({
    footerText: "My footer",
    siteDescription: "Their description",
  });
});

test("the home page has the rows that an editor arranged, at once", async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/409/);
  const { rows } = (await (await page.request.get("/api/home-rows")).json()) as { rows: object[] };
  const visitor = await visit(browser, "/");
  const headings = visitor.locator("#main section:has(.shelf) h2");
  await expect(headings.first()).toHaveText("Trending now");
  try {
    await open(page, "home");
    const list = page.getByRole("list", { name: "Rows" });
    await expect(list.getByRole("listitem")).toHaveCount(rows.length);
    await axe(page);
    await list.getByLabel("Title").first().fill("Busy today");
    await page.getByRole("button", { name: "Move Busy today down" }).click();
    await expect(page.getByRole("button", { name: "Move Busy today down" })).toBeFocused();
    await page.getByRole("button", { name: "Remove Free this week" }).click();
    await page.getByRole("button", { name: "Add row" }).click();
    await list.getByLabel("Title").last().fill("For marketing");
    await page.getByRole("button", { name: "Save Home Page" }).click();
    await expect(page.getByText("Please choose a category.")).toBeVisible();
    await list.getByLabel("Category").selectOption("ai-for-marketing");
    await page.request.put("/api/home-rows", { data: { rows: rows.slice(0, 3) } });
    await page.getByRole("button", { name: "Save Home Page" }).click();
    await expect(
      page.getByRole("heading", { name: "Somebody else changed this in the meantime." }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Save your version" }).click();
    await toast(page, "Home page saved");
    await visitor.reload();
    await expect(headings.nth(0)).toHaveText("Featured tools");
    await expect(headings.nth(1)).toHaveText("Sponsored");
    await expect(headings.nth(2)).toHaveText("Busy today");
    await expect(headings.last()).toHaveText("For marketing");
    await expect(visitor.getByRole("heading", { name: "Free this week" })).toHaveCount(0);
  } finally {
    expect((await page.request.put("/api/home-rows", { data: { rows } })).ok()).toBe(true);
    await visitor.context().close();
  }
});

test("leaving asks before what was typed is lost: by a link, the command menu and Back; tabs keep it", async ({
  page,
}) => {
  await page.goto("/admin/activity");
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  const footer = page.getByLabel("Footer text");
  await footer.fill("Typed, not saved");
  await page.getByRole("tab", { name: "Social" }).click();
  await page.getByRole("tab", { name: "General" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  const stay = async () => {
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL("/admin/settings");
    await expect(footer).toHaveValue("Typed, not saved");
  };
  await page.getByRole("link", { name: "Tools", exact: true }).click();
  await stay();
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Users" }).click();
  await stay();
  await page.goBack();
  await stay();
  await page.goBack();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL("/admin/activity");
});

test("a renamed site keeps its old name nowhere, not in what nobody described in other words", async ({
  page,
}) => {
  await page.request.put("/api/config", { data: { siteName: "Toolbook" } });
  for (const path of [
    ...[
      "/",
      "/about",
      "/faq",
      "/guides",
      "/privacy",
      "/terms",
      "/advertise",
      "/ranking",
      "/compare",
      "/api/docs",
    ],
    ...["/ai-tools/chatgpt", "/trending", "/categories", "/tasks", "/latest-news", "/blog", "/sign-in"],
    ...["/feed.xml", "/feed.json", "/latest-news/feed.xml", "/blog/feed.xml", "/manifest.webmanifest"],
    ...["/sitemap.xml", "/robots.txt", "/api/openapi.json", "/api/config", "/no-such-page"],
  ])
    expect(await (await page.request.get(path)).text(), path).not.toContain("Almanac");
});

test("a long name of the site, or a wide logo, leaves the head one line and is read whole", async ({
  page,
  browser,
}) => {
  const wideLogo = `/logo/wide-${Date.now()}.svg`;
  for (const [siteName, logo] of [
    ["The Complete Almanac of Artificial Minds AI", "/logo.svg"],
    ["Tools that think", wideLogo],
  ] as const) {
    await page.request.put("/api/config", { data: { siteName, logo } });
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.route(`**${wideLogo}`, (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="80"><rect width="800" height="80"/></svg>',
      }),
    );
    await visitor.goto("/faq");
    const head = visitor.getByRole("banner");
    const name = head.getByText(siteName);
    for (const width of [320, 390, 768, 991, 992, 1024, 1100, 1180, 1279, 1280, 1366, 1920])
      await test.step(`${siteName} at ${width} px`, async () => {
        await visitor.setViewportSize({ width, height: 700 });
        expect((await head.boundingBox())!.height).toBe(57);
        expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        if (logo !== "/logo.svg") return;
        const cut = await name.evaluate((one) => [
          one.scrollWidth - one.clientWidth,
          one.scrollHeight - one.clientHeight,
        ]);
        // A rest of a pixel is rounded up.
        expect(Math.max(...cut)).toBeLessThanOrEqual(1);
      });
    await context.close();
  }
});
