import type { Page } from "@playwright/test";
import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { addTool, choose, row, unique } from "./admin-page";

const dialog = (page: Page) => page.getByRole("dialog");

test.describe("a preview", () => {
  test("shows a tool that is not public, to administrators alone", async ({ page, context, browser }) => {
    const name = `Hidden ${unique()}`;
    const { id, slug } = await addTool(name, "draft");
    await signIn(context, { role: "admin" });
    await page.goto(`/admin/tools?q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("menuitem", { name: "View" }).click();
    const preview = await opened;
    await expect(preview).toHaveURL(`/admin/preview/tools/${id}`);
    const bar = preview.getByRole("complementary", { name: "Preview" });
    await expect(bar).toContainText("Preview, not public");
    await expect(bar).toContainText("draft");
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(preview.locator(`img[src="/admin/logo/${slug}"]`).first()).toBeVisible();
    const actions = preview.getByRole("group", { name: "Actions" });
    await expect(actions.getByRole("button", { name: /Upvote/ })).toBeDisabled();
    await expect(preview.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await expect(preview.getByRole("navigation", { name: "Screen" })).toHaveText("Admin/Tools/Preview");
    await axe(preview);

    const answer = await context.request.get(`/admin/preview/tools/${id}`);
    expect(answer.headers()["cache-control"]).toMatch(/no-store|private/);
    const visitor = await browser.newContext();
    const refused = await visitor.request.get(`/admin/preview/tools/${id}`, { maxRedirects: 0 });
    expect(refused.status()).toBeGreaterThanOrEqual(300);
    expect(await refused.text()).not.toContain(name);
    expect((await visitor.request.get(`/ai-tools/${slug}`)).status()).toBe(404);
    await visitor.close();
  });

  test("leaves what is public where it is", async ({ page, context }) => {
    const name = `Public ${unique()}`;
    const { slug } = await addTool(name, "published");
    await signIn(context, { role: "admin" });
    await page.goto(`/admin/tools?q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await expect(page.getByRole("menuitem", { name: "View" })).toHaveAttribute("href", `/ai-tools/${slug}`);
  });

  test("shows a Best Software page that is a draft", async ({ page, context }) => {
    const slug = `draft-${unique()}`;
    const id = await onDatabase(async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `INSERT INTO software_page (title, slug, description, icon, bg_color, icon_color, status, published_at, introduction, position)
         VALUES ('A draft page', $1, 'Not yet.', 'Mail', 'Blue', 'Blue', 'draft', NULL, 'Once upon a time.', 999) RETURNING id`,
        [slug],
      );
      return rows[0]!.id;
    });
    await signIn(context, { role: "admin" });
    await page.goto(`/admin/preview/software/${id}`);
    await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("Preview, not public");
    await expect(page.getByText("Once upon a time.")).toBeVisible();
    await axe(page);
    expect((await context.request.get(`/${slug}`)).status()).toBe(404);
    await onDatabase((client) => client.query("DELETE FROM software_page WHERE id = $1", [id]));
  });
});

test.describe("a form", () => {
  test("marks what is required, beside the name and not in it, and says what the mark means", async ({
    page,
    context,
  }) => {
    await signIn(context, { role: "admin" });
    await page.goto("/admin/tools");
    await page.getByRole("button", { name: "Add New Tool" }).click();
    await expect(dialog(page).getByText("* Required")).toBeVisible();
    for (const label of ["Name", "Website URL", "Description", "Category"])
      await expect(dialog(page).getByLabel(label, { exact: true })).toHaveAttribute("aria-required", "true");
    for (const label of ["Logo URL", "Starting price", "Launch date", "Status"])
      await expect(dialog(page).getByLabel(label, { exact: true })).not.toHaveAttribute("aria-required");
    await axe(page);
  });

  test("marks no date that may be left out, though the record has one", async ({ page, context }) => {
    await signIn(context, { role: "admin" });
    for (const [path, label] of [
      ["/admin/blog", "Publication date (UTC)"],
      ["/admin/software", "Published at (UTC)"],
      ["/admin/sponsorships", "End date (UTC)"],
    ] as const) {
      await page.goto(path);
      const actions = page.getByRole("button", { name: /^Actions for/ });
      await actions.first().click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      const date = dialog(page).getByLabel(label);
      await expect(date).not.toHaveValue("");
      await expect(date).not.toHaveAttribute("aria-required");
    }
  });

  test("tells all that is wrong at once, and goes to the first", async ({ page, context }) => {
    await signIn(context, { role: "admin" });
    await page.goto("/admin/tools");
    await page.getByRole("button", { name: "Add New Tool" }).click();
    await dialog(page).getByLabel("Website URL", { exact: true }).fill("nonsense");
    await dialog(page).getByLabel("Logo URL", { exact: true }).fill("nonsense");
    // Nothing is sent, and so it is not said either.
    await dialog(page).evaluate((form) => {
      const told = () => form.textContent.includes("Sending…") && form.setAttribute("data-told", "");
      new MutationObserver(told).observe(form, { subtree: true, childList: true, characterData: true });
    });
    await dialog(page).getByRole("button", { name: "Add tool" }).click();
    await expect(dialog(page).getByRole("alert")).toHaveText([
      "Name is required",
      "Invalid URL",
      "Description is required",
      "Please select a category.",
      "Invalid URL",
    ]);
    await expect(dialog(page).getByLabel("Name", { exact: true })).toBeFocused();
    await expect(dialog(page)).not.toHaveAttribute("data-told");
  });

  test("shows all that the server refuses beside its fields", async ({ page, context, allowConsole }) => {
    allowConsole(/400/);
    await signIn(context, { role: "admin" });
    await page.goto("/admin/software");
    await page.getByRole("button", { name: "Add Page" }).click();
    await dialog(page).getByLabel("Title", { exact: true }).fill("A page");
    await dialog(page).getByLabel("Description", { exact: true }).fill("About something");
    await page.route("**/api/software-pages", (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: "No.",
          issues: [
            { path: "title", message: "Another title, please" },
            { path: "content.author", message: "Nobody of that name" },
          ],
        },
      }),
    );
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page).getByText("Another title, please")).toBeVisible();
    await expect(dialog(page).getByText("Nobody of that name")).toBeVisible();
    await expect(dialog(page).getByLabel("Title", { exact: true })).toBeFocused();
  });
});

test("a toast lies over nothing that can be pressed, on a phone", async ({ page, context, allowConsole }) => {
  allowConsole(/500|Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn(context, { role: "admin" });
  await page.goto("/admin/tools");
  await page.getByRole("button", { name: "Add New Tool" }).click();
  await dialog(page).getByLabel("Name", { exact: true }).fill(`Refused ${unique()}`);
  await dialog(page).getByLabel("Website URL", { exact: true }).fill("https://refused.example");
  await dialog(page).getByLabel("Description", { exact: true }).fill("Refused by the server.");
  await dialog(page).getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await page.route("**/api/tools", (route) =>
    route.fulfill({ status: 500, json: { error: "Later, please." } }),
  );
  await dialog(page).getByRole("button", { name: "Add tool" }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText("Failed to save tool");
  const save = dialog(page).getByRole("button", { name: "Add tool" });
  await save.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const [button, over] = await Promise.all([save.boundingBox(), toast.boundingBox()]);
      return button && over ? button.y + button.height <= over.y : "not there";
    })
    .toBe(true);
  await page.unroute("**/api/tools");
});

test.describe("the order of a list", () => {
  const names = (page: Page) =>
    page
      .locator("[data-row-menu]")
      .evaluateAll((menus) => menus.map((menu) => menu.ariaLabel?.replace("Actions for ", "") ?? ""));

  test("is made with the row's menu and by keyboard, and is that of the home page", async ({
    page,
    context,
  }) => {
    await signIn(context, { role: "admin" });
    await page.goto("/admin/sponsorships");
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    const [first, second] = await names(page);
    const placed = () => page.waitForResponse(/\/place$/);
    await Promise.all([placed(), choose(page, second!, "Move up")]);
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([second, first]);
    await expect(page.getByRole("status").filter({ hasText: "is now number 1 of" })).toHaveCount(1);
    await expect(page.getByRole("button", { name: `Actions for ${second}` })).toBeFocused();
    // By keyboard back again; the row keeps the focus, so that it can go on.
    await Promise.all([placed(), page.keyboard.press("Alt+ArrowDown")]);
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([first, second]);
    await expect(page.getByRole("button", { name: `Actions for ${second}` })).toBeFocused();
    await page.reload();
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([first, second]);

    // Only the whole list in its own order can be changed.
    await page.getByRole("columnheader", { name: "Rating" }).getByRole("button").click();
    await expect(page.getByText(/Reset to see the order of the site/)).toBeVisible();
    await page.getByRole("button", { name: `Actions for ${first}` }).click();
    await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Move up" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(page.getByText(/In the order of the site/)).toBeVisible();
    await axe(page);
  });

  test("goes back to what it was when the server refuses", async ({ page, context, allowConsole }) => {
    allowConsole(/500|Failed to load resource/);
    await signIn(context, { role: "admin" });
    await page.goto("/admin/software");
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    const order = () => page.getByRole("rowheader").allInnerTexts();
    const before = await order();
    await page.route("**/place", (route) => route.fulfill({ status: 500, json: { error: "Not now." } }));
    await choose(page, before[1]!, "Move to top");
    await expect(page.getByText("Failed to save software page")).toBeVisible();
    await expect.poll(order).toEqual(before);
  });
});

test("the log names what was changed, shows what differs and can be narrowed", async ({ page, context }) => {
  const name = `Logged ${unique()}`;
  const { id } = await addTool(name, "published");
  const actor = `Ida ${unique()}`;
  await signIn(context, { role: "admin", name: actor });
  const long = `${"The same words again. ".repeat(20)}One word differs. ${"And on it goes. ".repeat(20)}`;
  for (const description of [long, long.replace("differs", "changed")])
    expect((await context.request.put(`/api/tools/${id}`, { data: { description } })).status()).toBe(200);

  await page.goto("/admin/activity");
  await page.getByLabel("Who", { exact: true }).selectOption({ label: actor });
  await page.getByLabel("What", { exact: true }).selectOption("tool.update");
  await page.getByLabel("About", { exact: true }).selectOption("tool");
  await page.getByLabel("From", { exact: true }).fill(new Date().toISOString().slice(0, 10));
  await expect(page).toHaveURL(/actorId=.*action=tool\.update.*entity=tool.*from=/);
  await expect(page.getByRole("row")).toHaveCount(3);
  const latest = row(page, name).first();
  await expect(latest.getByTitle("tool.update")).toHaveText("Tool changed");
  await expect(latest.getByRole("link", { name })).toHaveAttribute("href", `/admin/preview/tools/${id}`);
  const summary = latest.getByRole("button", { name: "Description" });
  await expect(summary).toHaveAttribute("aria-expanded", "false");
  await summary.click();
  await expect(latest.getByText(/^Before: ….*One word differs\..*…$/)).toBeVisible();
  await expect(latest.getByText(/^After: ….*One word changed\..*…$/)).toBeVisible();
  await latest.getByRole("button", { name: "Show all of Description" }).click();
  await expect(latest.getByText(/^After: The same words again\./)).toBeVisible();
  await axe(page);

  // Headings stand over the middle of their row, whatever the cells below do.
  const tops = await page
    .getByRole("columnheader")
    .evaluateAll((heads) => heads.map((head) => getComputedStyle(head).verticalAlign));
  expect(new Set(tops)).toEqual(new Set(["middle"]));
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL("/admin/activity");
});

test("a submission without a price is looked at before it is approved", async ({ page, context }) => {
  const name = `unpriced${unique()}`;
  await onDatabase((client) =>
    client.query(
      `INSERT INTO submission (tool_name, description, website_url, website_key, category_id, key_highlights)
       SELECT $1, 'Does a thing well.', 'https://' || $1 || '.example/', $1 || '.example', id, E'Fast\nSmall'
       FROM category ORDER BY position LIMIT 1`,
      [name],
    ),
  );
  await signIn(context, { role: "moderator" });
  await page.goto(`/moderation/submissions?q=${name}`);
  await page.getByRole("button", { name: `Approve ${name}` }).click();
  const question = page.getByRole("dialog", { name: `Approve ${name}?` });
  await expect(question.getByText("The submission names no price.")).toBeVisible();
  await expect(question.getByText(/^Filed under /)).toBeVisible();
  await expect(question.getByRole("listitem")).toHaveText(["Fast", "Small"]);
  await expect(question.getByLabel("Pricing type")).toHaveValue("");
  await question.getByRole("button", { name: "Approve" }).click();
  await expect(question.getByText("Please select a pricing type.")).toBeVisible();
  await axe(page);
  await question.getByLabel("Pricing type").selectOption("free");
  await question.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Submission approved successfully")).toBeVisible();
  const pricing = await onDatabase(async (client) => {
    const { rows } = await client.query<{ type: string }>(
      "SELECT pricing_type AS type FROM tool WHERE name = $1",
      [name],
    );
    return rows[0]?.type;
  });
  expect(pricing).toBe("free");
});
