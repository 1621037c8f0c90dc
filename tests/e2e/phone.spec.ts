import { devices, type Locator } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { addTool, unique } from "./admin-page";

test.use({ viewport: { width: 390, height: 844 } });

test("the bar at the foot leads home, to the search, to what is saved and to the account", async ({
  page,
}) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Shortcuts" });
  const top = (await bar.boundingBox())!.y;
  for (const link of await bar.getByRole("link").all()) {
    const box = (await link.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.width).toBeGreaterThanOrEqual(44);
  }
  // The page ends above it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = (await page.getByRole("contentinfo").boundingBox())!;
  expect(footer.y + footer.height).toBeLessThanOrEqual(top + 1);
  await axe(page, { within: 'nav[aria-label="Shortcuts"]' });

  const search = bar.getByRole("link", { name: "Search" });
  await search.click();
  await expect(page.getByRole("combobox", { name: "Search AI tools" })).toBeFocused();
  await expect(page.getByText("Type to search for AI tools")).toBeVisible();
  // Who has not looked for anything yet finds ways to look around.
  const ways = page.getByRole("navigation", { name: "Browse instead" });
  await expect(ways.getByRole("link")).toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();

  await expect(bar.getByRole("link", { name: "Account" })).toHaveAttribute("href", "/dashboard?tab=settings");
  await bar.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  // Nobody loses what they look at by a wish to see what they saved.
  await page.goto("/?q=translate");
  await bar.getByRole("link", { name: "Saved" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Results for “translate”" })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar).toBeHidden();
});

test("the empty search has the tools opened last, until they are cleared or gone", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  for (const slug of ["chatgpt", "claude"]) {
    await page.goto(`/ai-tools/${slug}`);
    await page.waitForFunction((opened) => localStorage.getItem("opened-tools")?.includes(opened), slug);
  }
  await page.evaluate(() =>
    localStorage.setItem(
      "opened-tools",
      JSON.stringify([
        { slug: "no-such-tool", name: "Gone" },
        ...(JSON.parse(localStorage.getItem("opened-tools")!) as unknown[]),
      ]),
    ),
  );
  const opened = page.getByRole("dialog").getByRole("region", { name: "Recently opened" });
  const open = () =>
    page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link", { name: "Search" }).click();
  await open();
  await expect(opened.getByRole("link")).toHaveText(["Gone", "Claude", "ChatGPT"]);
  await axe(page);
  await opened.getByRole("link", { name: "Gone" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tool Not Found");
  await open();
  await expect(opened.getByRole("link")).toHaveText(["Claude", "ChatGPT"]);
  await opened.getByRole("button", { name: "Clear" }).click();
  await expect(opened).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("opened-tools"))).toBeNull();
});

for (const [width, height] of [
  [320, 568],
  [568, 320],
] as const)
  test(`what stands at the foot leaves two thirds of a screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/ai-tools/chatgpt");
    await page.getByRole("group", { name: "Actions" }).getByRole("button", { name: "Compare" }).click();
    const tray = page.getByRole("region", { name: "Tools to compare" });
    await expect(tray).toBeVisible();
    expect((await tray.boundingBox())!.y).toBeGreaterThanOrEqual((height * 2) / 3);
    // "Try Now" stays in the text.
    await expect(page.locator(".try-bar")).toHaveCSS("position", "static");
    await axe(page, { within: '[aria-label="Tools to compare"]' });
  });

test("a toast stands above the bar of a tool's page, which stays where it is", async ({ page }) => {
  await page.goto("/ai-tools/chatgpt");
  const bar = page.locator(".try-bar");
  await bar.evaluate((element) => {
    const { bottom } = element.parentElement!.getBoundingClientRect();
    window.scrollTo({ top: scrollY + Math.min(bottom - 2 * innerHeight, 600), behavior: "instant" });
  });
  const before = (await bar.boundingBox())!;
  await page
    .getByRole("group", { name: "Actions" })
    .getByRole("button", { name: "Save" })
    .dispatchEvent("click");
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Please sign in to save tools." });
  await expect
    .poll(async () => {
      const shown = (await toast.boundingBox())!;
      return shown.y + shown.height <= before.y;
    })
    .toBe(true);
  expect(await bar.boundingBox()).toEqual(before);
});

test("who asks for saved tools among the filters gets to the sign-in form", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Filters" }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  await panel.getByRole("button", { name: "Bookmarked" }).click();
  await expect(panel).toHaveCount(0);
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible();
});

test("the filters end above a toast and begin within the screen", async ({ page }) => {
  await page.goto("/");
  const upvote = page
    .locator("#tools .card")
    .first()
    .getByRole("button", { name: /^Upvote/ });
  await upvote.click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  await expect
    .poll(async () => {
      const [box, shown] = [(await panel.boundingBox())!, (await toast.boundingBox())!];
      return box.y >= 0 && box.y + box.height <= shown.y;
    })
    .toBe(true);
});

test("the question and its answer are in sight below the navigation", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Get Suggestions From AI" }).click();
  const panel = page.getByRole("region", { name: "Suggestions" });
  const field = panel.getByRole("textbox");
  const isInSight = (shown: Locator) =>
    expect
      .poll(async () => {
        const [box, head] = [(await shown.boundingBox())!, (await page.getByRole("banner").boundingBox())!];
        return box.y >= head.y + head.height && box.y + box.height <= 844;
      })
      .toBe(true);
  await field.fill("transcribe a meeting");
  await field.press("Enter");
  await panel.getByRole("button", { name: "Ask another question" }).click();
  await expect(field).toBeFocused();
  await isInSight(panel.getByText("What do you need a tool for?"));
  await isInSight(field);
  // The answer to nonsense begins with what is above the field.
  await page.evaluate(() => window.scrollBy({ top: 70, behavior: "instant" }));
  await field.fill("qqxxyy zzkkww");
  await field.press("Enter");
  await isInSight(panel.getByRole("heading", { name: /^No good match/ }));
  await expect(panel.getByRole("link", { name: "Browse tasks" })).toHaveAttribute("href", "/tasks");
});

test("the controls of a filtered list have room beside each other", async ({ page }) => {
  for (const view of ["q=transcribe&freePlan=true", "freePlan=true&sort=popular"]) {
    await page.goto(`/?${view}`);
    const layout = (await page.getByRole("group", { name: "Layout" }).boundingBox())!;
    expect(layout.x + layout.width, view).toBeLessThanOrEqual(390);
  }
});

test("every list has its first result in the first screen", async ({ page }) => {
  for (const path of [
    "/category/chatbots",
    "/tasks/take-meeting-notes",
    "/alternatives/chatgpt",
    "/?q=video",
    "/trending",
    "/top-products",
    "/latest-launches",
  ]) {
    await page.goto(path);
    const bar = (await page.getByRole("navigation", { name: "Shortcuts" }).boundingBox())!;
    const card = (await page.locator("main .card").first().boundingBox())!;
    expect(card.y, path).toBeLessThan(bar.y);
  }
});

test("tables are cards that still say they are tables", async ({ page }) => {
  for (const [path, label] of [
    ["/open-data", "Fields of a line"],
    ["/tasks/take-meeting-notes", undefined],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole("table", { name: label }).first();
    const row = table.getByRole("row").nth(1);
    const head = (await row.getByRole("rowheader").boundingBox())!;
    const cell = (await row.getByRole("cell").first().boundingBox())!;
    expect(cell.y, path).toBeGreaterThanOrEqual(head.y + head.height - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    await axe(page, { within: "table" });
  }
});

test("a name that is one long word widens no page of its tool", async ({ page }) => {
  const { slug } = await addTool(`${"Longword".repeat(12)}${unique()}`, "published");
  for (const path of [
    `/ai-tools/${slug}`,
    `/ai-tools/${slug}/rank`,
    `/ai-tools/${slug}/claim`,
    `/alternatives/${slug}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  // The iPhone zooms in on smaller ones, and doesn't zoom out again.
  test("every field has text of 16 pixels at least", async ({ page }) => {
    const smallest = () =>
      page.locator("input:visible, select:visible, textarea:visible").evaluateAll((fields) =>
        fields
          .filter((field) => !/^(checkbox|radio|range|file)$/.test((field as HTMLInputElement).type))
          .map((field) => [parseFloat(getComputedStyle(field).fontSize), field.outerHTML.slice(0, 120)])
          .filter(([size]) => (size as number) < 16),
      );
    for (const path of [
      "/",
      "/?q=image",
      "/tasks",
      "/compare",
      "/sign-in",
      "/advertise",
      "/ai-tools/chatgpt",
    ]) {
      await page.goto(path);
      expect(await smallest(), path).toEqual([]);
    }
    await page.goto("/");
    await page.getByRole("button", { name: "Get Suggestions From AI" }).click();
    await expect(page.getByRole("textbox", { name: "What do you need a tool for?" })).toBeVisible();
    expect(await smallest()).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link", { name: "Search" }).click();
    await expect(page.getByRole("combobox", { name: "Search AI tools" })).toBeVisible();
    expect(await smallest()).toEqual([]);
  });
});

test("an upvote that is given takes no third line: the count is above the word", async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto("/ai-tools/notion-ai");
  const upvote = page.getByRole("group", { name: "Actions" }).getByRole("button", { name: /^Upvote/ });
  await upvote.click();
  await expect(upvote).toHaveAttribute("aria-pressed", "true");
  const word = (await upvote.getByText("Upvoted").boundingBox())!;
  const count = (await upvote.locator(".tabular").boundingBox())!;
  expect(word.height).toBeLessThan(24);
  expect(count.y + count.height).toBeLessThanOrEqual(word.y + 1);
});

test("a vote that was taken back looks as if it had not been cast", async ({ browser, baseURL }) => {
  // A finger leaves the pointer where it touched last.
  const context = await browser.newContext({ ...devices["Pixel 7"], baseURL });
  await signIn(context);
  const page = await context.newPage();
  await page.goto("/?q=translate");
  const vote = page.locator(".card .vote").first();
  const colour = () => vote.evaluate((button) => getComputedStyle(button).color);
  const before = await colour();
  for (const pressed of ["true", "false"]) {
    await vote.click();
    await expect(vote).toHaveAttribute("aria-pressed", pressed);
    await expect(vote).not.toHaveAttribute("aria-busy", "true");
  }
  await expect.poll(colour).toBe(before);
  await context.close();
});
