import type { TaskDetail, TaskDto } from "@/lib/tasks/schema";
import type { ToolDetail } from "@/lib/tools/schema";
import { axe, expect, test } from "../support/playwright";
import { cards, names, totalOf } from "./list-page";

const slug = "transcribe-a-meeting";
const path = `/tasks/${slug}`;

test.describe("tasks", () => {
  test("stand by category with the number of their tools, and narrow while one types", async ({
    page,
    request,
  }) => {
    const all = ((await (await request.get("/api/tasks")).json()) as TaskDto[]).filter(
      ({ tools }) => tools > 0,
    );
    await page.goto("/about");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Tasks", exact: true })
      .click();
    await expect(page).toHaveURL("/tasks");
    const shown = page.locator("main").locator('a[href^="/tasks/"]');
    await expect(shown).toHaveCount(all.length);
    const { name, tools } = all.find((task) => task.slug === slug)!;
    await expect(shown.filter({ hasText: name })).toContainText(`${tools} tools`);
    await axe(page);

    const field = page.getByRole("searchbox", { name: "Filter tasks" });
    await field.fill("A MEETING transcribe");
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: "1 task found" })).toBeVisible();
    await field.fill("zzzz");
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Search the tools instead" })).toHaveAttribute(
      "href",
      "/?q=zzzz",
    );
    await axe(page);
    await field.fill("");
    await expect(shown).toHaveCount(all.length);
    await shown.filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
  });

  test("stay narrowed on the way back from one of them, and at a reload", async ({ page }) => {
    await page.addInitScript(() => addEventListener("unload", () => {}));
    await page.goto("/tasks");
    const shown = page.locator("main").locator('a[href^="/tasks/"]');
    const field = page.getByRole("searchbox", { name: "Filter tasks" });
    await field.fill("meeting transcribe");
    await expect(page).toHaveURL("/tasks?q=meeting+transcribe");
    await shown.click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(field).toHaveValue("meeting transcribe");
    await expect(shown).toHaveCount(1);
    // As it is painted first: nothing shrinks, and the place on the page is what it was.
    const html = await (await page.request.get("/tasks?q=meeting+transcribe")).text();
    expect(html.match(/<a [^>]*href="\/tasks\//g)).toHaveLength(1);
    await page.reload();
    await expect(shown).toHaveCount(1);
    await field.fill("");
    await expect(page).toHaveURL("/tasks");
    expect(await shown.count()).toBeGreaterThan(1);
  });

  test("are named on the page of their category", async ({ page }) => {
    await page.goto("/category/ai-for-speech");
    const tasks = page.getByRole("navigation", { name: "Tasks" });
    await tasks.getByRole("link", { name: "Transcribe a meeting" }).click();
    await expect(page).toHaveURL(path);
  });
});

test.describe("a task", () => {
  test("has its tools in order, with how they do it, price and platforms", async ({ page, request }) => {
    const task = (await (await request.get(`/api/tasks/${slug}`)).json()) as TaskDetail;
    const free = await totalOf(request, `task=${slug}&freePlan=true`);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(task.name);
    await expect(page.getByRole("main")).toContainText(
      `${task.tools.length} tools do this, ${free} of them with a free plan.`,
    );
    expect(await names(page)).toEqual(task.tools.map(({ name }) => name));
    await expect(cards(page).first()).toContainText(task.tools[0]!.how);
    await expect(cards(page).first()).toContainText(/Free plan|From \$|Paid/);
    await axe(page);
  });

  test("is narrowed by several links at once, none of which leaves nothing", async ({ page, request }) => {
    await page.goto(path);
    const filters = page.getByRole("navigation", { name: "Filters" });
    await filters.getByRole("link", { name: /^Has a free plan/ }).click();
    await expect(page).toHaveURL(`${path}?freePlan=true`);
    await filters.getByRole("link", { name: /^iOS/ }).click();
    await expect(page).toHaveURL(`${path}?freePlan=true&platform=ios`);
    const both = await totalOf(request, `task=${slug}&freePlan=true&platform=ios`);
    await expect(cards(page)).toHaveCount(both);
    await expect(filters.locator('[aria-current="true"]')).toHaveCount(2);
    for (const text of await filters.getByRole("link").allTextContents())
      expect(Number(/\d+/.exec(text)![0]), text).toBeGreaterThan(0);
    await page.reload();
    await expect(cards(page)).toHaveCount(both);
    await filters.getByRole("link", { name: /^Has a free plan/ }).click();
    await expect(page).toHaveURL(`${path}?platform=ios`);
    await filters.getByRole("link", { name: /^All/ }).click();
    await expect(page).toHaveURL(path);
  });

  test("is narrowed to what works with another tool, the most common first, also without JavaScript", async ({
    page,
    request,
    browser,
  }) => {
    await page.goto(path);
    const worksWith = page.getByRole("list", { name: "Works with", exact: true }).getByRole("link");
    const counts = (await worksWith.allTextContents()).map((text) => Number(/, (\d+)/.exec(text)![1]));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    await worksWith.filter({ hasText: "Slack" }).click();
    await expect(page).toHaveURL(`${path}?integration=slack`);
    const some = await totalOf(request, `task=${slug}&integration=slack`);
    await expect(cards(page)).toHaveCount(some);
    await expect(worksWith.first()).toHaveText(/^Slack.*press to take this filter away/);
    await axe(page);
    await page
      .getByRole("group")
      .getByText(/^\d+ more$/)
      .click();
    const more = page.getByRole("list", { name: "Works with, more" }).getByRole("link").first();
    const name = /^[^,]+/.exec((await more.textContent())!)![0];
    await more.click();
    await expect(worksWith.nth(1)).toContainText(name);
    await worksWith.first().click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?integration=[\\w-]+$`));

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(path);
    await plain.getByText(/^\d+ more$/).click();
    await plain.getByRole("list", { name: "Works with, more" }).getByRole("link").first().click();
    await expect(plain).toHaveURL(/integration=/);
    await plain.close();
  });

  test("compares the first three, and leads to related tasks", async ({ page }) => {
    await page.goto(path);
    const first = (await names(page)).slice(0, 3);
    const table = page.getByRole("region", { name: "The first three compared" });
    await expect(table.getByRole("columnheader")).toHaveText(first);
    await expect(table.getByRole("rowheader")).toHaveText([
      "Price",
      "Free plan",
      "Platforms",
      "Open source",
      "Rating",
    ]);
    const slugs = await table
      .getByRole("columnheader")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")!.replace("/ai-tools/", "")));
    await expect(table.getByRole("link", { name: "Compare them in full" })).toHaveAttribute(
      "href",
      `/compare/${slugs.sort().join("-vs-")}`,
    );
    const related = page.getByRole("region", { name: "Related tasks" }).getByRole("link");
    const href = await related.first().getAttribute("href");
    await related.first().click();
    await expect(page).toHaveURL(href!);
  });

  test("that there is not, or a view that there is not, is a 404", async ({ request }) => {
    for (const address of [
      "/tasks/no-such-task",
      `${path}?platform=amiga`,
      `${path}?page=9`,
      `${path}?freePlan=false`,
    ])
      expect((await request.get(address)).status(), address).toBe(404);
  });

  test("with few tools is not offered to search engines", async ({ page, request }) => {
    const all = (await (await request.get("/api/tasks")).json()) as TaskDto[];
    const few = all.find(({ tools }) => tools > 0 && tools < 3)!;
    await page.goto(`/tasks/${few.slug}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).not.toHaveAttribute("content", /noindex/);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap).toContain(`${path}</loc>`);
    expect(sitemap).not.toContain(`/tasks/${few.slug}</loc>`);
  });

  test("fits a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of ["/tasks", path, "/category/ai-for-speech"]) {
      await page.goto(address);
      for (const colorScheme of ["light", "dark"] as const)
        await test.step(`${address}, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
          await axe(page);
        });
    }
  });
});

test.describe("a tool's facts", () => {
  test("stand in the About tab with their sources, and its plans under Pricing", async ({
    page,
    request,
  }) => {
    const tool = (await (await request.get("/api/tools/otter-ai")).json()) as ToolDetail;
    await page.goto("/ai-tools/otter-ai");
    await expect(page.getByRole("tablist")).toBeVisible();
    const panel = page.getByRole("tabpanel");
    const facts = panel.getByRole("table", { name: "Facts about Otter.ai" });
    await expect(facts.getByRole("row", { name: /^Platforms/ })).toContainText("Web, iOS, Android");
    await expect(facts.getByRole("row", { name: /^Free plan/ })).toContainText("Yes: 300 minutes a month");
    await expect(facts.getByRole("row", { name: /^Interface languages/ })).toContainText("English");
    await expect(facts).toContainText("Not checked yet");
    await expect(facts.getByRole("link").first()).toHaveAttribute("rel", "noopener nofollow");
    await expect(panel.getByRole("heading", { name: "What people use it for" })).toBeVisible();
    for (const task of tool.tasks)
      await expect(panel.getByRole("link", { name: task.name, exact: true })).toHaveAttribute(
        "href",
        `/tasks/${task.slug}`,
      );
    await axe(page);
    await page.getByRole("tab", { name: "Pricing" }).click();
    await expect(panel.getByRole("heading", { name: "Plans" })).toBeVisible();
    await expect(panel).toContainText("$8.33 / seat / month");
    await axe(page);
  });

  test("fit a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/ai-tools/otter-ai");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tasks are a list without a field, and filters are links", async ({ page }) => {
    await page.goto("/tasks");
    await expect(page.getByRole("searchbox", { name: "Filter tasks" })).toBeHidden();
    await page
      .locator("main")
      .getByRole("link", { name: /^Transcribe a meeting/ })
      .click();
    await expect(page).toHaveURL(path);
    await page
      .getByRole("navigation", { name: "Filters" })
      .getByRole("link", { name: /^Has a free plan/ })
      .click();
    await expect(page).toHaveURL(`${path}?freePlan=true`);
  });
});
