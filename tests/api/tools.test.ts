import { beforeAll, describe, expect, it } from "vitest";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { ListedTool, ToolDetail } from "@/lib/tools/schema";

const { db } = await openApp();
const { GET: listTools } = await import("@/app/api/tools/route");
const { GET: getTool } = await import("@/app/api/tools/[id]/route");
const { GET: suggestTools } = await import("@/app/api/tools/suggest/route");
const { listedTool } = await import("@/lib/tools/schema");

type Query = Record<string, string | number | boolean>;
const list = async (query: Query = {}) => {
  const response = await request(listTools, withQuery("/api/tools", query));
  const body: unknown = await response.json();
  return {
    response,
    status: response.status,
    body,
    tools: body as ListedTool[],
    total: Number(response.headers.get("X-Total-Count")),
  };
};
const detail = (id: string) => request(getTool, `/api/tools/${encodeURIComponent(id)}`, { params: { id } });
const published = { status: "published" };

let all = 0;
beforeAll(async () => {
  all = await db.tool.count({ where: published });
});

describe("GET /api/tools", () => {
  it("answers the first 152 tools in full, with the total and the next page", async () => {
    const { response, tools, total } = await list();
    expect(response.status).toBe(200);
    expect(total).toBe(all);
    expect(tools).toHaveLength(152);
    expect(response.headers.get("Link")).toBe('</api/tools?page=2>; rel="next"');
    for (const tool of tools) {
      expect(listedTool.strict().parse(tool)).toEqual(tool);
      expect(tool._id).toBe(tool.id);
      expect(tool.id).toMatch(/^[0-9a-f]{24}$/);
    }
  });

  it("says what each tool is for, as the tool itself does", async () => {
    const { tools, body } = await list();
    expect(JSON.stringify(body).length / tools.length).toBeLessThan(2_200);
    for (const { id, tasks } of tools.slice(0, 10)) {
      const own = ((await (await detail(id)).json()) as ToolDetail).tasks;
      expect(tasks.length).toBeGreaterThan(0);
      expect(tasks).toEqual(own.map(({ slug, name }) => ({ slug, name })));
    }
  });

  it.each([
    ["page", "0"],
    ["page", "-1"],
    ["page", "1.5"],
    ["page", "x"],
    ["page", "1e99"],
    ["page", ""],
    ["limit", "0"],
    ["limit", "201"],
    ["limit", "NaN"],
    ["sort", "best"],
    ["sort", "__proto__"],
    ["period", "year"],
    ["pricing", "cheap"],
    ["minRating", "0"],
    ["minRating", "6"],
    ["minRating", "4.5"],
    ["isNew", "yes"],
    ["isTrending", "1"],
    ["isUpcoming", ""],
    ["category", "no-such-category"],
    ["category", "x".repeat(300)],
    ["category", "'; DROP TABLE tool; --"],
  ])("refuses %s=%s with a sentence and says where", async (name, value) => {
    const { status, body } = await list({ [name]: value });
    expect(status).toBe(400);
    const { error, issues } = body as { error: string; issues: { path: string; message: string }[] };
    expect(error).toMatch(/^[A-Z"].*\.$/);
    expect(issues.length).toBeGreaterThan(0);
    for (const issue of issues)
      expect(issue).toEqual({ path: name, message: expect.stringMatching(/\S/) as string });
  });

  it("refuses a name that is given twice", async () => {
    const response = await request(listTools, "/api/tools?sort=newest&sort=rating");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: '"sort" may be given once.' });
  });

  it("ignores names that it does not know", async () => {
    expect((await list({ utm_source: "x" })).total).toBe(all);
  });

  it.each(["trending", "newest", "popular", "rating"])(
    "walks all pages of %s without repeating or skipping a tool",
    async (sort) => {
      const seen: string[] = [];
      for (let page = 1; ; page++) {
        const { tools, total, response } = await list({ sort, page, limit: 37 });
        expect(total).toBe(all);
        expect(response.headers.get("Link")?.includes('rel="next"') ?? false).toBe(page * 37 < all);
        if (tools.length === 0) break;
        seen.push(...tools.map(({ id }) => id));
      }
      expect(seen).toHaveLength(all);
      expect(new Set(seen).size).toBe(all);
    },
  );

  it("sorts by votes, by launch and by a rating that counts how many rated", async () => {
    const popular = (await list({ sort: "popular" })).tools;
    expect(popular.map(({ votes }) => votes)).toEqual(
      popular.map(({ votes }) => votes).sort((a, b) => b - a),
    );
    const newest = (await list({ sort: "newest" })).tools.map((tool) => tool.launchDate ?? tool.createdAt);
    expect(newest).toEqual([...newest].sort().reverse());
    const score = ({ rating, reviews }: ListedTool) =>
      (20 * 3.5 + (rating ?? 0) * (rating === null ? 0 : reviews)) / (20 + (rating === null ? 0 : reviews));
    const rated = (await list({ sort: "rating" })).tools.map(score);
    rated.slice(1).forEach((value, i) => expect(value).toBeLessThanOrEqual(rated[i]! + 1e-9));
  });

  it("breaks ties by name", async () => {
    await db.toolStats.updateMany({ data: { baseVotes: 7, votes: 0 } });
    const names = (await list({ sort: "popular", limit: 200 })).tools.map(({ name }) => name.toLowerCase());
    const plain = names.filter((name) => /^[a-z0-9]+$/.test(name));
    expect(plain).toEqual([...plain].sort());
  });

  it("answers a page past the end with an empty list and the true total", async () => {
    const { response, tools, total } = await list({ page: 99_999 });
    expect(response.status).toBe(200);
    expect(tools).toEqual([]);
    expect(total).toBe(all);
    expect(response.headers.get("Link")).toBe(`</api/tools?page=${Math.ceil(all / 152)}>; rel="prev"`);
  });

  it("filters by price, rating and flags, alone and together", async () => {
    const listAll = async (query: Query) => {
      const found: ListedTool[] = [];
      for (
        let page = 1, { tools } = await list({ ...query, limit: 200 });
        tools.length > 0;
        tools = (await list({ ...query, limit: 200, page: ++page })).tools
      )
        found.push(...tools);
      return found;
    };
    const everything = await listAll({});
    const paid = new Set(["paid", "premium", "subscription", "enterprise"]);
    const cases: [Query, (tool: ListedTool) => boolean][] = [
      [{ pricing: "free" }, (tool) => tool.pricing.type === "free"],
      [{ pricing: "freemium" }, (tool) => tool.pricing.type === "freemium"],
      [{ pricing: "paid" }, (tool) => paid.has(tool.pricing.type)],
      [{ minRating: 4 }, (tool) => (tool.rating ?? 0) >= 4],
      [{ isNew: true }, (tool) => tool.isNew],
      [{ isNew: false }, (tool) => !tool.isNew],
      [{ isTrending: true }, (tool) => tool.isTrending],
      [{ isUpcoming: true }, (tool) => tool.isUpcoming],
      [
        { category: "AI for Coding and Development" },
        (tool) => tool.category === "AI for Coding and Development",
      ],
      [
        { category: "ai-for-coding-and-development", pricing: "paid", minRating: 4, isUpcoming: false },
        (tool) =>
          tool.category === "AI for Coding and Development" &&
          paid.has(tool.pricing.type) &&
          (tool.rating ?? 0) >= 4 &&
          !tool.isUpcoming,
      ],
    ];
    for (const [query, fits] of cases) {
      const wanted = everything.filter(fits).map(({ slug }) => slug);
      const found = await listAll(query);
      expect((await list(query)).total, JSON.stringify(query)).toBe(wanted.length);
      expect(
        found.map(({ slug }) => slug),
        JSON.stringify(query),
      ).toEqual(wanted);
      expect(wanted.length, JSON.stringify(query)).toBeGreaterThan(0);
    }
  });

  it("narrows to the last week and month", async () => {
    const age = (tool: ListedTool) =>
      (Date.now() - Date.parse(tool.launchDate ?? tool.createdAt)) / 86_400_000;
    const week = await list({ period: "week" });
    const month = await list({ period: "month" });
    expect(Math.max(...week.tools.map(age))).toBeLessThan(7.1);
    expect(Math.max(...month.tools.map(age))).toBeLessThan(30.1);
    expect(week.total).toBeGreaterThan(0);
    expect(month.total).toBeGreaterThan(week.total);
  });
});

describe("GET /api/tools/{id}", () => {
  it("finds a published tool by id and by slug", async () => {
    const tool = await db.tool.findFirstOrThrow({ where: published, select: { id: true, slug: true } });
    const [byId, bySlug] = await Promise.all([detail(tool.id), detail(tool.slug)]);
    expect(byId.status).toBe(200);
    const body: unknown = await byId.json();
    expect(body).toMatchObject({
      id: tool.id,
      slug: tool.slug,
      status: "published",
      logo: `/logo/${tool.slug}`,
    });
    expect(await bySlug.json()).toEqual(body);
  });

  it.each(["nothing-like-this", "ffffffffffffffffffffffff", "'", "%", "\\", "a/../b", "💡"])(
    "answers 404 to %j",
    async (id) => {
      const response = await detail(id);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: "Tool not found" });
    },
  );

  it.each(["\u0000", "a\u0000b", "\ud800"])("does not stumble over %j", async (id) => {
    const response = await request(getTool, "/api/tools/x", { params: { id } });
    expect([400, 404]).toContain(response.status);
  });

  it("refuses an id that is far too long", async () => {
    const response = await detail("x".repeat(201));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path: "id" }] });
  });
});

describe("drafts and archived tools", () => {
  it.each(["draft", "archived"])("are nowhere while %s, and back once published", async (status) => {
    const tool = await db.tool.findFirstOrThrow({
      where: { ...published, slug: "midjourney" },
      select: { id: true, slug: true, name: true },
    });
    const before = (await list()).total;
    const seesIt = async () => {
      const suggestions = await request(suggestTools, withQuery("/api/tools/suggest", { q: tool.name }));
      const answers = await Promise.all([
        detail(tool.id).then(({ status: code }) => code === 200),
        detail(tool.slug).then(({ status: code }) => code === 200),
        list({ q: tool.name }).then(({ tools }) => tools.some(({ id }) => id === tool.id)),
        suggestions.json().then((found: { id: string }[]) => found.some(({ id }) => id === tool.id)),
      ]);
      return answers;
    };
    expect(await seesIt()).toEqual([true, true, true, true]);

    await db.tool.update({ where: { id: tool.id }, data: { status } });
    expect(await seesIt()).toEqual([false, false, false, false]);
    expect((await list()).total).toBe(before - 1);

    await db.tool.update({ where: { id: tool.id }, data: { status: "published" } });
    expect(await seesIt()).toEqual([true, true, true, true]);
    expect((await list()).total).toBe(before);
  });
});
