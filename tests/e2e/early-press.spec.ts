import type { Page } from "@playwright/test";
import { expect, holdScripts, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { grid } from "./home-list";

/** Opens a page whose scripts come when what it returns is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return release;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search AI tools" });

test("what is pressed before the scripts are there is done when they are", async ({ page, context }) => {
  await signIn(context);
  const release = await openWithoutScripts(page, "/");
  const card = grid(page).last();
  const save = card.getByRole("button", { name: /^Save/ });
  const compare = card.getByRole("button", { name: /^Compare/ });
  await save.click();
  await compare.click();
  // Somebody who sees nothing happen presses again.
  await save.click();
  const saved = page.waitForResponse((response) => response.url().includes("/saved/"));
  release();
  expect((await saved).status()).toBe(200);
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(compare).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-pressed]")).toHaveCount(0);
});

test("the menu of a phone that is pressed early opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openWithoutScripts(page, "/about");
  await page.getByRole("button", { name: "Menu" }).click();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the search of the home page takes what was typed into it early", async ({ page }) => {
  const release = await openWithoutScripts(page, "/");
  const field = page.getByRole("main").getByRole("searchbox", { name: "Search AI tools" });
  await field.click();
  await page.keyboard.type("log");
  release();
  await expect(dialog(page).getByRole("combobox")).toHaveValue("log");
  await page.keyboard.type("o");
  await expect(dialog(page).getByRole("combobox")).toHaveValue("logo");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
});

test("what the page answers while it comes to life is done once", async ({ page }) => {
  // Presses as soon as the button belongs to the page, which may not be ready as a whole.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const button = document.getElementById("home-filters");
      if (button && Object.keys(button).some((key) => key.startsWith("__react"))) button.click();
      else port2.postMessage("");
    };
    port2.postMessage("");
  });
  await page.goto("/");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await expect(page.locator("[data-pressed]")).toHaveCount(0);
});

test("a press that comes before the button's own script is done when that is there", async ({
  page,
  request,
}) => {
  const [, path] = /href="(\/ai-tools\/[^"]+)"/.exec(await (await request.get("/upcoming")).text())!;
  const html = await (await request.get(path!)).text();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await held;
    await route.continue();
  });
  await page.goto(path!);
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await page.getByRole("button", { name: /of the launch of/ }).click();
  release();
  await expect(page.getByText("Please sign in to save tools.")).toBeVisible();
});
