import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { addTool, choose, unique } from "./admin-page";

async function open(page: Page, name: string) {
  await page.goto(`/admin/tools?q=${encodeURIComponent(name)}`);
  await choose(page, name, "Edit");
  await expect(page.getByRole("heading", { name: `Edit ${name}` })).toBeVisible();
}
const section = (page: Page, title: string) => page.locator("summary").filter({ hasText: title });
const saved = (page: Page) =>
  expect(page.getByText("Tool updated successfully", { exact: true })).toBeVisible();

test("an administrator writes facts, confirms one, and finds them again", async ({ page, context }) => {
  const name = `Factual ${unique()}`;
  const { id } = await addTool(name, "draft");
  await signIn(context, { role: "admin" });
  await open(page, name);
  await section(page, "Facts").click();
  await page.getByRole("button", { name: "Add a plan" }).click();
  const first = page.getByRole("group", { name: "Plan 1" });
  await expect(first.getByLabel("Name")).toBeFocused();
  await first.getByLabel("Name").fill("Pro");
  await first.getByLabel("Amount").fill("16.99");
  await first.getByLabel("Period").selectOption("seat");
  await page.getByRole("button", { name: "Add a plan" }).click();
  const second = page.getByRole("group", { name: "Plan 2" });
  await second.getByLabel("Name").fill("Free");
  await second.getByLabel("Amount").fill("0");
  await second.getByRole("button", { name: /^Move .* up$/ }).press("Enter");
  await expect(first.getByLabel("Name")).toHaveValue("Free");
  await page.getByLabel("Has a free plan").selectOption("yes");
  await page.getByRole("group", { name: "Platforms" }).getByRole("checkbox", { name: "macOS" }).check();
  await page.getByLabel("Works with", { exact: true }).fill("Slack");
  await page.getByLabel("Works with", { exact: true }).press("Enter");
  await page.getByLabel("Source: plans").fill("https://factual.example/pricing");
  await page.getByRole("checkbox", { name: "Checked: plans", exact: true }).check();
  await axe(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saved(page);

  const facts = await onDatabase(async (client) => {
    const { rows } = await client.query<{ field: string; value: unknown; state: string }>(
      `SELECT field, value, state FROM tool_fact WHERE tool_id = $1 ORDER BY field`,
      [id],
    );
    return rows;
  });
  expect(facts).toEqual([
    { field: "hasFreePlan", value: true, state: "unchecked" },
    { field: "integrations", value: ["slack"], state: "unchecked" },
    {
      field: "plans",
      value: [expect.objectContaining({ name: "Free" }), expect.objectContaining({ name: "Pro" })],
      state: "confirmed",
    },
    { field: "platforms", value: ["macos"], state: "unchecked" },
  ]);

  await open(page, name);
  await section(page, "Facts").click();
  await expect(page.getByText(/^Confirmed /)).toHaveCount(1);
  await expect(page.getByLabel("Source: plans")).toHaveValue("https://factual.example/pricing");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("what is wrong with a fact is said beside it, and opens its section", async ({ page, context }) => {
  const name = `Factual ${unique()}`;
  await addTool(name, "draft");
  await signIn(context, { role: "admin" });
  await open(page, name);
  await section(page, "Facts").click();
  const country = page.getByRole("textbox", { name: "Country", exact: true });
  await country.pressSequentially("Germany");
  await expect(country).toHaveValue("Germany");
  await section(page, "Facts").click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("A country is given by its two letters, such as DE.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
});

test("tasks are searched, described, put in order and removed by keyboard", async ({ page, context }) => {
  const name = `Tasked ${unique()}`;
  const { id } = await addTool(name, "draft");
  const [one, two] = await onDatabase(async (client) => {
    const { rows } = await client.query<{ name: string }>("SELECT name FROM task ORDER BY name LIMIT 2");
    return rows.map((row) => row.name);
  });
  await signIn(context, { role: "admin" });
  await open(page, name);
  await section(page, "Tasks").click();
  for (const task of [one!, two!]) {
    await page.getByPlaceholder("Search tasks").fill(task);
    await page.getByRole("option", { name: task }).first().click();
    await expect(page.getByLabel("How it does it").last()).toBeFocused();
    await page.getByRole("textbox", { name: `How it does it: ${task}`, exact: true }).fill(`Does ${task}`);
  }
  await page.getByRole("button", { name: `Move ${two!} up` }).press("Enter");
  await expect(
    page.getByRole("list", { name: "Tasks of the tool" }).getByRole("listitem").first(),
  ).toContainText(two!);
  await axe(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saved(page);
  const kept = await onDatabase(async (client) => {
    const { rows } = await client.query<{ name: string; how: string }>(
      "SELECT task.name, how FROM tool_task JOIN task ON task.id = task_id WHERE tool_id = $1 ORDER BY position",
      [id],
    );
    return rows;
  });
  expect(kept).toEqual([
    { name: two, how: `Does ${two!}` },
    { name: one, how: `Does ${one!}` },
  ]);
});
