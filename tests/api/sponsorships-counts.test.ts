import { describe, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp } from "@/tests/api/open-app";
import { input, soon, sponsorshipCalls, visitor } from "@/tests/api/sponsorship-calls";

const { db } = await openApp();
const admin = await createAccount(db, { role: "admin" });
const { read, create, change, remove, count } = await sponsorshipCalls(admin);

const taken = await db.sponsorship.findMany({ select: { toolId: true } });
const { id: toolId } = await db.tool.findFirstOrThrow({
  where: { status: "published", id: { notIn: taken.map((row) => row.toolId) } },
  orderBy: { slug: "asc" },
});

describe.each(["impression", "click"] as const)("counting an %s", (kind) => {
  const counters = async (id: string) => {
    const { views, impressions, clicks } = await db.sponsorship.findUniqueOrThrow({ where: { id } });
    return { views, impressions, clicks };
  };
  const moved = (before: Awaited<ReturnType<typeof counters>>, by: number) =>
    kind === "click"
      ? { ...before, views: before.views + by, clicks: before.clicks + by }
      : { ...before, impressions: before.impressions + by };

  it("once a visitor and day, exactly, and without a change of the listing", async () => {
    const [{ id } = { id: "" }] = (await read()).body;
    const before = await counters(id);
    const { updatedAt } = await db.sponsorship.findUniqueOrThrow({ where: { id } });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => count(kind, id, visitor(i % 20))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]!.body).toEqual({ success: true });
    expect(await counters(id)).toEqual(moved(before, 20));
    expect((await db.sponsorship.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
    const day = `listing_${kind}`;
    await db.visitorCount.updateMany({
      where: { kind: day, targetId: id },
      data: { day: new Date("2026-01-01") },
    });
    await count(kind, id, visitor(1));
    expect(await counters(id)).toEqual(moved(before, 21));
  });

  it("leaves programs out, and refuses other sites", async () => {
    const [, { id } = { id: "" }] = (await read()).body;
    const before = await counters(id);
    for (const agent of ["curl/8.9.1 (x86_64)", "Mozilla/5.0 (compatible; Googlebot/2.1)", ""])
      expect((await count(kind, id, visitor(300, agent))).status).toBe(200);
    expect((await count(kind, id, { ...visitor(301), origin: "https://elsewhere.example" })).status).toBe(
      403,
    );
    expect(await counters(id)).toEqual(before);
  });

  it("only of a listing that is running", async () => {
    const { body } = await create({ ...input(toolId, kind), startDate: soon(1) });
    expect((await count(kind, body.id, visitor(302))).status).toBe(404);
    await change(body.id, { startDate: soon(-2), endDate: soon(-1) });
    expect((await count(kind, body.id, visitor(302))).status).toBe(404);
    for (const id of ["temp-1", "0".repeat(24), "x"])
      expect((await count(kind, id, visitor(302))).status, id).toBe(404);
    expect(await counters(body.id)).toEqual({ views: 0, impressions: 0, clicks: 0 });
    expect(await db.visitorCount.count({ where: { targetId: body.id } })).toBe(0);
    await remove(body.id);
  });

  it("120 a minute at most", async () => {
    const [{ id } = { id: "" }] = (await read()).body;
    const n = kind === "click" ? 400 : 401;
    for (let i = 0; i < 120; i++) expect((await count(kind, id, visitor(n))).status).toBe(200);
    expect((await count(kind, id, visitor(n))).status).toBe(429);
  });
});
