import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { addTool, choose, unique } from "./admin-page";

test.describe("a list", () => {
  test("stands a very long name, none, and a server that fails", async ({ page, context, allowConsole }) => {
    allowConsole(/500|Failed to load resource/);
    const word = `Unbreakable${"x".repeat(90)}${unique()}`;
    await addTool(word, "draft");
    await signIn(context, { role: "admin" });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/admin/tools?q=${word}`);
    await expect(page.getByRole("row")).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await choose(page, word, "Edit");
    await expect(page.getByRole("dialog")).toBeVisible();
    const [needed, given] = await page
      .getByRole("dialog")
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(needed).toBeLessThanOrEqual(given!);
    await page.keyboard.press("Escape");

    // The list that comes meanwhile leaves the space alone.
    await page.getByRole("searchbox").fill("nothing has ");
    await expect(page).toHaveURL(/q=nothing\+has(&|$)/);
    await expect(page.getByText("Nothing matches")).toBeVisible();
    await page.getByRole("searchbox").pressSequentially("this name at all");
    await expect(page.getByRole("searchbox")).toHaveValue("nothing has this name at all");
    await expect(page.getByText("Nothing matches")).toBeVisible();
    await page.route("**/api/tools/table*", (route) => route.fulfill({ status: 500, json: { error: "Oh" } }));
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Failed to load tools" })).toBeVisible();
    await page.unroute("**/api/tools/table*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("row").nth(3)).toBeVisible();
  });

  test("has the shape of a list while it is on its way", async ({ page, context }) => {
    await signIn(context, { role: "admin" });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/tools/table*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/admin/tools");
    await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
    await axe(page);
    answer();
    await expect(page.getByRole("row").nth(3)).toBeVisible();
  });
});

test("what is selected is in sight: another page and another search begin without", async ({
  page,
  context,
}) => {
  await signIn(context, { role: "admin" });
  const word = unique();
  for (const n of [1, 2, 3]) await addTool(`Picked ${word} ${n}`, "draft");
  const bar = page.getByRole("region", { name: "Selected rows" });
  const all = page.getByRole("checkbox", { name: "Select all rows of this page" });
  await page.goto(`/admin/tools?q=${word}&limit=2`);
  await all.click();
  await expect(bar).toContainText("2 selected");
  const next = page.getByRole("button", { name: "Next" });
  await next.click();
  await expect(page.getByRole("row")).toHaveCount(2);
  // On the last page it can't be pressed, and who pressed it is still there.
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await expect(bar).toHaveCount(0);
  await all.click();
  await expect(bar).toContainText("1 selected");
  await page.getByRole("searchbox").fill(`Picked ${word} 3`);
  await expect(page.getByRole("checkbox", { name: `Select Picked ${word} 3` })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("a list says what it lists, how it is sorted, and that nothing is selected any more", async ({
  page,
  context,
}) => {
  await signIn(context, { role: "admin" });
  const word = unique();
  for (const n of [1, 2]) await addTool(`Told ${word} ${n}`, "draft");
  await page.goto(`/admin/tools?q=${word}`);
  const table = page.getByRole("table", { name: "Tools", exact: true });
  await expect(table.getByRole("rowheader")).toHaveCount(2);
  await expect(table.getByRole("rowheader").first()).toContainText(`Told ${word}`);
  await expect(table.getByRole("columnheader", { name: "Selection", exact: true })).toBeVisible();
  const status = (text: string) => page.getByRole("status").filter({ hasText: text });
  await table.getByRole("columnheader", { name: "Tool" }).getByRole("button").click();
  await expect(status("Sorted by tool, ascending")).toHaveCount(1);
  await table.getByRole("columnheader", { name: "Tool" }).getByRole("button").click();
  await expect(status("Sorted by tool, descending")).toHaveCount(1);
  await table.getByRole("checkbox", { name: "Select all rows of this page" }).press("Space");
  await expect(status("2 selected")).toHaveCount(1);
  await page.getByRole("button", { name: "Clear selection" }).press("Enter");
  await expect(status("0 selected")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Tools", exact: true })).toBeFocused();
  // A row that is deleted leaves the focus to the next.
  await choose(page, `Told ${word} 2`, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(table.getByRole("rowheader")).toHaveCount(1);
  await expect(page.getByRole("button", { name: `Actions for Told ${word} 1` })).toBeFocused();
});
