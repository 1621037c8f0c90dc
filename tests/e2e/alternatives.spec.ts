import type { AlternativeDto } from "@/lib/tools/alternatives/schema";
import { axe, expect, test } from "../support/playwright";
import { onDatabase } from "../support/signed-in";
import { cards, links, names } from "./list-page";

const slug = "otter-ai";
const path = `/alternatives/${slug}`;

test.describe("alternatives of a tool", () => {
  test("stand in the interface's order, each with what is the same and what differs", async ({
    page,
    request,
  }) => {
    const answer = await request.get(`/api/tools/${slug}/alternatives`);
    const all = (await answer.json()) as AlternativeDto[];
    await page.goto(path);
    await expect(page).toHaveTitle("Otter.ai alternatives · Almanac AI");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Otter.ai alternatives");
    expect(await names(page)).toEqual(all.map(({ tool }) => tool.name));
    await expect(cards(page).first()).toContainText(/Same.*transcribe a meeting/i);
    await expect(page.getByText(`${all.length} tools could take the place of Otter.ai.`)).toBeVisible();
    await expect(page.getByText(`${all.length} tools`, { exact: true })).toHaveClass("sr-only");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    await axe(page);
    const [first] = await links(page);
    await cards(page).first().locator("h3 a").click();
    await expect(page).toHaveURL(first!);
  });

  for (const width of [390, 768, 1280])
    test(`tell in two lines at most what is the same and what differs, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const address of [path, "/alternatives/notion-ai"]) {
        await page.goto(address);
        const lines = await cards(page)
          .locator("dd > span")
          .evaluateAll((texts) =>
            texts.map((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
          );
        expect(lines.length).toBeGreaterThan(8);
        expect(Math.max(...lines)).toBeLessThanOrEqual(2.1);
      }
    });

  test("are narrowed by links that say how many are left", async ({ page }) => {
    await page.goto(path);
    const filters = page.getByRole("navigation", { name: "Filters" });
    await expect(filters.getByRole("link").first()).toHaveAttribute("aria-current", "true");
    const free = filters.getByRole("link", { name: /^Has a free plan/ });
    const count = Number(/\d+/.exec((await free.textContent())!)![0]);
    await free.click();
    await expect(page).toHaveURL(`${path}?freePlan=true`);
    await expect(cards(page)).toHaveCount(count);
    await expect(page.getByText(`${count} tools`, { exact: true })).toBeVisible();
    await expect(free).toHaveAttribute("aria-current", "true");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await free.click();
    await expect(page).toHaveURL(path);
    await filters.getByRole("link", { name: /^Open source/ }).click();
    await expect(page).toHaveURL(`${path}?openSource=true`);
    await filters.getByRole("link", { name: /^All/ }).click();
    await expect(page).toHaveURL(path);
  });

  test("are linked from the tool's page, in the same order", async ({ page }) => {
    await page.goto(`/ai-tools/${slug}`);
    const section = page.getByRole("region", { name: "Alternatives to Otter.ai" });
    const first = await section.locator(".card h3").allTextContents();
    await section.getByRole("link", { name: "All alternatives to Otter.ai" }).click();
    await expect(page).toHaveURL(path);
    expect((await names(page)).slice(0, first.length)).toEqual(first);
  });

  test("have an address by slug alone, and none for what there is not", async ({ page, request }) => {
    const { id } = (await (await request.get(`/api/tools/${slug}`)).json()) as { id: string };
    await page.goto(`/alternatives/${id}`);
    await expect(page).toHaveURL(path);
    for (const address of ["/alternatives/no-such-tool", `${path}?freePlan=no`])
      expect((await request.get(address)).status(), address).toBe(404);
    expect((await request.get("/alternatives")).status()).toBe(404);
  });

  test("fit a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        await axe(page);
      });
  });
});

test.describe("a search for alternatives", () => {
  // The test browser's own name counts as a program's.
  test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" });

  test("leads to them and is counted as it was typed", async ({ page }) => {
    const kept = (query: string) =>
      onDatabase(async (client) => {
        const { rows } = await client.query(
          "SELECT sum(searches)::int AS searches, sum(followed)::int AS followed FROM search_day WHERE query = $1",
          [query],
        );
        return (rows as { searches: number | null; followed: number | null }[])[0]!;
      });
    const search = async (text: string) => {
      const field = page.getByRole("combobox", { name: "Search AI tools" });
      await page.keyboard.press("Control+k");
      await field.fill(text);
      await field.press("Enter");
    };
    await page.goto("/about");
    await search("otter.ai alternative");
    await expect(page).toHaveURL(path);
    await expect.poll(() => kept("otter.ai alternative")).toEqual({ searches: 1, followed: 1 });
    await search("free karaoke clips");
    await expect(page).toHaveURL("/?freePlan=true&q=karaoke+clips");
    await expect.poll(() => kept("free karaoke clips")).toEqual({ searches: 1, followed: 0 });
    expect(await kept("karaoke clips")).toEqual({ searches: null, followed: null });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("alternatives are read and narrowed", async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole("navigation", { name: "Filters" })
      .getByRole("link", { name: /^Has a free plan/ })
      .click();
    await expect(page).toHaveURL(`${path}?freePlan=true`);
    await expect(cards(page).first()).toBeVisible();
  });
});
