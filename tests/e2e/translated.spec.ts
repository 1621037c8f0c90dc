import type { Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { grid } from "./home-list";
import { ready } from "./list-page";

/** Does what Chrome's translation does: each text goes into two elements, now and whenever there is a new one. Here it is shouted. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const all = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent || parent.closest("script, style, textarea, option, svg, font"))
          continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        parent.replaceChild(outer, text);
      }
    };
    all();
    let timer = 0;
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(all, 30);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

test("a page that the browser translates is searched, narrowed and signed in to", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto("/");
  await ready(page);
  await translate(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("FIND THE AI TOOL THAT FITS THE JOB");

  await page
    .getByRole("button", { name: "SIGN IN" })
    .or(page.getByRole("link", { name: "SIGN IN" }))
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "SIGN IN" }).click();
  await expect(dialog.getByText("PLEASE ENTER YOUR PASSWORD.")).toBeVisible();
  await dialog.locator('input[type="email"]').fill("nobody@example.org");
  await dialog.locator('input[type="password"]').fill("not this one");
  await dialog.getByRole("button", { name: "SIGN IN" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  // What is told changes as it does without translation.
  const told = page.getByText(/^SHOWING \d+ RESULTS$/);
  const before = await told.innerText();
  await page.getByRole("button", { name: "FILTERS" }).click();
  await page.getByRole("button", { name: /^FREEMIUM/ }).click();
  await expect(page).toHaveURL("/?pricing=freemium");
  await expect(told).not.toHaveText(before);
  await page.keyboard.press("Escape");
  await expect(grid(page).first()).toBeVisible();

  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search AI tools" });
  for (const words of ["image", "image gen", "zzzzzz", "image"]) {
    await field.fill(words);
    await expect(page.getByRole("option").last()).toContainText(words.toUpperCase());
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?q=image");
});

test("a translated comparison, and what AI suggests, change with what is asked", async ({ page }) => {
  await page.goto("/compare/chatgpt-vs-claude");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await translate(page);
  const rows = page.getByRole("rowheader");
  const all = await rows.count();
  await page.getByRole("switch").click();
  await expect(page).toHaveURL(/differences=true/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page.getByRole("switch").click();
  await expect(rows).toHaveCount(all);

  await page.goto("/");
  await ready(page);
  await translate(page);
  await page.getByRole("button", { name: "GET SUGGESTIONS FROM AI" }).click();
  await page.locator("#suggestion-query").fill("take meeting notes for free");
  await page.keyboard.press("Enter");
  const answers = page.getByRole("region", { name: "Suggestions" });
  await expect(answers.getByRole("listitem").first()).toBeVisible();
  const free = answers.getByRole("button", { name: "Has a free plan, remove" });
  await free.click();
  await expect(free).toHaveCount(0);
  await expect(answers.getByRole("listitem").first()).toBeVisible();
});
