import type { Page } from "@playwright/test";
import type { Comparison } from "@/lib/tools/comparison/schema";
import { axe, expect, test } from "../support/playwright";
import { grid } from "./home-list";

const tray = (page: Page) => page.getByRole("region", { name: "Tools to compare" });
const table = (page: Page) => page.getByRole("region", { name: "Comparison" });
const compareOf = (page: Page, n: number) =>
  grid(page)
    .nth(n)
    .getByRole("button", { name: /^Compare / });
/** The name and the slug of the tool on a card. */
const cardOf = async (page: Page, n: number) => {
  const link = grid(page).nth(n).getByRole("heading").getByRole("link");
  return {
    name: (await link.textContent())!,
    slug: (await link.getAttribute("href"))!.replace("/ai-tools/", ""),
  };
};
const pathOf = (...slugs: string[]) => `/compare/${[...slugs].sort().join("-vs-")}`;
const pair = pathOf("chatgpt", "claude");

test.describe("the tray", () => {
  test("two tools are chosen by keyboard, kept, opened and given back", async ({ page }) => {
    await page.goto("/");
    const [one, two] = [await cardOf(page, 0), await cardOf(page, 1)];
    await expect(tray(page)).toHaveCount(0);
    await compareOf(page, 0).focus();
    await page.keyboard.press("Enter");
    await expect(compareOf(page, 0)).toHaveAttribute("aria-pressed", "true");
    await expect(compareOf(page, 0)).toBeFocused();
    await expect(tray(page)).toBeVisible();
    await expect(
      page.getByText(`${one.name} added, 1 of 4 tools to compare. Alt+C leads to them.`),
    ).toBeAttached();
    const link = tray(page).getByRole("link", { name: "Compare" });
    await expect(link).toHaveAttribute("aria-disabled", "true");
    await compareOf(page, 1).focus();
    await page.keyboard.press("Space");
    await expect(link).toHaveAttribute("href", pathOf(one.slug, two.slug));
    // Where somebody types, Alt+C writes a letter on some keyboards.
    const field = page.locator('input[name="q"]').first();
    await field.focus();
    await page.keyboard.press("Alt+c");
    await expect(field).toBeFocused();
    // What lies below the tray is scrolled into view.
    await axe(page, { within: '[aria-label="Tools to compare"]' });

    await page.reload();
    await expect(tray(page).getByRole("listitem")).toHaveCount(2);
    await expect(compareOf(page, 1)).toHaveAttribute("aria-pressed", "true");
    await tray(page)
      .getByRole("button", { name: `Remove ${one.name} from the comparison` })
      .click();
    await expect(compareOf(page, 0)).toHaveAttribute("aria-pressed", "false");
    await compareOf(page, 0).click();
    await tray(page).getByRole("link", { name: "Compare" }).click();
    await expect(page).toHaveURL(pathOf(one.slug, two.slug));
    await expect(table(page)).toBeVisible();
    await expect(tray(page)).toHaveCount(0);

    await page.goto("/compare");
    const choice = page.getByRole("list", { name: "Your choice" });
    await expect(choice.getByRole("listitem")).toHaveText(
      [two, one].map(({ name }) => name),
      {
        useInnerText: true,
      },
    );
    await expect(tray(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect(choice).toHaveCount(0);
    await expect(page.getByRole("combobox", { name: "Add a tool by its name" })).toBeFocused();
  });

  test("somebody else's comparison leaves the choice as it is", async ({ page }) => {
    await page.goto(pair);
    await page.goto("/");
    const { name } = await cardOf(page, 0);
    await compareOf(page, 0).click();
    await expect(tray(page).getByRole("listitem")).toHaveCount(1);
    await page.goto(pair);
    await expect(tray(page).getByRole("listitem")).toHaveCount(1);
    await page.goto("/compare");
    await expect(page.getByRole("list", { name: "Your choice" }).getByRole("listitem")).toHaveText([name], {
      useInnerText: true,
    });
  });

  test("four at most, in step in all tabs, and nothing is covered", async ({ page, context }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/");
    for (const n of [0, 1, 2, 3]) await compareOf(page, n).click();
    await expect(tray(other).getByRole("listitem")).toHaveCount(4);
    await compareOf(page, 4).click();
    await expect(page.getByText("You can compare four tools at most.")).toBeVisible();
    await expect(compareOf(page, 4)).toHaveAttribute("aria-pressed", "false");
    await tray(other).getByRole("button", { name: "Clear all" }).click();
    await expect(tray(page)).toHaveCount(0);
    await compareOf(other, 0).click();
    await expect(tray(page)).toBeVisible();
    await other.close();

    await page.reload();
    await expect(tray(page)).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await expect
      .poll(async () => {
        // The page grows as what comes into view is drawn.
        await page.keyboard.press("End");
        const [above, below] = [await footer.boundingBox(), await tray(page).boundingBox()];
        return above!.y + above!.height <= below!.y + 1;
      })
      .toBe(true);
  });

  test("from a tool's page, on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/ai-tools/chatgpt");
    const button = page.getByRole("group", { name: "Actions" }).getByRole("button", { name: "Compare" });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await page.goto("/ai-tools/claude");
    await button.click();
    await tray(page).getByRole("link", { name: "Compare" }).click();
    await expect(page).toHaveURL(pair);
  });
});

test.describe("a comparison", () => {
  test("sets tools beside each other, and shows only what differs", async ({ page }) => {
    const { tools, rows } = (await (
      await page.request.get("/api/compare?tools=chatgpt,claude")
    ).json()) as Comparison;
    await page.goto(pair);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      tools.map(({ name }) => name).join(" vs "),
    );
    await expect(table(page).getByRole("rowheader")).toHaveCount(rows.length);
    await expect(table(page).getByRole("rowheader").filter({ hasText: "Differs" })).toHaveCount(
      rows.filter(({ differs }) => differs).length,
    );
    // What is the same steps back; what differs is not marked, but said.
    const same = rows.filter(
      ({ field, differs, values }) => !differs && field !== "features" && !values.includes(null),
    );
    await expect(table(page).locator("tr.text-muted").getByRole("rowheader")).toHaveText(
      same.map(({ label }) => label),
    );
    for (const { name, website } of tools) {
      const head = table(page).getByRole("columnheader", { name, exact: true });
      await expect(head.getByRole("link", { name: "Try Now" })).toHaveAttribute("href", website);
      await expect(head.getByRole("link", { name: "Try Now" })).toHaveAttribute("rel", /^noopener nofollow/);
      await expect(head.getByRole("button", { name: `Upvote ${name}` })).toBeVisible();
    }
    await axe(page);

    const only = page.getByRole("switch", { name: "Only differences" });
    await expect(only).not.toBeChecked();
    await only.focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(`${pair}?differences=true`);
    await expect(only).toBeChecked();
    await expect(table(page).getByRole("rowheader")).toHaveCount(
      rows.filter(({ differs }) => differs).length,
    );
    await only.click();
    await expect(page).toHaveURL(pair);
    await expect(page.getByText(`All ${rows.length} rows are shown.`)).toBeAttached();
  });

  test("gains a tool and loses one", async ({ page }) => {
    await page.goto(pair);
    await page.getByRole("region", { name: "Add a tool" }).getByRole("link").first().click();
    await expect(table(page).getByRole("columnheader")).toHaveCount(4);
    await table(page).getByRole("link", { name: "Remove ChatGPT from the comparison" }).click();
    await expect(table(page).getByRole("columnheader")).toHaveCount(3);
    await expect(page).toHaveURL(/\/compare\/(?!.*chatgpt)/);
    await page.goto(pair);
    await table(page).getByRole("link", { name: "Remove ChatGPT from the comparison" }).click();
    await expect(page).toHaveURL("/ai-tools/claude");
  });

  test("is taken along as a file, and saving asks to sign in", async ({ page }) => {
    await page.goto(pair);
    for (const kind of ["CSV", "JSON"]) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: `${kind} file` }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`compare-chatgpt-claude.${kind.toLowerCase()}`);
    }
    await page.getByRole("button", { name: "Save all" }).click();
    await expect(page.getByText("Please sign in to save tools.")).toBeVisible();
  });

  test("on a phone two tools stand beside each other, under their names", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(pair);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await table(page).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    const row = table(page).getByRole("row").last();
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole("rowheader")).toBeInViewport();
    const cells = await Promise.all([0, 1].map((n) => row.getByRole("cell").nth(n).boundingBox()));
    expect(cells[0]!.y).toBe(cells[1]!.y);
    await expect(table(page).getByRole("columnheader").last()).toBeInViewport();
    await axe(page);
  });

  test("fits the narrowest phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [pair, pathOf("chatgpt", "claude", "gemini")]) {
      await page.goto(path);
      await expect(page.getByRole("region", { name: "Add a tool" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test("on a phone four are pushed sideways; names and labels stay in sight", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(pathOf("chatgpt", "claude", "gemini", "grok"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await table(page).evaluate((element) => {
      element.scrollIntoView({ block: "end" });
      element.scrollTo(element.scrollWidth, element.scrollHeight);
    });
    const row = table(page).getByRole("row").last();
    await expect(row.getByRole("rowheader")).toBeInViewport();
    await expect(row.getByRole("cell").last()).toBeInViewport();
    await expect(table(page).getByRole("columnheader").last()).toBeInViewport();
    await axe(page);
  });
});

test("one address for each comparison, and a screen for what is none", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  const status = async (path: string) => {
    const response = await page.request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location ?? ""];
  };
  const tool = (await (await page.request.get("/api/tools/chatgpt")).json()) as { id: string };
  expect(await status("/compare/claude-vs-chatgpt")).toEqual([308, pair]);
  expect(await status("/compare/Claude-vs-ChatGPT?differences=true")).toEqual([
    308,
    `${pair}?differences=true`,
  ]);
  expect(await status(`/compare/${tool.id}-vs-claude`)).toEqual([308, pair]);
  expect(await status("/compare/chatgpt-vs-chatgpt")).toEqual([308, "/ai-tools/chatgpt"]);
  expect((await status(`${pair}?differences=maybe`))[0]).toBe(404);

  const response = await page.goto("/compare/chatgpt-vs-no-such-tool");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tool not found");
  await expect(page.getByText("There is no tool “no-such-tool”.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to ChatGPT" })).toHaveAttribute(
    "href",
    "/ai-tools/chatgpt",
  );
  await axe(page);

  const tools = (await (await page.request.get("/api/tools?limit=5")).json()) as { slug: string }[];
  const five = await page.goto(pathOf(...tools.map(({ slug }) => slug)));
  expect(five?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Too many tools");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("comparisons are read and narrowed, and nothing offers what cannot work", async ({ page }) => {
    await page.goto("/compare");
    const suggested = page.getByRole("region", { name: "Tools that do the same job" }).getByRole("link");
    await suggested.first().click();
    await expect(table(page)).toBeVisible();
    await page.getByRole("switch", { name: "Only differences" }).click();
    await expect(page).toHaveURL(/\?differences=true$/);
    await expect(page.getByRole("button", { name: "Save all" })).toBeHidden();
    await page.goto("/");
    await expect(compareOf(page, 0)).toBeHidden();
    await expect(tray(page)).toHaveCount(0);
  });
});
