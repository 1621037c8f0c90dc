import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request } from "@/tests/api/open-app";
import type { TaskAdminDto } from "@/lib/tasks/schema-admin";

const { db } = await openApp();
const droppedTags = await watchTags();
const { GET: list, POST: create } = await import("@/app/api/tasks/route");
const { GET: get, PUT: update, DELETE: remove } = await import("@/app/api/tasks/[slug]/route");
const { POST: merge } = await import("@/app/api/tasks/[slug]/merge/route");
const { GET: table } = await import("@/app/api/tasks/table/route");
const { mostPhrases, taskAdminDto } = await import("@/lib/tasks/schema-admin");

const admin = await createAccount(db, { role: "admin" });
const category = await db.category.findFirstOrThrow({ orderBy: { position: "asc" } });
const made = ["dates", "lists", "search", "task-names", "tasks"];
type Headers = Record<string, string>;
let n = 0;
const unique = (what: string) => `${what} ${(n += 1)}`;

const post = (body: unknown, headers: Headers = admin.headers) =>
  request(create, "/api/tasks", { method: "POST", ...json(body, headers) });
async function add(change: object = {}) {
  const answer = await post({ name: unique("Fold a map"), category: category.slug, ...change });
  expect(answer.status).toBe(201);
  return (await answer.json()) as TaskAdminDto;
}
const put = (slug: string, body: unknown) =>
  request(update, `/api/tasks/${slug}`, { method: "PUT", params: { slug }, ...json(body, admin.headers) });
const del = (slug: string) =>
  request(remove, `/api/tasks/${slug}`, { method: "DELETE", params: { slug }, headers: admin.headers });
const mergeInto = (slug: string, into: string) =>
  request(merge, `/api/tasks/${slug}/merge`, {
    method: "POST",
    params: { slug },
    ...json({ into }, admin.headers),
  });
const read = (slug: string) => request(get, `/api/tasks/${slug}`, { params: { slug } });
const rows = async (query: string) => {
  const answer = await request(table, `/api/tasks/table?${query}`, { headers: admin.headers });
  return { total: answer.headers.get("x-total-count"), items: (await answer.json()) as TaskAdminDto[] };
};
async function tool(tasks: { slug: string; how: string }[]) {
  const slug = unique("mapmaker").replace(" ", "-");
  const { id } = await db.tool.create({
    data: {
      slug,
      name: slug,
      description: "Makes maps.",
      categoryId: category.id,
      websiteUrl: `https://${slug}.example`,
      websiteKey: `${slug}.example`,
      pricingType: "free",
      status: "published",
    },
  });
  for (const [position, { slug: task, how }] of tasks.entries())
    await db.toolTask.create({
      data: {
        toolId: id,
        how,
        position,
        taskId: (await db.task.findUniqueOrThrow({ where: { slug: task } })).id,
      },
    });
  return id;
}
const document = async (id: string) => {
  const [row] = await db.$queryRaw<{ text: string }[]>`
    SELECT document::text AS text FROM search.text WHERE id = ${id}`;
  return row!.text;
};

describe("a task", () => {
  it("is added with its phrases, and listed", async () => {
    droppedTags();
    const task = await add({ name: " Fold  maps ", phrases: { en: ["Fold a Map", "fold a map", " "] } });
    expect(taskAdminDto.strict().parse(task)).toEqual(task);
    expect(task).toMatchObject({
      name: "Fold maps",
      slug: "fold-maps",
      category: category.name,
      tools: 0,
      phrases: { en: ["fold a map"], de: [], es: [], fr: [] },
    });
    expect(droppedTags()).toEqual(made);
    const all = (await (await request(list, "/api/tasks")).json()) as { slug: string }[];
    expect(all.map(({ slug }) => slug)).toContain("fold-maps");
    expect(await db.adminLog.findFirst({ where: { entityId: task.id } })).toMatchObject({
      action: "task.create",
      label: "Fold maps",
      before: null,
    });
  });

  it.each([
    [{ name: "" }, 400, "name"],
    [{ category: "Nothing" }, 400, "category"],
    [{ slug: "Not A Slug" }, 400, "slug"],
    [{ phrases: { en: ["x".repeat(81)] } }, 400, "phrases.en.0"],
  ])("is refused with %j", async (change, status, path) => {
    const answer = await post({ name: unique("Refused"), category: category.slug, ...change });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ issues: [{ path }] });
  });

  it("has a name and a slug of its own, made at once too", async () => {
    const { name, slug } = await add();
    const twice = await post({ name: name.toUpperCase(), category: category.slug });
    expect([twice.status, ((await twice.json()) as { issues: { path: string }[] }).issues[0]!.path]).toEqual([
      409,
      "name",
    ]);
    expect((await post({ name: unique("Other"), slug, category: category.slug })).status).toBe(409);
    const body = { name: unique("At once"), category: category.slug };
    const both = await Promise.all([post(body), post(body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("keeps its former slugs when it is renamed, and its tools are found by the new name", async () => {
    const task = await add({ name: "Polish lenses" });
    const id = await tool([{ slug: task.slug, how: "By hand" }]);
    droppedTags();
    const answer = await put(task.slug, {
      name: "Grind telescopes",
      slug: "grind-telescopes",
      updatedAt: task.updatedAt,
    });
    expect(answer.status).toBe(200);
    const renamed = (await answer.json()) as TaskAdminDto;
    expect(renamed).toMatchObject({ slug: "grind-telescopes", tools: 1, phrases: task.phrases });
    expect(droppedTags()).toEqual(made);
    expect(await (await read("polish-lenses")).json()).toMatchObject({ name: "Grind telescopes" });
    expect(await document(id)).toContain("telescop");
    const late = await put(task.id, { name: "Mine", updatedAt: task.updatedAt });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ current: { name: "Grind telescopes" } });
    // The slug it had is its own again, and leads nowhere else.
    expect((await put(task.id, { slug: "polish-lenses" })).status).toBe(200);
    expect(await db.taskSlug.findMany({ where: { taskId: task.id } })).toEqual([
      { slug: "grind-telescopes", taskId: task.id },
    ]);
    expect(
      await db.adminLog.findFirst({
        where: { entityId: task.id, action: "task.update" },
        orderBy: { createdAt: "asc" },
      }),
    ).toMatchObject({
      before: { slug: "polish-lenses" },
      after: { slug: "grind-telescopes" },
    });
  });

  it("merged into another gives it its tools and slugs; what a tool said of the other stays", async () => {
    const [from, into] = [await add(), await add()];
    await put(from.id, { slug: `${from.slug}-now` });
    const both = await tool([
      { slug: `${from.slug}-now`, how: "One way" },
      { slug: into.slug, how: "Another way" },
    ]);
    const one = await tool([{ slug: `${from.slug}-now`, how: "Only so" }]);
    droppedTags();
    const answer = await mergeInto(from.id, into.slug);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id: into.id, tools: 2 });
    expect(droppedTags()).toEqual(made);
    const ways = await db.toolTask.findMany({
      where: { toolId: { in: [both, one] } },
      select: { toolId: true, taskId: true, how: true },
    });
    expect(ways).toHaveLength(2);
    expect(ways).toEqual(
      expect.arrayContaining([
        { toolId: both, taskId: into.id, how: "Another way" },
        { toolId: one, taskId: into.id, how: "Only so" },
      ]),
    );
    for (const slug of [from.slug, `${from.slug}-now`])
      expect(await (await read(slug)).json()).toMatchObject({ slug: into.slug });
    expect(await db.adminLog.findFirst({ where: { entityId: from.id, action: "task.merge" } })).toMatchObject(
      {
        label: from.name,
        after: { slug: into.slug },
      },
    );
  });

  it("merged into another gives it its name and phrases, without doubles and as far as there is room", async () => {
    const from = await add({
      name: "Fold Paper Boats",
      phrases: { en: ["fold a boat", "make a map"], de: ["boot falten"], fr: ["plier un bateau"] },
    });
    const many = Array.from({ length: mostPhrases - 1 }, (_, at) => `plier ${at}`);
    const into = await add({ phrases: { en: ["make a map"], fr: [...many, "faire un avion"] } });
    const merged = (await (await mergeInto(from.id, into.id)).json()) as TaskAdminDto;
    expect(merged.phrases).toEqual({
      en: ["make a map", "fold paper boats", "fold a boat"],
      de: ["boot falten"],
      es: [],
      fr: into.phrases.fr,
    });
    expect(await db.adminLog.findFirst({ where: { entityId: from.id, action: "task.merge" } })).toMatchObject(
      { before: { phrases: from.phrases }, after: { phrases: merged.phrases } },
    );
    // A form that was opened before does not take them away again unseen.
    expect((await put(into.id, { phrases: into.phrases, updatedAt: into.updatedAt })).status).toBe(409);
  });

  it("whose name is too long for a phrase gives its phrases alone", async () => {
    const [from, into] = [
      await add({ name: `Fold ${"x".repeat(80)}`, phrases: { en: ["fold it"] } }),
      await add(),
    ];
    // As tasks of the sample catalogue are kept: without the languages that have no phrases.
    await db.task.update({ where: { id: from.id }, data: { phrases: { en: ["fold it"] } } });
    await db.task.update({ where: { id: into.id }, data: { phrases: {} } });
    const merged = (await (await mergeInto(from.id, into.id)).json()) as TaskAdminDto;
    expect(merged.phrases).toEqual({ en: ["fold it"], de: [], es: [], fr: [] });
  });

  it("can't be merged into itself or nothing, nor nothing into it", async () => {
    const { slug, id } = await add();
    expect((await mergeInto(slug, id)).status).toBe(400);
    expect((await mergeInto(slug, "no-such-task")).status).toBe(400);
    expect((await mergeInto("no-such-task", slug)).status).toBe(404);
    expect((await read(slug)).status).toBe(200);
  });

  it("that is deleted takes itself from its tools, and nothing else", async () => {
    const task = await add({ name: "Tune harpsichords" });
    const id = await tool([{ slug: task.slug, how: "By ear" }]);
    expect(await document(id)).toContain("harpsichord");
    expect((await del(task.slug)).status).toBe(200);
    expect(await document(id)).not.toContain("harpsichord");
    expect((await read(task.slug)).status).toBe(404);
    expect((await del(task.slug)).status).toBe(404);
    expect(await db.tool.count({ where: { id } })).toBe(1);
  });

  it("is merged, deleted and given to tools at once without anybody waiting in a circle", async () => {
    const { PUT: updateTool } = await import("@/app/api/tools/[id]/route");
    const tasks = await Promise.all([add(), add(), add()]);
    const given = tasks.map(({ slug }) => ({ slug, how: "Well" }));
    const ids = await Promise.all([tool(given), tool(given), tool(given)]);
    const answers = await Promise.all([
      ...ids.map((id, at) =>
        request(updateTool, `/api/tools/${id}`, {
          method: "PUT",
          params: { id },
          ...json({ tasks: [given[2]!], description: `Changed ${at}` }, admin.headers),
        }),
      ),
      mergeInto(tasks[0]!.slug, tasks[1]!.slug),
      del(tasks[1]!.slug),
      put(tasks[2]!.slug, { name: unique("Renamed at once") }),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });
});

describe("the table", () => {
  it("is searched in names, slugs and phrases, narrowed and sorted, with the number of tools", async () => {
    const task = await add({ name: "Mend zeppelins", phrases: { de: ["luftschiff flicken"] } });
    await tool([{ slug: task.slug, how: "Quickly" }]);
    for (const q of ["ZEPPELIN", "mend-zepp", "luftschiff"]) {
      const { total, items } = await rows(`q=${q}`);
      expect([total, items[0]]).toMatchObject(["1", { slug: task.slug, tools: 1 }]);
    }
    expect((await rows(`q=zeppelin&category=${category.slug}`)).total).toBe("1");
    expect((await rows("q=zeppelin&category=no-such-category")).total).toBe("0");
    const most = (await rows("sort=tools&order=desc&limit=50")).items.map(({ tools }) => tools);
    expect(most).toEqual([...most].sort((a, b) => b - a));
  });
});
