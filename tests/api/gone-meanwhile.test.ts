import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { tool as sentIn } from "@/tests/api/submission-calls";
import { holding, waitForLocks } from "@/tests/support/locks";
import type { Prisma } from "@/lib/generated/prisma/client";

// What a call writes about is deleted between the look at it and the write.

const { db } = await openApp();
const { GET: me, DELETE: leave } = await import("@/app/api/me/route");
const { PUT: save } = await import("@/app/api/me/saved/[toolId]/route");
const { PUT: subscribe } = await import("@/app/api/me/launches/[toolId]/route");
const { POST: submit } = await import("@/app/api/tools/submissions/route");
const { POST: inquire } = await import("@/app/api/sales-inquiries/route");
const { POST: review } = await import("@/app/api/reviews/route");
const { PUT: helpful } = await import("@/app/api/reviews/[id]/helpful/route");
const { POST: vote } = await import("@/app/api/tools/[id]/vote/route");
const { POST: claim } = await import("@/app/api/tools/[id]/claims/route");
const { POST: report } = await import("@/app/api/tools/[id]/reports/route");
const { POST: verify } = await import("@/app/api/auth/email/verify/route");
const { POST: reset } = await import("@/app/api/auth/password/reset/route");
const { createToken } = await import("@/lib/accounts/mutations-tokens");
const { PATCH: changeStatus } = await import("@/app/api/users/user/[id]/status/route");

type Headers = Record<string, string>;
const send = (handler: typeof save, body: object) => (headers: Headers) =>
  request(handler, "/api", { method: "POST", ...json(body, headers) });
const put = (handler: typeof save) => (headers: Headers, toolId: string) =>
  request(handler, `/api/me/${toolId}`, { method: "PUT", headers, params: { toolId } });

const inquiry = {
  fullName: "Ada Lovelace",
  email: "ada@example.org",
  companyName: "Engines Ltd",
  monthlyBudget: "$1,000 - $2,500",
  message: "We would like to be featured.",
};

let made = 0;
async function prepare() {
  const account = await createAccount(db);
  // Noted as active, so that no other call has to.
  expect((await request(me, "/api/me", { headers: account.headers })).status).toBe(200);
  const slug = `gone-${(made += 1)}`;
  const { id: categoryId } = await db.category.findFirstOrThrow({ select: { id: true } });
  const site = { websiteUrl: `https://${slug}.example`, websiteKey: `${slug}.example` };
  const text = { name: slug, slug, description: "A tool.", pricingType: "free", status: "published" };
  const tool = await db.tool.create({ data: { ...text, ...site, categoryId, isUpcoming: true } });
  return { account, toolId: tool.id };
}

/** What a call answers that waits for a transaction to end. */
async function during(
  remove: (tx: Prisma.TransactionClient) => Promise<unknown>,
  call: () => Promise<Response>,
) {
  const { answer } = await db.$transaction(async (tx) => {
    await remove(tx);
    const answer = call();
    await waitForLocks(db, 1);
    return { answer };
  }, holding);
  return (await answer).status;
}

it.each([
  ["saving", put(save)],
  ["waiting for a launch", put(subscribe)],
  ["sending a tool in", send(submit, sentIn())],
  ["an inquiry", send(inquire, inquiry)],
])("%s: an account that is gone is not signed in", async (_, call) => {
  const { account, toolId } = await prepare();
  const { id, headers } = account;
  expect(
    await during(
      (tx) => tx.user.delete({ where: { id } }),
      () => call(headers, toolId),
    ),
  ).toBe(401);
});

it.each([
  ["saving", put(save)],
  ["waiting for a launch", put(subscribe)],
])("%s: a tool that is gone is not found", async (_, call) => {
  const { account, toolId: id } = await prepare();
  expect(
    await during(
      (tx) => tx.tool.delete({ where: { id } }),
      () => call(account.headers, id),
    ),
  ).toBe(404);
});

it("an account is deleted although a tool that it reviewed goes meanwhile", async () => {
  const { account, toolId } = await prepare();
  const { id: userId, email, headers } = account;
  await db.review.create({ data: { toolId, userId, rating: 4, comment: "Fine.", status: "approved" } });
  expect(
    await during(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE public.tool IN ACCESS EXCLUSIVE MODE`;
        await tx.tool.delete({ where: { id: toolId } });
      },
      () => request(leave, "/api/me", { method: "DELETE", ...json({ email }, headers) }),
    ),
  ).toBe(200);
});

it.each([
  ["verify its address", verify, "email_verification"],
  ["choose a password", reset, "password_reset"],
] as const)("the link to %s of an account that goes meanwhile is no longer valid", async (...given) => {
  const [, handler, purpose] = given;
  const { account } = await prepare();
  const { id, email, headers } = account;
  const job = { id: randomUUID(), createdAt: new Date() };
  const token = await createToken(job, { purpose, userId: id, email });
  const { answer } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM public."user" WHERE id = ${id} FOR UPDATE`;
    const answer = request(handler, "/api/auth", {
      method: "POST",
      ...json({ token, password: "correct horse battery" }, headers),
    });
    await waitForLocks(db, 1);
    await tx.user.delete({ where: { id } });
    return { answer };
  }, holding);
  expect((await answer).status).toBe(400);
});

const admin = await createAccount(db, { role: "admin", passwordHash: "none" });
await request(me, "/api/me", { headers: admin.headers });

/** A call about a tool, with the body that it takes. */
const about = (handler: typeof vote, body: object) => (headers: Headers, id: string) =>
  request(handler, `/api/tools/${id}`, { method: "POST", params: { id }, ...json(body, headers) });
const reviewed = (headers: Headers, toolId: string) =>
  request(review, "/api/reviews", {
    method: "POST",
    ...json({ toolId, rating: 5, comment: "It does what it says." }, headers),
  });
async function foundHelpful(headers: Headers, toolId: string) {
  const { id: userId } = await createAccount(db);
  const { id } = await db.review.create({
    data: { toolId, userId, rating: 4, comment: "Fine.", status: "approved" },
  });
  return request(helpful, `/api/reviews/${id}/helpful`, { method: "PUT", params: { id }, headers });
}
const writes = [
  ["a review", reviewed, 401, 403],
  ["a vote", about(vote, { action: "upvote" }), 404, 404],
  ["what helped", foundHelpful, 404, 404],
  ["a claim", about(claim, { method: "dns" }), 401, 403],
  ["a report", about(report, { kind: "price", message: "It costs more by now." }), 401, 403],
  ["sending a tool in", send(submit, sentIn()), 401, 403],
  ["an inquiry", send(inquire, inquiry), 401, 403],
] as const;

/** What an account has written that others see or have to read. */
const written = (userId: string) =>
  Promise.all([
    db.review.count({ where: { userId } }),
    db.vote.count({ where: { userId } }),
    db.reviewHelpful.count({ where: { userId } }),
    db.toolClaim.count({ where: { userId } }),
    db.report.count({ where: { userId } }),
    db.submission.count({ where: { userId } }),
    db.salesInquiry.count({ where: { userId } }),
  ]).then((counts) => counts.reduce((sum, count) => sum + count));

it.each(
  writes.flatMap(([what, call, banned, suspended]) => [
    [what, "banned", call, banned] as const,
    [what, "suspended", call, suspended] as const,
  ]),
)(
  "%s: an account that was %s after the call was admitted writes nothing",
  async (_, status, call, refused) => {
    const { account, toolId } = await prepare();
    const { id, headers } = account;
    const { change, answer } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM public."user" WHERE id = ${id} FOR UPDATE`;
      const change = request(changeStatus, `/api/users/user/${id}/status`, {
        method: "PATCH",
        params: { id },
        ...json({ status, reason: "Spam" }, admin.headers),
      });
      await waitForLocks(db, 1);
      const answer = call(headers, toolId);
      await waitForLocks(db, 2);
      return { change, answer };
    }, holding);
    expect((await change).status).toBe(200);
    expect((await answer).status).toBe(refused);
    expect(await written(id)).toBe(0);
  },
);
