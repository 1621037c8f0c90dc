import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request } from "@/tests/api/open-app";
import { holding } from "@/tests/support/locks";
import type { ImportReport, ImportRow } from "@/lib/tools/schema-import";

const { db } = await openApp();
const droppedTags = await watchTags();
const { POST: send } = await import("@/app/api/tools/import/route");
const { POST: addTool } = await import("@/app/api/tools/route");
const { checkImport } = await import("@/lib/tools/mutations-import");
const { lockSlugs } = await import("@/lib/tools/mutations");
const { importReport } = await import("@/lib/tools/schema-import");

const admin = await createAccount(db, { role: "admin" });
let n = 0;
const row = (change: ImportRow = {}): ImportRow => ({
  name: "Quillbird",
  description: "Writes meeting notes from a recording.",
  websiteUrl: `https://quillbird-${(n += 1)}.example`,
  category: "Text Generation",
  pricing: "Freemium",
  ...change,
});
const post = (body: unknown, headers: Record<string, string> = admin.headers) =>
  request(send, "/api/tools/import", { method: "POST", ...json(body, headers) });
const ask = async (body: unknown) => {
  const answer = await post(body);
  expect(answer.status).toBe(200);
  const report = (await answer.json()) as ImportReport;
  expect(importReport.strict().parse(report)).toEqual(report);
  return report;
};
const count = () => db.tool.count();

describe("the check of a file", () => {
  it("tells all problems row by row, and the duplicates, and adds nothing", async () => {
    const [known] = await db.tool.findMany({
      take: 1,
      orderBy: { createdAt: "asc" },
      select: { name: true, slug: true, websiteUrl: true },
    });
    const before = await count();
    const twice = row();
    const report = await ask({
      dryRun: true,
      rows: [
        row(),
        row({ name: " ", websiteUrl: "quillbird", status: "live", category: "Cutlery", tasks: "a-1; b-2" }),
        row({ category: "Cutlery", pricing: undefined }),
        row({ category: "Cutlery" }),
        row({ websiteUrl: known!.websiteUrl }),
        twice,
        { ...twice, websiteUrl: `${twice.websiteUrl!.replace("https://", "http://www.")}/` },
      ],
    });
    expect(report).toMatchObject({ total: 7, imported: 0, skipped: 0 });
    expect(report.rows.map(({ index }) => index)).toEqual([1, 2, 3, 4, 6]);
    const [bad, unpriced, cutlery, duplicate, repeated] = report.rows;
    expect(bad!.problems).toEqual([
      { column: "name", message: "Name is required" },
      { column: "websiteUrl", message: "Invalid URL" },
      { column: "status", message: 'The status is "draft", "published" or "archived".' },
      { column: "category", message: "There is no such category." },
      { column: "tasks", message: 'There is no task "a-1".' },
      { column: "tasks", message: 'There is no task "b-2".' },
    ]);
    expect(unpriced!.problems).toEqual([
      { column: "pricing", message: "Please select a pricing type." },
      { column: "category", message: "There is no such category." },
    ]);
    expect(cutlery!.problems).toEqual([{ column: "category", message: "There is no such category." }]);
    expect(duplicate).toMatchObject({ problems: [], duplicateOf: { name: known!.name, slug: known!.slug } });
    expect(repeated).toMatchObject({ problems: [], repeats: 5 });
    expect(await count()).toBe(before);
  });

  it("lets others in every hundred rows", async () => {
    const read = new Set<number>();
    let most = 0;
    const rows = Array.from({ length: 350 }, (_, index) =>
      Object.defineProperty(row(), "name", {
        enumerable: true,
        get() {
          most = Math.max(most, read.add(index).size);
          return "Quillbird";
        },
      }),
    );
    let next: NodeJS.Immediate;
    const turn = () => {
      read.clear();
      next = setImmediate(turn);
    };
    turn();
    expect(await checkImport(rows)).toMatchObject({ total: 350, rows: [] });
    clearImmediate(next!);
    expect(most).toBe(100);
  });
});

describe("the import of a file", () => {
  it("adds all tools, each with its own slug, and logs each", async () => {
    droppedTags();
    const name = "Marginalia Desk";
    const rows = [
      row({
        name,
        startingPrice: "12",
        tags: "AI; ai ;;No-Code",
        features: "One;Two",
        useCases: "Reports",
        logo: "https://desk.example/logo.png",
        status: "Published",
      }),
      row({ name, pricing: "Contact for Pricing" }),
      row({ name, status: "archived" }),
    ];
    expect(await ask({ rows })).toEqual({ total: 3, imported: 3, skipped: 0, rows: [] });
    const made = await db.tool.findMany({
      where: { name },
      orderBy: { slug: "asc" },
      include: { stats: true },
    });
    expect(made.map(({ slug }) => slug)).toEqual([
      "marginalia-desk",
      "marginalia-desk-2",
      "marginalia-desk-3",
    ]);
    expect(made[0]).toMatchObject({
      status: "published",
      pricingType: "freemium",
      startingPrice: "$12/month",
      tags: ["AI", "No-Code"],
      features: ["One", "Two"],
      useCases: ["Reports"],
      logo: "https://desk.example/logo.png",
    });
    expect(made[0]!.launchDate).not.toBeNull();
    expect(made[0]!.stats).not.toBeNull();
    expect(made[1]).toMatchObject({
      status: "draft",
      pricingType: "enterprise",
      launchDate: null,
      logo: null,
    });
    const logged = await db.adminLog.findMany({ where: { entityId: { in: made.map(({ id }) => id) } } });
    expect(logged).toHaveLength(3);
    expect(logged[0]).toMatchObject({
      action: "tool.import",
      actorId: admin.id,
      reason: "Import of 3 tools",
    });
    const own = made.flatMap(({ id, slug }) => [`tool:${id}`, `tool:${slug}`]);
    const { categoryId } = await db.tool.findUniqueOrThrow({ where: { id: made[0]!.id } });
    expect(droppedTags()).toEqual(
      [
        ...["activity", "dates", "facets", "lists", "search", ...own],
        ...[`alternatives:${categoryId}`, `category:${categoryId}`],
      ].sort(),
    );
  });

  it("adds nothing at all when one row is bad", async () => {
    const before = await count();
    const logged = await db.adminLog.count();
    const answer = await post({ rows: [row(), row(), row({ websiteUrl: "nowhere" }), row()] });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: "Nothing was imported: 1 row has a problem.",
      issues: [{ path: "rows.2.websiteUrl", message: "Invalid URL" }],
    });
    expect(await count()).toBe(before);
    expect(await db.adminLog.count()).toBe(logged);
  });

  it("adds nothing at all when the database refuses one in the middle", async () => {
    await db.$executeRawUnsafe(
      `ALTER TABLE tool ADD CONSTRAINT no_unlucky CHECK (name <> 'Unlucky') NOT VALID`,
    );
    const before = await count();
    const rows = Array.from({ length: 600 }, (_, i) => row(i === 550 ? { name: "Unlucky" } : {}));
    expect((await post({ rows })).status).toBe(500);
    expect(await count()).toBe(before);
    await db.$executeRawUnsafe(`ALTER TABLE tool DROP CONSTRAINT no_unlucky`);
  });

  it("leaves duplicates out, unless they are wanted, also when two do it at once", async () => {
    const rows = [row({ name: "Race Quill" }), row({ name: "Race Quill" })];
    const reports = await Promise.all([ask({ rows }), ask({ rows }), ask({ rows })]);
    expect(reports.map(({ imported }) => imported).sort()).toEqual([0, 0, 2]);
    expect(reports.map(({ skipped }) => skipped).sort()).toEqual([0, 2, 2]);
    expect(await db.tool.count({ where: { name: "Race Quill" } })).toBe(2);
    expect(await ask({ rows: [rows[0], rows[0]], duplicates: "add" })).toMatchObject({ imported: 2 });
    expect(await db.tool.count({ where: { name: "Race Quill" } })).toBe(4);
  });

  it("says to another import, and to who adds one tool, that it is under way when that takes longer than they may wait", async () => {
    const before = await count();
    const tool = { ...row({ category: "Text Generation" }), pricing: { type: "free" } };
    const answers = await db.$transaction(async (tx) => {
      await lockSlugs(tx);
      const one = request(addTool, "/api/tools", { method: "POST", ...json(tool, admin.headers) });
      return Promise.all([post({ rows: [row()] }), one]);
    }, holding);
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { error: "An import of tools is under way. Nothing was saved: please try again in a minute." },
      ]);
    expect(await count()).toBe(before);
  });

  it("takes 5,000 rows and no more", { timeout: 120_000 }, async () => {
    const long = "Long enough to be larger than what other calls may send. ".repeat(4);
    const rows = Array.from({ length: 5_000 }, (_, i) => row({ name: `Bulk ${i % 50}`, description: long }));
    expect(await ask({ rows })).toMatchObject({ imported: 5_000, skipped: 0 });
    expect(await db.tool.count({ where: { name: { startsWith: "Bulk " } } })).toBe(5_000);
    const tooMany = await post({ rows: [...rows, row()] });
    expect(tooMany.status).toBe(400);
    expect(await tooMany.json()).toMatchObject({ error: "A file has at most 5,000 rows." });
  });

  it("refuses an empty file, one that is too large and one without rows", async () => {
    expect((await post({ rows: [] })).status).toBe(400);
    expect((await post({})).status).toBe(400);
    const rows = Array.from({ length: 450 }, () => row({ description: "x".repeat(19_900) }));
    expect((await post({ dryRun: true, rows })).status).toBe(413);
    expect((await post({ dryRun: true, rows: [row({ description: "x".repeat(20_001) })] })).status).toBe(400);
  });

  it("is for administrators alone, from our own pages", async () => {
    const before = await count();
    expect((await post({ rows: [row()] }, {})).status).toBe(401);
    for (const role of ["user", "moderator"] as const)
      expect((await post({ rows: [row()] }, (await createAccount(db, { role })).headers)).status).toBe(403);
    const foreign = { ...admin.headers, origin: "https://elsewhere.example" };
    expect((await post({ rows: [row()] }, foreign)).status).toBe(403);
    expect(await count()).toBe(before);
  });
});
