import { describe, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: listSaved } = await import("@/app/api/me/saved/route");
const { GET: listUpvoted } = await import("@/app/api/me/upvoted/route");

describe.each([
  ["saved", listSaved],
  ["upvoted", listUpvoted],
] as const)("GET /api/me/%s", (list, handler) => {
  const path = `/api/me/${list}`;

  it("is the account's own, newest first, in pages", async () => {
    const account = await createAccount(db);
    const tools = await db.tool.findMany({ where: { status: "published" }, take: 8, select: { id: true } });
    const data = tools.map(({ id }, n) => ({
      userId: account.id,
      toolId: id,
      createdAt: new Date(Date.now() - n * 1000),
    }));
    await (list === "saved" ? db.savedTool.createMany({ data }) : db.vote.createMany({ data }));

    const first = await request(handler, path, { headers: account.headers });
    expect(first.headers.get("x-total-count")).toBe("8");
    expect(first.headers.get("link")).toContain('rel="next"');
    const second = await request(handler, withQuery(path, { page: 2 }), { headers: account.headers });
    const shown = [...(await first.json()), ...(await second.json())] as { id: string }[];
    expect(shown.map(({ id }) => id)).toEqual(tools.map(({ id }) => id));
    const past = await request(handler, withQuery(path, { page: 9 }), { headers: account.headers });
    expect([past.status, await past.json()]).toEqual([200, []]);
    const other = await createAccount(db);
    expect(await (await request(handler, path, { headers: other.headers })).json()).toEqual([]);
  });

  it("is for who is signed in, and leaves out what is not published", async () => {
    expect((await request(handler, path)).status).toBe(401);
    const account = await createAccount(db, { status: "suspended" });
    const tool = await db.tool.findFirstOrThrow({
      where: { status: "published" },
      orderBy: { id: "desc" },
      select: { id: true },
    });
    const data = { userId: account.id, toolId: tool.id };
    await (list === "saved" ? db.savedTool.create({ data }) : db.vote.create({ data }));
    await db.tool.update({ where: { id: tool.id }, data: { status: "archived" } });
    const answer = await request(handler, path, { headers: account.headers });
    expect([answer.headers.get("x-total-count"), await answer.json()]).toEqual(["0", []]);
    await db.tool.update({ where: { id: tool.id }, data: { status: "published" } });
    for (const query of [{ page: 0 }, { limit: 201 }, { limit: "x" }] as Record<string, string | number>[])
      expect((await request(handler, withQuery(path, query), { headers: account.headers })).status).toBe(400);
  });
});
