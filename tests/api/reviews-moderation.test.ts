import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { good, openReviews } from "@/tests/api/review-calls";

const { db } = await openApp();
const { list, post, moderate, update, remove, mine, nextTool, moderator, admin, stats, logged, events } =
  await openReviews(db);
const { reviewPage } = await import("@/lib/reviews/schema");

describe("moderation", () => {
  const waiting = async (rating = 5) => {
    const account = await createAccount(db);
    const tool = nextTool();
    return { tool, account, review: (await post(account, { ...good, rating, toolId: tool })).body };
  };

  it("is for moderators, and the rest for administrators", async () => {
    const { review, account } = await waiting();
    for (const [who, status] of [
      [null, 401],
      [account, 403],
      [await createAccount(db, { role: "moderator", status: "suspended" }), 403],
      [await createAccount(db, { role: "admin", status: "banned" }), 401],
    ] as const) {
      expect((await moderate(who, review.id, { status: "approved" })).status).toBe(status);
      expect((await update(who, review.id, { comment: "Changed" })).status).toBe(status);
      expect((await remove(who, review.id)).status).toBe(status);
    }
    expect((await update(moderator, review.id, { comment: "Changed" })).status).toBe(403);
    expect((await remove(moderator, review.id)).status).toBe(403);
    const foreign = { ...admin, headers: { ...admin.headers, origin: "https://evil.example" } };
    expect((await moderate(foreign, review.id, { status: "approved" })).status).toBe(403);
    expect((await update(foreign, review.id, { comment: "Changed" })).status).toBe(403);
    expect((await remove(foreign, review.id)).status).toBe(403);
    expect(await mine(account, review.toolId)).toEqual(review);
    expect(await logged(review.id)).toEqual([]);
  });

  it("is not for one's own review", async () => {
    for (const role of ["moderator", "admin"] as const) {
      const account = await createAccount(db, { role });
      const { body: review } = await post(account, { ...good, toolId: nextTool() });
      const refused = await moderate(account, review.id, { status: "approved" });
      expect([refused.status, (refused.body as { error?: string }).error]).toEqual([
        403,
        "You can't decide on your own review. Another moderator or administrator does.",
      ]);
      expect(await mine(account, review.toolId)).toEqual(review);
      expect((await moderate(admin, review.id, { status: "approved" })).status).toBe(200);
    }
  });

  it("leaves the words of one's own review, and of reviews of one's own tool, to others", async () => {
    const [author, owner] = await Promise.all([1, 2].map(() => createAccount(db, { role: "admin" })));
    const { body: review } = await post(author!, { ...good, toolId: nextTool() });
    const { websiteKey } = await db.tool.findUniqueOrThrow({ where: { id: review.toolId } });
    const proof = { method: "dns", domain: websiteKey.split("/")[0]!, token: owner!.id, status: "verified" };
    await db.toolClaim.create({ data: { userId: owner!.id, toolId: review.toolId, ...proof } });
    const refusals = [
      [author!, "You can't decide on your own review. Another moderator or administrator does."],
      [owner!, "You can't decide on reviews of your own tool."],
    ] as const;
    for (const [account, error] of refusals) {
      const rewritten = await update(account, review.id, {
        comment: "All is well.",
        adminResponse: "Thanks.",
      });
      expect([rewritten.status, rewritten.body.error]).toEqual([403, error]);
      const removed = await remove(account, review.id);
      expect([removed.status, removed.body.error]).toEqual([403, error]);
      expect(await mine(author!, review.toolId)).toEqual(review);
    }
    expect(await logged(review.id)).toEqual([]);
    for (const [account] of refusals) {
      const adminResponse = `Thank you, ${account.id}.`;
      const answered = await update(account, review.id, { comment: good.comment, adminResponse });
      expect([answered.status, answered.body.adminResponse]).toEqual([200, adminResponse]);
    }
    expect((await remove(admin, review.id)).status).toBe(200);
  });

  it("lists what the public does not see to moderators only", async () => {
    const { review, tool } = await waiting();
    const user = await createAccount(db);
    const hidden: Record<string, string>[] = [
      { isAdmin: "true" },
      { toolId: tool, status: "pending" },
      { toolId: tool, status: "all" },
    ];
    for (const query of hidden) {
      expect((await list(query)).status).toBe(401);
      expect((await list(query, user.headers)).status).toBe(403);
    }
    const { body } = await list({ isAdmin: "true", status: "pending", toolId: tool }, moderator.headers);
    expect(reviewPage.strict().parse(body)).toEqual(body);
    expect(body).toEqual({ reviews: [review], pagination: { total: 1, page: 1, pages: 1 } });
    expect(review.toolName).toEqual(expect.any(String));
    for (let n = 1; n <= 10; n++) {
      const { id: userId } = await createAccount(db);
      await db.review.create({
        data: { toolId: tool, userId, ...good, status: n % 2 ? "approved" : "rejected" },
      });
    }
    const all = await list({ isAdmin: "true" }, admin.headers);
    expect(all.body.pagination.total).toBe(await db.review.count());
    expect(all.body.reviews).toHaveLength(10);
    const refused = await list({ isAdmin: "true", status: "rejected" }, admin.headers);
    expect(refused.body.pagination.total).toBe(await db.review.count({ where: { status: "rejected" } }));
    expect((await list({ isAdmin: "true", status: "x" }, admin.headers)).status).toBe(400);
  });

  it("approves, rejects and approves again; the rating and the notice follow", async () => {
    const { review, tool } = await waiting(4);
    for (const [status, sum, count] of [
      ["approved", 4, 1],
      ["approved", 4, 1],
      ["rejected", 0, 0],
      ["rejected", 0, 0],
      ["approved", 4, 1],
    ] as const) {
      const answer = await moderate(moderator, review.id, { status });
      expect([answer.status, answer.body.status]).toEqual([200, status]);
      expect([await stats(tool), await events(tool)]).toEqual([{ sum, count }, count]);
    }
    const log = await logged(review.id);
    expect(log.map(({ action, before, after }) => [action, before, after])).toMatchObject([
      ["review.approve", { status: "pending" }, { status: "approved" }],
      ["review.reject", { status: "approved" }, { status: "rejected" }],
      ["review.approve", { status: "rejected" }, { status: "approved" }],
    ]);
    expect(log[0]).toMatchObject({ actorId: moderator.id, actorName: moderator.name });
  });

  it("leaves one state and an unbroken log when moderators decide differently at once", async () => {
    const { review, tool, account } = await waiting();
    const other = await createAccount(db, { role: "moderator" });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        moderate(i % 2 ? moderator : other, review.id, { status: i % 2 ? "approved" : "rejected" }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { status } = (await mine(account, tool))!;
    expect(await stats(tool)).toEqual(status === "approved" ? { sum: 5, count: 1 } : { sum: 0, count: 0 });
    expect(await events(tool)).toBe(status === "approved" ? 1 : 0);
    const steps = (await logged(review.id)).map(({ before, after }) => [
      (before as { status: string }).status,
      (after as { status: string }).status,
    ]);
    // Every step begins where another ended: as many lead to a status as away from it, but for the ends.
    const balance = new Map([["pending", 1]]);
    for (const [from, to] of steps) {
      balance.set(from!, (balance.get(from!) ?? 0) - 1);
      balance.set(to!, (balance.get(to!) ?? 0) + 1);
    }
    expect([...balance].filter(([, n]) => n !== 0)).toEqual([[status, 1]]);
  });

  it("notes once what several decide alike at once", async () => {
    const { review, tool } = await waiting();
    await Promise.all([1, 2, 3, 4].map(() => moderate(moderator, review.id, { status: "approved" })));
    expect([(await logged(review.id)).length, await stats(tool), await events(tool)]).toEqual([
      1,
      { sum: 5, count: 1 },
      1,
    ]);
  });

  it("does not approve a text that was changed since it was read", async () => {
    const { review, tool, account } = await waiting();
    await post(account, { rating: 1, comment: "Something else.", toolId: tool });
    const answer = await moderate(moderator, review.id, { status: "approved", updatedAt: review.updatedAt });
    expect(answer.status).toBe(409);
    expect(answer.body.current).toMatchObject({ comment: "Something else.", status: "pending" });
    const { updatedAt } = answer.body.current;
    expect((await moderate(moderator, review.id, { status: "approved", updatedAt })).status).toBe(200);
    expect(await stats(tool)).toEqual({ sum: 1, count: 1 });
  });

  it("changes the comment and answers it, in the log with what was before", async () => {
    const { review, tool } = await waiting();
    await moderate(moderator, review.id, { status: "approved" });
    const answer = await update(admin, review.id, { adminResponse: "Thank you." });
    expect(answer.body).toMatchObject({
      adminResponse: "Thank you.",
      comment: good.comment,
      status: "approved",
    });
    expect((await list({ toolId: tool })).body.reviews[0]!.adminResponse).toBe("Thank you.");
    await update(admin, review.id, { comment: "Without the address.", adminResponse: "" });
    await update(admin, review.id, { comment: "Without the address.", adminResponse: null });
    const log = (await logged(review.id)).filter(({ action }) => action === "review.update");
    expect(log.map(({ before, after }) => [before, after])).toEqual([
      [{ adminResponse: null }, { adminResponse: "Thank you." }],
      [
        { comment: good.comment, adminResponse: "Thank you." },
        { comment: "Without the address.", adminResponse: null },
      ],
    ]);
    const late = await update(admin, review.id, { comment: "Late", updatedAt: review.updatedAt });
    expect([late.status, late.body.current.comment]).toEqual([409, "Without the address."]);
    expect((await update(admin, review.id, {})).status).toBe(400);
    expect((await update(admin, review.id, { comment: " " })).body.error).toBe("Please provide a comment");
  });

  it("deletes once", async () => {
    const { review, tool } = await waiting();
    await moderate(moderator, review.id, { status: "approved" });
    const answers = await Promise.all([remove(admin, review.id), remove(admin, review.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect([await stats(tool), await events(tool)]).toEqual([{ sum: 0, count: 0 }, 0]);
    const log = await logged(review.id);
    expect(log.map(({ action }) => action)).toEqual(["review.approve", "review.delete"]);
    expect(log[1]).toMatchObject({
      before: { rating: 5, comment: good.comment, status: "approved" },
      after: null,
    });
    for (const id of ["f".repeat(24), review.id]) {
      expect((await moderate(admin, id, { status: "approved" })).status).toBe(404);
      expect((await update(admin, id, { comment: "x" })).status).toBe(404);
    }
    for (const id of ["x", "temp-1"]) expect((await remove(admin, id)).status).toBe(400);
    for (const status of ["pending", "", undefined])
      expect((await moderate(admin, review.id, { status })).status).toBe(400);
  });
});

it("hides what a banned person wrote until it is decided on again", async () => {
  const { PATCH } = await import("@/app/api/users/user/[id]/status/route");
  const setStatus = (id: string, status: string) =>
    request(PATCH, `/api/users/user/${id}/status`, {
      method: "PATCH",
      params: { id },
      ...json({ status, reason: "Manual ban by admin" }, admin.headers),
    });
  const account = await createAccount(db);
  const [seen, other] = [nextTool(), nextTool()];
  const { body: approved } = await post(account, { ...good, toolId: seen });
  const { body: refused } = await post(account, { ...good, toolId: other });
  expect((await moderate(moderator, approved.id, { status: "approved" })).status).toBe(200);
  expect((await moderate(moderator, refused.id, { status: "rejected" })).status).toBe(200);
  expect(await stats(seen)).toEqual({ sum: 5, count: 1 });

  // Twice at once, as a double click would.
  const answers = await Promise.all([setStatus(account.id, "banned"), setStatus(account.id, "banned")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const statusOf = async ({ id }: { id: string }) =>
    (await db.review.findUniqueOrThrow({ where: { id } })).status;
  expect([await statusOf(approved), await statusOf(refused)]).toEqual(["pending", "rejected"]);
  expect(await stats(seen)).toEqual({ sum: 0, count: 0 });
  expect((await list({ toolId: seen })).body.reviews).toEqual([]);

  expect((await setStatus(account.id, "active")).status).toBe(200);
  expect(await statusOf(approved)).toBe("pending");
  expect((await moderate(moderator, approved.id, { status: "approved" })).status).toBe(200);
  expect(await stats(seen)).toEqual({ sum: 5, count: 1 });
});
