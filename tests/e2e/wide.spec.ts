import { cards, ready } from "./list-page";
import { expect, test } from "../support/playwright";

/** As wide as `.container` (app/base.css). */
const widest = 1232;

test("the navigation has room for itself, and the page its width", async ({ page }) => {
  await page.goto("/faq");
  for (const width of [1024, 1100, 1180, 1280, 1680])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.getByRole("banner").locator("> div");
      const box = (await bar.boundingBox())!;
      expect(box.width).toBe(Math.min(width, widest));
      // From left to right without a gap too small: the name, each link, each button.
      const parts = await bar.evaluate((row) =>
        [...row.querySelectorAll("a, button, summary")]
          .map((part) => part.getBoundingClientRect())
          .filter((part) => part.width > 0)
          .map(({ left, right, height }) => ({ left, right, height })),
      );
      expect(parts.length).toBeGreaterThan(10);
      for (const [at, { left, right, height }] of parts.entries()) {
        expect(left).toBeGreaterThanOrEqual(parts[at - 1]?.right ?? box.x + 16);
        expect(right).toBeLessThanOrEqual(box.x + box.width - 16);
        expect(height).toBeLessThanOrEqual(44);
      }
      await expect(bar.getByText("Almanac AI")).toHaveJSProperty(
        "scrollWidth",
        await bar.getByText("Almanac AI").evaluate((name) => name.clientWidth),
      );
    });
});

test("with wider spaces between letters and words no page is pushed sideways", async ({ page }) => {
  await page.goto("/faq");
  // As WCAG 1.4.12 has it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  for (const width of [1024, 1180, 1280, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    const parts = await page.getByRole("banner").evaluate((header) => {
      const { bottom } = header.getBoundingClientRect();
      return [...header.querySelectorAll("a, button, summary")]
        .map((part) => part.getBoundingClientRect())
        .filter((part) => part.width > 0)
        .every((part) => part.bottom <= bottom && part.top >= 0);
    });
    expect(parts, `${width} px`).toBe(true);
  }
});

for (const path of ["/latest-launches", "/trending", "/top-products", "/category/chatbots"])
  test(`${path}: each tool has its name, its line and its votes`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    for (const layout of ["Grid", "List"])
      await test.step(`as ${layout}`, async () => {
        await page.getByRole("button", { name: layout, exact: true }).click();
        const first = cards(page).first();
        const card = (await first.boundingBox())!;
        for (const part of ["h3 a", "p", ".vote"]) {
          const box = (await first.locator(part).first().boundingBox())!;
          // Enough for the shortest of names ("Suno" is 36 px), which may lead any list.
          expect(box.width, part).toBeGreaterThan(20);
          expect(box.x + box.width, part).toBeLessThanOrEqual(card.x + card.width);
        }
        if (layout === "List") expect(card.width).toBeGreaterThan(1000);
        else expect(card.width).toBeLessThan(500);
      });
  });
