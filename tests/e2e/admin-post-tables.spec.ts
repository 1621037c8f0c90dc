import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { choose, makeBlog, unique } from "./admin-posts";

test("a table is written by keyboard, changed by its menu, and read on a phone", async ({ page }) => {
  await signIn(page.context(), { role: "admin" });
  const title = `tabled-${unique()}`;
  const made = await makeBlog(page, title);
  await page.goto("/admin/blog");
  await choose(page, title, "Edit");
  const form = page.getByRole("dialog", { name: "Edit Blog Post" });
  const text = form.getByRole("textbox", { name: "Content" });
  // Where the cursor is by then is the browser's affair: the table may stand before or behind the text.
  await text.focus();
  const table = form.getByRole("button", { name: "Table" });
  await table.click();
  for (const words of ["Tool", "Price", "", "Whisper", "Free"]) {
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
  }
  const pick = async (item: string) => {
    await table.click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
    await expect(text).toBeFocused();
  };
  await pick("Delete column");
  await pick("Add row below");
  await pick("Delete row");
  await expect(text.getByRole("row")).toHaveCount(3);
  await expect(text.getByRole("columnheader")).toHaveText(["Tool", "Price"]);
  await axe(page);
  // Behind its last cell the key leaves the text. The editor notes a click a moment after the browser does.
  await expect(async () => {
    await text.getByRole("cell").last().click();
    await page.keyboard.press("Tab");
    await expect(text).not.toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(text.getByRole("row")).toHaveCount(3);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Post updated successfully")).toBeVisible();
  const { content } = (await (await page.request.get(`/api/blog/${made.id}`)).json()) as { content: string };
  expect(content.match(/<table>.*<\/table>/)?.[0]).toBe(
    "<table><tr><th>Tool</th><th>Price</th></tr><tr><td>Whisper</td><td>Free</td></tr><tr><td></td><td></td></tr></table>",
  );

  await page.request.patch(`/api/blog/${made.id}`, { data: { status: "published" } });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/blog/${made.slug}`);
  const shown = page.getByRole("group", { name: "Table" });
  await expect(shown.getByRole("columnheader")).toHaveText(["Tool", "Price"]);
  await expect(shown.getByRole("cell").first()).toHaveText("Whisper");
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.request.delete(`/api/blog/${made.id}`);
});

test("headings of a pasted text keep their order in the editor's two levels", async ({ page }) => {
  await signIn(page.context(), { role: "admin" });
  await page.goto("/admin/blog");
  await page.getByRole("button", { name: "New Post" }).click();
  const text = page.getByRole("textbox", { name: "Content" });
  await text.focus();
  await text.evaluate((editor) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<h2 class="a">Part</h2><p>Words.</p><h3 id="b">Section</h3><H4>Paragraph</H4>',
    );
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.getByRole("heading", { level: 1 })).toHaveText("Part");
  await expect(text.getByRole("heading", { level: 2 })).toHaveText(["Section", "Paragraph"]);
});
