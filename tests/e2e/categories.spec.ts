import { expect, test } from "../support/playwright";
import { cards, jsonLd, links, loadMore } from "./list-page";

test.describe("categories", () => {
  test("shows eight tiles, each with the number of its tools", async ({ page }) => {
    await page.goto("/categories");
    const tiles = page.locator("main section").first().getByRole("link");
    await expect(tiles.getByRole("heading", { level: 3 })).toHaveText([
      "Chatbots",
      "Image",
      "Code",
      "Video",
      "Audio",
      "Research",
      "Productivity",
      "Automation",
    ]);
    const audio = tiles.filter({ hasText: "Audio" });
    const count = Number(/(\d+) tools/.exec((await audio.textContent())!)![1]);
    await audio.click();
    await expect(page).toHaveURL("/category/audio");
    await expect(page.getByText(`${count} tools`, { exact: true })).toBeVisible();
    for (let shown = 9; shown < count; shown += 9) {
      await expect(cards(page)).toHaveCount(shown);
      await loadMore(page);
    }
    await expect(cards(page)).toHaveCount(count);
    await expect(page.getByRole("button", { name: "Load More" })).toHaveCount(0);
    expect(new Set(await links(page)).size).toBe(count);
    const categories = new Set(await cards(page).locator("small").allTextContents());
    expect([...categories].sort()).toEqual(["Audio Enhancement", "Music Generation", "Voice Generation"]);
    await page.getByRole("link", { name: "Back to the categories" }).click();
    await expect(page).toHaveURL("/categories");
  });

  test("says what of a search narrows nothing, as the home page does", async ({ page }) => {
    await page.goto("/category/video?q=video+editor+without+watermark");
    await expect(cards(page).first()).toBeVisible();
    await expect(
      page.getByText("Not known of any tool that fits: Without a watermark.", { exact: false }),
    ).toBeVisible();
  });

  test("lists every category with a page of its own", async ({ page, request }) => {
    const all = (await (await request.get("/api/categories")).json()) as {
      name: string;
      slug: string;
      count: number;
    }[];
    await page.goto("/categories");
    const index = page.getByRole("region", { name: "All categories" }).getByRole("link");
    await expect(index).toHaveCount(all.length);
    const { name, slug, count } = all.find((category) => category.slug === "ai-for-translation")!;
    await expect(index.filter({ hasText: name })).toHaveAttribute("href", `/category/${slug}`);
    await page.goto(`/category/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText(`${count} tools`, { exact: true })).toBeVisible();
  });
});

test.describe("best-software pages", () => {
  test("gives the tools in order, each with the reason", async ({ page, request }) => {
    await page.goto("/best-ai-project-management-software");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best AI project management software");
    await expect(page.getByText(/^Last updated [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
    const tools = page.getByRole("list").getByRole("article");
    const headings = await tools.getByRole("heading", { level: 3 }).allTextContents();
    expect(headings.length).toBeGreaterThanOrEqual(4);
    expect(headings.map((text) => Number.parseInt(text))).toEqual(headings.map((_, i) => i + 1));
    await expect(tools.getByText("Why it is here.")).toHaveCount(headings.length);
    const list = (await jsonLd(page, "ItemList"))!;
    expect(list.itemListElement.map(({ name }) => name)).toEqual(
      headings.map((text) => text.replace(/^\d+\.\s*/, "")),
    );
    for (const { url } of list.itemListElement)
      expect((await request.get(new URL(url).pathname)).status()).toBe(200);
  });
});
