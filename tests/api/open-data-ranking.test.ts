import { beforeAll, describe, expect, it } from "vitest";
import { readCsv } from "@/components/admin/tool-import/read-file";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import type { OpenTool } from "@/lib/open-data/schema";
import type { RankedLine } from "@/lib/open-data/utils-lists";
import type { Ask } from "@/lib/open-data/utils-site";
import type { ImportReport } from "@/lib/tools/schema-import";
import type { ToolDto } from "@/lib/tools/schema";

const { db } = await openApp();
const { GET: getFile } = await import("@/app/open-data/[day]/[file]/route");
const { GET: readTools } = await import("@/app/api/tools/route");
const { GET: readTool } = await import("@/app/api/tools/[id]/route");
const { GET: readRank } = await import("@/app/api/tools/[id]/rank/route");
const { GET: readAlternatives } = await import("@/app/api/tools/[id]/alternatives/route");
const { GET: readTasks } = await import("@/app/api/tasks/route");
const { POST: importTools } = await import("@/app/api/tools/import/route");
const { exportCatalogue } = await import("@/lib/open-data/mutations");
const { firstDifference, rankedLine, recompute } = await import("@/lib/open-data/utils-lists");
const { SiteComparison } = await import("@/lib/open-data/utils-site");

const dayMs = 86_400_000;
const start = Date.now();
const depth = { places: Infinity, alternatives: 40 };

/** The export of so many days from now. */
async function exported(days: number): Promise<{ tools: OpenTool[]; csv: string }> {
  const now = new Date(start + days * dayMs);
  expect(await exportCatalogue(now)).toMatchObject({ made: true });
  const day = now.toISOString().slice(0, 10);
  const read = async (file: string) =>
    (await request(getFile, `/open-data/${day}/${file}`, { params: { day, file } })).text();
  const lines = (await read("tools.jsonl")).trim().split("\n");
  return { tools: lines.map((line) => JSON.parse(line) as OpenTool), csv: await read("tools.csv") };
}

/** Asks this site as verify-ranking does. */
const ask: Ask = async (path) => {
  const { pathname } = new URL(path, "http://localhost");
  const [, , what, id = "", which] = pathname.split("/");
  const handler =
    { rank: readRank, alternatives: readAlternatives }[which ?? ""] ?? (id ? readTool : readTools);
  // Its limit is per address.
  const headers = { "x-almanac-client": crypto.randomUUID() };
  const answer = await request(what === "tasks" ? readTasks : handler, path, {
    headers,
    ...(id ? { params: { id } } : {}),
  });
  if (answer.status === 404) return undefined;
  expect(answer.status).toBe(200);
  return answer.json();
};

let lines: RankedLine[];

beforeAll(async () => {
  // Votes of all ages, views and reviews, on tools from all over the lists.
  const found = await db.tool.findMany({
    where: { status: "published" },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  const ids = found.map(({ id }) => id);
  const accounts = [];
  for (let i = 0; i < 12; i++) accounts.push(await createAccount(db));
  for (const [i, { id: userId }] of accounts.entries()) {
    const mine = ids.filter((_, at) => (at * 7 + i * 3) % 11 === 0);
    await db.vote.createMany({
      data: mine.map((toolId, at) => ({
        userId,
        toolId,
        createdAt: new Date(start - ((at * i * 13) % 200) * dayMs),
      })),
    });
    await db.review.createMany({
      data: mine.slice(0, 20).map((toolId, at) => ({
        ...{
          userId,
          toolId,
          rating: 1 + ((at + i) % 5),
          comment: "Well.",
          status: "approved",
          authorName: "A",
        },
        createdAt: new Date(start - at * dayMs),
      })),
    });
  }
  await db.vote.deleteMany({ where: { userId: accounts[3]!.id } });
  await db.$executeRaw`
    WITH seen AS (SELECT id FROM tool WHERE status = 'published' ORDER BY id LIMIT 50), counted AS (
      UPDATE tool_stats SET views = views + 4, trend = search.trend_add(trend, 4 * 0.05::float8, now())
      WHERE tool_id IN (SELECT id FROM seen) RETURNING tool_id)
    INSERT INTO tool_day AS known (tool_id, day, views) SELECT tool_id, (now() AT TIME ZONE 'UTC')::date, 4 FROM counted
    ON CONFLICT (day, tool_id) DO UPDATE SET views = known.views + 4`;
  lines = (await exported(0)).tools.map((tool) => rankedLine.parse(tool));
});

describe("an export alone", () => {
  it("gives every public list, place by place", () => {
    const lists = recompute(lines);
    expect(lists.length).toBeGreaterThan(30);
    expect(firstDifference(lines, lists)).toBeUndefined();
    expect(lines.filter(({ ratings }) => ratings.length > 0).length).toBeGreaterThan(20);
    expect(lines.filter(({ days }) => days.length > 1).length).toBeGreaterThan(30);
  });

  it("is told from one in which anything was changed", () => {
    const change = (edit: (tool: RankedLine) => void) => {
      const changed = structuredClone(lines);
      edit(changed.find(({ rank }) => rank.trending.place === 200)!);
      return firstDifference(changed, recompute(changed));
    };
    expect(change((tool) => (tool.votes += 1))).toMatch(
      /^popular of ".+": the file says \d+, its numbers give/,
    );
    expect(change((tool) => (tool.rank.rating.place -= 1))).toMatch(/^rating, place \d+ of \d+: ".+" by its/);
    expect(change((tool) => (tool.ratings = [{ day: "2026-11-01", rating: 1, count: 9 }]))).toMatch(
      /^rating of/,
    );
    expect(change((tool) => (tool.launchDate = "2026-11-22T00:00:00.000Z"))).toMatch(/^newest of/);
    expect(change((tool) => (tool.trend += 0.001))).toMatch(/^trending of .+ its numbers give/);
    // A push that is written into every number of the trend is more than its votes and views can give.
    const pushed = change((tool) => {
      tool.trend += 8;
      for (const list of ["trending", "category"] as const) {
        tool.rank[list].score *= 256;
        for (const term of tool.rank[list].terms) term.value *= 256;
      }
    });
    expect(pushed).toMatch(/^trending of ".+": the file says .+, its days give from/);
  });
});

describe("a site beside an export", () => {
  it("answers the same, and the same alternatives", async () => {
    expect(await new SiteComparison(recompute(lines), ask).compare(depth)).toEqual({ changed: 0 });
  });

  it("differs where two tools have changed places, or one is left out", async () => {
    const swapping: Ask = async (path) => {
      const answer = await ask(path);
      if (!path.includes("sort=rating") || !path.includes("page=1")) return answer;
      const [first, second, ...rest] = answer as ToolDto[];
      return [second, first, ...rest];
    };
    const swapped = await new SiteComparison(recompute(lines), swapping).compare(depth);
    const [first, second] = recompute(lines).find(({ name }) => name === "rating")!.tools;
    expect(swapped.difference).toBe(
      `rating: the file has "${first!.name}" at place 1, the site "${second!.name}"`,
    );
    const last = recompute(lines)
      .find(({ name }) => name === "newest")!
      .tools.at(-1)!;
    const hiding: Ask = async (path) => {
      const answer = await ask(path);
      return path.includes("sort=newest") ? (answer as ToolDto[]).filter(({ id }) => id !== last.id) : answer;
    };
    const hidden = await new SiteComparison(recompute(lines), hiding).compare(depth);
    expect(hidden.difference).toBe(`newest: the site's list is without "${last.name}"`);
  });

  it("may have votes, new tools and fewer tools since", async () => {
    const voter = await createAccount(db);
    const [voted, gone] = [lines[100]!, lines[200]!];
    await db.vote.create({ data: { userId: voter.id, toolId: voted.id } });
    await db.tool.update({ where: { id: gone.id }, data: { status: "draft" } });
    const { changed, difference } = await new SiteComparison(recompute(lines), ask).compare(depth);
    expect(difference).toBeUndefined();
    expect(changed).toBe(2);
    await db.tool.update({ where: { id: gone.id }, data: { status: "published" } });
    await db.vote.deleteMany({ where: { userId: voter.id } });
  });
});

it("imported into an empty site, the table gives the same catalogue", async () => {
  const before = await exported(1);
  const admin = await createAccount(db, { role: "admin" });
  await db.tool.deleteMany({});
  const { rows } = readCsv("tools.csv", before.csv);
  const answer = await request(importTools, "/api/tools/import", {
    method: "POST",
    ...json({ rows }, admin.headers),
  });
  const report = (await answer.json()) as ImportReport;
  expect(report).toMatchObject({ imported: before.tools.length, skipped: 0, rows: [] });
  const after = await exported(2);
  // What an import does not bring: see docs/open-data.md.
  const carried = (tools: OpenTool[]) =>
    tools
      .map(({ name, nameKey, description, category, categorySlug, websiteUrl, pricing, ...tool }) => ({
        ...{ name, nameKey, description, category, categorySlug, websiteUrl, pricing },
        ...{ features: tool.features, useCases: tool.useCases, tags: tool.tags, tasks: tool.tasks },
        facts: { ...tool.facts, sources: [] },
      }))
      .sort((a, b) => (a.websiteUrl + a.name < b.websiteUrl + b.name ? -1 : 1));
  expect(carried(after.tools)).toEqual(carried(before.tools));
}, 120_000);
