import { beforeAll, describe, expect, it } from "vitest";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { POST: vote } = await import("@/app/api/tools/[id]/vote/route");
const { GET: getToken } = await import("@/app/api/auth/token/route");
const { GET: getMe } = await import("@/app/api/me/route");
const { countWaitingVotes } = await import("@/lib/accounts/mutations-confirmed");

type Answer = { success: boolean; votes: number; isUpvoted: boolean; error: string };
let tools: string[];

async function cast(account: Pick<TestAccount, "headers">, id: string, action: unknown = "upvote") {
  const path = `/api/tools/${id}/vote`;
  const response = await request(vote, path, {
    method: "POST",
    ...json({ action }, account.headers),
    params: { id },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}

const stats = (toolId: string) => db.toolStats.findUniqueOrThrow({ where: { toolId } });
const shown = async (id: string) => {
  const { baseVotes, votes } = await stats(id);
  return baseVotes + votes;
};
const listed = async (id: string) => {
  const [row] = await db.$queryRaw<{ votes: number; trend: number }[]>`
    SELECT votes, trend FROM search.rank WHERE id = ${id}`;
  return row!;
};
const accounts = (count: number) => Promise.all(Array.from({ length: count }, () => createAccount(db)));
/** Everything that is counted follows from the rows. */
async function expectExact() {
  const wrong = await db.$queryRaw<unknown[]>`
    SELECT tool_id FROM tool_stats AS stats LEFT JOIN search.rank ON rank.id = tool_id
    WHERE stats.votes <> (SELECT count(*) FROM vote WHERE vote.tool_id = stats.tool_id AND counts)
       OR stats.votes <> (SELECT coalesce(sum(votes), 0) FROM tool_day WHERE tool_day.tool_id = stats.tool_id)
       OR stats.rating_count <> (SELECT count(*) FROM review WHERE review.tool_id = stats.tool_id AND status = 'approved')
       OR stats.rating_sum <> (SELECT coalesce(sum(rating), 0) FROM review WHERE review.tool_id = stats.tool_id AND status = 'approved' AND counts)
       OR rank.votes <> stats.base_votes + stats.votes OR rank.trend <> stats.trend`;
  expect(wrong).toEqual([]);
}

beforeAll(async () => {
  const rows = await db.tool.findMany({
    where: { status: "published" },
    take: 40,
    orderBy: { slug: "asc" },
    select: { id: true },
  });
  tools = rows.map(({ id }) => id);
});

describe("a vote", () => {
  it("is set, and set again without effect, and taken back", async () => {
    const [account] = await accounts(1);
    const id = tools[0]!;
    const before = await shown(id);
    for (const _ of [1, 2]) {
      const { status, body } = await cast(account!, id);
      expect(status).toBe(200);
      expect(body).toEqual({ success: true, votes: before + 1, isUpvoted: true, counts: true });
    }
    expect((await listed(id)).votes).toBe(before + 1);
    const me = await (await request(getMe, "/api/me", { headers: account!.headers })).json();
    expect(me.upvotedTools).toEqual([id]);
    for (const _ of [1, 2])
      expect((await cast(account!, id, "remove")).body).toEqual({
        success: true,
        votes: before,
        isUpvoted: false,
        counts: false,
      });
    await expectExact();
  });

  it("takes a key in capitals", async () => {
    const [account] = await accounts(1);
    expect((await cast(account!, tools[1]!.toUpperCase())).status).toBe(200);
  });

  it("works with a bearer token, from wherever it comes", async () => {
    const [account] = await accounts(1);
    const { token } = await (
      await request(getToken, "/api/auth/token", { headers: account!.headers })
    ).json();
    const headers = { authorization: `Bearer ${token}`, origin: "https://elsewhere.example" };
    expect((await cast({ headers }, tools[1]!)).body.isUpvoted).toBe(true);
  });

  it("is one event of the account, which goes with it", async () => {
    const [account] = await accounts(1);
    const events = () =>
      db.activityEvent.count({ where: { userId: account!.id, toolId: tools[2]!, type: "upvote" } });
    await Promise.all([1, 2, 3].map(() => cast(account!, tools[2]!)));
    expect(await events()).toBe(1);
    await cast(account!, tools[2]!, "remove");
    expect(await events()).toBe(0);
  });

  it("leaves the trend where it was when it is taken back, again and again", async () => {
    const [account] = await accounts(1);
    // The newest and the oldest tool, and one without any sample numbers.
    const [oldest] = await db.tool.findMany({
      orderBy: { launchDate: "asc" },
      take: 1,
      where: { status: "published" },
    });
    const bare = tools[3]!;
    await db.toolStats.update({ where: { toolId: bare }, data: { baseVotes: 0, baseViews: 0 } });
    await db.$executeRaw`UPDATE tool_stats SET trend = search.trend_clock((SELECT launch_date FROM tool WHERE id = ${bare})) WHERE tool_id = ${bare}`;
    for (const id of [tools[4]!, oldest!.id, bare]) {
      const { trend } = await stats(id);
      for (let i = 0; i < 5; i++) {
        await cast(account!, id);
        expect((await stats(id)).trend).toBeGreaterThan(trend);
        await cast(account!, id, "remove");
      }
      expect((await stats(id)).trend).toBeCloseTo(trend, 6);
      expect((await listed(id)).trend).toBeCloseTo(trend, 6);
    }
  });

  it("counts on its own day", async () => {
    const [account] = await accounts(1);
    const id = tools[5]!;
    await cast(account!, id);
    await db.$executeRaw`DELETE FROM vote WHERE user_id = ${account!.id}`;
    await db.vote.create({
      data: { userId: account!.id, toolId: id, createdAt: new Date("2026-01-02T23:59:59.999Z") },
    });
    expect(
      await db.toolDay.findMany({
        where: { toolId: id, votes: { not: 0 } },
        select: { day: true, votes: true },
      }),
    ).toEqual([{ day: new Date("2026-01-02"), votes: 1 }]);
    await cast(account!, id, "remove");
    expect(await db.toolDay.count({ where: { toolId: id, votes: { not: 0 } } })).toBe(0);
  });
});

describe("many at once", () => {
  it("200 people vote for and against one tool with repeats, and the count is exact", async () => {
    const people = await accounts(200);
    const id = tools[6]!;
    const { baseVotes } = await stats(id);
    const answers = await Promise.all(
      people.flatMap((person, i) => [
        cast(person, id),
        cast(person, id),
        ...(i % 2 === 0 ? [cast(person, id, "remove")] : []),
        ...(i % 3 === 0 ? [cast(person, id), cast(person, id, "remove")] : []),
      ]),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await shown(id)).toBe(baseVotes + (await db.vote.count({ where: { toolId: id } })));
    await expectExact();
    // Now everybody says what they mean, all at once.
    await Promise.all(people.map((person, i) => cast(person, id, i % 4 === 0 ? "remove" : "upvote")));
    expect(await shown(id)).toBe(baseVotes + 150);
    expect((await listed(id)).votes).toBe(baseVotes + 150);
    expect(await db.activityEvent.count({ where: { toolId: id, type: "upvote" } })).toBe(150);
    await expectExact();
  }, 60_000);

  it("accounts that are deleted take their votes and reviews along, while others vote", async () => {
    const people = await accounts(40);
    const own = tools.slice(10, 30);
    await db.vote.createMany({
      data: people.flatMap(({ id: userId }) => own.map((toolId) => ({ userId, toolId }))),
    });
    await db.review.createMany({
      data: people.flatMap(({ id: userId }, i) =>
        own
          .filter((_, j) => (i + j) % 3 === 0)
          .map((toolId, j) => ({
            userId,
            toolId,
            rating: (j % 5) + 1,
            comment: "Good.",
            status: "approved",
          })),
      ),
    });
    await expectExact();
    const before = await shown(own[0]!);
    const [leaving, staying] = [people.slice(0, 20), people.slice(20)];
    const done = await Promise.allSettled([
      ...leaving.map(({ id }) => db.user.delete({ where: { id } })),
      // Those who leave still vote; so do others, the other way round, and reviews are decided on.
      ...leaving.flatMap((person, i) => [
        cast(person, own[i % own.length]!, "remove"),
        cast(person, tools[30 + (i % 10)]!),
      ]),
      ...staying.flatMap((person) =>
        [...own].reverse().map((id, i) => cast(person, id, i % 2 ? "remove" : "upvote")),
      ),
      ...staying.map(({ id }) =>
        db.review.updateMany({ where: { userId: id }, data: { status: "rejected" } }),
      ),
    ]);
    expect(done.filter(({ status }) => status === "rejected")).toEqual([]);
    const codes = new Set(
      done.flatMap((one) => (one.status === "fulfilled" && "body" in one.value ? [one.value.status] : [])),
    );
    expect([...codes].filter((code) => ![200, 401, 404].includes(code))).toEqual([]);
    expect(await shown(own[0]!)).toBeLessThan(before);
    await expectExact();
  }, 60_000);

  it("a tool that is deleted meets votes for it", async () => {
    const people = await accounts(20);
    const id = tools[39]!;
    await db.vote.createMany({ data: people.slice(10).map((person) => ({ userId: person.id, toolId: id })) });
    const [, ...answers] = await Promise.all([
      db.tool.delete({ where: { id } }),
      ...people.map((person, i) => cast(person, id, i < 10 ? "upvote" : "remove")),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await db.vote.count({ where: { toolId: id } })).toBe(0);
    await expectExact();
  });
});

describe("what waited for an address to be confirmed", () => {
  it("counts where no mail is sent, once, however often that is looked after", async () => {
    const [account] = await accounts(1);
    const [id, other] = [tools[31]!, tools[32]!];
    const { votes } = await stats(id);
    await db.vote.create({ data: { userId: account!.id, toolId: id, counts: false } });
    const review = { userId: account!.id, toolId: other, rating: 4, comment: "Good.", status: "approved" };
    await db.review.create({ data: { ...review, counts: false } });
    expect(await stats(id)).toMatchObject({ votes });
    expect((await stats(other)).ratingCount).toBe(0);
    await Promise.all([countWaitingVotes(), countWaitingVotes()]);
    expect(await stats(id)).toMatchObject({ votes: votes + 1 });
    expect((await stats(other)).ratingCount).toBe(1);
    await expectExact();
    await db.review.deleteMany({ where: { userId: account!.id } });
  });
});

describe("reviews", () => {
  it("move the rating by what is approved", async () => {
    const [one, other] = await accounts(2);
    const toolId = tools[7]!;
    const rating = async () => {
      const { ratingSum, ratingCount } = await stats(toolId);
      return [ratingSum, ratingCount];
    };
    const write = (userId: string, status: string, stars: number) =>
      db.review.create({ data: { userId, toolId, rating: stars, comment: "Fine.", status } });
    const first = await write(one!.id, "pending", 5);
    expect(await rating()).toEqual([0, 0]);
    await db.review.update({ where: { id: first.id }, data: { status: "approved" } });
    expect(await rating()).toEqual([5, 1]);
    await write(other!.id, "approved", 2);
    expect(await rating()).toEqual([7, 2]);
    await db.review.update({ where: { id: first.id }, data: { rating: 3, comment: "Hm." } });
    expect(await rating()).toEqual([5, 2]);
    await db.review.update({ where: { id: first.id }, data: { status: "rejected" } });
    expect(await rating()).toEqual([2, 1]);
    await db.user.delete({ where: { id: other!.id } });
    expect(await rating()).toEqual([0, 0]);
    await db.review.delete({ where: { id: first.id } });
    expect(await rating()).toEqual([0, 0]);
  });
});

describe("who and what is refused", () => {
  it("nobody", async () => {
    const { status, body } = await cast({ headers: { "x-almanac-client": "10.1.0.1" } }, tools[0]!);
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, error: "Please sign in to upvote tools." });
  });

  it("temporary and malformed keys, and tools that are not there", async () => {
    const [account] = await accounts(1);
    const invalid = "This tool cannot be upvoted (invalid or temporary ID).";
    for (const id of [
      "temp-6b018c2f0002083df3748f99",
      "temp-1",
      "chatgpt",
      "6b018c2f0002083df3748f9",
      "0".repeat(25),
    ]) {
      const { status, body } = await cast(account!, id);
      expect(status, id).toBe(400);
      expect(body).toMatchObject({ success: false, error: invalid });
    }
    const draft = tools[8]!;
    await db.tool.update({ where: { id: draft }, data: { status: "archived" } });
    for (const id of ["0".repeat(24), draft]) {
      const { status, body } = await cast(account!, id);
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, error: "This tool cannot be upvoted at this moment." });
    }
    await db.tool.update({ where: { id: draft }, data: { status: "published" } });
  });

  it("another site, the banned and the suspended", async () => {
    const id = tools[9]!;
    const [account, banned, suspended] = await Promise.all([
      createAccount(db),
      createAccount(db, { status: "banned" }),
      createAccount(db, { status: "suspended" }),
    ]);
    for (const foreign of [{ origin: "https://elsewhere.example" }, { "sec-fetch-site": "cross-site" }])
      expect((await cast({ headers: { ...account.headers, ...(foreign as object) } }, id)).status).toBe(403);
    expect((await cast(banned, id)).status).toBe(401);
    const { status, body } = await cast(suspended, id);
    expect(status).toBe(403);
    expect(body).toEqual({ success: false, error: "Your account is suspended." });
    expect(await db.vote.count({ where: { toolId: id } })).toBe(0);
  });

  it("malformed and large bodies", async () => {
    const [account] = await accounts(1);
    const id = tools[9]!;
    const send = async (body: string, type = "application/json") =>
      (
        await request(vote, `/api/tools/${id}/vote`, {
          method: "POST",
          body,
          headers: { ...account!.headers, "content-type": type },
          params: { id },
        })
      ).status;
    for (const body of ["", "{", "null", "[]", "{}", '{"action":"up"}', '{"action":["upvote"]}'])
      expect(await send(body), body).toBe(400);
    expect(await send('{"action":"upvote"}', "text/plain")).toBe(415);
    expect(await send(JSON.stringify({ action: "upvote", more: "x".repeat(1_000_000) }))).toBe(413);
    expect(await db.vote.count({ where: { toolId: id } })).toBe(0);
  });

  it("more than 60 a minute, by account and by address", async () => {
    const [account, neighbour] = await accounts(2);
    const id = tools[9]!;
    for (let i = 0; i < 60; i++)
      expect((await cast(account!, id, i % 2 ? "remove" : "upvote")).status).toBe(200);
    const elsewhere = { headers: { ...account!.headers, "x-almanac-client": "10.1.0.3" } };
    const nearby = {
      headers: { ...neighbour!.headers, "x-almanac-client": account!.headers["x-almanac-client"]! },
    };
    for (const caller of [account!, elsewhere, nearby]) {
      const { status, headers, body } = await cast(caller, id);
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(body.success).toBe(false);
      expect(body.error).toMatch(/too many/i);
    }
  });
});
