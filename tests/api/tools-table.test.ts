import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { ToolTableRow } from "@/lib/tools/schema-table";

const { db } = await openApp();
const { GET: table } = await import("@/app/api/tools/table/route");
const { GET: duplicates } = await import("@/app/api/tools/duplicates/route");
const { POST: create } = await import("@/app/api/tools/route");
const { toolTableRow } = await import("@/lib/tools/schema-table");

const admin = await createAccount(db, { role: "admin" });
const all = await db.tool.count();

type Query = Record<string, string | number>;
const get = (query: Query, headers: Record<string, string> = admin.headers) =>
  request(table, withQuery("/api/tools/table", query), { headers });
const read = async (query: Query) => {
  const answer = await get(query);
  expect(answer.status).toBe(200);
  return {
    total: Number(answer.headers.get("X-Total-Count")),
    rows: (await answer.json()) as ToolTableRow[],
  };
};
async function add(change: object) {
  const answer = await request(create, "/api/tools", {
    method: "POST",
    ...json(
      {
        name: "Zz Tabletop",
        description: "For this test.",
        websiteUrl: "https://zz-tabletop.example",
        category: "Data Analysis",
        pricing: { type: "enterprise", startingPrice: 90 },
        ...change,
      },
      admin.headers,
    ),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; slug: string; category: string };
}

describe("the table of tools", () => {
  it("begins with what is called by the text, and shows each tool once over its pages", async () => {
    const whole = await read({ q: "udio", limit: 100 });
    expect(whole.rows[0]!.name).toBe("Udio");
    expect(whole.rows.length).toBe(whole.total);
    const pages = [];
    for (let page = 1; pages.length < whole.total; page++)
      pages.push(...(await read({ q: "UDIO", limit: 2, page })).rows);
    expect(pages.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id));
    const byName = await read({ q: "udio", sort: "name", order: "asc", limit: 100 });
    expect(byName.rows.map(({ id }) => id)).not.toEqual(whole.rows.map(({ id }) => id));
  });

  it("shows tools of every status, the last changed first", async () => {
    const draft = await add({ status: "draft" });
    const { rows, total } = await read({});
    expect(total).toBe(all + 1);
    expect(rows).toHaveLength(25);
    expect(rows[0]).toEqual(toolTableRow.strict().parse(rows[0]));
    expect(rows[0]).toMatchObject({
      id: draft.id,
      status: "draft",
      pricingType: "enterprise",
      startingPrice: "$90/month",
      votes: 0,
      views: 0,
    });
    const times = rows.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it("finds a text in names, websites and categories, taken literally", async () => {
    await add({
      name: "100%_Exact Quoll",
      websiteUrl: "https://quoll-match.example/app",
      status: "archived",
    });
    expect((await read({ q: "0%_eXACT" })).rows.map(({ name }) => name)).toEqual(["100%_Exact Quoll"]);
    expect((await read({ q: "QUOLL-match.example/a" })).total).toBe(1);
    expect((await read({ q: "0%%_exact" })).total).toBe(0);
    const { rows } = await read({ q: "translation", limit: 200 });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ category }) => category === "AI for Translation")).toBe(true);
    expect((await read({ q: "a'; DROP TABLE tool; --" })).total).toBe(0);
    expect((await read({ q: "\u0000" })).total).toBeGreaterThan(0);
  });

  it("is filtered by status, category and pricing", async () => {
    const { category } = await add({ status: "archived", websiteUrl: "https://zz-filter.example" });
    const { rows } = await read({ status: "archived", category, pricing: "enterprise", limit: 200 });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row).toMatchObject({ status: "archived", category, pricingType: "enterprise" });
    const answer = await get({ category: "no-such-thing" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: "There is no such category." });
    expect((await get({ status: "all" })).status).toBe(400);
    expect((await get({ pricing: "cheap" })).status).toBe(400);
    expect((await get({ sort: "slug" })).status).toBe(400);
  });

  it.each(["updatedAt", "name", "category", "pricing", "status"])(
    "is sorted by %s, forwards and back, without repeating or skipping a tool",
    async (sort) => {
      const value = (row: ToolTableRow) =>
        String({ ...row, pricing: row.pricingType }[sort as "name"]).toLowerCase();
      const all: ToolTableRow[] = [];
      const { total } = await read({});
      for (let page = 1; all.length < total; page += 1)
        all.push(...(await read({ sort, order: "asc", page, limit: 70 })).rows);
      expect(new Set(all.map(({ id }) => id)).size).toBe(total);
      const inOrder = all.map(value);
      expect(inOrder).toEqual([...inOrder].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      const forwards = (await read({ sort, order: "asc" })).rows[0]!;
      const back = (await read({ sort, order: "desc" })).rows[0]!;
      expect(value(forwards) <= value(back)).toBe(true);
      expect((await read({ sort, page: 1_000 })).rows).toEqual([]);
    },
  );

  it("is for administrators alone", async () => {
    expect((await get({}, {})).status).toBe(401);
    for (const role of ["user", "moderator"] as const)
      expect((await get({}, (await createAccount(db, { role })).headers)).status).toBe(403);
  });
});

describe("the question for duplicates", () => {
  const ask = (query: Query, headers: Record<string, string> = admin.headers) =>
    request(duplicates, withQuery("/api/tools/duplicates", query), { headers });

  it("names the other tools at an address", async () => {
    const tool = await add({ websiteUrl: "https://www.zz-twin.example/", status: "draft" });
    const found = await (await ask({ websiteUrl: "http://zz-twin.example" })).json();
    expect(found).toEqual([{ id: tool.id, name: "Zz Tabletop", slug: tool.slug, status: "draft" }]);
    expect(await (await ask({ websiteUrl: "http://zz-twin.example", exceptId: tool.id })).json()).toEqual([]);
    const refused = await ask({ websiteUrl: "zz-twin" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: "Invalid URL" });
    expect((await ask({ websiteUrl: "http://zz-twin.example" }, {})).status).toBe(401);
  });
});
