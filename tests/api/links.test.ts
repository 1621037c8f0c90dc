import { Client } from "pg";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { findDifferences } from "@/tests/api/search-differences";
import type { LinkDetail, LinkDto, Seen } from "@/lib/tools/links/schema";
import type { Visit } from "@/lib/tools/links/utils-state";
import type { ToolDto } from "@/lib/tools/schema";

process.env.LINK_VISITS = "on";
const { db } = await openApp();
const { GET: tools } = await import("@/app/api/tools/route");
const { GET: one, PUT: update } = await import("@/app/api/tools/[id]/route");
const { GET: alternatives } = await import("@/app/api/tools/[id]/alternatives/route");
const { GET: list } = await import("@/app/api/links/route");
const { GET: link, PATCH: change } = await import("@/app/api/links/[id]/route");
const { listGraves } = await import("@/lib/tools/links/queries");
const { noteVisit, visitDueLinks } = await import("@/lib/tools/links/mutations-visits");
const { removeUnusedFacets } = await import("@/lib/search/mutations");
const { recommendTools } = await import("@/lib/tools/recommendations/queries");

const admin = await createAccount(db, { role: "admin" });
const dropped = await watchTags();
const watcher = new Client({ connectionString: process.env.DATABASE_URL });
await watcher.connect();
afterAll(() => watcher.end());

const day = 86_400_000;
const start = Date.parse("2026-03-01T00:00:00Z");
const saw = (seen: Seen, isAnswered = true): Visit => ({
  seen: seen as Visit["seen"],
  detail: `Saw ${seen}`,
  isAnswered,
});
const { id: categoryId, slug: category } = await db.category.findFirstOrThrow();
let made = 0;
async function addTool(fields: { status?: string } = {}) {
  const slug = `linked-${(made += 1)}`;
  const websiteUrl = `https://${slug}.example/`;
  return db.tool.create({
    data: {
      ...{
        slug,
        name: `Zlinked ${made}`,
        description: "Made for a test.",
        websiteUrl,
        websiteKey: `${slug}.example`,
      },
      ...{
        categoryId,
        pricingType: "paid",
        startingPrice: `$${7_000 + made}/month`,
        status: "published",
        tags: ["zlinked"],
        ...fields,
      },
    },
    select: { id: true, slug: true, websiteUrl: true, name: true },
  });
}
type Added = Awaited<ReturnType<typeof addTool>>;
async function note(tool: Added, seen: Seen, days: number) {
  await noteVisit(tool, saw(seen), new Date(start + days * day));
}
async function lose(tool: Added, seen: Seen = "not-found") {
  for (const days of [0, 1.5, 3]) await note(tool, seen, days);
}
async function listed(query: Record<string, string | number>) {
  const response = await request(tools, withQuery("/api/tools", { limit: 200, ...query }));
  const found = (await response.json()) as ToolDto[];
  return { total: Number(response.headers.get("X-Total-Count")), ids: found.map(({ id }) => id) };
}
const read = async ({ id }: Added) =>
  (await (await request(one, `/api/tools/${id}`, { params: { id } })).json()) as ToolDto;
const links = async (query: Record<string, string> = {}) =>
  (await (
    await request(list, withQuery("/api/links", query), { headers: admin.headers })
  ).json()) as LinkDto[];
const patch = (id: string, action: string) =>
  request(change, `/api/links/${id}`, {
    method: "PATCH",
    params: { id },
    ...json({ action }, admin.headers),
  });
const detail = async (id: string) =>
  (await (
    await request(link, `/api/links/${id}`, { params: { id }, headers: admin.headers })
  ).json()) as LinkDetail;

// Nothing is due but what a test makes due.
beforeEach(async () => {
  await db.toolLink.updateMany({ data: { dueAt: new Date(Date.now() + 30 * day) } });
});

describe("a tool whose website is gone", () => {
  it("leaves the lists, and is still searched for, in every order", async () => {
    const [gone, stays] = [await addTool(), await addTool()];
    const before = {
      all: await listed({}),
      category: await listed({ category }),
      found: await listed({ q: "zlinked" }),
    };
    await note(gone, "not-found", 0);
    await note(gone, "not-found", 1.5);
    expect((await listed({})).total).toBe(before.all.total);
    expect((await read(gone)).link).toMatchObject({ state: "unchecked", since: null });
    dropped();
    await note(gone, "not-found", 3);
    expect(dropped()).toEqual(expect.arrayContaining(["lists", `tool:${gone.id}`, `category:${categoryId}`]));

    for (const sort of ["trending", "newest", "popular", "rating"]) {
      const now = await listed({ category, sort });
      expect(now.total).toBe(before.category.total - 1);
      expect(now.ids).not.toContain(gone.id);
      const found = await listed({ q: "zlinked", sort });
      expect([...found.ids].sort()).toEqual([...before.found.ids].sort());
      expect(found.total).toBe(before.found.total);
    }
    expect((await listed({})).total).toBe(before.all.total - 1);
    expect((await listed({ q: gone.name })).ids[0]).toBe(gone.id);
    expect((await read(gone)).link).toEqual({
      state: "not-found",
      since: new Date(start).toISOString(),
      checkedAt: new Date(start + 3 * day).toISOString(),
    });
    const near = await request(alternatives, "/", { params: { id: stays.id } });
    expect(((await near.json()) as { tool: ToolDto }[]).map(({ tool }) => tool.id)).not.toContain(gone.id);
    const { suggestions } = await recommendTools(gone.name);
    expect(suggestions.map(({ id }) => id)).not.toContain(gone.id);
    const graves = await listGraves(1);
    expect(graves.items[0]).toMatchObject({ id: gone.id, link: { state: "not-found" } });
    expect(await findDifferences(watcher, [gone.id, stays.id])).toEqual([]);
    // What only it has is kept when the night comes.
    await removeUnusedFacets();
    expect((await listed({ q: gone.name, maxPrice: 8_000 })).ids).toContain(gone.id);
    expect(await findDifferences(watcher, [gone.id])).toEqual([]);

    // A vote and an edit meanwhile, and back.
    await watcher.query("INSERT INTO vote (user_id, tool_id) VALUES ($1, $2)", [admin.id, gone.id]);
    await db.tool.update({ where: { id: gone.id }, data: { tags: ["zlinked", "zother"], isTrending: true } });
    expect(await findDifferences(watcher, [gone.id])).toEqual([]);
    await note(gone, "blocked", 4);
    expect((await listed({ category })).ids).toContain(gone.id);
    expect((await listed({})).total).toBe(before.all.total);
    expect((await listGraves(1)).items.map(({ id }) => id)).not.toContain(gone.id);
    expect(await findDifferences(watcher, [gone.id])).toEqual([]);
  });

  it("comes behind the others in a search when it was not released either", async () => {
    const tags = ["zneverseen"];
    const [toCome, out] = [await addTool(), await addTool()];
    await db.tool.update({ where: { id: toCome.id }, data: { tags, isUpcoming: true } });
    await db.tool.update({ where: { id: out.id }, data: { tags } });
    for (const tool of [toCome, out]) await lose(tool, "not-found");
    expect((await listed({ q: "zneverseen" })).ids).toEqual([out.id, toCome.id]);
  });

  it("stays away while it is archived, and comes back with another website", async () => {
    const tool = await addTool();
    await lose(tool, "no-host");
    await db.tool.update({ where: { id: tool.id }, data: { status: "archived" } });
    expect((await listGraves(1)).items.map(({ id }) => id)).not.toContain(tool.id);
    await db.tool.update({ where: { id: tool.id }, data: { status: "published" } });
    expect((await listed({ category })).ids).not.toContain(tool.id);
    const response = await request(update, `/api/tools/${tool.id}`, {
      method: "PUT",
      params: { id: tool.id },
      ...json({ websiteUrl: "https://elsewhere.example/" }, admin.headers),
    });
    expect(response.status).toBe(200);
    expect((await listed({ category })).ids).toContain(tool.id);
    expect((await read(tool)).link).toEqual({ state: "unchecked", since: null, checkedAt: null });
    // What was under way saw the former address.
    await note(tool, "no-host", 9);
    expect((await detail(tool.id)).failures).toBe(0);
    expect(await findDifferences(watcher, [tool.id])).toEqual([]);
  });
});

describe("a run of visits", () => {
  const due = async (some: Added[]) => {
    await db.toolLink.updateMany({
      where: { toolId: { in: some.map(({ id }) => id) } },
      data: { dueAt: new Date(0) },
    });
  };
  const states = async (some: Added[]) => {
    const rows = await db.toolLink.findMany({ where: { toolId: { in: some.map(({ id }) => id) } } });
    return some.map(({ id }) => rows.find(({ toolId }) => toolId === id)!.seen);
  };

  it("notes nothing where nobody answers", async () => {
    const some = [await addTool(), await addTool()];
    await due(some);
    await visitDueLinks(async () => saw("no-host", false));
    expect(await states(some)).toEqual(["unchecked", "unchecked"]);
  });

  it("notes failures where another website answers, also one that worked before", async () => {
    const [works, fails] = [await addTool(), await addTool()];
    const visit = async (address: string) =>
      address === works.websiteUrl ? saw("ok") : saw("no-host", false);
    await due([works, fails]);
    await visitDueLinks(visit);
    expect(await states([works, fails])).toEqual(["ok", "no-host"]);
    await due([fails]);
    await visitDueLinks(visit);
    // The same failure, looked at again at once.
    expect((await detail(fails.id)).failures).toBe(1);
    await db.toolLink.update({
      where: { toolId: fails.id },
      data: { failedAt: new Date(Date.now() - 2 * day) },
    });
    await due([fails]);
    await visitDueLinks(visit);
    expect((await detail(fails.id)).failures).toBe(2);
  });

  it("visits each once though two run at once, one at a time of each host, and no drafts", async () => {
    const some = [];
    for (let i = 0; i < 80; i++) some.push(await addTool());
    const draft = await addTool({ status: "draft" });
    const ids = some.slice(0, 5).map(({ id }) => id);
    await db.tool.updateMany({ where: { id: { in: ids } }, data: { websiteUrl: "https://shared.example/" } });
    await due([...some, draft]);
    const visited: string[] = [];
    const running = new Set<string>();
    const visit = async (address: string) => {
      expect(address === "https://shared.example/" && running.has(address)).toBe(false);
      running.add(address);
      visited.push(address);
      await new Promise(setImmediate);
      running.delete(address);
      return saw("ok");
    };
    await visitDueLinks(visit);
    await due(some);
    const once = visited.splice(0);
    expect(once).toHaveLength(80);
    expect(once).not.toContain(draft.websiteUrl);
    const counted = async () => {
      visited.push("run");
      return saw("ok");
    };
    await Promise.all([visitDueLinks(counted), visitDueLinks(counted)]);
    expect(visited).toHaveLength(80);
    const rows = await db.toolLink.findMany({ where: { toolId: { in: some.map(({ id }) => id) } } });
    expect(Math.min(...rows.map(({ dueAt }) => dueAt.getTime()))).toBeGreaterThan(Date.now() + 6 * day);
  });
});

describe("links of the back office", () => {
  it("are those to look at first, and each state", async () => {
    const [moved, fine, gone] = [await addTool(), await addTool(), await addTool()];
    await noteVisit(moved, { ...saw("moved"), movedTo: "https://new.example/" });
    await note(fine, "ok", 5);
    await lose(gone, "parked");
    const look = await links({ q: "zlinked", limit: "200" });
    expect(look.map(({ id }) => id)).toEqual(expect.arrayContaining([moved.id, gone.id]));
    expect(look.map(({ id }) => id)).not.toContain(fine.id);
    expect(look[0]).toMatchObject({ id: moved.id, movedTo: "https://new.example/", state: "moved" });
    expect((await links({ state: "parked" })).map(({ id }) => id)).toEqual([gone.id]);
    expect((await links({ state: "all", q: fine.slug })).map(({ id }) => id)).toEqual([fine.id]);
  });

  it("are marked as working, which is logged and brings the tool back", async () => {
    const gone = await addTool();
    await lose(gone, "certificate");
    const answers = await Promise.all([patch(gone.id, "working"), patch(gone.id, "working")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listed({ category })).ids).toContain(gone.id);
    expect((await links({ q: gone.slug })).map(({ id }) => id)).toEqual([]);
    const said = await db.adminLog.findMany({ where: { action: "tool.link", entityId: gone.id } });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({
      label: gone.name,
      before: { linkState: "certificate" },
      after: { linkState: "ok" },
    });
    const { history, trustedUntil } = await detail(gone.id);
    expect(history[0]).toMatchObject({ seen: "ok", detail: "An administrator marked it as working" });
    expect(trustedUntil).not.toBeNull();
  });

  it("are visited before others when an administrator asks", async () => {
    const [tool, draft] = [await addTool(), await addTool({ status: "draft" })];
    expect((await patch(tool.id, "check")).status).toBe(200);
    expect((await patch(draft.id, "check")).status).toBe(409);
    await visitDueLinks(async () => saw("slow"));
    expect((await detail(tool.id)).state).toBe("slow");
    expect((await patch("0".repeat(24), "check")).status).toBe(404);
    expect((await patch("0".repeat(24), "working")).status).toBe(404);
    expect((await patch(tool.id, "bury")).status).toBe(400);
  });
});
