import { describe, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { good, openReviews, read } from "@/tests/api/review-calls";

const { db } = await openApp();
const { list, post, moderate, removeMine, mine, nextTool, moderator, admin, stats, events, site } =
  await openReviews(db);
const { GET: getToken } = await import("@/app/api/auth/token/route");
const { getReviewSummary, listMyReviews } = await import("@/lib/reviews/queries");
const toolId = nextTool();

describe("POST /api/reviews", () => {
  it("takes a review, which waits for approval, and is its author's to see", async () => {
    const account = await createAccount(db, { name: "Ada" });
    const tool = nextTool();
    const { status, body } = await post(account, { toolId: tool, rating: 4, comment: " Good.\r\nFast. " });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      toolId: tool,
      rating: 4,
      comment: "Good.\nFast.",
      status: "pending",
      userName: "Ada",
    });
    expect((await list({ toolId: tool })).body.pagination.total).toBe(0);
    expect(await mine(account, tool)).toEqual(body);
    expect(await mine(admin, tool)).toBeNull();
    expect(await stats(tool)).toEqual({ sum: 0, count: 0 });
    expect(await events(tool)).toBe(0);
  });

  it("lists a review among its author's own, however it is decided", async () => {
    const account = await createAccount(db);
    const tools = [nextTool(), nextTool()];
    const made = [];
    for (const tool of tools) made.push((await post(account, { toolId: tool, ...good })).body);
    const { id, updatedAt } = made[0]!;
    expect((await moderate(moderator, id, { status: "rejected", updatedAt })).status).toBe(200);
    await db.tool.update({ where: { id: tools[0] }, data: { status: "archived" } });
    const { items, total } = await listMyReviews(account.id, { page: 1, limit: 50 });
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { rating: 5, status: "pending", tool: { name: made[1]!.toolName, slug: made[1]!.toolSlug } },
      { status: "rejected", tool: { name: made[0]!.toolName, slug: null } },
    ]);
    expect((await listMyReviews(account.id, { page: 2, limit: 1 })).items).toMatchObject([{ id }]);
    expect((await listMyReviews(admin.id, { page: 1, limit: 50 })).total).toBe(0);
  });

  it("takes a bearer token instead of the cookie", async () => {
    const account = await createAccount(db);
    const { body } = await read<{ token: string }>(
      request(getToken, "/api/auth/token", { headers: account.headers }),
    );
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await post({ headers }, { toolId: nextTool(), ...good })).status).toBe(200);
  });

  it.each([
    [{}, "Please select a rating"],
    [{ comment: "x" }, "Please select a rating"],
    [{ rating: 0, comment: "x" }, "Please select a rating"],
    [{ rating: 6, comment: "x" }, "Please select a rating"],
    [{ rating: 4.5, comment: "x" }, "Please select a rating"],
    [{ rating: "5", comment: "x" }, "Please select a rating"],
    [{ rating: 5 }, "Please provide a comment"],
    [{ rating: 5, comment: " \n " }, "Please provide a comment"],
    [{ rating: 5, comment: "x".repeat(5001) }, "Comment must be at most 5,000 characters"],
    [{ ...good }, "Invalid tool ID. Please try again on a different tool."],
    [{ ...good, toolId: "temp-123" }, "Invalid tool ID. Please try again on a different tool."],
    [{ ...good, toolId: `temp-${"a".repeat(19)}` }, "Invalid tool ID. Please try again on a different tool."],
  ])("refuses %j", async (body, error) => {
    const account = await createAccount(db);
    const needsTool = error.startsWith("Invalid") ? {} : { toolId };
    const answer = await post(account, { ...needsTool, ...body });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  it("refuses tools that there are not, and drafts", async () => {
    const account = await createAccount(db);
    const draft = await db.tool.update({
      where: { id: nextTool() },
      data: { status: "draft" },
      select: { id: true },
    });
    for (const tool of ["f".repeat(24), draft.id]) {
      const answer = await post(account, { ...good, toolId: tool });
      expect([answer.status, answer.body.error]).toEqual([
        404,
        "Invalid tool ID. Please try again on a different tool.",
      ]);
    }
  });

  it("refuses nobody, other sites, the suspended and banned, what is malformed and what is too large", async () => {
    const body = { ...good, toolId };
    const nobody = await post(null, body);
    expect([nobody.status, nobody.body.error]).toEqual([401, "You must be signed in to submit a review"]);
    const account = await createAccount(db);
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const from of foreign)
      expect((await post({ headers: { ...account.headers, ...from } }, body)).status).toBe(403);
    const suspended = await post(await createAccount(db, { status: "suspended" }), body);
    expect([suspended.status, suspended.body.error]).toEqual([403, "Your account is suspended."]);
    expect((await post(await createAccount(db, { status: "banned" }), body)).status).toBe(401);
    expect((await post(account, "{")).status).toBe(400);
    expect((await post(account, "[]")).status).toBe(400);
    expect((await post(account, { ...body, comment: "x".repeat(1024 * 1024) })).status).toBe(413);
    expect(await mine(account, toolId)).toBeNull();
  });

  it("counts ten an hour", async () => {
    const account = await createAccount(db);
    const tool = nextTool();
    for (let n = 0; n < 10; n++) expect((await post(account, { ...good, toolId: tool })).status).toBe(200);
    const { status, headers } = await post(account, { ...good, toolId: tool });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_000);
  });

  it("exists once when it is sent twice at once", async () => {
    const account = await createAccount(db);
    const tool = nextTool();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(account, { ...good, toolId: tool })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await db.review.count({ where: { userId: account.id, toolId: tool } })).toBe(1);
  });

  it("stays as it was approved once it was changed, and as it is when the same is said again", async () => {
    const account = await createAccount(db);
    const tool = nextTool();
    const { body: first } = await post(account, { ...good, toolId: tool });
    await moderate(moderator, first.id, { status: "approved" });
    expect((await post(account, { ...good, toolId: tool })).body).toMatchObject({
      id: first.id,
      status: "approved",
    });
    expect(await stats(tool)).toEqual({ sum: 5, count: 1 });
    const { body: second } = await post(account, { ...good, rating: 2, toolId: tool });
    expect(second).toMatchObject({ id: first.id, rating: 5, status: "approved" });
    expect(second.revision).toMatchObject({ rating: 2, status: "pending" });
    expect(await stats(tool)).toEqual({ sum: 5, count: 1 });
    expect((await list({ toolId: tool })).body.reviews).toMatchObject([{ rating: 5 }]);
  });

  it("has details, which are tidied, stay when they are left out, and can be taken away", async () => {
    const account = await createAccount(db);
    const body = { ...good, toolId: nextTool() };
    const details = {
      pros: ["  Fast \u202e", "Fast", "", "A\ttab\nand a line"],
      cons: ["<b>Loud</b>"],
      usedFor: " Notes of meetings ",
      usedForMonths: 0,
    };
    const tidied = {
      pros: ["Fast", "A tab and a line"],
      cons: ["<b>Loud</b>"],
      usedFor: "Notes of meetings",
      usedForMonths: 0,
    };
    expect((await post(account, { ...body, ...details })).body).toMatchObject(tidied);
    expect((await post(account, { ...body, rating: 3 })).body).toMatchObject({ ...tidied, rating: 3 });
    const none = { pros: [], cons: [], usedFor: null, usedForMonths: null };
    expect((await post(account, { ...body, ...none })).body).toMatchObject(none);
  });

  it.each([
    [{ pros: Array.from({ length: 6 }, (_, n) => `Pro ${n}`) }, "Pros must be at most 5 lines"],
    [{ cons: Array.from({ length: 51 }, () => "Con") }, "Cons must be at most 5 lines"],
    [{ pros: ["x".repeat(121)] }, "Pros must be at most 120 characters each"],
    [{ cons: ["x".repeat(5_000)] }, "Cons must be at most 120 characters each"],
    [{ pros: "Fast" }, "Pros is a list of lines."],
    [{ usedFor: "x".repeat(161) }, "What it was used for must be at most 160 characters"],
    [{ usedForMonths: -1 }, "The months are a number from 0 to 600."],
    [{ usedForMonths: 601 }, "The months are a number from 0 to 600."],
    [{ usedForMonths: 1.5 }, "The months are a number from 0 to 600."],
  ])("refuses the details %j", async (details, error) => {
    const answer = await post(await createAccount(db), { ...good, toolId, ...details });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  it("is there at once where the site asks for no approval, but not what was rejected", async () => {
    await site({ requireApprovalForReviews: false });
    try {
      const account = await createAccount(db);
      const tool = nextTool();
      const { body } = await post(account, { ...good, toolId: tool });
      expect(body.status).toBe("approved");
      expect((await post(account, { ...good, rating: 3, toolId: tool })).body.status).toBe("approved");
      expect(await stats(tool)).toEqual({ sum: 3, count: 1 });
      expect(await events(tool)).toBe(1);
      await moderate(moderator, body.id, { status: "rejected" });
      for (const rating of [4, 5])
        expect((await post(account, { ...good, rating, toolId: tool })).body.status).toBe("pending");
      expect(await stats(tool)).toEqual({ sum: 0, count: 0 });
    } finally {
      await site({});
    }
  });
});

describe("DELETE /api/me/reviews/{id}", () => {
  it("takes back one's own and nobody else's", async () => {
    const [author, other] = [await createAccount(db), await createAccount(db)];
    const tool = nextTool();
    const { body } = await post(author, { ...good, toolId: tool });
    await moderate(moderator, body.id, { status: "approved" });
    expect((await removeMine(other, body.id)).status).toBe(404);
    expect(await stats(tool)).toEqual({ sum: 5, count: 1 });
    expect((await removeMine(author, body.id)).status).toBe(200);
    expect((await removeMine(author, body.id)).status).toBe(404);
    expect([await stats(tool), await events(tool)]).toEqual([{ sum: 0, count: 0 }, 0]);
  });
});

describe("the rating of a tool", () => {
  it("is the plain mean of approved reviews, whoever writes, changes, moderates and takes back at once", async () => {
    const tool = nextTool();
    const people = await Promise.all(Array.from({ length: 12 }, () => createAccount(db)));
    await Promise.all(
      people.map(async (account, i) => {
        const { body } = await post(account, { toolId: tool, rating: (i % 5) + 1, comment: "First" });
        await moderate(moderator, body.id, { status: i % 4 === 3 ? "rejected" : "approved" });
        if (i % 3 === 0) {
          const changed = await post(account, { toolId: tool, rating: 5, comment: "Second" });
          if (i % 2 === 0) await moderate(moderator, changed.body.id, { status: "approved" });
        }
        if (i === 4) await removeMine(account, body.id);
        if (i === 7) await db.user.delete({ where: { id: account.id } });
      }),
    );
    const rows = await db.review.findMany({ where: { toolId: tool, status: "approved" } });
    const sum = rows.reduce((total, { rating }) => total + rating, 0);
    expect(rows.length).toBeGreaterThan(4);
    expect(await stats(tool)).toEqual({ sum, count: rows.length });
    expect(await getReviewSummary(tool)).toEqual({
      rating: Math.round((10 * sum) / rows.length) / 10,
      count: rows.length,
    });
  });

  it("orders by a mean that one review of five stars does not win", async () => {
    const { listTools } = await import("@/lib/tools/queries");
    const { toolQuery } = await import("@/lib/tools/schema");
    const [one, many] = [nextTool(), nextTool()];
    await db.toolStats.updateMany({ data: { baseRating: null, baseReviews: 0 } });
    const approve = async (tool: string, rating: number) => {
      const { id: userId } = await createAccount(db);
      await db.review.create({ data: { toolId: tool, userId, rating, comment: "x", status: "approved" } });
    };
    await approve(one, 5);
    for (let i = 1; i <= 30; i++) await approve(many, i % 5 === 0 ? 4 : 5);
    const page = await listTools(toolQuery.parse({ sort: "rating", limit: "200" }));
    const place = (id: string) => page!.items.findIndex((tool) => tool.id === id);
    expect(place(many)).toBeLessThan(place(one));
    expect(page!.items[place(one)]).toMatchObject({ rating: 5, reviews: 1 });
    expect(page!.items[place(many)]).toMatchObject({ rating: 4.8, reviews: 30 });
  });
});
