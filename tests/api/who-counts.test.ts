import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request } from "@/tests/api/open-app";
import { good, openReviews, read } from "@/tests/api/review-calls";
import type { MeDto } from "@/lib/accounts/schema";
import type { UpvotedTool } from "@/lib/accounts/schema-tools";
import type { VoteResult } from "@/lib/engagement/votes/schema";

// Mail goes out, or would: nobody listens there.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.JOBS = "off";
const { db } = await openApp();
const { POST: vote } = await import("@/app/api/tools/[id]/vote/route");
const { GET: readMe } = await import("@/app/api/me/route");
const { GET: readUpvoted } = await import("@/app/api/me/upvoted/route");
const { GET: readTool } = await import("@/app/api/tools/[id]/route");
const { GET: readActivity } = await import("@/app/api/activity/route");
const { POST: verify } = await import("@/app/api/auth/email/verify/route");
const { POST: reset } = await import("@/app/api/auth/password/reset/route");
const { createToken } = await import("@/lib/accounts/mutations-tokens");
const { signInWithProvider } = await import("@/lib/accounts/mutations-providers");
const { listReviewsNow } = await import("@/lib/reviews/queries");
const { list, post, moderate, removeMine, mine, nextTool, moderator, admin, site } = await openReviews(db);

const cast = (account: TestAccount, id: string, action = "upvote") =>
  read<VoteResult>(
    request(vote, `/api/tools/${id}/vote`, {
      method: "POST",
      ...json({ action }, account.headers),
      params: { id },
    }),
  );
const stats = (toolId: string) => db.toolStats.findUniqueOrThrow({ where: { toolId } });
const days = (toolId: string) =>
  db.toolDay.findMany({ where: { toolId, votes: { not: 0 } }, select: { day: true, votes: true } });
const events = (userId: string) => db.activityEvent.count({ where: { userId, toolId: { not: null } } });
const token = (userId: string, email: string, purpose: "email_verification" | "password_reset") =>
  createToken({ id: `${purpose}-${userId}`, createdAt: new Date() }, { purpose, userId, email });
const confirm = async ({ id, email, headers }: TestAccount) => {
  const body = { token: await token(id, email, "email_verification") };
  return request(verify, "/api/auth/email/verify", { method: "POST", ...json(body, headers) });
};

/** Everything that is counted follows from the rows that count, and nothing waits for an address that is confirmed. */
async function expectExact() {
  const wrong = await db.$queryRaw<unknown[]>`
    SELECT tool_id FROM tool_stats AS stats JOIN search.rank ON rank.id = tool_id
    WHERE stats.votes <> (SELECT count(*) FROM vote WHERE vote.tool_id = stats.tool_id AND counts)
       OR stats.votes <> (SELECT coalesce(sum(votes), 0) FROM tool_day WHERE tool_day.tool_id = stats.tool_id)
       OR stats.rating_count <> (SELECT count(*) FROM review WHERE review.tool_id = stats.tool_id AND status = 'approved' AND counts)
       OR rank.votes <> stats.base_votes + stats.votes OR rank.trend <> stats.trend
    UNION ALL
    SELECT id FROM "user" WHERE email_verified_at IS NOT NULL
      AND EXISTS (SELECT FROM vote WHERE user_id = "user".id AND NOT counts UNION ALL SELECT FROM review WHERE user_id = "user".id AND NOT counts)
    UNION ALL
    SELECT user_id FROM vote WHERE counts <> EXISTS (SELECT FROM activity_event AS told WHERE told.user_id = vote.user_id AND told.tool_id = vote.tool_id AND type = 'upvote')`;
  expect(wrong).toEqual([]);
}

beforeAll(() => site({ requireApprovalForReviews: false }));
let person: TestAccount;
beforeEach(async () => {
  person = await createAccount(db);
});

describe("the vote of an account whose address is not confirmed", () => {
  it("is kept, and no part of any number", async () => {
    const tool = nextTool();
    const before = await stats(tool);
    const shown = before.baseVotes + before.votes;
    for (const _ of [1, 2])
      expect((await cast(person, tool)).body).toEqual({
        success: true,
        votes: shown,
        isUpvoted: true,
        counts: false,
      });
    expect(await stats(tool)).toEqual(before);
    expect(await days(tool)).toEqual([]);
    expect(await events(person.id)).toBe(0);
    const { body: me } = await read<MeDto>(request(readMe, "/api/me", { headers: person.headers }));
    expect(me).toMatchObject({ counts: false, upvotedTools: [tool] });
    const own = await read<UpvotedTool[]>(
      request(readUpvoted, "/api/me/upvoted", { headers: person.headers }),
    );
    expect(own.body).toMatchObject([{ id: tool, counts: false, votes: shown }]);

    expect((await cast(person, tool, "remove")).body).toEqual({
      success: true,
      votes: shown,
      isUpvoted: false,
      counts: false,
    });
    await cast(person, tool);
    await db.user.delete({ where: { id: person.id } });
    expect(await stats(tool)).toEqual(before);
    await expectExact();
  });

  it("counts with its own age once the address is confirmed, and can be taken back", async () => {
    const [tool, twin] = [nextTool(), nextTool()];
    await db.toolStats.updateMany({ where: { toolId: { in: [tool, twin] } }, data: { trend: 100 } });
    const before = await stats(tool);
    const createdAt = new Date("2026-02-03T23:59:59.999Z");
    await cast(person, tool);
    await db.vote.updateMany({ where: { userId: person.id }, data: { createdAt } });
    await db.vote.create({ data: { userId: admin.id, toolId: twin, createdAt } });
    const dropped = await watchTags();
    expect((await confirm(person)).status).toBe(200);
    expect(dropped()).toContain("counters");
    expect((await stats(tool)).votes).toBe(before.votes + 1);
    expect((await stats(tool)).trend).toBe((await stats(twin)).trend);
    expect(await days(tool)).toEqual([{ day: new Date("2026-02-03"), votes: 1 }]);
    const { body: me } = await read<MeDto>(request(readMe, "/api/me", { headers: person.headers }));
    expect(me.counts).toBe(true);
    await db.vote.deleteMany({ where: { userId: admin.id } });
    expect((await cast(person, tool)).body).toMatchObject({ isUpvoted: true, counts: true });
    await expectExact();
    expect((await cast(person, tool, "remove")).body.votes).toBe(before.baseVotes + before.votes);
    expect(await days(tool)).toEqual([]);
    await expectExact();
  });

  it("counts as well when a new password or a service confirms the address", async () => {
    for (const way of ["password", "service"]) {
      const [one, tool] = [await createAccount(db), nextTool()];
      await cast(one, tool);
      if (way === "password") {
        const body = { token: await token(one.id, one.email, "password_reset"), password: "correct horse" };
        const answer = await request(reset, "/api/auth/password/reset", {
          method: "POST",
          ...json(body, one.headers),
        });
        expect(answer.status).toBe(200);
      } else {
        const identity = { provider: "oidc", providerAccountId: one.id, name: "One", email: one.email };
        expect(
          await signInWithProvider({ ...identity, emailVerified: true }, { allowRegistration: false }),
        ).toBe("ok");
      }
      expect((await stats(tool)).votes).toBe(1);
    }
    await expectExact();
  });
});

describe("a review of such an account", () => {
  it("is its author's alone, and counts and is read once the address is confirmed", async () => {
    const tool = nextTool();
    const before = await stats(tool);
    const { body: written } = await post(person, { ...good, toolId: tool });
    expect(written).toMatchObject({ status: "approved", counts: false });
    expect(await mine(person, tool)).toMatchObject({ id: written.id, counts: false });
    expect(await stats(tool)).toEqual(before);
    expect((await listReviewsNow(tool, {})).pagination.total).toBe(0);
    expect(await events(person.id)).toBe(0);
    const all = await list({ isAdmin: "true", toolId: tool }, moderator.headers);
    expect(all.body.reviews).toMatchObject([{ id: written.id, counts: false }]);
    // Changed, refused and approved again it waits all the same.
    await post(person, { ...good, rating: 4, toolId: tool });
    for (const status of ["rejected", "approved"] as const) await moderate(moderator, written.id, { status });
    expect(await stats(tool)).toEqual(before);
    expect(await events(person.id)).toBe(0);

    const dropped = await watchTags();
    await confirm(person);
    expect(dropped()).toEqual(
      expect.arrayContaining([`reviews:${tool}`, `tool:${tool}`, "activity", "counters", "lists"]),
    );
    expect(await stats(tool)).toMatchObject({ ratingCount: 1, ratingSum: 4 });
    const told = await listReviewsNow(tool, {});
    expect(told.reviews).toMatchObject([{ id: written.id, rating: 4 }]);
    expect(told.reviews[0]).not.toHaveProperty("counts");
    const { body: shown } = await read<{ rating: number; reviews: number }>(
      request(readTool, `/api/tools/${tool}`, { params: { id: tool } }),
    );
    expect(shown).toMatchObject({ rating: 4, reviews: 1 });
    const { body: happened } = await read<{ type: string }[]>(request(readActivity, "/api/activity"));
    expect(happened[0]).toMatchObject({ type: "review" });
    await removeMine(person, written.id);
    expect(await stats(tool)).toEqual({ ...before, ratingDay: expect.any(Date) });
    await expectExact();
  });

  it("that is not approved counts when it is, after the address is confirmed", async () => {
    const tool = nextTool();
    await site({ requireApprovalForReviews: true });
    const { body: written } = await post(person, { ...good, toolId: tool });
    await site({ requireApprovalForReviews: false });
    await confirm(person);
    expect((await stats(tool)).ratingCount).toBe(0);
    expect((await moderate(moderator, written.id, { status: "approved" })).body).toMatchObject({
      counts: true,
    });
    expect((await stats(tool)).ratingCount).toBe(1);
    expect(await events(person.id)).toBe(1);
    await expectExact();
  });
});

describe("at once", () => {
  it("accounts vote, take back, review, confirm, change and go, and every number is exact", async () => {
    const people = await Promise.all(Array.from({ length: 24 }, () => createAccount(db)));
    const tools = Array.from({ length: 6 }, nextTool);
    await Promise.all(people.map((one, i) => cast(one, tools[i % 6]!)));
    const outcomes = await Promise.allSettled(
      people.flatMap((one, i) => [
        ...tools.map((tool, j) => cast(one, tool, (i + j) % 3 ? "upvote" : "remove")),
        post(one, { ...good, toolId: tools[(i + 1) % 6]! }),
        confirm(one),
        db.user.updateMany({ where: { id: one.id }, data: { emailVerifiedAt: new Date() } }),
        ...tools.map((tool) => cast(one, tool)),
        ...(i % 4 === 0 ? [db.user.deleteMany({ where: { id: one.id } })] : []),
      ]),
    );
    expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
    await expectExact();
    expect(await db.vote.count({ where: { counts: false } })).toBe(0);
  }, 60_000);
});
