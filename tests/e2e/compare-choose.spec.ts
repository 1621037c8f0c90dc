import { axe, expect, test } from "../support/playwright";

const pair = "/compare/chatgpt-vs-claude";

for (const width of [390, 1280])
  test(`tools are chosen by their names, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/compare");
    const field = page.getByRole("combobox", { name: "Add a tool by its name" });
    const link = page.getByRole("main").getByRole("link", { name: "Compare", exact: true });
    const option = (name: string) => page.getByRole("option", { name: new RegExp(`^${name} `) });
    await expect(link).toHaveAttribute("aria-disabled", "true");
    await field.fill("claude");
    await expect(option("Claude").first()).toBeVisible();
    await axe(page);
    await field.press("Enter");
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await field.fill("claude");
    await expect(page.getByRole("option", { name: "Claude Added" })).toHaveAttribute("aria-disabled", "true");
    await field.fill("qqqxyzzy");
    await expect(page.getByText("No tools found")).toBeVisible();
    await field.press("Escape");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await field.fill("chatgpt");
    await option("ChatGPT").first().click();
    await expect(page.getByRole("list", { name: "Your choice" }).getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "Remove Claude from the comparison" }).click();
    await expect(field).toBeFocused();
    await field.fill("claude");
    await option("Claude").first().click();
    await link.click();
    await expect(page).toHaveURL(pair);
    await expect(page.getByRole("region", { name: "Comparison" })).toBeVisible();
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tools are compared by their names", async ({ page }) => {
    await page.goto("/compare");
    await page.getByLabel("Name of tool 1").fill("claude");
    // Neither is a word of a name, but a search finds free tools.
    for (const name of ["qqqxyzzy", "free"]) {
      await page.getByLabel("Name of tool 2").fill(name);
      await page.getByRole("button", { name: "Compare" }).click();
      await expect(page.getByText(`There is no tool “${name}”.`)).toBeVisible();
    }
    await expect(page.getByLabel("Name of tool 1")).toHaveValue("claude");
    await page.getByLabel("Name of tool 2").fill("ChatGPT");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL(pair);
  });
});
