import type { ToolDto } from "@/lib/tools/schema";
import { axe, expect, test } from "../support/playwright";

const path = "/ai-tools/chatgpt";

test.describe("tool page", () => {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const)
    test(`answers in the first screen, and keeps Try Now in reach, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const tool = (await (await page.request.get("/api/tools/chatgpt")).json()) as ToolDto;
      await page.goto(path);
      await expect(page.getByRole("tablist")).toBeVisible();
      const header = page.locator("main header");
      const tryNow = page.getByRole("link", { name: "Try Now" });
      await expect(tryNow).toHaveCount(1);
      for (const part of [
        page.getByRole("heading", { level: 1, name: tool.name }),
        header.getByText("Answers questions, writes, codes", { exact: false }),
        tryNow,
        header.getByRole("button", { name: "Upvote" }),
        ...["Price", "Platforms", "Rating", "Votes"].map((name) =>
          page.locator("dt", { hasText: name }).first(),
        ),
        page.getByRole("tablist"),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      const panel = page.getByRole("tabpanel");
      await expect(panel.getByText("Answers questions, writes, codes")).toHaveCount(0);
      await expect(panel.getByRole("heading", { name: "Votes day by day" })).toHaveCount(1);

      await panel.getByRole("heading", { name: "Votes day by day" }).scrollIntoViewIfNeeded();
      await expect(tryNow).toHaveCount(2);
      const again = page.locator(".try-again a").filter({ visible: true });
      await expect(again).toBeInViewport({ ratio: 1 });
      await expect(again).toHaveAttribute("href", tool.website);
      // What the bar happens to cover by a part is no target of that size.
      await axe(page, { within: ".try-again" });
    });
});

test("where styles can't tell whether Try Now is in sight, a script does", async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string, string?]) =>
      !asked[0].includes("timeline") && supports(...(asked as [string]));
  });
  await page.goto(path);
  await expect(page.getByRole("tablist")).toBeVisible();
  await page.getByRole("heading", { name: "Votes day by day" }).scrollIntoViewIfNeeded();
  await expect(page.locator("html")).toHaveAttribute("data-try-gone");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("html")).not.toHaveAttribute("data-try-gone");
});

test("a tool that is to come says no price that nobody announced", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ai-tools/project-astra");
  const marks = page.getByRole("list", { name: "Marks" }).getByRole("listitem");
  await expect(marks).toHaveText(["Coming Soon", "Date to be announced"]);
  await expect(page.locator(".try-bar")).toContainText("Coming Soon");
  await expect(page.locator("dl").first()).toContainText("Not announced");
  await expect(page.locator("#pricing").getByText("Paid", { exact: true })).toHaveCount(0);
});
