import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { common } from "@/tests/api/post-input";

// What has the form of an id is one: no slug does, so that nothing is called by the id of something else.

const { db } = await openApp();
const tools = await import("@/app/api/tools/route");
const { GET: getTool, PUT: putTool } = await import("@/app/api/tools/[id]/route");
const { GET: getRank } = await import("@/app/api/tools/[id]/rank/route");
const { POST: importTools } = await import("@/app/api/tools/import/route");
const news = await import("@/app/api/news/route");
const blog = await import("@/app/api/blog/route");
const software = await import("@/app/api/software-pages/route");
const tasks = await import("@/app/api/tasks/route");

const { headers } = await createAccount(db, { role: "admin" });
const { id, slug } = await db.tool.findFirstOrThrow({ where: { status: "published" } });
const category = "Text Generation";
const described = { name: id, category, description: "Another tool.", status: "published" };
const tool = { ...described, websiteUrl: "https://one.example", pricing: { type: "free" } };
const own = { ...common(1), title: id, category: "Guides" };
const newsPost = {
  ...own,
  category: "Science",
  source: "A journal",
  sourceUrl: "https://example.org/article",
};
const page = { title: id, description: "What it helps to choose." };

type Answer = { slug: string; issues: { path: string }[] };
async function post(route: { POST: typeof software.POST }, body: object) {
  const answer = await request(route.POST, "/", { method: "POST", ...json(body, headers) });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

describe("a slug", () => {
  it.each([
    ["tool", tools, tool, `${id}-tool`],
    ["news post", news, newsPost, `${id}-news`],
    ["best-software page", software, page, `${id}-best-software`],
    ["task", tasks, { name: id, category }, `${id}-task`],
  ])("of a %s that is named like an id has something after it", async (_, route, body, expected) => {
    expect(await post(route as never, body)).toMatchObject({ status: 201, body: { slug: expected } });
  });

  it("of a tool that is imported has it too", async () => {
    const row = { ...described, websiteUrl: "https://two.example", pricing: "Free" };
    const body = { rows: [row], duplicates: "skip" };
    const answer = await request(importTools, "/", { method: "POST", ...json(body, headers) });
    expect(await answer.json()).toMatchObject({ imported: 1 });
    expect(await db.tool.count({ where: { slug: { startsWith: `${id}-tool` } } })).toBe(2);
  });

  it.each([
    ["tool", tools, { ...tool, name: "Inkwell", slug: id }],
    ["news post", news, { ...newsPost, slug: id }],
    ["blog post", blog, { ...own, readTime: "1 min read", slug: id }],
    ["best-software page", software, { ...page, slug: id }],
    ["task", tasks, { name: "Fold a map", category, slug: id }],
  ])("of a %s can't be asked to look like an id", async (_, route, body) => {
    const answer = await post(route as never, body);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: "slug" }] } });
  });

  it("leaves every id to what has it", async () => {
    const params = { id };
    const answer = await request(putTool, "/", { method: "PUT", params, ...json({ slug: id }, headers) });
    expect(answer.status).toBe(400);
    expect(await (await request(getTool, "/", { params })).json()).toMatchObject({ id, slug });
    expect((await request(getRank, "/", { params })).status).toBe(200);
    const { id: other } = await db.tool.findFirstOrThrow({ where: { NOT: { id } } });
    await expect(db.tool.update({ where: { id: other }, data: { slug: id } })).rejects.toThrow(
      "tool_slug_no_id",
    );
  });
});
