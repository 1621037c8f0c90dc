import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { good, openReviews, read } from "@/tests/api/review-calls";
import type { ReviewRecord } from "@/lib/reviews/schema";

const { db } = await openApp();
const calls = await openReviews(db);
const { admin, decideRevision, list, logged, mine, mineAndWhy, moderate, moderator, nextTool, post } = calls;
const { site, stats } = calls;
const { DELETE } = await import("@/app/api/me/reviews/[id]/revision/route");
const { PATCH: setStatus } = await import("@/app/api/users/user/[id]/status/route");

const takeBack = (headers: Record<string, string>, id: string) =>
  read<ReviewRecord>(
    request(DELETE, `/api/me/reviews/${id}/revision`, { method: "DELETE", params: { id }, headers }),
  );
const shown = async (toolId: string) =>
  (await list({ toolId })).body.reviews.map(({ rating, comment, pros }) => [rating, comment, ...pros]);

/** An approved review of five stars with a change of it to two that waits. */
async function changed() {
  const account = await createAccount(db);
  const toolId = nextTool();
  const { body } = await post(account, { ...good, toolId });
  await moderate(moderator, body.id, { status: "approved" });
  const answer = await post(account, { rating: 2, comment: "Not any more.", pros: ["Quick"], toolId });
  return { account, toolId, id: body.id, review: answer.body };
}
const before = [5, good.comment];
const after = [2, "Not any more.", "Quick"];

describe("a change of an approved review", () => {
  it("waits beside what is approved, for its author and moderators alone, and takes its place", async () => {
    const { account, toolId, id, review } = await changed();
    expect(await shown(toolId)).toEqual([before]);
    expect(JSON.stringify((await list({ toolId })).body)).not.toContain("Not any more.");
    expect(await mine(account, toolId)).toEqual(review);
    const waiting = await list({ isAdmin: "true", status: "pending", toolId }, moderator.headers);
    expect(waiting.body.reviews).toEqual([review]);

    const { updatedAt } = review;
    const answer = await decideRevision(moderator, id, { status: "approved", updatedAt });
    expect(answer.body).toMatchObject({ rating: 2, status: "approved", revision: null });
    expect([await shown(toolId), await stats(toolId)]).toEqual([[after], { sum: 2, count: 1 }]);
    // Once more, as after an answer that was lost.
    expect((await decideRevision(moderator, id, { status: "approved", updatedAt })).body).toEqual(
      answer.body,
    );
    const log = await logged(id);
    expect(log.map(({ action }) => action)).toEqual(["review.approve", "review.revise"]);
    expect(log[1]).toMatchObject({
      before: { rating: 5, revision: { rating: 2, status: "pending" } },
      after: { rating: 2, revision: null },
    });
  });

  it("leaves what is approved when it is refused, and tells its author", async () => {
    const { account, toolId, id } = await changed();
    expect((await decideRevision(moderator, id, { status: "rejected" })).status).toBe(200);
    expect((await decideRevision(moderator, id, { status: "rejected" })).status).toBe(200);
    expect([await shown(toolId), await stats(toolId)]).toEqual([[before], { sum: 5, count: 1 }]);
    expect((await mine(account, toolId))!).toMatchObject({
      status: "approved",
      revision: { rating: 2, status: "rejected" },
    });
    expect((await logged(id)).map(({ action }) => action)).toEqual(["review.approve", "review.keep"]);
    const waiting = await list({ isAdmin: "true", status: "pending", toolId }, moderator.headers);
    expect(waiting.body.pagination.total).toBe(0);
    // Another one waits again.
    const { body } = await post(account, { ...good, rating: 4, toolId });
    expect(body.revision).toMatchObject({ rating: 4, pros: ["Quick"], status: "pending" });
  });

  it("is decided on as it was read, or not at all", async () => {
    const { account, toolId, id, review } = await changed();
    await post(account, { rating: 1, comment: "Worse.", toolId });
    for (const status of ["approved", "rejected"]) {
      const answer = await decideRevision(moderator, id, { status, updatedAt: review.updatedAt });
      expect([answer.status, answer.body.current.revision]).toMatchObject([409, { comment: "Worse." }]);
    }
    expect(await shown(toolId)).toEqual([before]);
  });

  it("leaves one whole text when its author changes it while it is approved", async () => {
    const { account, toolId, id, review } = await changed();
    const [decision] = await Promise.all([
      decideRevision(moderator, id, { status: "approved", updatedAt: review.updatedAt }),
      post(account, { rating: 1, comment: "Worse.", pros: [], toolId }),
    ]);
    expect([200, 409]).toContain(decision.status);
    expect(await shown(toolId)).toEqual([decision.status === 200 ? after : before]);
    const own = (await mine(account, toolId))!;
    expect(own.revision).toMatchObject({ rating: 1, comment: "Worse.", pros: [], status: "pending" });
    expect(await stats(toolId)).toEqual({ sum: own.rating, count: 1 });
  });

  it("is taken back by its author alone, and by saying again what is approved", async () => {
    const { account, toolId, id } = await changed();
    expect((await takeBack((await createAccount(db)).headers, id)).status).toBe(404);
    for (let n = 0; n < 2; n++)
      expect((await takeBack(account.headers, id)).body).toMatchObject({ rating: 5, revision: null });
    expect((await decideRevision(moderator, id, { status: "rejected" })).status).toBe(404);
    expect((await post(account, { rating: 3, comment: "Hm.", toolId })).body.revision).not.toBeNull();
    expect((await post(account, { ...good, toolId })).body.revision).toBeNull();
    expect(await shown(toolId)).toEqual([before]);
  });

  it("is for moderators to decide on, and not for its author", async () => {
    const { account, id, toolId } = await changed();
    expect((await decideRevision(null, id, { status: "approved" })).status).toBe(401);
    expect((await decideRevision(account, id, { status: "approved" })).status).toBe(403);
    await db.user.update({ where: { id: account.id }, data: { role: "moderator" } });
    expect((await decideRevision(account, id, { status: "approved" })).status).toBe(403);
    expect(await shown(toolId)).toEqual([before]);
  });

  it("outlives that what it changes is unpublished, or hidden by a ban", async () => {
    const unpublished = await changed();
    await moderate(moderator, unpublished.id, { status: "rejected" });
    const banned = await changed();
    await request(setStatus, `/api/users/user/${banned.account.id}/status`, {
      method: "PATCH",
      params: { id: banned.account.id },
      ...json({ status: "banned", reason: "Manual ban by admin" }, admin.headers),
    });
    for (const { id, toolId } of [unpublished, banned]) {
      expect([await shown(toolId), await stats(toolId)]).toEqual([[], { sum: 0, count: 0 }]);
      await decideRevision(moderator, id, { status: "approved" });
      expect([await shown(toolId), await stats(toolId)]).toEqual([[after], { sum: 2, count: 1 }]);
    }
  });

  it("is made at once where no approval is asked for any more", async () => {
    const { account, toolId } = await changed();
    await site({ requireApprovalForReviews: false });
    const { body } = await post(account, { rating: 4, comment: "Better.", pros: [], toolId });
    await site({});
    expect(body).toMatchObject({ rating: 4, status: "approved", revision: null });
    expect([await shown(toolId), await stats(toolId)]).toEqual([[[4, "Better."]], { sum: 4, count: 1 }]);
  });
});

it("tells the author why a review, or its change, was rejected, until it is sent anew", async () => {
  const { account, toolId, id } = await changed();
  const why = async () => (await mineAndWhy(account, toolId)).refusal;
  expect(await why()).toBeNull();
  await decideRevision(moderator, id, { status: "rejected", reason: "off-topic" });
  expect(await why()).toBe("off-topic");
  await post(account, { rating: 3, comment: "As it is now.", toolId });
  expect(await why()).toBeNull();
  await decideRevision(moderator, id, { status: "rejected" });
  expect(await why()).toBeNull();
  await takeBack(account.headers, id);
  await moderate(moderator, id, { status: "rejected", reason: "not-used" });
  expect(await why()).toBe("not-used");
  await moderate(moderator, id, { status: "approved" });
  expect(await why()).toBeNull();
  expect((await mineAndWhy(await createAccount(db), toolId)).refusal).toBeNull();
});
