import { beforeAll, describe, expect, it } from "vitest";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { PUT, DELETE } = await import("@/app/api/me/saved/[toolId]/route");
const { GET: getToken } = await import("@/app/api/auth/token/route");
const { maxSaved } = await import("@/lib/accounts/schema");
const { listSavedCards } = await import("@/lib/engagement/saves/queries");
const { toolQuery } = await import("@/lib/tools/schema");

let tools: { id: string; name: string }[];

async function send(
  account: Pick<TestAccount, "headers">,
  toolId: string,
  method: "PUT" | "DELETE" = "PUT",
  init: RequestInit = {},
) {
  const response = await request(method === "PUT" ? PUT : DELETE, `/api/me/saved/${toolId}`, {
    method,
    headers: account.headers,
    ...init,
    params: { toolId },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const saved = async (userId: string) =>
  (await db.savedTool.findMany({ where: { userId }, select: { toolId: true } })).map(({ toolId }) => toolId);

beforeAll(async () => {
  tools = await db.tool.findMany({
    where: { status: "published" },
    take: 30,
    orderBy: { slug: "asc" },
    select: { id: true, name: true },
  });
});

describe("saving", () => {
  it("sets a state, however often it is asked at once", async () => {
    const account = await createAccount(db);
    const id = tools[0]!.id;
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(account, id)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({ success: true, saved: true });
    }
    expect(await saved(account.id)).toEqual([id]);
    for (const _ of [1, 2])
      expect((await send(account, id, "DELETE")).body).toEqual({ success: true, saved: false });
    expect(await saved(account.id)).toEqual([]);
  });

  it("takes a bearer token", async () => {
    const account = await createAccount(db);
    const { token } = await (await request(getToken, "/api/auth/token", { headers: account.headers })).json();
    const headers = { authorization: `Bearer ${token}`, origin: "https://elsewhere.example" };
    expect((await send({ headers }, tools[1]!.id)).status).toBe(200);
  });

  it("ends at the most that an account can save, also for several at once", async () => {
    const account = await createAccount(db);
    const category = await db.category.findFirstOrThrow({ select: { id: true } });
    await db.$executeRaw`
      INSERT INTO tool (name, slug, description, category_id, website_url, website_key, pricing_type, status)
      SELECT 'Filler ' || n, 'filler-' || n, 'Fills.', ${category.id}, 'https://filler.example/' || n, 'filler.example/' || n, 'free', 'draft'
      FROM generate_series(1, ${maxSaved - 2}::int) AS n`;
    await db.$executeRaw`
      INSERT INTO saved_tool (user_id, tool_id) SELECT ${account.id}, id FROM tool WHERE slug LIKE 'filler-%'`;
    const answers = await Promise.all(tools.slice(0, 8).map(({ id }) => send(account, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(6).fill(409)]);
    expect(answers.find(({ status }) => status === 409)!.body.error).toBe(
      "You can save at most 5,000 tools. Please remove one first.",
    );
    expect(await saved(account.id)).toHaveLength(maxSaved);
    const [already] = await saved(account.id).then((ids) =>
      ids.filter((id) => tools.some((tool) => tool.id === id)),
    );
    expect((await send(account, already!)).status).toBe(200);
    await db.$executeRaw`DELETE FROM tool WHERE slug LIKE 'filler-%'`;
  });
});

describe("the saved tools of an account", () => {
  it("are searched, narrowed, ordered and paged like the public list", async () => {
    const [account, other] = await Promise.all([createAccount(db), createAccount(db)]);
    const own = tools.slice(0, 12);
    await db.savedTool.createMany({ data: own.map(({ id }) => ({ userId: account.id, toolId: id })) });
    await db.savedTool.create({ data: { userId: other.id, toolId: tools[20]!.id } });
    const list = async (query: object) => (await listSavedCards(account.id, toolQuery.parse(query)))!;
    const all = await list({});
    expect(all.total).toBe(12);
    expect(all.items.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
    const popular = await list({ sort: "popular" });
    const votes = popular.items.map((tool) => tool.votes);
    expect(votes).toEqual([...votes].sort((a, b) => b - a));
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 5 })));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all.items.map(({ id }) => id));
    expect((await list({ page: 4, limit: 5 })).items).toEqual([]);
    const found = await list({ q: own[3]!.name });
    expect(found.items[0]!.id).toBe(own[3]!.id);
    expect(found.items.every(({ id }) => own.some((tool) => tool.id === id))).toBe(true);
    expect((await list({ q: "zzqqxxyy" })).total).toBe(0);
    expect(await listSavedCards(account.id, toolQuery.parse({ category: "nope" }))).toBeUndefined();
    await db.tool.update({ where: { id: own[0]!.id }, data: { status: "archived" } });
    expect((await list({})).total).toBe(11);
    await db.tool.update({ where: { id: own[0]!.id }, data: { status: "published" } });
  });
});

describe("who and what is refused", () => {
  for (const method of ["PUT", "DELETE"] as const) {
    it(`${method}: nobody, another site, the banned and the suspended`, async () => {
      const id = tools[2]!.id;
      const nobody = await send({ headers: { "x-almanac-client": "10.2.0.1" } }, id, method);
      expect([nobody.status, nobody.body.error]).toEqual([401, "Please sign in to save tools."]);
      const [account, banned, suspended] = await Promise.all([
        createAccount(db),
        createAccount(db, { status: "banned" }),
        createAccount(db, { status: "suspended" }),
      ]);
      await db.savedTool.createMany({
        data: [account, suspended].map(({ id: userId }) => ({ userId, toolId: tools[3]!.id })),
      });
      const foreign = { headers: { ...account.headers, origin: "https://elsewhere.example" } };
      expect((await send(foreign, id, method)).status).toBe(403);
      expect((await send(banned, id, method)).status).toBe(401);
      const refused = await send(suspended, tools[3]!.id, method);
      expect([refused.status, refused.body.error]).toEqual([403, "Your account is suspended."]);
      expect(await saved(account.id)).toEqual([tools[3]!.id]);
      expect(await saved(suspended.id)).toEqual([tools[3]!.id]);
    });

    it(`${method}: keys that can't be one`, async () => {
      const account = await createAccount(db);
      for (const id of ["temp-6b018c2f0002083df3748f99", "chatgpt", "1", "0".repeat(25)]) {
        const { status, body } = await send(account, id, method);
        expect([status, body.error]).toEqual([400, "Invalid tool ID for saving."]);
      }
    });

    it(`${method}: has no use for a body, however large`, async () => {
      const account = await createAccount(db);
      const body = json({ more: "x".repeat(1_000_000) }, account.headers);
      expect((await send(account, tools[4]!.id, method, body)).status).toBe(200);
    });
  }

  it("a tool that is not there", async () => {
    const account = await createAccount(db);
    const { status, body } = await send(account, "0".repeat(24));
    expect([status, body.error]).toEqual([404, "Tool not found"]);
  });

  it("more than 60 a minute together", async () => {
    const account = await createAccount(db);
    for (let i = 0; i < 60; i++)
      expect((await send(account, tools[5]!.id, i % 2 ? "DELETE" : "PUT")).status).toBe(200);
    for (const method of ["PUT", "DELETE"] as const) {
      const { status, headers } = await send(account, tools[5]!.id, method);
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });
});
