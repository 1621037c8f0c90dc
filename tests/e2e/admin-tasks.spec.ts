import { axe, expect, test } from "../support/playwright";
import { onDatabase, signIn } from "../support/signed-in";
import { addTool, choose, hasColumns, row, unique } from "./admin-page";

/** A task of its own, with the tools that are for it. */
const addTask = (name: string, tools: string[] = []) =>
  onDatabase(async (client) => {
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO task (slug, name, category_id, phrases)
       SELECT $1, $2, id, '{"en": ["an example phrase"], "de": [], "es": [], "fr": []}' FROM category ORDER BY position LIMIT 1
       RETURNING id`,
      [slug, name],
    );
    for (const tool of tools)
      await client.query("INSERT INTO tool_task (tool_id, task_id, how) VALUES ($1, $2, 'Well')", [
        tool,
        rows[0]!.id,
      ]);
    return slug;
  });

test("tasks are listed, searched, added and changed; an old address leads on", async ({ page, context }) => {
  const name = `Fold maps ${unique()}`;
  await signIn(context, { role: "admin" });
  await page.goto("/admin/tasks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tasks");
  await hasColumns(page, "Task", "Category", "Phrases", "Tools", "Updated");
  await axe(page);
  await page.getByRole("button", { name: "Add Task" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Add task" }).click();
  await expect(form.getByText("Name is required")).toBeVisible();
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Category").selectOption({ index: 1 });
  await form.getByLabel("English").fill("Fold a map\nfolding maps");
  await axe(page);
  await form.getByRole("button", { name: "Add task" }).click();
  await expect(page.getByText("Task created successfully", { exact: true })).toBeVisible();

  await page.getByRole("searchbox", { name: "Search by name, slug or phrase" }).fill(name);
  await expect(row(page, name)).toContainText("fold a map, folding maps");
  await choose(page, name, "Edit");
  const slug = `folded-${unique()}`;
  await form.getByLabel("Slug").fill(slug);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Task updated successfully", { exact: true })).toBeVisible();
  await expect(row(page, name)).toContainText(slug);
  const former = await page.request.get(`/api/tasks/${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`);
  expect(((await former.json()) as { slug: string }).slug).toBe(slug);
});

test("a task is merged into another, after a question", async ({ page, context }) => {
  const [from, into] = [`Merge from ${unique()}`, `Merge into ${unique()}`];
  const tool = await addTool(`Merged ${unique()}`, "draft");
  const slug = await addTask(from, [tool.id]);
  await signIn(context, { role: "admin" });
  await page.goto(`/admin/tasks?q=${encodeURIComponent("Merge")}`);
  // Through the interface, so that the list of tasks, which is kept, knows both.
  const added = await page.evaluate(
    async (name) =>
      (
        await fetch("/api/tasks", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ name, category: "AI for Fun" }),
        })
      ).status,
    into,
  );
  expect(added).toBe(201);
  await choose(page, from, "Merge into…");
  await page.getByPlaceholder("Search tasks").fill(into);
  await page.getByRole("option", { name: into }).click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog")).last()).toContainText(
    `Merge ${from} into ${into}?`,
  );
  await expect(page.getByText("its name and phrases become phrases of it", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByText("Tasks merged successfully", { exact: true })).toBeVisible();
  // Its name is a phrase of the other now.
  await expect(row(page, from)).toHaveCount(1);
  await expect(row(page, from)).toContainText(into);
  await expect(row(page, into)).toContainText("1");
  const answer = await page.request.get(`/api/tasks/${slug}`);
  expect(((await answer.json()) as { name: string }).name).toBe(into);
});

test("a task is deleted after a question that names what is lost", async ({ page, context }) => {
  const name = `Delete me ${unique()}`;
  const tool = await addTool(`Deleted ${unique()}`, "draft");
  await addTask(name, [tool.id]);
  await signIn(context, { role: "admin" });
  await page.goto(`/admin/tasks?q=${encodeURIComponent(name)}`);
  await choose(page, name, "Delete");
  await expect(page.getByText("1 tool loses it.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Task deleted successfully", { exact: true })).toBeVisible();
  await expect(page.getByText("Nothing matches")).toBeVisible();
});
