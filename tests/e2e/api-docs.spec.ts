import { axe, expect, test } from "../support/playwright";

test("the interface is read in light and in dark, by our own files alone", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL!))
      foreign.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Almanac AI API");
  await page.locator("#operations-tag-Tools").click();
  const call = page.getByRole("button", { name: /\/api\/suggestions/ });
  await call.click();
  await expect(page.getByText("At most 30 calls in a minute")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await axe(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark-mode/);
  await axe(page, { rules: ["color-contrast"] });
  await page.reload();
  // Its reader draws the whole description before it opens a call, which takes a busy machine its time.
  await expect(page.getByText("At most 30 calls in a minute")).toBeInViewport({ timeout: 20_000 });
  expect(foreign).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every call is listed, and the description is a link away", async ({ page, request }) => {
    await page.goto("/api/docs");
    const main = page.getByRole("main");
    await expect(main.getByText("POST /api/suggestions", { exact: true })).toBeVisible();
    const address = await main.getByRole("link", { name: "OpenAPI 3.1 document" }).getAttribute("href");
    const { paths } = (await (await request.get(address!)).json()) as { paths: Record<string, object> };
    const calls = Object.values(paths).flatMap((methods) => Object.keys(methods));
    await expect(main.locator("dt")).toHaveCount(calls.length);
  });
});
