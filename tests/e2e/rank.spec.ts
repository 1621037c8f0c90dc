import type { RankDto } from "@/lib/tools/ranking/schema";
import { axe, expect, test } from "../support/playwright";

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
