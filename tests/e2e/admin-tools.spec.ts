import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";

const path = "/admin/tools";
let n = 0;
const unique = (what: string) => `${what} ${Date.now().toString(36)}${(n += 1)}`;
const websiteOf = (name: string) => `https://${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.example`;

/** A tool that no other test touches. */
async function addTool(name: string, status = "published") {
  return onDatabase(async (client) => {
    const website = websiteOf(name);
    const { rows } = await client.query<{ id: string; slug: string }>(
      `INSERT INTO tool (name, slug, description, category_id, website_url, website_key, pricing_type, status)
       SELECT $1, $2, 'Made for a test.', id, $3, $4, 'freemium', $5 FROM category ORDER BY position LIMIT 1
       RETURNING id, slug`,
      [
        name,
        name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
        website,
        website.replace("https://", ""),
        status,
      ],
    );
    return rows[0]!;
  });
}

const search = async (page: Page, text: string) => {
  await page.getByRole("searchbox", { name: "Search by name, website or category" }).fill(text);
  await expect(page).toHaveURL(/[?&]q=/);
};
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
async function choose(page: Page, name: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test("the dashboard shows totals, charts with their numbers, tools, and what waits", async ({
  page,
  context,
}) => {
  await onDatabase((client) =>
    client.query(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, pricing_type)
       SELECT $1, 'Waits.', $2, $2, id, 'Free' FROM category ORDER BY position LIMIT 1`,
      [unique("Waiting"), websiteOf(unique("Waiting"))],
    ),
  );
  await signIn(context, { role: "admin" });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  const totals = page.getByRole("list", { name: "Totals" });
  await expect(totals.getByRole("link", { name: /Total tools *[\d,]+ published/ })).toBeVisible();
  await expect(totals.getByRole("link", { name: /Pending submissions/ })).toHaveAttribute(
    "href",
    "/admin/submissions?status=pending",
  );
  const waiting = page.getByRole("list", { name: "What waits" });
  await expect(waiting.getByRole("link", { name: /Pending submissions/ })).toHaveAttribute(
    "href",
    "/admin/submissions?status=pending",
  );
  await expect(waiting.getByRole("link", { name: /^0/ })).toHaveCount(0);
  const largest = page.getByRole("table", { name: "The largest categories" });
  await expect(largest.getByRole("row")).toHaveCount(11);
  await expect(largest.getByRole("rowheader").first()).toHaveText(/^AI /);
  await expect(page.getByRole("table", { name: "Tools by pricing" }).getByRole("rowheader")).toHaveCount(3);
  await page.getByText(/categories in numbers/).click();
  const others = page.getByRole("table", { name: "The other categories" });
  await expect(others.getByRole("rowheader").first()).toBeVisible();
  for (const name of await largest.getByRole("rowheader").allTextContents())
    await expect(others.getByRole("rowheader", { name, exact: true })).toHaveCount(0);
  const popular = page.getByRole("region", { name: "Popular tools" });
  await expect(popular.getByText("Trending").first()).toBeVisible();
  await axe(page);
});

test("the dashboard says what failed, and tries again", async ({ page, context, allowConsole }) => {
  allowConsole(/500/);
  await signIn(context, { role: "admin" });
  await page.route("**/api/tools/stats", (route) => route.fulfill({ status: 500, json: { error: "No" } }), {
    times: 1,
  });
  await page.goto("/admin");
  await said(page, "Error loading dashboard data: Failed to fetch dashboard stats");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Totals" })).toBeVisible();
});

test("a directory without anything has no data", async ({ page, context }) => {
  await signIn(context, { role: "admin" });
  const nothing = {
    totalTools: 0,
    pendingSubmissions: 0,
    pendingReviews: 0,
    newInquiries: 0,
    openReports: 0,
    pendingProposals: 0,
    linksToLookAt: 0,
  };
  const lists = { categoryCounts: [], pricingCounts: [], popularTools: [], recentTools: [] };
  await page.route("**/api/tools/stats", (route) => route.fulfill({ json: { ...nothing, ...lists } }));
  await page.goto("/admin");
  await said(page, "No data available");
});

test("the table has its columns, and its state in the address", async ({ page, context }) => {
  const name = unique("Columnar");
  await addTool(name, "draft");
  await signIn(context, { role: "admin" });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tools Management");
  for (const column of ["Tool", "Category", "Pricing", "Status", "Updated"])
    await expect(page.getByRole("columnheader", { name: column, exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("draft");
  await page.getByRole("combobox", { name: "Status" }).selectOption({ label: "Status: all" });
  await expect(page).not.toHaveURL(/status=/);
  await page.getByRole("combobox", { name: "Status" }).selectOption("draft");
  await search(page, name);
  await expect(row(page, name)).toContainText("draft");
  await page.reload();
  await expect(row(page, name)).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("columnheader", { name: "Tool" }).getByRole("button").click();
  // Names from A on; days, at first, from the newest.
  await expect(page).toHaveURL(/sort=name/);
  await expect(page).toHaveURL(/order=asc/);
  await page.getByRole("columnheader", { name: "Updated" }).getByRole("button").click();
  await expect(page).toHaveURL(/sort=updatedAt/);
  await expect(page).not.toHaveURL(/order=asc/);
});

test("a list that can't be loaded says so", async ({ page, context, allowConsole }) => {
  allowConsole(/500/);
  await signIn(context, { role: "admin" });
  await page.route("**/api/tools/table*", (route) => route.fulfill({ status: 500, json: { error: "No" } }), {
    times: 1,
  });
  await page.goto(path);
  await expect(page.locator("#main").getByText("Failed to load tools")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("table")).toBeVisible();
});

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

test("many tools are archived at once and put back, but for those that somebody changed since", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/409/);
  const mark = unique("Lot").replace(" ", "");
  const made: { id: string }[] = [];
  for (const [at, status] of ["published", "draft", "published"].entries())
    made.push(await addTool(`${mark} ${at}`, status));
  await signIn(context, { role: "admin" });
  await page.goto(`${path}?q=${mark}`);
  const archive = async (count: number) => {
    await page.getByRole("checkbox", { name: "Select all rows of this page" }).click();
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
    await said(page, `${count} tools archived`);
  };
  await archive(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, "3 put back as they were");
  await expect(row(page, `${mark} 0`)).toContainText(/published/i);
  await expect(row(page, `${mark} 1`)).toContainText(/draft/i);

  await archive(3);
  await onDatabase((client) =>
    client.query("UPDATE tool SET updated_at = now() + interval '1 second' WHERE id = $1", [made[2]!.id]),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, "1 of 3 could not be put back");
  await expect(row(page, `${mark} 0`)).toContainText(/published/i);
  await expect(row(page, `${mark} 2`)).toContainText(/archived/i);
});

test("a tool is archived, brought back, viewed and deleted", async ({ page, context }) => {
  const name = unique("Passing");
  const { slug } = await addTool(name);
  await signIn(context, { role: "admin" });
  await page.goto(`${path}?q=${encodeURIComponent(name)}`);
  await choose(page, name, "Archive");
  await said(page, "Tool archived successfully");
  await expect(row(page, name)).toContainText("archived");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, name)).toContainText("published");
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  const view = page.getByRole("menuitem", { name: "View" });
  await expect(view).toHaveAttribute("href", `/ai-tools/${slug}`);
  await expect(view).toHaveAttribute("target", "_blank");
  await page.keyboard.press("Escape");
  await choose(page, name, "Delete");
  const question = page.getByRole("alertdialog", { name: `Are you sure you want to delete ${name}?` });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row(page, name)).toBeVisible();
  await choose(page, name, "Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await said(page, "Tool deleted successfully");
  await expect(row(page, name)).toHaveCount(0);
});

for (const [action, failure] of [
  ["Archive", "Failed to archive tool"],
  ["Delete", "Failed to delete tool"],
] as const)
  test(`${failure}: it is said, and nothing changes`, async ({ page, context, allowConsole }) => {
    allowConsole(/500/);
    const name = unique("Stays");
    await addTool(name);
    await signIn(context, { role: "admin" });
    await page.goto(`${path}?q=${encodeURIComponent(name)}`);
    await expect(row(page, name)).toBeVisible();
    await page.route(/\/api\/tools\/[0-9a-f]{24}(\/status)?$/, (route) =>
      route.fulfill({ status: 500, json: { error: "No" } }),
    );
    await choose(page, name, action);
    if (action === "Delete")
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await said(page, failure);
    await expect(row(page, name)).toContainText("published");
  });

test("many are changed at once, after a question with their number", async ({ page, context }) => {
  const many = unique("Many");
  for (const one of ["a", "b", "c"]) await addTool(`${many} ${one}`, one === "c" ? "draft" : "published");
  await signIn(context, { role: "admin" });
  await page.goto(`${path}?q=${encodeURIComponent(many)}`);
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).click();
  const bar = page.getByRole("region", { name: "Selected rows" });
  await bar.getByRole("button", { name: "Publish" }).click();
  await page
    .getByRole("alertdialog", { name: "Publish 1 tool?" })
    .getByRole("button", { name: "Publish" })
    .click();
  await said(page, "1 tool published");
  await page.getByRole("checkbox", { name: `Select ${many} a` }).click();
  await page.getByRole("checkbox", { name: `Select ${many} b` }).click();
  await bar.getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog", { name: "Are you sure you want to delete 2 tools?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await said(page, "2 tools deleted");
  await expect(page.locator("body")).not.toBeFocused();
  await expect(row(page, `${many} c`)).toContainText("published");
});

test("the list is exported as it is filtered", async ({ page, context }) => {
  const name = unique("Exported");
  await addTool(name);
  await signIn(context, { role: "admin" });
  await page.goto(`${path}?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^tools_export_\d{4}-\d\d-\d\d\.csv$/);
  await said(page, "Export completed successfully");
});

test("a file is checked row by row, then imported as a whole", async ({ page, context }) => {
  const known = unique("Known");
  await addTool(known);
  const name = unique("Imported");
  const head = "Name,Description,Website,Category,Pricing,Notes";
  const line = (website: string) => `${name},Words,${website},Marketing,free,x`;
  const file = (...websites: string[]) => ({
    name: "tools.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([head, ...websites.map(line)].join("\n")),
  });
  await signIn(context, { role: "admin" });
  await page.goto(path);
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import tools" });
  await expect(dialog.getByText("A file from the list's Export cannot be imported")).toBeVisible();
  const sample = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download a sample file" }).click();
  expect((await sample).suggestedFilename()).toBe("tools_import_sample.csv");

  const input = dialog.getByLabel("CSV file");
  await input.setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("Name\nA") });
  await expect(dialog.getByRole("alert")).toHaveText(
    "The file has no column for: description, websiteUrl, category, pricing.",
  );
  await input.setInputFiles(file(websiteOf(name), "nowhere", websiteOf(known), `${websiteOf(name)}/`));
  const report = dialog.getByRole("region", { name: "Report" });
  await expect(report.getByRole("row", { name: /^3 / })).toContainText(
    "Problem in websiteUrl: Invalid URL (“nowhere”)",
  );
  await expect(report.getByRole("row", { name: /^4 / })).toContainText(
    `Duplicate: ${known} has this website already`,
  );
  await expect(report.getByRole("row", { name: /^5 / })).toContainText("Duplicate: same website as row 2");
  await expect(dialog.getByRole("button", { name: /^Import / })).toBeDisabled();
  await expect(dialog.getByText("Left out: Notes.")).toBeVisible();
  await axe(page);

  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await input.setInputFiles(file(websiteOf(name), `${websiteOf(name)}/two`, websiteOf(known)));
  await dialog.getByRole("button", { name: "Import 2 tools" }).click();
  await said(page, "2 tools imported");
  await search(page, name);
  await expect(row(page, name)).toHaveCount(2);
  await expect(row(page, name).first()).toContainText("draft");
});

test("of a file that was exported and changed, the wrong row is told before all duplicates", async ({
  page,
  context,
}) => {
  const known = unique("Known");
  await addTool(known);
  const line = (website: string) => `${known},Words,${website},Marketing,free`;
  const rows = [...Array.from({ length: 201 }, () => websiteOf(known)), "nowhere"].map(line);
  await signIn(context, { role: "admin" });
  await page.goto(path);
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import tools" });
  await expect(dialog.getByText("An import adds tools and changes none that is listed.")).toBeVisible();
  const input = dialog.getByLabel("CSV file");
  const file = (...lines: string[]) => ({
    name: "tools.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["name,description,websiteUrl,category,pricing", ...lines].join("\n")),
  });
  await input.setInputFiles(file(...rows));
  const report = dialog.getByRole("region", { name: "Report" });
  await expect(report.getByRole("row").nth(1)).toContainText(
    "Problem in websiteUrl: Invalid URL (“nowhere”)",
  );
  await expect(report.getByText("And 2 more rows.")).toBeVisible();
  await expect(dialog.getByText("→")).toHaveCount(0);

  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await input.setInputFiles(file(...rows.slice(0, 2)));
  await expect(dialog.getByText("The tools that have them stay as they are.")).toBeVisible();
});

test("both screens fit a narrow phone, light and dark", async ({ page, context }) => {
  await signIn(context, { role: "admin" });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const [address, part] of [
      ["/admin", page.getByRole("region", { name: "Popular tools" })],
      [path, page.getByRole("table")],
    ] as const) {
      await page.goto(address);
      await expect(part).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await axe(page);
    }
  }
});

test("everybody else is sent home", async ({ page, context }) => {
  await signIn(context, { role: "moderator" });
  await page.goto(path);
  await expect(page).toHaveURL("/");
});
