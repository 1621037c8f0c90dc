import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { choose, makeNews, row, unique } from "./admin-posts";

test.describe("News Management", () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page.context(), { role: "admin" });
  });

  test("has its columns, edits a post and its stats, and deletes it", async ({ page }) => {
    const title = `news-${unique()}`;
    const made = await makeNews(page, title);
    await page.goto("/admin/news");
    for (const name of ["Title", "Category", "Author", "Source", "Status", "Stats", "Date", "Actions"])
      await expect(page.getByRole("columnheader", { name })).toBeVisible();
    await axe(page);
    await choose(page, title, "Edit Stats");
    const stats = page.getByRole("dialog");
    await stats.getByLabel("Views").fill("-1");
    await stats.getByRole("button", { name: "Save" }).click();
    await expect(stats.getByText("Views must be at least 0")).toBeVisible();
    await stats.getByLabel("Views").fill("1234");
    await stats.getByLabel("Shares").fill("many");
    await stats.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Stats updated successfully")).toBeVisible();
    await expect(row(page, title)).toContainText("1,234 views");
    await expect(row(page, title)).toContainText("0 shares");

    await choose(page, title, "Publish");
    await expect(page.getByText("Post published successfully")).toBeVisible();
    await expect(row(page, title)).toContainText("published");
    await choose(page, title, "Unpublish");
    await expect(page.getByText("Post unpublished successfully")).toBeVisible();
    await expect(row(page, title)).toContainText("draft");

    await choose(page, title, "Edit");
    const form = page.getByRole("dialog", { name: "Edit News" });
    await form.getByLabel("Tags").fill("one, two,, three ");
    await form.getByLabel("Source URL").fill("not an address");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Please enter a valid source URL")).toBeVisible();
    await form.getByLabel("Source URL").fill("https://example.org/other");
    await form.getByLabel("Status").selectOption("published");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("News post updated successfully")).toBeVisible();
    const now = (await (await page.request.get(`/api/news/${made.id}`)).json()) as { tags: string[] };
    expect(now.tags).toEqual(["one", "two", "three"]);

    await row(page, title)
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await expect(page.getByRole("menuitem", { name: "View" })).toHaveAttribute(
      "href",
      `/latest-news/${made.slug}`,
    );
    await page.keyboard.press("Escape");
    await choose(page, title, "Delete");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(`Are you sure you want to delete ${title}?`);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("News post deleted successfully")).toBeVisible();
  });

  test("fits a phone, light and dark", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto("/admin/news");
      await page.getByRole("button", { name: "Add News" }).click();
      await expect(page.getByRole("textbox", { name: "Content" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await axe(page);
    }
  });
});
