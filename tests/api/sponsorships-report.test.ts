import { beforeEach, describe, expect, it } from "vitest";
import type { SponsorshipReport } from "@/lib/sponsorships/report/schema";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { type Headers, input, soon, sponsorshipCalls, visitor } from "@/tests/api/sponsorship-calls";

const { db } = await openApp();
const admin = await createAccount(db, { role: "admin" });
const { create, change, remove, count } = await sponsorshipCalls(admin);
const impressionsRoute = await import("@/app/api/sponsorships/impressions/route");
const reportRoute = await import("@/app/api/sponsorships/[id]/report/route");
const linkRoute = await import("@/app/api/sponsorships/[id]/report-link/route");
const { noteAdvertiser } = await import("@/lib/sponsorships/mutations-counts");
const { visitorOf } = await import("@/lib/engagement/visitors/visitor");

const { id: toolId, categoryId } = await db.tool.findFirstOrThrow({
  where: { status: "published", submission: null },
});
const nothing = { counted: 0, repeated: 0, program: 0, own: 0, staff: 0, crowd: 0 };
let id: string;
let made = 0;
beforeEach(async () => {
  id = (await create(input(toolId, `report ${++made}`))).body.id;
});

async function see(ids: string[], headers: Headers) {
  const response = await request(impressionsRoute.POST, "/", { method: "POST", ...json({ ids }, headers) });
  return response.status;
}
const read = (of: string, query: Record<string, string | number> = {}, headers: Headers = {}) =>
  request(reportRoute.GET, withQuery("/", query), { params: { id: of }, headers });
const report = async (of = id, query = {}) =>
  (await (await read(of, query, admin.headers)).json()) as SponsorshipReport;
async function makeLink(of = id): Promise<string> {
  const response = await request(linkRoute.POST, "/", {
    method: "POST",
    params: { id: of },
    headers: admin.headers,
  });
  expect(response.status).toBe(200);
  const { link } = (await response.json()) as { link: string };
  return new URL(link).searchParams.get("key")!;
}

describe("several impressions in one call", () => {
  it("count once a visitor and day each, and only of listings that run", async () => {
    const other = (await create(input(toolId, `other ${made}`))).body.id;
    const later = (await create({ ...input(toolId, `later ${made}`), startDate: soon(1) })).body.id;
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        see(i % 2 ? [id, other, later, id, "temp-1"] : [other, id], visitor(600 + (i % 6))),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    for (const listing of [id, other]) {
      expect(await db.sponsorship.findUniqueOrThrow({ where: { id: listing } })).toMatchObject({
        impressions: 6,
        clicks: 0,
        views: 0,
      });
      const { total, days } = await report(listing);
      expect(total).toEqual({ impressions: { ...nothing, counted: 6, repeated: 18 }, clicks: nothing });
      expect(days).toEqual([{ day: new Date().toISOString().slice(0, 10), ...total }]);
    }
    expect(await db.sponsorshipDay.count({ where: { sponsorshipId: later } })).toBe(0);
    await remove(other);
    expect(await db.sponsorshipDay.count({ where: { sponsorshipId: other } })).toBe(0);
  });

  it("are refused from other sites, and where there are none or too many", async () => {
    expect(await see([id], { ...visitor(610), origin: "https://elsewhere.example" })).toBe(403);
    expect(await see([], visitor(610))).toBe(400);
    expect(
      await see(
        Array.from({ length: 61 }, () => id),
        visitor(610),
      ),
    ).toBe(400);
    expect((await report()).total.impressions).toEqual(nothing);
  });
});

describe("what is left out", () => {
  it("stands under its reason, and moves no counter", async () => {
    const moderator = await createAccount(db, { role: "moderator" });
    const maker = await createAccount(db);
    await db.submission.create({
      data: {
        ...{ toolName: "A", description: "A", websiteUrl: "https://a.example", websiteKey: "a.example" },
        ...{ categoryId, status: "approved", toolId, userId: maker.id },
      },
    });
    const reader = visitor(621);
    await noteAdvertiser(id, visitorOf(new Request("http://localhost", { headers: reader })));
    const visits: [keyof typeof nothing, Headers][] = [
      ["program", visitor(620, "curl/8.9.1 (x86_64)")],
      ["staff", { ...admin.headers, ...visitor(622) }],
      ["staff", { ...moderator.headers, ...visitor(623) }],
      ["own", { ...maker.headers, ...visitor(624) }],
      ["own", reader],
      ["counted", visitor(625)],
      ["repeated", visitor(625)],
    ];
    for (const [, headers] of visits) {
      expect(await see([id], headers)).toBe(200);
      expect((await count("click", id, headers)).status).toBe(200);
    }
    const expected = { ...nothing };
    for (const [outcome] of visits) expected[outcome] += 1;
    expect((await report()).total).toEqual({ impressions: expected, clicks: expected });
    expect(await db.sponsorship.findUniqueOrThrow({ where: { id } })).toMatchObject({
      impressions: 1,
      clicks: 1,
      views: 1,
    });
    await db.submission.deleteMany({ where: { toolId } });
  });

  it("has browsers that somebody makes up behind one address", async () => {
    for (let i = 0; i < 13; i++) {
      const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:${100 + i}.0) Gecko/20100101 Firefox/${100 + i}.0`;
      expect((await count("impression", id, visitor(630, agent))).status).toBe(200);
    }
    expect((await report()).total.impressions).toEqual({ ...nothing, counted: 10, crowd: 3 });
  });
});

describe("the report", () => {
  it("is read with the link that was made last, and by administrators", async () => {
    expect((await report()).link).toBeNull();
    expect((await read(id, { key: "a" })).status).toBe(404);
    const first = await makeLink();
    const answer = await read(id, { key: first });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.json()).not.toHaveProperty("link");
    const other = (await create(input(toolId, `other ${made}`))).body.id;
    await makeLink(other);
    expect((await read(other, { key: first })).status).toBe(404);
    const user = await createAccount(db);
    for (const query of [
      {},
      { key: `${first.slice(0, -1)}é` },
      { key: `${first}a` },
      { key: first.slice(1) },
    ])
      expect((await read(id, query as Record<string, string>, user.headers)).status).toBe(404);
    for (const missing of ["0".repeat(24), "temp-1"])
      expect((await read(missing, {}, admin.headers)).status).toBe(404);

    const { updatedAt } = await db.sponsorship.findUniqueOrThrow({ where: { id } });
    const keys = await Promise.all([makeLink(), makeLink(), makeLink()]);
    expect(new Set(keys).size).toBe(3);
    const good = await Promise.all(keys.map(async (key) => (await read(id, { key })).status));
    expect(good.toSorted()).toEqual([200, 404, 404]);
    expect((await read(id, { key: first })).status).toBe(404);
    expect((await db.sponsorship.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
    const entries = await db.adminLog.findMany({ where: { entityId: id, action: "sponsorship.link" } });
    expect(entries.map(({ after }) => after)).toHaveLength(4);
    for (const key of [first, ...keys]) expect(JSON.stringify(entries)).not.toContain(key);
  });

  it("has every day while the listing ran, as a sheet too", async () => {
    await change(id, { startDate: "2026-09-01T12:00:00Z", endDate: "2026-09-10T00:00:00Z" });
    const day = { sponsorshipId: id, kind: "click" };
    await db.sponsorshipDay.createMany({
      data: [
        { ...day, day: new Date("2026-09-02"), outcome: "counted", count: 3 },
        { ...day, day: new Date("2026-09-02"), outcome: "staff", count: 2 },
      ],
    });
    const { days } = await report();
    expect(days.map((one) => one.day)).toEqual(
      Array.from({ length: 9 }, (_, i) => `2026-09-${String(i + 1).padStart(2, "0")}`),
    );
    expect(days[1]!.clicks).toEqual({ ...nothing, counted: 3, staff: 2 });
    expect((await report(id, { days: 3 })).days.map((one) => one.day)).toEqual([
      "2026-09-07",
      "2026-09-08",
      "2026-09-09",
    ]);
    const sheet = await read(id, { format: "csv", key: await makeLink() });
    expect(sheet.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(sheet.headers.get("cache-control")).toBe("private, no-store");
    const lines = (await sheet.text()).split("\r\n");
    expect(lines[0]).toContain("Day (UTC),Impressions,Clicks,Left out impressions: Repeated");
    expect(lines[2]).toBe("2026-09-02,0,3,0,0,0,0,0,0,0,0,2,0");
    expect(lines).toHaveLength(10);
    await change(id, { startDate: soon(2), endDate: null });
    expect((await report()).days).toEqual([]);
  });
});
