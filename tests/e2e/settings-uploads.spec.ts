import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { keepSettings, open, toast, uploader, visit } from "./settings-page";

test.describe.configure({ mode: "serial" });
keepSettings();

const pick = (page: Page, name: string, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  uploader(page, name).locator("input[type=file]").setInputFiles(file);
const drawing = {
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="40" height="10"><script>alert(1)</script><path d="M0 0h40v10z" fill="#10b981"/></svg>',
  ),
};

test("logos, favicon and sharing image are uploaded, saved and seen", async ({ page, browser }) => {
  await open(page, "appearance");
  for (const [name, file] of [
    ["Default logo", "public/icon-512.png"],
    ["Light logo", drawing],
    ["Dark logo", "public/icon-192.png"],
    ["Favicon", "public/icon-512.png"],
  ] as const) {
    await pick(page, name, file);
    await expect(uploader(page, name).getByRole("status")).toHaveText(
      `${name === "Favicon" ? name : "Logo"} uploaded successfully to local storage!`,
    );
  }
  await toast(page, "Favicon updated successfully");
  // The fields above show what was saved.
  const kept = {
    "Logo URL": /^\/uploads\/logo\/[0-9a-f]{32}\.png$/,
    "Light logo URL": /^\/uploads\/logo\/[0-9a-f]{32}\.png$/,
    "Dark logo URL": /^\/uploads\/logo\/[0-9a-f]{32}\.png$/,
    "Favicon URL": /^\/uploads\/favicon\/[0-9a-f]{32}\.png$/,
  };
  for (const [label, address] of Object.entries(kept))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(address);
  await page.reload();
  for (const [label, address] of Object.entries(kept))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(address);
  const light = await page.getByLabel("Light logo URL").inputValue();
  const dark = await page.getByLabel("Dark logo URL").inputValue();
  await page.getByRole("tab", { name: "General" }).click();
  await pick(page, "Sharing image", "public/icon-512.png");
  await expect(uploader(page, "Sharing image").getByRole("status")).toHaveText(
    "Sharing image uploaded successfully to local storage!",
  );

  const visitor = await visit(browser, "/");
  const shown = visitor.getByRole("banner").locator("img").filter({ visible: true });
  await expect(shown).toHaveAttribute("src", light);
  expect(await shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(1000);
  await visitor.emulateMedia({ colorScheme: "dark" });
  await expect(shown).toHaveAttribute("src", dark);
  const sharing = await visitor.locator('meta[property="og:image"]').first().getAttribute("content");
  expect(sharing).toMatch(/^https?:\/\/[^/]+\/uploads\/og-image\/[0-9a-f]{32}\.png$/);
  const icon = await visitor.locator('link[rel="icon"]').first().getAttribute("href");
  for (const [address, type] of [
    [icon!, "image/png"],
    [new URL(sharing!).pathname, "image/png"],
    [light, "image/png"],
  ] as const) {
    const headers = (await visitor.request.get(address)).headers();
    expect(headers).toMatchObject({
      "content-type": type,
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(headers["content-security-policy"]).toContain("sandbox");
  }
  await visitor.context().close();
});

test("the routes are tried in order, and the place is named for three seconds", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/50[02]|404/);
  await open(page, "appearance");
  const asked: string[] = [];
  let works = "upload-favicon";
  await page.route(/\/api\/config\/(test-)?upload-/, (route) => {
    const name = route.request().url().split("/").at(-1)!;
    asked.push(name);
    const storage = { "upload-favicon": "cloudinary", "upload-favicon-local": "local" }[name] ?? "test";
    return name === works
      ? route.fulfill({ json: { faviconUrl: "/icon-192.png", storage } })
      : route.fulfill({ status: 502, body: "" });
  });
  const favicon = uploader(page, "Favicon");
  const chain = ["upload-favicon", "upload-favicon-local", "test-upload-favicon"];
  const places = [" to Cloudinary", " to local storage", " via development endpoint"];
  for (const [n, place] of places.entries()) {
    works = chain[n]!;
    asked.length = 0;
    await pick(page, "Favicon", "public/icon-192.png");
    await expect(favicon.getByRole("status")).toHaveText(`Favicon uploaded successfully${place}!`);
    expect(asked).toEqual(chain.slice(0, n + 1));
  }
  await expect(favicon.getByText("Favicon uploaded successfully")).toHaveCount(0, { timeout: 4_000 });
  works = "none";
  await pick(page, "Favicon", "public/icon-192.png");
  await expect(favicon.getByRole("alert")).toContainText("All upload methods failed");
  await axe(page);
});

test("a picture that is not square is shown as it will be cut, before it becomes the favicon", async ({
  page,
}) => {
  await open(page, "appearance");
  const wide = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 360 }, type: "jpeg" });
  const before = await page.getByLabel("Favicon URL").inputValue();
  const question = page.getByRole("alertdialog", { name: "Use the middle of the picture?" });
  const choose = () => pick(page, "Favicon", { name: "wide.jpg", mimeType: "image/jpeg", buffer: wide });
  await choose();
  await expect(question.getByRole("img")).toHaveCount(2);
  await axe(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Favicon URL")).toHaveValue(before);
  await choose();
  await question.getByRole("button", { name: "Upload" }).click();
  await toast(page, "Favicon updated successfully");
  const shown = uploader(page, "Favicon").getByRole("img");
  await expect(shown).toHaveAttribute("src", /uploads/);
  await expect
    .poll(() =>
      shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]),
    )
    .toEqual([192, 192]);
});

test("every refusal is said beside its picture", async ({ page, allowConsole }) => {
  allowConsole(/40[013]|413|500|ERR_FAILED/);
  await open(page, "appearance");
  const favicon = uploader(page, "Favicon");
  const logo = uploader(page, "Dark logo");
  const answer = { status: 500, json: {} as object };
  let waits: Promise<void> = Promise.resolve();
  let abort = false;
  await page.route(/\/api\/config\/(test-)?upload-/, async (route) => {
    await waits;
    return abort ? route.abort() : route.fulfill(answer);
  });
  const key = "Cloudinary API key error. The server might be missing required configuration.";
  const cases: [name: "Favicon" | "Dark logo", status: number, json: object, said: string][] = [
    ["Favicon", 413, {}, "File is too large for the server to process."],
    ["Favicon", 401, {}, "Authentication error. Try using the development version for testing."],
    ["Favicon", 403, {}, "Authentication error. Try using the development version for testing."],
    ["Favicon", 500, { error: key }, key],
    ["Favicon", 400, { error: "Broken." }, "Server error: Broken."],
    ["Favicon", 400, {}, "Upload failed: HTTP error! status: 400"],
    ["Favicon", 200, {}, "Failed to upload favicon. Please try again."],
    ["Dark logo", 413, {}, "File is too large for the server to process."],
    ["Dark logo", 403, {}, "Authentication error. Please ensure you have admin privileges."],
    ["Dark logo", 500, {}, "Failed to upload dark logo. Please try again."],
    ["Dark logo", 500, { error: key }, "Cloud storage API key error."],
  ];
  for (const [name, status, json, said] of cases) {
    Object.assign(answer, { status, json });
    await pick(page, name, "public/icon-192.png");
    await expect(uploader(page, name).getByRole("alert"), said).toContainText(said);
  }
  abort = true;
  await pick(page, "Dark logo", "public/icon-192.png");
  await expect(logo.getByRole("alert")).toHaveText(
    "Network error. Please check your internet connection and server status.",
  );
  // What is not worth sending is not sent.
  await pick(page, "Favicon", { ...drawing, name: "a.svg" });
  await expect(favicon.getByRole("alert")).toHaveText(
    "Invalid file type. Please upload only JPEG or PNG files.",
  );
  await pick(page, "Favicon", {
    name: "a.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(1024 * 1024 + 1),
  });
  await expect(favicon.getByRole("alert")).toHaveText("File is too large. Maximum size is 1MB.");
  await pick(page, "Dark logo", { name: "a.gif", mimeType: "image/gif", buffer: Buffer.alloc(10) });
  await expect(logo.getByRole("alert")).toHaveText(
    "Invalid file type. Please upload only JPEG, PNG, or SVG files.",
  );

  // Under way: the button says so and takes nothing more; the error of before is gone.
  let go = () => {};
  waits = new Promise((resolve) => (go = resolve));
  await pick(page, "Favicon", "public/icon-192.png");
  await expect(favicon.getByRole("button", { name: "Uploading..." })).toBeDisabled();
  await expect(favicon.getByRole("alert")).toHaveCount(0);
  go();
  await expect(favicon.getByRole("button", { name: "Upload New Favicon" })).toBeEnabled();

  abort = false;
  waits = Promise.resolve();
  await page.getByRole("tab", { name: "General" }).click();
  Object.assign(answer, { status: 500, json: {} });
  await pick(page, "Sharing image", "public/icon-512.png");
  await expect(uploader(page, "Sharing image").getByRole("alert")).toContainText(
    "All upload attempts failed (cloud, local, and test)",
  );
  Object.assign(answer, { status: 200, json: {} });
  await pick(page, "Sharing image", "public/icon-512.png");
  await expect(uploader(page, "Sharing image").getByRole("alert")).toHaveText(
    "An unexpected error occurred during upload.",
  );
  await pick(page, "Sharing image", { name: "a.webp", mimeType: "image/webp", buffer: Buffer.alloc(10) });
  await expect(uploader(page, "Sharing image").getByRole("alert")).toHaveText(
    "Invalid file type. Please upload a JPEG, PNG, SVG, or GIF file.",
  );
});

test("a picture that can't be saved stays out of the settings", async ({ page, allowConsole }) => {
  allowConsole(/500|404/);
  await open(page, "appearance");
  const before = await page.getByLabel("Favicon URL").inputValue();
  await page.route(/\/api\/config(\/test-save)?$/, (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await pick(page, "Favicon", "public/icon-192.png");
  await toast(page, "Failed to update favicon");
  await page.getByRole("switch", { name: "Show Site Name with Logo" }).click();
  await toast(page, "Failed to update logo display setting");
  await page.getByLabel("Primary colour", { exact: true }).fill("#123456");
  await page.getByRole("button", { name: "Save Appearance" }).click();
  await toast(page, "Failed to save appearance settings");
  await expect(page.getByLabel("Primary colour", { exact: true })).toHaveValue("#123456");
  await expect(page.getByLabel("Favicon URL")).toHaveValue(before);
});
