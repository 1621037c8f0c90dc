import { axe, expect, holdScripts, test } from "../support/playwright";
import { grid } from "./home-list";
import { ready } from "./list-page";

// Somebody comes with a job ("turn my Teams meetings into notes, for nothing") and leaves with one tool, knowing why.
for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test(`from a need to a decision by keyboard, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Search AI tools" });
    await expect(field).toBeFocused();
    await page.keyboard.type("meeting notes teams meetings free");
    await expect(page.getByRole("option", { name: /^Take meeting notes/ })).toBeVisible();
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(/\?freePlan=true&integration=microsoft-teams&q=meeting\+notes/);
    const chips = page.getByRole("list", { name: "Active filters" });
    await expect(chips.getByText("Has a free plan")).toBeVisible();
    await expect(chips.getByText("Works with Microsoft Teams")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sort: Best match" })).toBeVisible();
    const cards = grid(page);
    await expect(cards.first()).toBeInViewport();
    await expect(page.getByRole("link", { name: /Task Take meeting notes/ })).toBeVisible();
    await axe(page);

    for (const n of [0, 1]) {
      const compare = cards.nth(n).getByRole("button", { name: /^Compare / });
      await compare.focus();
      await page.keyboard.press("Enter");
      await expect(compare).toHaveAttribute("aria-pressed", "true");
    }
    const tray = page.getByRole("region", { name: "Tools to compare" });
    await expect(tray.getByRole("link", { name: "Compare" })).toBeVisible();
    // From the card to the tray at the end of the page, back, and there again.
    await page.keyboard.press("Alt+c");
    await expect(tray.getByRole("link", { name: "Compare" })).toBeFocused();
    await page.keyboard.press("Alt+c");
    await expect(cards.nth(1).getByRole("button", { name: /^Compare / })).toBeFocused();
    await page.keyboard.press("Alt+c");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/compare\/[a-z0-9-]+-vs-[a-z0-9-]+$/);
    const table = page.getByRole("region", { name: "Comparison" });
    await expect(table.getByRole("rowheader", { name: /^Free plan/ })).toBeVisible();
    await expect(table.getByRole("rowheader", { name: /^Works with/ })).toBeVisible();

    const choice = table.getByRole("columnheader").nth(1).getByRole("link").first();
    await choice.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/ai-tools\/[a-z0-9-]+$/);
    await expect(page.getByRole("heading", { name: "What people use it for" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Facts" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Now" }).first()).toHaveAttribute("href", /^https:/);
    await axe(page);
  });

test("a search for alternatives or a comparison leads to it; what nothing serves is said", async ({
  page,
}) => {
  await page.goto("/?q=grammarly+alternative");
  await expect(page).toHaveURL(/\/alternatives\/grammarly$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grammarly alternatives");
  await page.goto("/?q=chatgpt+vs+claude");
  await expect(page).toHaveURL(/\/compare\/chatgpt-vs-claude$/);
  await page.goto("/?q=book+a+plumber+near+me");
  await expect(page.getByText("No tools found", { exact: true })).toBeVisible();
  await expect(page.getByText("No tool matches these words. Try fewer or other ones.")).toBeVisible();
  // What was looked for may be a tool that the catalogue lacks.
  await page.getByRole("main").getByRole("link", { name: "Add a tool" }).click();
  await expect(page).toHaveURL(/\/add-product$/);
});

test("suggestions narrow by what was said, until it is taken off", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Get Suggestions From AI" }).click();
  await page.getByLabel("What do you need a tool for?").fill("edit photos on linux without paying");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Suggestions" });
  const narrowed = panel.getByRole("list", { name: "What narrows the answers" });
  await expect(narrowed.getByRole("button")).toHaveText(["Has a free plan", "Linux"]);
  await axe(page);
  await narrowed.getByRole("button", { name: "Linux, remove" }).click();
  await expect(narrowed.getByRole("button")).toHaveText(["Has a free plan"]);
  await expect(panel.getByText("Has a free plan").last()).toBeVisible();
});

test("who opens a suggestion and comes back finds the answers where they were", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/");
  await ready(page);
  await page.getByRole("button", { name: "Get Suggestions From AI" }).click();
  await page
    .getByRole("textbox", { name: "What do you need a tool for?" })
    .fill("take meeting notes for free");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Suggestions" });
  await panel.getByRole("button", { name: "Has a free plan, remove" }).click();
  await expect(panel.getByRole("button", { name: /, remove$/ })).toHaveCount(0);
  const last = panel.getByRole("listitem").last().getByRole("link");
  const name = await last.innerText();
  await last.click();
  await expect(page).toHaveURL(/\/ai-tools\//);
  await page.goBack();
  await expect(last).toHaveText(name);
  await expect(last).toBeInViewport();
  await expect(panel.getByRole("button", { name: /, remove$/ })).toHaveCount(0);
  // What is closed stays closed.
  await page.keyboard.press("Escape");
  await page.reload();
  await ready(page);
  await expect(panel).toHaveCount(0);
});

test("what was asked is there for who comes back while the server fails", async ({ page, allowConsole }) => {
  allowConsole(/503/);
  await page.goto("/");
  await ready(page);
  await page.getByRole("button", { name: "Get Suggestions From AI" }).click();
  const field = page.getByRole("textbox", { name: "What do you need a tool for?" });
  await field.fill("take meeting notes");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Suggestions" });
  await panel.getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/ai-tools\//);
  await page.route("/api/suggestions", (route) =>
    route.fulfill({ status: 503, json: { error: "Try later." } }),
  );
  await page.goBack();
  await expect(panel.getByRole("alert")).toHaveText("Try later.");
  await expect(field).toHaveValue("take meeting notes");
  await page.unroute("/api/suggestions");
  await field.press("Enter");
  await expect(panel.getByRole("listitem").first()).toBeVisible();
});

test("the search takes what is typed before its code is there", async ({ page }) => {
  await page.goto("/top-products");
  await ready(page);
  const field = page.getByRole("dialog").locator("input");
  const release = await holdScripts(page);
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type("chatgot");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  release();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type("pt");
  await expect(field).toHaveValue("chatgpt");
  await expect(page.getByRole("option", { name: /ChatGPT/ }).first()).toBeVisible();
});

test("the search opens for keys that were pressed before the page was alive", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/top-products", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect(page.getByRole("dialog").locator("input")).toBeFocused();
  // Once: who goes on to another page is not asked again.
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Trending", exact: true }).first().click();
  await expect(page).toHaveURL("/trending");
  await expect(page.getByRole("dialog")).toBeHidden();
});
