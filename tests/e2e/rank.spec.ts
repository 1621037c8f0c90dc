import type { RankDto } from "@/lib/tools/ranking/schema";
import { axe, expect, test } from "../support/playwright";

test("what would move a tool up stands apart from what its score is made of", async ({ page }) => {
  await page.goto("/ai-tools/claude/rank");
  const popular = page.getByRole("region", { name: "Most Popular" });
  await expect(popular.getByRole("rowheader").last()).toHaveText("Score");
  await expect(popular.getByRole("rowheader", { name: /to move up/i })).toHaveCount(0);
  await expect(popular.getByText(/^To move up: With [\d,]+ more votes? it would pass /)).toBeVisible();
});

test("a tool's page leads to why it ranks where it does", async ({ page }) => {
  await page.goto("/ai-tools/chatgpt");
  await page.getByRole("link", { name: "Why this rank?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why ChatGPT ranks where it does");
  const { lists } = (await (await page.request.get("/api/tools/chatgpt/rank")).json()) as RankDto;
  const popular = page.getByRole("region", { name: "Most Popular" });
  const { place } = lists.find(({ list }) => list === "popular")!;
  // How many others there are changes with what other tests publish.
  await expect(popular.getByText(new RegExp(`^No\\. ${place} of [\\d,]+`))).toBeVisible();
  await expect(popular.getByRole("rowheader", { name: /^votes/i })).toBeVisible();
  await axe(page);
  await popular.getByRole("link").click();
  await expect(page).toHaveURL(/[?]sort=popular$/);
});
