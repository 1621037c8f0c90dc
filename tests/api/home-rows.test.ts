import { beforeEach, describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request } from "@/tests/api/open-app";
import type { HomeRow, HomeRowsDto } from "@/lib/home-rows/schema";

const { db } = await openApp();
const droppedTags = await watchTags();
const { GET: read, PUT: save } = await import("@/app/api/home-rows/route");
const { POST: vote } = await import("@/app/api/tools/[id]/vote/route");
const { listToolRows } = await import("@/lib/tools/queries");
const { listHomeRows } = await import("@/lib/home-rows/queries");

const admin = await createAccount(db, { role: "admin", name: "Ada Admin" });
const path = "/api/home-rows";
const get = async () => (await (await request(read, path, { headers: admin.headers })).json()) as HomeRowsDto;
const put = (body: unknown) => request(save, path, { method: "PUT", ...json(body, admin.headers) });
const row = (fields: Partial<HomeRow> = {}): HomeRow => ({
  kind: "new",
  about: "",
  title: fields.kind ?? "new",
  shown: true,
  ...fields,
});
const shown = async (...rows: HomeRow[]) => {
  expect((await put({ rows })).status).toBe(200);
  return listHomeRows();
};
const slugsOf = (found: Awaited<ReturnType<typeof listHomeRows>>[number] | undefined) =>
  found && "tools" in found ? found.tools.map(({ slug }) => slug) : undefined;
const { rows: seeded } = await get();

describe("the rows that a site begins with", () => {
  it("are these", () =>
    expect(seeded.map(({ kind, title }) => [kind, title])).toEqual([
      ["trending", "Trending now"],
      ["featured", "Featured tools"],
      ["free", "Free this week"],
      ["task", "Best for meetings"],
      ["new", "New"],
      ["saved", "Most saved"],
      ["blog", "From the blog"],
    ]));

  it("show from four to eight entries, and nothing where nobody has saved anything", async () => {
    const rows = await listHomeRows();
    expect(rows.map(({ kind }) => kind)).toEqual(["trending", "featured", "free", "task", "new", "blog"]);
    for (const found of rows) {
      const { length } = "tools" in found ? found.tools : found.posts;
      expect(length).toBeGreaterThanOrEqual(4);
      expect(length).toBeLessThanOrEqual(8);
    }
  });
});

describe("rows below each other", () => {
  it("show no tool and no post twice, and go on with their own lists", async () => {
    const rows = await shown(
      row({ kind: "trending" }),
      row({ kind: "free" }),
      row({ kind: "category", about: "ai-for-marketing" }),
      row({ kind: "blog" }),
      row({ kind: "trending", title: "What follows" }),
      row({ kind: "blog", title: "More" }),
    );
    expect(rows.map((found) => ("tools" in found ? found.tools : found.posts).length)).toEqual([
      8, 8, 8, 4, 8, 4,
    ]);
    const entries = rows.flatMap((found) =>
      "tools" in found ? found.tools.map(({ slug }) => slug) : found.posts.map(({ href }) => href),
    );
    expect(new Set(entries).size).toBe(entries.length);
    // Places are those of the list only where nothing of it was left out.
    expect(rows.map((found) => "tools" in found && found.whole)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it("are in the editor's order: the one above has the first choice", async () => {
    const [free] = await shown(row({ kind: "free" }), row({ kind: "trending" }));
    const [alone] = await shown(row({ kind: "free" }));
    expect(free).toEqual(alone);
  });

  it("count nothing that is hidden, or of a row with too few", async () => {
    const [alone] = await shown(row({ kind: "trending" }));
    expect(
      await shown(row({ kind: "free", shown: false }), row({ kind: "saved" }), row({ kind: "trending" })),
    ).toEqual([alone]);
  });
});

describe("PUT /api/home-rows", () => {
  it("replaces the rows in their order, drops what shows them and is logged", async () => {
    droppedTags();
    const rows = [row({ kind: "news", title: "  \u202eNe\u200bws " }), row({ shown: false })];
    const answer = await put({ rows, updatedAt: (await get()).updatedAt });
    expect(answer.status).toBe(200);
    expect(await get()).toEqual(await answer.json());
    expect((await get()).rows).toEqual([row({ kind: "news", title: "News" }), row({ shown: false })]);
    expect((await listHomeRows()).map(({ kind }) => kind)).toEqual(["news"]);
    expect(droppedTags()).toEqual(["home"]);
    const entry = await db.adminLog.findFirstOrThrow({ orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
    expect(entry).toMatchObject({ actorName: "Ada Admin", action: "home.update", entity: "home" });
  });

  it.each([
    ["13 rows", { rows: Array.from({ length: 13 }, () => row()) }, "rows"],
    ["no title", { rows: [row({ title: "  " })] }, "rows.0.title"],
    ["a title that can't be seen", { rows: [row({ title: "\u200b\u200b" })] }, "rows.0.title"],
    ["two rows with one title", { rows: [row({ title: "New" }), row({ title: "new " })] }, "rows.1.title"],
    ["a title of 61 characters", { rows: [row({ title: "x".repeat(61) })] }, "rows.0.title"],
    ["another kind", { rows: [{ ...row(), kind: "sponsored" }] }, "rows.0.kind"],
    ["no task", { rows: [row({ kind: "task" })] }, "rows.0.about"],
    ["a task that does not exist", { rows: [row(), row({ kind: "task", about: "fly" })] }, "rows.1.about"],
    ["a category that does not exist", { rows: [row({ kind: "category", about: "x" })] }, "rows.0.about"],
  ])("refuses %s", async (_, body, at) => {
    const before = await get();
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { issues: { path: string }[] }).issues[0]!.path).toBe(at);
    expect(await get()).toEqual(before);
  });

  it("refuses the second of two editors who began with the same, with what there is now", async () => {
    const { updatedAt } = await get();
    const answers = await Promise.all(
      ["One", "Two"].map((title) => put({ rows: [row({ title })], updatedAt })),
    );
    const refused = answers.find(({ status }) => status === 409)!;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(((await refused.json()) as { current: HomeRowsDto }).current).toEqual(await get());
  });
});

describe("a row", () => {
  beforeEach(() => put({ rows: [] }));

  it("of free tools has those with most votes of the last seven days first, then of all, and no paid ones", async () => {
    const [first, second, paid, popular] = await db.tool.findMany({
      where: { status: "published", isUpcoming: false },
      select: { id: true, slug: true },
      orderBy: { stats: { baseVotes: "asc" } },
      take: 4,
    });
    const set = async (id: string, pricingType: string) => {
      await db.toolFact.deleteMany({ where: { toolId: id, field: "hasFreePlan" } });
      await db.tool.update({ where: { id }, data: { pricingType } });
    };
    await set(first!.id, "free");
    await set(second!.id, "freemium");
    await set(paid!.id, "paid");
    await set(popular!.id, "freemium");
    for (const { id } of [paid!, popular!])
      await db.toolStats.update({ where: { toolId: id }, data: { baseVotes: 1_000_000 } });
    const today = new Date(new Date().toISOString().slice(0, 10));
    const votes = (toolId: string, count: number, daysAgo: number) =>
      db.toolDay.create({
        data: { toolId, day: new Date(today.getTime() - daysAgo * 86_400_000), votes: count },
      });
    await votes(first!.id, 40_000, 6);
    await votes(second!.id, 50_000, 0);
    await votes(second!.id, -20_000, 1);
    await votes(paid!.id, 90_000, 0);
    const [found] = await shown(row({ kind: "free" }));
    expect(slugsOf(found)!.slice(0, 3)).toEqual([first!.slug, second!.slug, popular!.slug]);
    expect(found).toMatchObject({
      href: "/?freePlan=true&sort=popular",
      note: "Free tools and free plans: first what was voted for in the last seven days, then what has most votes.",
    });
    expect(slugsOf(found)).not.toContain(paid!.slug);
  });

  it("of trending tools is the beginning of the list that it leads to, whatever a single vote does today", async () => {
    const list = async () =>
      (await listToolRows({ sort: "trending", period: "all", isUpcoming: false, page: 1, limit: 8 }))!.items;
    const last = await db.tool.findFirstOrThrow({
      where: { status: "published", isUpcoming: false, isTrending: false },
      select: { id: true, slug: true },
      orderBy: { stats: { baseVotes: "asc" } },
    });
    const { headers } = await createAccount(db);
    const answer = await request(vote, `/api/tools/${last.id}/vote`, {
      method: "POST",
      ...json({ action: "upvote" }, headers),
      params: { id: last.id },
    });
    expect(answer.status).toBe(200);
    const [found] = await shown(row({ kind: "trending" }));
    expect(found).toMatchObject({ href: "/top-products?sort=trending", whole: true });
    expect(slugsOf(found)).toEqual((await list()).map(({ slug }) => slug));
    expect(slugsOf(found)).not.toContain(last.slug);
  });

  it("of saved tools needs four, and counts the last thirty days", async () => {
    const tools = await db.tool.findMany({
      where: { status: "published", isUpcoming: false },
      select: { id: true, slug: true },
      take: 5,
    });
    const people = await Promise.all([1, 2, 3].map(() => createAccount(db)));
    const saves = (at: number, count: number, daysAgo = 0) =>
      db.savedTool.createMany({
        data: people.slice(0, count).map(({ id: userId }) => ({
          userId,
          toolId: tools[at]!.id,
          createdAt: new Date(Date.now() - daysAgo * 86_400_000),
        })),
      });
    await saves(0, 1);
    await saves(1, 3, 29);
    await saves(3, 3, 31);
    expect(await shown(row({ kind: "saved" }))).toEqual([]);
    await saves(2, 2);
    expect(await listHomeRows()).toEqual([]);
    await db.savedTool.create({ data: { userId: people[2]!.id, toolId: tools[4]!.id } });
    const [found] = await listHomeRows();
    expect(slugsOf(found)!.slice(0, 2)).toEqual([tools[1]!.slug, tools[2]!.slug]);
    expect(slugsOf(found)!.slice(2).sort()).toEqual([tools[0]!.slug, tools[4]!.slug].sort());
    await db.user.update({ where: { id: people[0]!.id }, data: { status: "banned" } });
    expect(await listHomeRows()).toEqual([]);
  });

  it("of a task or category leads to its page, and is left out when it is gone", async () => {
    const about = "take-meeting-notes";
    const rows = await shown(
      row({ kind: "task", about }),
      row({ kind: "category", about: "ai-for-marketing" }),
    );
    expect(rows.map(({ href }) => href)).toEqual([`/tasks/${about}`, "/category/ai-for-marketing"]);
    await db.task.update({ where: { slug: about }, data: { slug: "minutes" } });
    expect((await listHomeRows()).map(({ kind }) => kind)).toEqual(["category"]);
  });
});
