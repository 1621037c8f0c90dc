import sharp from "sharp";
import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { addTool, choose, unique } from "./admin-page";

const shot = async (name: string, red: number) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({
    create: { width: 1_400, height: 900, channels: 3, background: { r: red, g: 90, b: 120 } },
  })
    .png()
    .toBuffer(),
});

test("an administrator uploads pictures of a tool, and a visitor looks through them by keyboard", async ({
  page,
  context,
}) => {
  const name = `Pictured ${unique()}`;
  const { slug } = await addTool(name, "published");
  await signIn(context, { role: "admin" });
  await page.goto(`/admin/tools?q=${encodeURIComponent(name)}`);
  await choose(page, name, "Edit");
  const form = page.getByRole("dialog", { name: `Edit ${name}` });
  await form.locator("summary").filter({ hasText: "Facts" }).click();
  await form
    .getByLabel("Picture files")
    .setInputFiles([
      await shot("first.png", 200),
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Notes") },
      await shot("second.png", 40),
    ]);
  const rows = form.getByRole("list", { name: "Pictures of the tool" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(
    form.getByText("notes.txt: Invalid file type. Please upload a JPEG, PNG, WebP, or GIF file."),
  ).toBeVisible();
  await form.getByLabel("Alternative text of picture 1").fill("The start page");
  await form.getByLabel("Alternative text of picture 2").fill("The editor");
  await form.getByRole("button", { name: "Move picture 2 up" }).press("Enter");
  await expect(form.getByLabel("Alternative text of picture 1")).toHaveValue("The editor");
  await expect(form.getByRole("button", { name: "Move picture 1 up" })).toBeFocused();
  await form.getByRole("button", { name: "Remove picture 1" }).press("Enter");
  await expect(rows).toHaveCount(1);
  await form.getByRole("button", { name: "Undo: put picture 1 back" }).press("Enter");
  await expect(form.getByLabel("Alternative text of picture 1")).toHaveValue("The editor");
  // Of two that were removed both come back, the last one first, with what was written of them.
  await form.getByRole("button", { name: "Remove picture 1" }).press("Enter");
  await form.getByRole("button", { name: "Remove picture 1" }).press("Enter");
  await expect(rows).toHaveCount(0);
  const undo = form.getByRole("button", { name: "Undo: put picture 1 back" });
  await undo.press("Enter");
  await undo.press("Enter");
  await expect(undo).toHaveCount(0);
  await expect(form.getByLabel("Alternative text of picture 1")).toHaveValue("The editor");
  await expect(form.getByLabel("Alternative text of picture 2")).toHaveValue("The start page");
  await axe(page);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Tool updated successfully", { exact: true })).toBeVisible();

  await context.clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  // What Android asks with its Back button, which no desktop browser has.
  await page.addInitScript(() => {
    const scope = window as unknown as { CloseWatcher: new () => object; watcher?: object };
    const Original = scope.CloseWatcher;
    scope.CloseWatcher = class extends Original {
      constructor() {
        super();
        scope.watcher = this;
      }
    };
  });
  await page.goto(`/product/${slug}`);
  const editor = page.getByRole("link", { name: "The editor" });
  await expect(editor).toHaveAttribute("href", /^\/uploads\/tool-picture\//);
  await editor.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: `Pictures of ${name}` });
  await expect(viewer.getByRole("status")).toHaveText("1 of 2: The editor");
  await expect(viewer.getByRole("img", { name: "The editor" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("status")).toHaveText("2 of 2: The start page");
  // A picture that is far taller or wider than the screen can be read by itself.
  await expect(viewer.getByRole("link", { name: "Full size" })).toHaveAttribute(
    "href",
    /^\/uploads\/tool-picture\//,
  );
  await expect(viewer.getByRole("button", { name: "Next picture" })).toHaveAttribute("aria-disabled", "true");
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(editor).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(viewer).toBeVisible();
  await page.evaluate(() =>
    (window as unknown as { watcher: { requestClose(): void } }).watcher.requestClose(),
  );
  await expect(viewer).toHaveCount(0);
  await expect(editor).toBeFocused();
});
