import { describe, expect, it } from "vitest";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { good, openReviews, read } from "@/tests/api/review-calls";
import type { HelpfulResult } from "@/lib/reviews/schema";

const { db } = await openApp();
const { admin, list, moderate, moderator, nextTool, post } = await openReviews(db);
const { PUT, DELETE } = await import("@/app/api/reviews/[id]/helpful/route");
const { GET } = await import("@/app/api/me/helpful/route");
const { PATCH: setStatus } = await import("@/app/api/users/user/[id]/status/route");

const say = (account: TestAccount | null, id: string, helpful = true) =>
  read<HelpfulResult>(
    request(helpful ? PUT : DELETE, `/api/reviews/${id}/helpful`, {
      method: helpful ? "PUT" : "DELETE",
      params: { id },
      headers: account?.headers,
    }),
  );
const marked = async (account: TestAccount, toolId: string) =>
  (
    await read<{ reviews: string[]; own: string | null }>(
      request(GET, withQuery("/api/me/helpful", { toolId }), { headers: account.headers }),
    )
  ).body;
const count = async (id: string) => (await db.review.findUniqueOrThrow({ where: { id } })).helpful;
const people = (n: number) => Promise.all(Array.from({ length: n }, () => createAccount(db)));

async function approved(toolId = nextTool()) {
  const author = await createAccount(db);
  const { body } = await post(author, { ...good, toolId });
  await moderate(moderator, body.id, { status: "approved" });
  return { author, toolId, id: body.id };
}

/** Every count is that of its rows. */
async function expectExact() {
  const wrong = await db.$queryRaw`
    SELECT id FROM public.review WHERE helpful <> (SELECT count(*) FROM public.review_helpful WHERE review_id = review.id)`;
  expect(wrong).toEqual([]);
}

describe("finding a review helpful", () => {
  it("counts once a person, however often and at once, and is taken back", async () => {
    const { author, toolId, id } = await approved();
    const [one, other] = await people(2);
    const { updatedAt } = await db.review.findUniqueOrThrow({ where: { id } });
    const answers = await Promise.all([1, 2, 3, 4].map(() => say(one!, id)));
    for (const { body } of answers) expect(body).toEqual({ helpful: 1, isHelpful: true });
    expect((await say(other!, id)).body).toEqual({ helpful: 2, isHelpful: true });
    expect((await list({ toolId })).body.reviews[0]!.helpful).toBe(2);
    expect(await marked(one!, toolId)).toEqual({ reviews: [id], own: null });
    expect(await marked(author, toolId)).toEqual({ reviews: [], own: id });

    for (let n = 0; n < 2; n++)
      expect((await say(one!, id, false)).body).toEqual({ helpful: 1, isHelpful: false });
    expect(await marked(one!, toolId)).toEqual({ reviews: [], own: null });
    // It is no change that a moderator would have to look at again.
    expect((await db.review.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
    await expectExact();
  });

  it("is not for one's own review, nor for one that is not shown", async () => {
    const { author, toolId, id } = await approved();
    const reader = await createAccount(db);
    for (const helpful of [true, false]) {
      const own = await say(author, id, helpful);
      expect([own.status, own.body.error]).toEqual([403, "You can't say that of your own review."]);
    }
    const { body: waiting } = await post(reader, { ...good, toolId });
    expect((await say(author, waiting.id)).status).toBe(404);
    await moderate(moderator, id, { status: "rejected" });
    expect((await say(reader, id)).status).toBe(404);
    await moderate(moderator, id, { status: "approved" });
    await db.tool.update({ where: { id: toolId }, data: { status: "draft" } });
    expect((await say(reader, id)).status).toBe(404);
    expect((await say(reader, "f".repeat(24))).status).toBe(404);
    expect((await say(reader, "temp-1")).status).toBe(400);
    expect(await count(id)).toBe(0);
  });

  it("is for who is signed in and not suspended, from our own pages, sixty times a minute", async () => {
    const { id } = await approved();
    const nobody = await say(null, id);
    expect([nobody.status, nobody.body.error]).toEqual([401, "Please sign in to say what helped you."]);
    expect((await say(await createAccount(db, { status: "suspended" }), id)).status).toBe(403);
    expect((await say(await createAccount(db, { status: "banned" }), id)).status).toBe(401);
    const account = await createAccount(db);
    const foreign = { ...account, headers: { ...account.headers, origin: "https://evil.example" } };
    expect((await say(foreign, id)).status).toBe(403);
    for (let n = 0; n < 60; n++) expect((await say(account, id, n % 2 === 0)).status).toBe(200);
    expect((await say(account, id)).status).toBe(429);
  });

  it("goes with the account that said it, and with a ban, and nothing waits in a circle", async () => {
    const reviews = await Promise.all(Array.from({ length: 6 }, () => approved()));
    const readers = await people(12);
    await Promise.all(readers.flatMap((reader) => reviews.map(({ id }) => say(reader, id))));
    for (const { id } of reviews) expect(await count(id)).toBe(12);
    const ban = ({ id }: TestAccount) =>
      request(setStatus, `/api/users/user/${id}/status`, {
        method: "PATCH",
        params: { id },
        ...json({ status: "banned", reason: "Manual ban by admin" }, admin.headers),
      });
    const done = await Promise.allSettled([
      ...readers.slice(0, 4).map(({ id }) => db.user.delete({ where: { id } })),
      ...readers.slice(4, 8).map(ban),
      // Two of those who wrote leave as well, while others take back what they said and moderators decide.
      db.user.delete({ where: { id: reviews[0]!.author.id } }),
      ban(reviews[1]!.author),
      ...readers.slice(8).flatMap((reader) => [...reviews].reverse().map(({ id }) => say(reader, id, false))),
      ...reviews.slice(2).map(({ id }) => moderate(moderator, id, { status: "rejected" })),
    ]);
    expect(done.filter(({ status }) => status === "rejected")).toEqual([]);
    await expectExact();
    expect(
      await db.reviewHelpful.count({ where: { userId: { in: readers.slice(0, 8).map(({ id }) => id) } } }),
    ).toBe(0);
  });

  it("meets the deletion of its tool", async () => {
    const { id, toolId } = await approved();
    const readers = await people(8);
    const [, ...answers] = await Promise.all([
      db.tool.delete({ where: { id: toolId } }),
      ...readers.map((reader) => say(reader, id)),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await db.reviewHelpful.count({ where: { reviewId: id } })).toBe(0);
  });
});
