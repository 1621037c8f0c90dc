import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { choose, makeBlog, unique } from "./admin-posts";

test("a picture that can't be fetched keeps its address, and the form says what is shown instead", async ({
  page,
}) => {
  await signIn(page.context(), { role: "admin" });
  const title = `elsewhere-${unique()}`;
  const made = await makeBlog(page, title);
  await page.goto("/admin/blog");
  await choose(page, title, "Edit");
  const form = page.getByRole("dialog", { name: "Edit Blog Post" });
  await expect(form.getByText("The text comes to 1 min read, at 220 words a minute.")).toBeVisible();
  await form.getByLabel("Read time", { exact: true }).fill("7 min read");
  // Within this machine, where the server asks nobody for a picture.
  const address = "http://127.0.0.1:9/cover.png";
  await form.getByLabel("Image URL", { exact: true }).fill(address);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Post updated successfully")).toBeVisible();
  await expect(
    page.getByText("The picture could not be fetched; the post shows a drawn cover."),
  ).toBeVisible();
  expect(await (await page.request.get(`/api/blog/${made.id}`)).json()).toMatchObject({
    imageUrl: address,
    readTime: "7 min read",
  });
  await page.request.delete(`/api/blog/${made.id}`);
});

/** Drops, or pastes, a file into the text; answers whether the page took it. */
const give = (text: Locator, how: "drop" | "paste", file: { bytes: number[]; type: string }, html = "") =>
  text.evaluate(
    (element, { how, file, html }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(file.bytes)], "given", { type: file.type }));
      if (html) data.setData("text/html", html);
      const { right, top } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      return !element.dispatchEvent(
        how === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: data })
          : new DragEvent("drop", { ...init, dataTransfer: data, clientX: right - 2, clientY: top + 2 }),
      );
    },
    { how, file, html },
  );

test("a picture stands where it was dropped; another file is refused; copied cells are pasted as text", async ({
  page,
}) => {
  await signIn(page.context(), { role: "admin" });
  const title = `dropped-${unique()}`;
  const made = await makeBlog(page, title);
  await page.goto("/admin/blog");
  await choose(page, title, "Edit");
  const text = page.getByRole("textbox", { name: "Content" });
  await text.locator("p").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Where the cursor is.");
  const dialog = page.getByRole("dialog", { name: "Add picture" });

  expect(await give(text.locator("p").first(), "drop", { bytes: [37, 80], type: "application/pdf" })).toBe(
    true,
  );
  await expect(dialog).toContainText("Invalid file type. Please upload a JPEG, PNG, WebP, or GIF file.");
  await expect(dialog.getByRole("img")).toHaveCount(0);
  await axe(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: "blue" } })
    .png()
    .toBuffer();
  const picture = { bytes: [...png], type: "image/png" };
  expect(await give(text.locator("p").first(), "drop", picture)).toBe(true);
  await dialog.getByLabel("Alternative text").fill("Dropped");
  await dialog.getByRole("button", { name: "Add picture" }).click();
  await expect(text.locator("img + p + p, img + p")).not.toHaveCount(0);
  await expect(text.locator("p + img + p").last()).toBeVisible();
  expect(
    await text.evaluate((element) => element.textContent.indexOf("Where the cursor is.")),
  ).toBeGreaterThan(0);

  await give(text, "paste", picture, "<table><tr><td>A cell</td></tr></table>");
  await expect(text).toContainText("A cell");
  await expect(dialog).toHaveCount(0);
  await give(text, "paste", picture, '<meta charset="utf-8"><img src="https://example.org/a.png">');
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.request.delete(`/api/blog/${made.id}`);
});
