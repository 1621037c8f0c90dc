import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { TaskDetail, TaskDto } from "@/lib/tasks/schema";

process.env.CACHE = "on";
const { db } = await openApp();
const { GET: listTasks } = await import("@/app/api/tasks/route");
const { GET: getTask } = await import("@/app/api/tasks/[slug]/route");
const { GET: listTools } = await import("@/app/api/tools/route");
const { PUT: update } = await import("@/app/api/tools/[id]/route");
const { taskDetail, taskDto } = await import("@/lib/tasks/schema");
const { getTaskPage } = await import("@/lib/tasks/queries-page");
const { factsAsked } = await import("@/lib/tools/facts/utils");

const admin = await createAccount(db, { role: "admin" });
const slug = "transcribe-a-meeting";
const list = async () => (await (await request(listTasks, "/api/tasks")).json()) as TaskDto[];
const read = async (name = slug) => {
  const response = await request(getTask, `/api/tasks/${name}`, { params: { slug: name } });
  const body: unknown = await response.json();
  return { status: response.status, body, task: body as TaskDetail };
};
const put = async (id: string, body: object) => {
  const answer = await request(update, `/api/tools/${id}`, {
    method: "PUT",
    params: { id },
    ...json(body, admin.headers),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
};
const totalOf = async (query: Record<string, string>) =>
  Number(
    (await request(listTools, withQuery("/api/tools", { task: slug, limit: 1, ...query }))).headers.get(
      "X-Total-Count",
    ),
  );
const page = async (asked: string[] = [], n = 1) => (await getTaskPage(slug, asked, n))!;

describe("GET /api/tasks", () => {
  it("lists all tasks with the number of published tools", async () => {
    const tasks = await list();
    for (const task of tasks) expect(taskDto.strict().parse(task)).toEqual(task);
    const rows = await db.task.findMany({
      select: { slug: true, _count: { select: { tools: { where: { tool: { status: "published" } } } } } },
    });
    const counts = new Map(rows.map((row) => [row.slug, row._count.tools]));
    expect(tasks).toHaveLength(rows.length);
    for (const task of tasks) expect(task.tools, task.slug).toBe(counts.get(task.slug));
  });
});

describe("GET /api/tasks/{slug}", () => {
  it("has the tools with how they do it, and related tasks", async () => {
    const { task } = await read();
    expect(taskDetail.strict().parse(task)).toEqual(task);
    expect(task.tools).toHaveLength(await totalOf({}));
    for (const { how } of task.tools) expect(how).not.toBe("");
    expect(task.related.map((one) => one.slug)).not.toContain(slug);
    expect(task.related.length).toBeGreaterThan(0);
    expect((await read(slug.toUpperCase())).task.slug).toBe(slug);
  });

  it("is found at a slug that it had before, and nowhere else", async () => {
    const { id } = await db.task.findUniqueOrThrow({ where: { slug }, select: { id: true } });
    await db.taskSlug.create({ data: { slug: "write-down-a-meeting", taskId: id } });
    expect((await read("write-down-a-meeting")).task.slug).toBe(slug);
    expect(await read("no-such-task")).toMatchObject({ status: 404, body: { error: "Task not found" } });
  });

  it("shows at once that a tool does it, does it no more, or is no longer published", async () => {
    const slugs = async () => (await read()).task.tools.map((tool) => tool.slug);
    const count = async () => (await list()).find((task) => task.slug === slug)!.tools;
    const before = await count();
    expect(await slugs()).not.toContain("midjourney");
    await put("midjourney", { tasks: [{ slug, how: "Draws who said what" }] });
    expect(await slugs()).toContain("midjourney");
    expect(await count()).toBe(before + 1);
    expect((await page()).tools.find(({ card }) => card.slug === "midjourney")?.how).toBe(
      "Draws who said what",
    );
    await put("midjourney", { status: "draft" });
    expect(await slugs()).not.toContain("midjourney");
    expect(await count()).toBe(before);
    await put("midjourney", { status: "published" });
    expect(await slugs()).toContain("midjourney");
    await put("midjourney", { tasks: [] });
    expect(await slugs()).not.toContain("midjourney");
    expect((await page()).total).toBe(before);
  });
});

describe("the page of a task", () => {
  it("has the tools in the order of the interface, and counts what each filter would leave", async () => {
    const { total, free, matching, counts, tools } = await page();
    expect(tools.map(({ card }) => card.slug)).toEqual((await read()).task.tools.map((tool) => tool.slug));
    expect([total, matching]).toEqual([tools.length, tools.length]);
    expect(free).toBe(await totalOf({ freePlan: "true" }));
    expect(counts["free-plan"]).toBe(free);
    expect(counts["platform:ios"]).toBe(await totalOf({ platform: "ios" }));
  });

  it("narrows by several facts at once", async () => {
    const asked = factsAsked({ freePlan: true, platform: ["ios"] });
    const both = await totalOf({ freePlan: "true", platform: "ios" });
    const found = await page(asked);
    expect(found).toMatchObject({ matching: both, total: await totalOf({}) });
    expect(found.tools).toHaveLength(both);
    expect(found.counts).toMatchObject({ "free-plan": both, "platform:ios": both });
    for (const tool of found.tools) {
      expect(tool.compared.hasFreePlan).toBe(true);
      expect(tool.compared.platforms).toContain("iOS");
      expect(tool.facts).toMatch(/^Free/);
    }
    expect(await page(["platform:amiga"])).toMatchObject({ matching: 0, tools: [] });
  });

  it("shows a changed fact at once", async () => {
    const [first] = (await page()).tools;
    await put(first!.id, {
      facts: {
        hasFreePlan: false,
        plans: [{ name: "Pro", amount: 12.5, currency: "USD", period: "month", note: null }],
        platforms: ["linux"],
      },
    });
    const [changed] = (await page()).tools;
    expect(changed).toMatchObject({ id: first!.id, facts: "From $12.50 / month · Linux" });
    expect((await page(["platform:linux"])).tools.map(({ id }) => id)).toContain(first!.id);
  });

  it("is none for an unknown task", async () => {
    expect(await getTaskPage("no-such-task", [], 1)).toBeNull();
  });
});
