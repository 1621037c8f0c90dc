import { describe, expect, it } from "vitest";
import type { Statistics } from "@/lib/owners/schema-statistics";
import { createAccount, type TestAccount } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: read } = await import("@/app/api/tools/[id]/statistics/route");
const { POST: click } = await import("@/app/api/tools/[id]/click/route");
const { POST: view } = await import("@/app/api/tools/[id]/view/route");
const { GET: getRank } = await import("@/app/api/tools/[id]/rank/route");
const { DELETE: removeTool } = await import("@/app/api/tools/[id]/route");
const { notePlaces } = await import("@/lib/owners/mutations-places");
const { listTrending } = await import("@/lib/tools/trending/queries");

let made = 0;
async function createTool(status = "published") {
  const slug = `counted-${(made += 1)}`;
  const { id: categoryId } = await db.category.findFirstOrThrow({ select: { id: true } });
  const site = { websiteUrl: `https://${slug}.example`, websiteKey: `${slug}.example` };
  const text = { name: slug, slug, description: "A tool.", pricingType: "free", status };
  const tool = await db.tool.create({ data: { ...text, ...site, categoryId } });
  const owner = await createAccount(db);
  const proof = { method: "dns", domain: site.websiteKey, token: `almanac-${slug}`, status: "verified" };
  await db.toolClaim.create({ data: { userId: owner.id, toolId: tool.id, ...proof } });
  return { id: tool.id, slug, owner };
}

const ask = (id: string, { headers }: Pick<TestAccount, "headers">, query: Record<string, string> = {}) =>
  request(read, withQuery(`/api/tools/${id}/statistics`, query), { params: { id }, headers });
const statisticsOf = async (id: string, owner: TestAccount, query?: Record<string, string>) =>
  (await (await ask(id, owner, query)).json()) as Statistics;

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const visit = (handler: typeof click, id: string, client: string, agent = browser) =>
  request(handler, `/api/tools/${id}/click`, {
    method: "POST",
    params: { id },
    headers: { "x-almanac-client": client, "user-agent": agent, "sec-fetch-site": "same-origin" },
  });
const today = () => new Date().toISOString().slice(0, 10);

describe("what an owner sees of a tool", () => {
  it("is every day, those without anything too, and their sums", async () => {
    const { id, owner, slug } = await createTool();
    const person = await createAccount(db);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await db.vote.create({ data: { userId: person.id, toolId: id, createdAt: ago(2) } });
    await db.savedTool.create({ data: { userId: person.id, toolId: id } });
    await db.savedTool.create({ data: { userId: owner.id, toolId: id, createdAt: ago(40) } });
    for (const client of ["192.0.2.1", "192.0.2.1", "192.0.2.2"]) {
      await visit(view, id, client);
      await visit(click, id, client);
    }
    await visit(click, id, "192.0.2.3", "Googlebot/2.1");

    const found = await statisticsOf(id, owner);
    expect(found.tool).toEqual({ id, name: slug, slug, listed: true });
    expect(found.days).toHaveLength(30);
    expect(found.days.at(-1)).toEqual({
      ...{ day: today(), views: 2, clicks: 2, saves: 1, votes: 0 },
      place: null,
    });
    expect(found.days.at(-3)).toMatchObject({ day: ago(2).toISOString().slice(0, 10), votes: 1 });
    expect(found.days[0]).toMatchObject({ views: 0, clicks: 0, saves: 0, votes: 0 });
    expect(found.totals).toEqual({ views: 2, clicks: 2, saves: 1, votes: 1 });
    expect((await statisticsOf(id, owner, { days: "365" })).totals.saves).toBe(2);
    expect((await statisticsOf(id, owner, { days: "1" })).totals.votes).toBe(0);
  });

  it("is a CSV file as well", async () => {
    const { id, owner, slug } = await createTool();
    await visit(click, id, "192.0.2.9");
    const answer = await ask(id, owner, { days: "2", format: "csv" });
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${slug}-2-days.csv"`);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const lines = (await answer.text()).trim().split("\r\n");
    expect(lines[0]).toMatch(/day,views,clicks,saves,votes,place$/);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toBe(`${today()},0,1,0,0,`);
  });

  it("is for its owners and administrators", async () => {
    const { id, owner } = await createTool();
    const { owner: other } = await createTool();
    const moderator = await createAccount(db, { role: "moderator" });
    expect((await ask(id, await createAccount(db, { role: "admin" }))).status).toBe(200);
    for (const one of [other, moderator, await createAccount(db)])
      expect((await ask(id, one)).status).toBe(403);
    expect((await ask(id, { headers: {} })).status).toBe(401);
    for (const days of ["0", "366", "x", "1.5"]) expect((await ask(id, owner, { days })).status).toBe(400);
    await db.toolClaim.updateMany({ where: { toolId: id }, data: { status: "lost" } });
    expect((await ask(id, owner)).status).toBe(403);
  });
});

describe("a click", () => {
  it("counts for published tools, and moves them in no list", async () => {
    const [{ id }, { id: draft }] = [await createTool(), await createTool("draft")];
    expect((await visit(click, id, "192.0.2.20")).status).toBe(200);
    for (const [unknown, agent] of [[draft], ["f".repeat(24)], ["f".repeat(24), "Googlebot/2.1"]])
      expect((await visit(click, unknown!, "192.0.2.20", agent)).status).toBe(404);
    expect(await db.toolDay.count({ where: { toolId: draft } })).toBe(0);
    expect(await db.toolDay.findMany({ where: { toolId: id } })).toMatchObject([
      { clicks: 1, views: 0, votes: 0 },
    ]);
    expect((await listTrending("day")).map((card) => card.id)).not.toContain(id);
  });

  it("goes with the tool", async () => {
    const { id } = await createTool();
    await visit(click, id, "192.0.2.21");
    const { headers } = await createAccount(db, { role: "admin" });
    const gone = await request(removeTool, `/api/tools/${id}`, { method: "DELETE", params: { id }, headers });
    expect(gone.status).toBe(200);
    expect(await db.visitorCount.count({ where: { targetId: id } })).toBe(0);
    expect(await db.toolDay.count({ where: { toolId: id } })).toBe(0);
  });
});

describe("the place of a night", () => {
  it("is that of the rank, of tools that have an owner, once a day", async () => {
    const { id, owner } = await createTool();
    await visit(view, id, "192.0.2.30");
    await Promise.all([notePlaces(), notePlaces()]);
    const { lists } = await (await request(getRank, `/api/tools/${id}/rank`, { params: { id } })).json();
    const { place } = lists.find(({ list }: { list: string }) => list === "trending");
    expect((await statisticsOf(id, owner)).days.at(-1)).toMatchObject({ place, views: 1 });
    const noted = await db.toolDay.findMany({ where: { place: { not: null } }, select: { toolId: true } });
    const owned = await db.toolClaim.findMany({
      where: { status: "verified", tool: { status: "published" } },
      select: { toolId: true },
    });
    expect(new Set(noted.map(({ toolId }) => toolId))).toEqual(new Set(owned.map(({ toolId }) => toolId)));
  });
});
