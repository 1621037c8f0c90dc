import { axe, expect, test } from "../support/playwright";
import { jsonLd } from "./list-page";

const slug = "benchmark-contamination";
/** A reader's browser: views of programs are not counted. */
const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const chips = [
  "All",
  "AI & Machine Learning",
  "Technology",
  "Business",
  "Science",
  "Innovation",
  "Startups",
  "Research",
  "Industry News",
];

test.describe("addresses of the news", () => {
  test("are accessible and fit a narrow phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      "/latest-news",
      "/latest-news?category=science",
      "/news",
      "/news?q=energy",
      `/latest-news/${slug}`,
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await axe(page);
      });
  });

  for (const path of [
    "/latest-news?page=99",
    "/latest-news?page=0",
    "/latest-news?category=Science",
    "/latest-news?category=nothing",
    "/news?q=energy&page=99",
    "/news?q=energy&category=nothing",
    "/latest-news/list/science/1",
    "/news/list/search",
    "/latest-news/no-such-post",
    "/news/no-such-post",
    "/latest-news/no-such-post/og.png",
  ])
    test(`${path} is not found`, async ({ request }) => expect((await request.get(path)).status()).toBe(404));

  test("an id leads to the slug, and a copy names its original", async ({ page, request }) => {
    const { id } = (await (await request.get(`/api/news/${slug}`)).json()) as { id: string };
    await page.goto(`/latest-news/${id}`);
    await expect(page).toHaveURL(`/latest-news/${slug}`);
    await page.goto(`/news/${slug}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`/latest-news/${slug}$`),
    );
  });
});

test("the list shows what is trending, filters by category and opens a post", async ({ page }) => {
  await page.goto("/latest-news");
  await expect(page.getByRole("heading", { name: "Trending" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Trending" }).getByRole("article")).toHaveCount(2);
  const titles = page.getByRole("region", { name: "Trending" }).getByRole("heading", { level: 3 });
  for (const title of await titles.allTextContents())
    await expect(
      page.getByRole("region", { name: "All posts" }).getByRole("link", { name: title, exact: true }),
    ).toHaveCount(0);
  const categories = page.getByRole("navigation", { name: "Categories" });
  await expect(categories.getByRole("link")).toHaveText(chips);
  // Other tests write news meanwhile, so there may be more than a page.
  const { itemListElement: told, numberOfItems } = (await jsonLd(page, "ItemList"))!;
  expect(numberOfItems).toBeGreaterThanOrEqual(told.length);
  const shown = await page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
  for (const { name } of told) expect(shown).toContain(name);
  await categories.getByRole("link", { name: "Science" }).click();
  await expect(page).toHaveURL("/latest-news?category=science");
  await expect(categories.getByRole("link", { name: "Science" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("article").getByRole("link").click();
  await expect(page).toHaveURL("/latest-news/alphafold-nobel-prize-chemistry-2024");
});

test("the article has its source, neighbours, related posts and description for search engines", async ({
  page,
}) => {
  await page.goto(`/latest-news/${slug}`);
  await expect(page.getByRole("link", { name: /arXiv \(Zhang et al\., 2024\)/ })).toHaveAttribute(
    "href",
    "https://arxiv.org/abs/2405.00332",
  );
  await expect(page.getByRole("region", { name: "Related posts" }).getByRole("listitem")).toHaveCount(3);
  const others = page.getByRole("navigation", { name: "Other posts" });
  await expect(others.getByRole("link", { name: "Previous post" })).toBeVisible();
  expect(await jsonLd(page, "NewsArticle")).toMatchObject({ isBasedOn: "https://arxiv.org/abs/2405.00332" });
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await expect(page.locator('link[type="application/rss+xml"]').first()).toHaveAttribute(
    "href",
    /latest-news\/feed\.xml$/,
  );
  await others.getByRole("link", { name: "Next post" }).click();
  await expect(page).toHaveURL("/latest-news/ai-energy-use-reporting");
});

test.describe("a reader", () => {
  test.use({ userAgent: agent, permissions: ["clipboard-read", "clipboard-write"] });

  test("is counted once, and shares the post", async ({ page }) => {
    const path = "/latest-news/whisper-open-speech-recognition";
    const viewed = page.waitForResponse((response) => response.url().endsWith("/view"));
    await page.goto(path);
    const { views } = (await (await viewed).json()) as { views: number };
    expect(views).toBeGreaterThan(0);
    await expect(page.getByText(new RegExp(`^${views} views?`))).toBeVisible();
    const again = page.waitForResponse((response) => response.url().endsWith("/view"));
    await page.reload();
    expect(((await (await again).json()) as { views: number }).views).toBe(views);

    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
    await expect(page.getByText(/1 share\b/)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
  });

  test("is told when sharing fails", async ({ page, allowConsole }) => {
    allowConsole(/500/);
    await page.route("**/share", (route) => route.fulfill({ status: 500, json: { error: "no" } }));
    await page.goto("/latest-news/nist-ai-risk-management-framework");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText("Failed to share post")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search and category are a form", async ({ page }) => {
    await page.goto("/news");
    await page.getByRole("searchbox", { name: "Search news" }).fill("protein");
    await page.getByRole("combobox", { name: "Category" }).selectOption("Science");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/news?q=protein&category=science");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("searchbox", { name: "Search news" })).toHaveValue("protein");
    await page.getByRole("searchbox", { name: "Search news" }).fill("<b>xyzzy");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("No news posts found.")).toBeVisible();
  });

  test("a post that there is not says so", async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await page.goto("/latest-news/no-such-post");
    await expect(page.getByRole("heading", { level: 1, name: "News post not found" })).toBeVisible();
  });
});
