import { describe, expect, it } from "vitest";
import type { IntegrityMonth } from "@/lib/integrity/schema";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { good, openReviews, read } from "@/tests/api/review-calls";
import { input, sponsorshipCalls } from "@/tests/api/sponsorship-calls";

const { db } = await openApp();
const { GET } = await import("@/app/api/integrity/route");
const { PATCH: statusRoute } = await import("@/app/api/users/user/[id]/status/route");
const { listModeration } = await import("@/lib/integrity/queries-log");
const { getFirstMonth, getIntegrity } = await import("@/lib/integrity/queries");
const { removeTool } = await import("@/lib/tools/mutations");
const { decideProposal } = await import("@/lib/owners/mutations-proposals-decisions");
const { domainOf } = await import("@/lib/owners/site");
const { refusals } = await import("@/lib/integrity/schema");

const admin = await createAccount(db, { role: "admin", name: "Ada Adminova", email: "ada@adminova.example" });
const moderator = await createAccount(db, { role: "moderator", name: "Mo Deratova" });
const { post, moderate, remove } = await openReviews(db);
const { create } = await sponsorshipCalls(admin);
const tools = await db.tool.findMany({ where: { status: "published" }, orderBy: { slug: "asc" }, take: 8 });
const now = new Date().toISOString().slice(0, 7);

const numbers = async (month = now) =>
  (await read<IntegrityMonth>(request(GET, withQuery("/api/integrity", { month })) as Promise<Response>))
    .body;
const vote = async (userId: string, toolId: string, wanted = true) => {
  await db.$executeRaw`SELECT public.set_vote(${userId}, ${toolId}, ${wanted})`;
};
const setStatus = async (id: string, status: string, reason?: string) => {
  const answer = await request(statusRoute, "/", {
    method: "PATCH",
    params: { id },
    ...json({ status, reason }, admin.headers),
  });
  expect(answer.status).toBe(200);
};

it("is empty on a fresh site", async () => {
  const answer = await request(GET, "/api/integrity");
  expect(await answer.json()).toEqual({
    month: now,
    votes: { cast: 0, removed: { takenBack: 0, withAccount: 0, withTool: 0 } },
    reviews: {
      received: 0,
      unchecked: 0,
      approved: 0,
      refused: Object.fromEntries(refusals.map((reason) => [reason, 0])),
      medianSecondsInQueue: null,
    },
    proposals: { approved: 0, refused: 0 },
    accounts: { suspended: 0, banned: 0 },
    links: { gone: 0 },
    listings: { paid: 0 },
  });
  expect(await getFirstMonth()).toBe(now);
  expect((await listModeration(1)).entries).toEqual([]);
});

it("refuses months that are none, or still to come", async () => {
  for (const month of ["2026-13", "2026-1", "november", "2099-01"])
    expect((await request(GET, withQuery("/api/integrity", { month }))).status, month).toBe(400);
});

describe("votes", () => {
  it("are counted when they are cast and when they go, by the reason, also several at once", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createAccount(db)));
    await Promise.all(people.flatMap(({ id }) => tools.slice(0, 3).map((tool) => vote(id, tool.id))));
    expect((await numbers()).votes).toEqual({
      cast: 18,
      removed: { takenBack: 0, withAccount: 0, withTool: 0 },
    });
    await Promise.all(people.slice(0, 2).map(({ id }) => vote(id, tools[0]!.id, false)));
    await vote(people[0]!.id, tools[0]!.id, false);
    await db.user.delete({ where: { id: people[5]!.id } });
    await removeTool(tools[1]!.id, admin);
    await vote(people[0]!.id, tools[0]!.id);
    expect((await numbers()).votes).toEqual({
      cast: 19,
      removed: { takenBack: 2, withAccount: 3, withTool: 5 },
    });
  });

  it("go in the month in which they go, and stay cast in the one in which they were", async () => {
    const { id } = await createAccount(db);
    await db.vote.create({
      data: { userId: id, toolId: tools[0]!.id, createdAt: new Date("2026-03-31T23:59:59Z") },
    });
    const before = (await numbers()).votes;
    expect((await numbers("2026-03")).votes.cast).toBe(1);
    await vote(id, tools[0]!.id, false);
    expect((await numbers("2026-03")).votes).toEqual({
      cast: 1,
      removed: { takenBack: 0, withAccount: 0, withTool: 0 },
    });
    expect((await numbers()).votes).toEqual({
      cast: before.cast,
      removed: { ...before.removed, takenBack: before.removed.takenBack + 1 },
    });
  });
});

describe("decisions", () => {
  const secret = "because Jane Doeova wrote to jane@doeova.example";

  it("equal the activity log", async () => {
    const authors = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        createAccount(db, { name: `Person Namedova ${i}`, email: `named-${i}@namedova.example` }),
      ),
    );
    const reviews = await Promise.all(
      authors.map(async (author) => (await post(author, { ...good, toolId: tools[2]!.id })).body),
    );
    const [one, two, three, four, five] = reviews.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
      string,
    ];
    // Both decide at once: one decision.
    await Promise.all([
      moderate(moderator, one, { status: "approved" }),
      moderate(admin, one, { status: "approved" }),
    ]);
    await moderate(moderator, two, { status: "rejected", reason: "spam" });
    await moderate(moderator, three, { status: "rejected", reason: "spam" });
    await moderate(moderator, four, { status: "rejected" });
    expect((await moderate(moderator, five, { status: "rejected", reason: secret })).status).toBe(400);
    const owner = authors[5]!;
    for (const decision of [
      { status: "approved" as const },
      { status: "rejected" as const, reason: secret },
      { status: "rejected" as const, reason: secret },
    ]) {
      const { id: toolId, websiteUrl } = tools[6]!;
      const claim = { userId: owner.id, toolId, method: "dns", domain: domainOf(websiteUrl)! };
      await db.toolClaim.createMany({
        data: { ...claim, token: `almanac-${owner.id}`, status: "verified" },
        skipDuplicates: true,
      });
      const { id } = await db.toolProposal.create({
        data: {
          ...{ userId: owner.id, toolId, toolUpdatedAt: new Date() },
          ...{ change: { description: secret }, before: { description: "A" } },
        },
      });
      await decideProposal(id, decision, moderator);
    }
    await remove(admin, one);
    await setStatus(authors[4]!.id, "suspended", secret);
    await setStatus(authors[4]!.id, "banned", secret);
    await setStatus(authors[4]!.id, "active", secret);
    await create(input(tools[3]!.id, "paid"));
    for (const state of ["not-found", "parked"])
      await db.toolLink.update({ where: { toolId: tools[5]!.id }, data: { state, isGone: true } });
    // As an older log may have it.
    await db.adminLog.create({
      data: {
        ...{ actorId: admin.id, actorName: admin.name, action: "review.reject", entity: "review" },
        ...{
          entityId: five,
          label: secret,
          reason: secret,
          before: { comment: secret },
          after: { comment: secret },
        },
      },
    });

    const log = await db.adminLog.findMany();
    const of = (action: string) => log.filter((entry) => entry.action === action);
    const field = (entry: (typeof log)[number], side: "before" | "after", name: string) =>
      String((entry[side] as Record<string, unknown> | null)?.[name]);
    const waits = [...of("review.approve"), ...of("review.reject")]
      .filter((entry) => field(entry, "before", "status") === "pending")
      .map(
        (entry) =>
          Date.parse(field(entry, "after", "updatedAt")) - Date.parse(field(entry, "before", "updatedAt")),
      )
      .sort((a, b) => a - b);
    const middle =
      (waits[Math.floor((waits.length - 1) / 2)]! + waits[Math.ceil((waits.length - 1) / 2)]!) / 2;
    const known = new Set<string>(refusals);
    const { reviews: told, proposals, accounts, links, listings } = await numbers();
    expect(told).toMatchObject({ received: 6, unchecked: 0, approved: of("review.approve").length });
    for (const reason of refusals)
      expect(told.refused[reason], reason).toBe(
        of("review.reject").filter(
          (entry) => (known.has(entry.reason ?? "") ? entry.reason : "unsaid") === reason,
        ).length,
      );
    expect(told.refused).toMatchObject({ spam: 2, unsaid: 2 });
    expect(waits).toHaveLength(4);
    expect(told.medianSecondsInQueue).toBeCloseTo(middle / 1000, 3);
    const statuses = of("user.status").map((entry) => field(entry, "after", "status"));
    expect(accounts).toEqual({
      suspended: statuses.filter((status) => status === "suspended").length,
      banned: statuses.filter((status) => status === "banned").length,
    });
    expect(accounts).toEqual({ suspended: 1, banned: 1 });
    expect(proposals).toEqual({
      approved: of("proposal.approve").length,
      refused: of("proposal.reject").length,
    });
    expect(proposals).toEqual({ approved: 1, refused: 2 });
    expect(listings).toEqual({ paid: of("sponsorship.create").length });
    expect(listings.paid).toBe(1);
    expect(links).toEqual({ gone: 1 });
    expect(await getIntegrity(now)).toEqual(await numbers());
  });

  it("stand in the public log, newest first, with why and without persons", async () => {
    const { entries, total } = await listModeration(1);
    const day = new Date().toISOString().slice(0, 10);
    expect(entries.slice(0, 5)).toEqual([
      {
        day,
        what: "A review was rejected",
        why: "No reason chosen",
        tool: expect.objectContaining({ slug: tools[2]!.slug }),
      },
      { day, what: "An account was restored", why: null, tool: null },
      { day, what: "An account was banned", why: null, tool: null },
      { day, what: "An account was suspended", why: null, tool: null },
      { day, what: "A review was deleted", why: null, tool: { name: tools[2]!.name, slug: tools[2]!.slug } },
    ]);
    const tool = { name: tools[6]!.name, slug: tools[6]!.slug };
    expect(entries).toContainEqual({
      ...{ day, what: "A change that an owner proposed was rejected", why: "Told to the owner", tool },
    });
    expect(entries).toContainEqual({
      ...{ day, what: "A change that an owner proposed was approved", why: null, tool },
    });
    expect(entries).toContainEqual({ day, what: "A tool was deleted", why: null, tool: null });
    expect(total).toBe(entries.length);
    expect((await listModeration(2)).entries).toEqual([]);

    await db.tool.update({ where: { id: tools[2]!.id }, data: { status: "archived" } });
    const said = JSON.stringify([await listModeration(1), await numbers(), await getIntegrity(now)]);
    expect(said).not.toContain(tools[2]!.slug);
    const people = await db.user.findMany({ select: { id: true, name: true, email: true, username: true } });
    for (const { id, name, email, username } of people)
      for (const word of [id, name, email, ...(username ? [username] : [])]) expect(said).not.toContain(word);
    expect(said).not.toMatch(/Doeova|Namedova|Deratova|Adminova|@|does what it says/i);
  });

  it("are read through an index", async () => {
    const { isModeration } = await import("@/lib/integrity/queries-log");
    await db.$transaction(async (tx) => {
      for (const other of ["seqscan", "bitmapscan", "sort"])
        await tx.$executeRawUnsafe(`SET LOCAL enable_${other} = off`);
      const plan = await tx.$queryRaw<object[]>`
        EXPLAIN SELECT * FROM public.admin_log WHERE ${isModeration} ORDER BY created_at DESC, id DESC LIMIT 50`;
      expect(JSON.stringify(plan)).toContain("admin_log_moderation");
      expect(JSON.stringify(plan)).not.toContain("Sort");
    });
  });
});
