import { axe, expect, test } from "../support/playwright";

const pages = {
  "/about": "About Almanac AI",
  "/guides": "Guides",
  "/faq": "Frequently asked questions",
  "/privacy": "Privacy policy",
  "/terms": "Terms of service",
  "/discussions": "Discussions",
  "/events": "Events",
  "/ranking": "How tools are ranked",
  "/integrity": "Integrity",
  "/moderation-log": "Moderation log",
  "/graveyard": "Graveyard",
  "/open-data": "Open data",
};

test("the months of /integrity have room where text is twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/integrity");
  await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("static pages are accessible and fit a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, heading] of Object.entries(pages))
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(/ · Almanac AI$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await axe(page);
    });
});

test("about: the numbers are those of the directory", async ({ page, request }) => {
  const tools = (await request.get("/api/tools?limit=1")).headers()["x-total-count"]!;
  const categories = ((await (await request.get("/api/categories")).json()) as { count: number }[]).filter(
    ({ count }) => count > 0,
  );
  await page.goto("/about");
  const numbers = page.getByRole("region", { name: "The directory in numbers" });
  await expect(numbers.locator("dd")).toHaveText(["4,869", String(categories.length), /^[\d,]{6,}$/]);
  await expect(numbers.getByText(`Tools, ${tools} in this sample`)).toBeVisible();
  for (const name of ["Our mission", "Our community", "Our vision", "The team"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  expect((await request.get("/about/us")).status()).toBe(404);
});

test("pages are read without the library that checks forms; a form loads it when it opens", async ({
  request,
}) => {
  for (const path of ["/", "/trending", "/category/video", "/product/chatgpt", "/tasks", "/blog"]) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src!);
    expect(scripts.length).toBeGreaterThan(5);
    for (const src of new Set(scripts))
      expect(await (await request.get(src)).text(), `${path} loads zod in ${src}`).not.toContain("ZodString");
  }
});

test("guides: six cards, each leading to its guide", async ({ page }) => {
  await page.goto("/guides");
  const cards = page.getByRole("navigation", { name: "Guides" }).getByRole("link");
  await expect(cards).toHaveCount(6);
  for (const address of await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")!)))
    await expect(page.locator(address)).toHaveCount(1);
  await cards.nth(3).click();
  await expect(page).toHaveURL("/guides#write-prompts");
  await expect(page.getByRole("heading", { level: 2, name: "Write prompts that work" })).toBeInViewport();
});

test("the menu of software pages: opens by key and by click, and closes", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("navigation", { name: "Main" });
  const button = main.locator("summary", { hasText: "Best software" });
  const entry = main.getByRole("link", { name: "Best AI CRM software" });
  await button.press("Enter");
  await expect(entry).toBeVisible();
  await axe(page);
  await page.keyboard.press("Tab");
  await expect(main.getByRole("listitem").first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await entry.click();
  await expect(page).toHaveURL("/best-ai-crm-software");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the software pages are reached by the footer", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Best software" }).click();
    const entry = page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "CRM" });
    await expect(entry).toBeInViewport();
    await entry.click();
    await expect(page).toHaveURL("/best-ai-crm-software");
  });

  test("faq: three groups whose questions open", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Finding tools",
      "Accounts and community",
      "Tool makers and sponsors",
    ]);
    const answer = page.getByText("Press the button again.");
    await expect(answer).toBeHidden();
    await page.getByText("Can I take a vote back?").click();
    await expect(answer).toBeVisible();
  });
});

test("privacy and terms: dated", async ({ page }) => {
  for (const path of ["/privacy", "/terms"]) {
    await page.goto(path);
    await expect(page.getByText("Last updated December 1, 2023")).toBeVisible();
  }
});

test("discussions and events: say that there is nothing yet, and where to go", async ({ page }) => {
  await page.goto("/discussions");
  await expect(page.getByText("No discussions yet")).toBeVisible();
  await page.goto("/events");
  await expect(page.getByText("No events yet")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Show upcoming tools" }).click();
  await expect(page).toHaveURL("/upcoming");
});

test("ranking: the formulas, reachable from the footer", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "Ranking" }).click();
  await expect(page).toHaveURL("/ranking");
  await expect(page.getByText("score = (20 × 3.5 + Σ stars × weight) ÷ (20 + Σ weight)")).toBeVisible();
  await expect(page.getByText("Money never changes the order")).toBeVisible();
});

test("text and its place follow the size that the browser is set to", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/ai-tools/chatgpt", "/ai-tools/chatgpt/rank"]) {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    const size = () => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const before = await size();
    await page.addStyleTag({ content: "html { font-size: 24px }" });
    expect(await size()).toBeCloseTo(before * 1.5);
    const [content, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content, path).toBe(room);
  }
});

test("on paper there is what is read, and nothing that is pressed", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/ai-tools/chatgpt", "/", "/blog/running-an-ai-pilot", "/compare/chatgpt-vs-claude"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    // A card tells its votes on the button.
    for (const role of ["button", "navigation", "contentinfo", "search", "tablist"] as const)
      await expect(page.getByRole(role).and(page.locator(":not(.vote)")), `${role} of ${path}`).toHaveCount(
        0,
      );
    await expect(page.getByRole("link", { name: "Try Now" })).toHaveCount(0);
  }
});
