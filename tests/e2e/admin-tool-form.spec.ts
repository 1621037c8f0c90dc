import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { addTool, choose, row, unique } from "./admin-page";
import { path, said, search, websiteOf } from "./admin-tools";

test("a tool is added: messages, tags, duplicate warning", async ({ page, context }) => {
  const twin = unique("Twin");
  await addTool(twin);
  const name = unique("Added");
  await signIn(context, { role: "admin" });
  await page.goto(path);
  await page.getByRole("button", { name: "Add New Tool" }).click();
  const form = page.getByRole("dialog", { name: "Add New Tool" });
  await form.getByLabel("Logo URL").fill("logo");
  await form.getByRole("button", { name: "Add tool" }).click();
  await expect(form.getByText("Name is required")).toBeVisible();
  await expect(form.getByText("Description is required")).toBeVisible();
  await expect(form.getByText("Invalid URL")).toHaveCount(2);
  await axe(page);

  await form.getByLabel("Logo URL").fill("");
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("Description").fill("Kept in order.");
  await form.getByLabel("Website URL").fill(`${websiteOf(twin)}/`);
  await expect(form.getByText("Another tool has this website already:")).toBeVisible();
  await expect(form.getByRole("link", { name: twin })).toBeVisible();
  // A bare host is an address, once it is left.
  await form.getByLabel("Website URL").fill(websiteOf(name).replace("https://", ""));
  await form.getByLabel("Website URL").blur();
  await expect(form.getByLabel("Website URL")).toHaveValue(websiteOf(name));
  await expect(form.getByText("Another tool has this website already:")).toBeHidden();
  const category = form.getByLabel("Category");
  await expect(category.locator('optgroup[label="Common categories"] option')).toHaveCount(10);
  expect((await category.locator("option").allTextContents()).slice(0, 11)).toEqual([
    "Select a category",
    "Image Generation",
    "Text Generation",
    "Code Generation",
    "Audio Generation",
    "Video Generation",
    "Data Analysis",
    "Chatbots",
    "Marketing",
    "Productivity",
    "Other",
  ]);
  await category.selectOption("Chatbots");
  await expect(category).toHaveAccessibleDescription("Saved as AI Chatbots and Assistants.");
  await category.selectOption("AI for Writing");
  await expect(category).toHaveAccessibleDescription("");
  await category.selectOption("Chatbots");
  const tags = form.getByLabel("Tags");
  for (const tag of ["GPT", "GPT", "Draft"]) {
    await tags.fill(tag);
    await tags.press("Enter");
  }
  await expect(form.getByRole("button", { name: "Remove GPT" })).toHaveCount(1);
  await tags.press("Backspace");
  await expect(form.getByRole("button", { name: "Remove Draft" })).toHaveCount(0);
  // A comma separates, typed or pasted; what stands after the last one is typed on.
  await tags.pressSequentially("Notes, GPT, Pla");
  await expect(form.getByRole("button", { name: "Remove Notes" })).toBeVisible();
  await expect(tags).toHaveValue("Pla");
  await tags.fill("");
  await expect(form.getByText("Notes added.", { exact: true })).toHaveRole("status");
  // Who removes one goes on with the next, or with the field.
  await form.getByRole("button", { name: "Remove GPT" }).press("Enter");
  await expect(form.getByText("GPT removed.", { exact: true })).toBeAttached();
  await expect(form.getByRole("button", { name: "Remove Notes" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tags).toBeFocused();
  // What is wrong with one entry of a list is said at the list.
  await tags.fill("x".repeat(80));
  await tags.press("Enter");
  await form.getByRole("button", { name: "Add tool" }).click();
  await expect(tags).toHaveAccessibleDescription(/at most \d+ characters/);
  await form.getByRole("button", { name: /^Remove xxx/ }).click();
  await form.getByLabel("Starting price").fill("19.99");
  await expect(form.getByText("of a free tool with a price")).toBeVisible();
  await form.getByLabel("Pricing type").selectOption("paid");
  await expect(form.getByText("of a free tool with a price")).toBeHidden();
  await form.getByRole("switch", { name: "Trending" }).click();
  await form.getByRole("button", { name: "Add tool" }).click();
  await said(page, "Tool created successfully");
  await search(page, name);
  await expect(row(page, name)).toContainText("$19.99/month");
  await expect(row(page, name)).toContainText(/draft/i);
});

test("a refused save keeps what was typed", async ({ page, context, allowConsole }) => {
  allowConsole(/500/);
  const name = unique("Kept");
  await addTool(name);
  await signIn(context, { role: "admin" });
  await page.goto(`${path}?q=${encodeURIComponent(name)}`);
  await choose(page, name, "Edit");
  const form = page.getByRole("dialog", { name: `Edit ${name}` });
  await form.getByLabel("Description").fill("Typed and not lost.");
  await page.route(
    /\/api\/tools\/[0-9a-f]{24}$/,
    (route) => route.fulfill({ status: 500, json: { error: "No" } }),
    {
      times: 1,
    },
  );
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await said(page, "Failed to save tool");
  await expect(form.getByLabel("Description")).toHaveValue("Typed and not lost.");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await said(page, "Tool updated successfully");
});

test("somebody else was quicker: both versions are shown", async ({ page, context, allowConsole }) => {
  allowConsole(/409/);
  const name = unique("Contested");
  const { id } = await addTool(name);
  await signIn(context, { role: "admin" });
  await page.goto(`${path}?q=${encodeURIComponent(name)}`);
  await choose(page, name, "Edit");
  const form = page.getByRole("dialog", { name: `Edit ${name}` });
  await form.getByLabel("Description").fill("My words.");
  await onDatabase((client) =>
    client.query("UPDATE tool SET description = 'Their words.', updated_at = now() WHERE id = $1", [id]),
  );
  await form.getByRole("button", { name: "Save", exact: true }).click();
  const notice = form.getByRole("alert").filter({ hasText: "Somebody else changed this in the meantime." });
  await expect(notice).toContainText("My words.");
  await expect(notice).toContainText("Their words.");
  await axe(page);
  await notice.getByRole("button", { name: "Save your version" }).click();
  await said(page, "Tool updated successfully");
});

test("somebody else changed another field: both changes are saved, and nobody is asked", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/409/);
  const name = unique("Shared");
  const { id } = await addTool(name);
  await signIn(context, { role: "admin" });
  await page.goto(`${path}?q=${encodeURIComponent(name)}`);
  await choose(page, name, "Edit");
  const form = page.getByRole("dialog", { name: `Edit ${name}` });
  await form.getByLabel("Name", { exact: true }).fill(`${name} anew`);
  await onDatabase((client) =>
    client.query("UPDATE tool SET description = 'Their words.', updated_at = now() WHERE id = $1", [id]),
  );
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await said(page, "Tool updated successfully");
  await expect(
    page.getByText("Somebody else changed this in the meantime, and it stays: Description."),
  ).toBeVisible();
  const { rows } = await onDatabase((client) =>
    client.query("SELECT name, description FROM tool WHERE id = $1", [id]),
  );
  expect(rows).toEqual([{ name: `${name} anew`, description: "Their words." }]);
});
