import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { addTool, choose, row, unique } from "./admin-page";
import { path, said, search, websiteOf } from "./admin-tools";

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
