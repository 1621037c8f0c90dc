import type { ToolDto } from "@/lib/tools/schema";
import { expect, test } from "../support/playwright";

test("a tool page has highlights, tags and links beside the sections that do not list the same", async ({
  page,
}) => {
  const tool = (await (await page.request.get("/api/tools/chatgpt")).json()) as ToolDto;
  await page.goto("/ai-tools/chatgpt#pricing");
  const aside = page.getByRole("complementary");
  for (const name of ["Highlights", "Tags", "Links"])
    await expect(aside.getByRole("heading", { name })).toBeVisible();
  for (const feature of tool.features.slice(0, 4))
    await expect(aside.getByText(feature, { exact: true })).toBeVisible();
  await expect(aside.getByText(tool.features[4]!)).toHaveCount(0);
  await expect(page.getByRole("tablist")).toBeVisible();
  for (const [tab, highlights, tags] of [
    ["About", false, false],
    ["Features", false, true],
    ["Reviews", true, true],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(aside.getByRole("heading", { name: "Highlights" })).toBeVisible({ visible: highlights });
    await expect(aside.getByRole("heading", { name: "Tags" })).toBeVisible({ visible: tags });
  }
});
