import { describe, expect, it } from "vitest";
import type { ReviewPage } from "@/lib/reviews/schema";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const { db } = await openApp();
const dropped = await watchTags();
const { PUT: write, DELETE: remove } = await import("@/app/api/reviews/[id]/answer/route");
const { GET: list, POST: review } = await import("@/app/api/reviews/route");
const { PUT: markHelpful, DELETE: unmarkHelpful } = await import("@/app/api/reviews/[id]/helpful/route");
const { GET: getMe } = await import("@/app/api/me/route");
const { PATCH: setStatus } = await import("@/app/api/users/user/[id]/status/route");

let made = 0;
/** A review of a tool with an owner, by somebody else. */
async function createReview(status = "approved") {
  const slug = `answered-${(made += 1)}`;
  const { id: categoryId } = await db.category.findFirstOrThrow({ select: { id: true } });
  const site = { websiteUrl: `https://${slug}.example`, websiteKey: `${slug}.example` };
  const text = { name: slug, slug, description: "A tool.", pricingType: "free", status: "published" };
  const { id: toolId } = await db.tool.create({ data: { ...text, ...site, categoryId } });
  const [owner, author] = [await createOwner(toolId, site.websiteKey), await createAccount(db)];
  const said = { rating: 2, comment: "It could be better.", status };
  const { id } = await db.review.create({ data: { toolId, userId: author.id, ...said } });
  return { id, toolId, domain: site.websiteKey, owner, author };
}
async function createOwner(toolId: string, domain: string) {
  const owner = await createAccount(db);
  const proof = { method: "dns", domain, token: `almanac-${owner.id}`, status: "verified" };
  await db.toolClaim.create({ data: { userId: owner.id, toolId, ...proof, verifiedAt: new Date() } });
  return owner;
}

const answer = (id: string, text: unknown, { headers }: Pick<TestAccount, "headers">) =>
  request(write, `/api/reviews/${id}/answer`, { method: "PUT", params: { id }, ...json({ text }, headers) });
const takeAway = (id: string, { headers }: TestAccount) =>
  request(remove, `/api/reviews/${id}/answer`, { method: "DELETE", params: { id }, headers });
async function shown(toolId: string) {
  const page = (await (await request(list, withQuery("/api/reviews", { toolId }))).json()) as ReviewPage;
  return page.reviews[0]?.answer;
}

describe("the answer to a review", () => {
  it("is written once by an owner, changed, and seen by all", async () => {
    const { id, toolId, domain, owner } = await createReview();
    const me = await (await request(getMe, "/api/me", { headers: owner.headers })).json();
    expect(me.ownedTools).toEqual([toolId]);
    expect(await shown(toolId)).toBeNull();
    const texts = ["Thank you.", "We mended it.", "It is better now."];
    const answers = await Promise.all(texts.map((text) => answer(id, text, owner)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await db.reviewAnswer.count({ where: { reviewId: id } })).toBe(1);
    const last = await answer(id, "  Thank\r\nyou. ", owner);
    expect(await last.json()).toMatchObject({ answer: { text: "Thank\nyou.", verified: true } });
    expect(await shown(toolId)).toMatchObject({ text: "Thank\nyou.", verified: true });

    // Another owner of the same tool has no second one.
    expect((await answer(id, "From both of us.", await createOwner(toolId, domain))).status).toBe(200);
    expect(await shown(toolId)).toMatchObject({ text: "From both of us." });
    expect(JSON.stringify(await shown(toolId))).not.toContain(domain);
  });

  it("is refused to all others, and of what nobody sees", async () => {
    const { id, owner, author, toolId, domain } = await createReview();
    const admin = await createAccount(db, { role: "admin" });
    for (const one of [author, admin, (await createReview()).owner])
      expect((await answer(id, "I am not it.", one)).status).toBe(403);
    expect((await answer(id, "Hello.", { headers: {} })).status).toBe(401);
    for (const text of ["", "  ", "\u200b", 5, "x".repeat(2001)])
      expect((await answer(id, text, owner)).status, String(text)).toBe(400);
    expect((await answer("0".repeat(24), "Hello.", owner)).status).toBe(404);
    const pending = await createReview("pending");
    expect((await answer(pending.id, "Hello.", pending.owner)).status).toBe(404);

    await db.toolClaim.create({
      data: {
        ...{ userId: author.id, toolId, method: "dns", domain, token: "almanac-author" },
        status: "verified",
      },
    });
    const own = await answer(id, "I agree with me.", author);
    expect([own.status, await own.json()]).toEqual([403, { error: "You can't answer your own review." }]);
    expect(await shown(toolId)).toBeNull();
  });

  it("is the owner's only word: they review no tool of their own, and find none of its reviews helpful", async () => {
    const { id, owner, author, toolId, domain } = await createReview();
    const post = (account: TestAccount) =>
      request(review, "/api/reviews", {
        method: "POST",
        ...json({ toolId, rating: 5, comment: "The best." }, account.headers),
      });
    const refused = await post(owner);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: "You can't review a tool of your own." },
    ]);
    expect(await db.review.count({ where: { toolId } })).toBe(1);
    const find = (handler: typeof markHelpful, method: string) =>
      request(handler, "/", { method, params: { id }, headers: owner.headers });
    const helpful = await find(markHelpful, "PUT");
    expect([helpful.status, await helpful.json()]).toEqual([
      403,
      { error: "You can't say that of a review of your own tool." },
    ]);
    expect(await db.reviewHelpful.count({ where: { reviewId: id } })).toBe(0);
    expect((await find(unmarkHelpful, "DELETE")).status).toBe(200);

    // Whoever reviewed it and became an owner since changes nothing of it, and everybody sees who it is of.
    const { headers } = await createAccount(db, { role: "moderator" });
    const seen = async () => {
      const all = await request(list, withQuery("/api/reviews", { toolId, isAdmin: "true" }), { headers });
      const everybody = await request(list, withQuery("/api/reviews", { toolId }));
      const pages = (await Promise.all([all.json(), everybody.json()])) as ReviewPage[];
      return pages.map(({ reviews }) => reviews[0]!.byOwner);
    };
    expect(await seen()).toEqual([false, false]);
    const proof = { method: "dns", domain, token: `almanac-${author.id}`, status: "verified" };
    await db.toolClaim.create({ data: { userId: author.id, toolId, ...proof } });
    expect((await post(author)).status).toBe(403);
    expect(await seen()).toEqual([true, true]);
    await db.tool.update({ where: { id: toolId }, data: { websiteUrl: "https://sold.example" } });
    expect(await seen()).toEqual([false, false]);
  });

  it("says when its author is an owner no longer, and goes with their account", async () => {
    const { id, owner, toolId } = await createReview();
    await answer(id, "Thank you.", owner);
    const { websiteUrl } = await db.tool.update({
      where: { id: toolId },
      data: { websiteUrl: "https://elsewhere.example" },
    });
    expect(websiteUrl).toContain("elsewhere");
    expect(await shown(toolId)).toMatchObject({ text: "Thank you.", verified: false });
    expect((await answer(id, "And again.", owner)).status).toBe(403);
    await db.toolClaim.updateMany({ where: { toolId }, data: { status: "lost" } });
    expect(await shown(toolId)).toMatchObject({ verified: false });
    await db.user.delete({ where: { id: owner.id } });
    expect(await shown(toolId)).toBeNull();
  });

  it("is hidden while its author is banned", async () => {
    const { id, owner, toolId } = await createReview();
    await answer(id, "Thank you.", owner);
    const admin = await createAccount(db, { role: "admin" });
    const set = (status: string) =>
      request(setStatus, `/api/users/user/${owner.id}/status`, {
        method: "PATCH",
        params: { id: owner.id },
        ...json({ status, reason: "Because." }, admin.headers),
      });
    for (const [status, seen] of [
      ["banned", false],
      ["active", true],
    ] as const) {
      dropped();
      expect((await set(status)).status).toBe(200);
      expect(dropped()).toContain(`reviews:${toolId}`);
      expect((await shown(toolId)) !== null).toBe(seen);
    }
  });

  it("is taken back by an owner, who may write another", async () => {
    const { id, owner, toolId } = await createReview();
    expect((await takeAway(id, owner)).status).toBe(404);
    await answer(id, "Thank you.", owner);
    expect((await takeAway(id, await createAccount(db))).status).toBe(404);
    expect((await takeAway(id, owner)).status).toBe(200);
    expect(await shown(toolId)).toBeNull();
    expect((await answer(id, "Once more.", owner)).status).toBe(200);
  });

  it("is removed by a moderator for good, which is logged", async () => {
    const { id, owner, toolId } = await createReview();
    await answer(id, "You are all wrong.", owner);
    const moderator = await createAccount(db, { role: "moderator" });
    dropped();
    expect((await takeAway(id, moderator)).status).toBe(200);
    expect(dropped()).toContain(`reviews:${toolId}`);
    expect(await shown(toolId)).toBeNull();
    expect((await takeAway(id, moderator)).status).toBe(404);
    expect((await takeAway(id, owner)).status).toBe(404);
    expect((await answer(id, "And yet.", owner)).status).toBe(403);
    const [entry] = await db.adminLog.findMany({ where: { entityId: id } });
    expect(entry).toMatchObject({ action: "answer.remove", before: { answer: "You are all wrong." } });
  });

  it("stays removed when its author's account is deleted, and can be written by no other owner", async () => {
    const { id, owner, toolId, domain } = await createReview();
    const other = await createOwner(toolId, domain);
    const { updatedAt } = await db.review.findUniqueOrThrow({ where: { id } });
    await answer(id, "You are all wrong.", owner);
    await takeAway(id, await createAccount(db, { role: "moderator" }));
    await db.user.delete({ where: { id: owner.id } });
    const again = await answer(id, "And yet.", other);
    expect([again.status, await again.json()]).toEqual([
      403,
      { error: "A moderator removed the answer to this review. It can't be written again." },
    ]);
    expect(await shown(toolId)).toBeNull();
    // Whoever reads the review for a decision has no newer one before them.
    expect((await db.review.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
  });
});
