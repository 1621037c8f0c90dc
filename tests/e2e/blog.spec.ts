import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { makeBlog, unique } from "./admin-posts";
import { jsonLd } from "./list-page";

const slug = "running-an-ai-pilot";

test.describe("addresses of the blog", () => {
  test("are accessible and fit a narrow phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      "/blog",
      "/blog?q=prompt",
      `/blog?q=${"a".repeat(60)}`,
      "/blog?category=best-practices",
      "/blog?notice=unpublished",
      `/blog/${slug}`,
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await axe(page);
      });
  });

  for (const path of [
    "/blog?page=99",
    "/blog?page=x",
    "/blog?notice=other",
    "/blog?category=none",
    "/blog?q=prompt&q=other",
    "/blog/list/none/1",
    "/blog/list/search",
    "/blog?q=prompt&page=99",
    "/blog/no-such-post",
    "/blog/no-such-post/og.png",
  ])
    test(`${path} is not found`, async ({ request }) => expect((await request.get(path)).status()).toBe(404));
});

test("the article has contents that lead to its parts, and a way back to the top", async ({ page }) => {
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText("5 min read")).toBeVisible();
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "The closing page" }).click();
  await expect(page).toHaveURL(`/blog/${slug}#section-the-closing-page`);
  await expect(page.getByRole("heading", { name: "The closing page" })).toBeInViewport();
  await page.getByRole("button", { name: "Back to top" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Back to top" })).toBeHidden();
  expect(await jsonLd(page, "BlogPosting")).toBeDefined();
  expect(await jsonLd(page, "BreadcrumbList")).toBeDefined();
});

test("a post's category leads to the posts of that category, in which a search stays", async ({ page }) => {
  await page.goto("/blog/judging-transcription-accuracy");
  await page.getByRole("article").locator("header").getByRole("link", { name: "NLP", exact: true }).click();
  await expect(page).toHaveURL("/blog?category=natural-language-processing");
  const count = page.getByRole("status").filter({ hasText: "in NLP" });
  await expect(count).toHaveText(/^2 posts in NLP\./);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Search blog posts" }).fill("chatbot");
  await page.keyboard.press("Enter");
  await expect(count).toHaveText(/^1 post for “chatbot” in NLP\./);
  await count.getByRole("link", { name: "Show all posts" }).click();
  await expect(page).toHaveURL("/blog");
});

test("an author whose picture is gone has initials", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await signIn(page.context(), { role: "admin" });
  const { id, slug: made } = await makeBlog(page, `gone-${unique()}`);
  const published = await page.request.patch(`/api/blog/${id}`, { data: { status: "published" } });
  expect(published.status()).toBe(200);
  await page.route("**/og-image.jpg", (route) => route.fulfill({ status: 404 }));
  await page.goto(`/blog/${made}`);
  const byline = page.getByRole("article").locator("header");
  await expect(byline.getByText("AL", { exact: true })).toBeVisible();
  await expect(byline.locator("img")).toHaveCount(0);
  await page.request.delete(`/api/blog/${id}`);
});

test.describe("sharing", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies the address, or leads to a service", async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    const share = page.getByRole("list", { name: "Share this post" });
    await share.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/blog/${slug}`);
    for (const [name, host] of [
      ["Twitter", "twitter.com"],
      ["Facebook", "facebook.com"],
      ["LinkedIn", "linkedin.com"],
    ])
      await expect(share.getByRole("link", { name })).toHaveAttribute("href", new RegExp(`${host}.*${slug}`));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search searches", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.getByRole("article")).toHaveCount(12);
    await page.getByRole("searchbox", { name: "Search blog posts" }).fill("prompt injection");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/blog?q=prompt+injection");
    await expect(
      page.getByRole("link", { name: "Prompt injection: what it is and how to limit the damage" }),
    ).toBeVisible();
    await page.getByRole("searchbox", { name: "Search blog posts" }).fill("xyzzy & <b>");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("No blog posts found.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Show all posts" }).first().click();
    await expect(page).toHaveURL("/blog");
  });

  test("a post that there is not says so, and the list says why somebody is there", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    await page.goto("/blog/no-such-post");
    await expect(page.getByRole("heading", { level: 1, name: "Blog Post Not Found" })).toBeVisible();
    await page.goto("/blog?notice=unpublished");
    await expect(page.getByText("This post is not published yet")).toBeVisible();
  });
});

test("posts, news and best-software pages begin at one edge, with lines of one length", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const measures = [];
  for (const path of [
    `/blog/${slug}`,
    "/latest-news/eu-ai-act-phased-obligations",
    "/best-ai-crm-software",
  ]) {
    await page.goto(path);
    const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    const { x, width } = await box("main .prose > p");
    measures.push({ title: (await box("main h1")).x, text: x, width });
  }
  expect(new Set(measures.map((measure) => JSON.stringify(measure))).size).toBe(1);
});
