import { expect, it } from "vitest";
import { accountExport } from "@/lib/accounts/schema";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: getExport } = await import("@/app/api/me/export/route");
const { hashPassword } = await import("@/lib/platform/auth/passwords");

const download = (headers: Record<string, string>) => request(getExport, "/api/me/export", { headers });

it("gives an account all that is kept of it, and nothing secret or of others", async () => {
  const passwordHash = await hashPassword("correct horse");
  const [account, other] = [await createAccount(db, { passwordHash }), await createAccount(db)];
  const tool = await db.tool.findFirstOrThrow({
    where: { status: "published" },
    select: { id: true, name: true },
  });
  const category = await db.category.findFirstOrThrow({ select: { id: true } });
  for (const [userId, text] of [
    [account.id, "of mine"],
    [other.id, "of another"],
  ] as const) {
    const mark = { userId, toolId: tool.id };
    await db.vote.create({ data: mark });
    await db.savedTool.create({ data: mark });
    await db.launchSubscription.create({ data: mark });
    const proof = { method: "dns", domain: "tool.example", token: `almanac-${userId}` };
    await db.toolClaim.create({ data: { ...mark, ...proof } });
    const change = { description: `A proposal ${text}` };
    const refused = { status: "rejected", reason: "No.", decidedAt: new Date() };
    await db.toolProposal.create({
      data: { ...mark, change, before: { description: "A tool" }, toolUpdatedAt: new Date(), ...refused },
    });
    const said = { rating: 4, comment: `A review ${text}` };
    const none = { pros: [], cons: [], usedFor: null, usedForMonths: null };
    const revision = { ...said, ...none, usedFor: `Notes ${text}` };
    const { id: reviewId } = await db.review.create({
      data: { ...mark, ...said, pros: ["Fast"], status: "approved", revision, revisionStatus: "pending" },
    });
    const finder = userId === account.id ? other.id : account.id;
    await db.reviewHelpful.create({ data: { reviewId, userId: finder } });
    await db.reviewAnswer.create({ data: { reviewId, userId, text: `An answer ${text}` } });
    await db.activityEvent.create({ data: { type: "login", userId, description: `Signed in ${text}` } });
    await db.submission.create({
      data: {
        toolName: `A tool ${text}`,
        description: "A tool",
        websiteUrl: "https://tool.example",
        websiteKey: "tool.example",
        categoryId: category.id,
        userId,
        // Who decides is nobody else's business.
      },
    });
    await db.salesInquiry.create({
      data: {
        userId,
        fullName: "Ada",
        email: "ada@example.org",
        companyName: "Engines",
        monthlyBudget: "$5,000+",
        message: `A message ${text}`,
      },
    });
    await db.authToken.create({
      data: {
        userId,
        purpose: "password_reset",
        tokenHash: `secret-token-${userId}`,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
  }

  const answer = await download(account.headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const text = await answer.text();
  expect(text).not.toMatch(/argon2|passwordHash|tokenHash|secret-token|of another/);
  expect(text).not.toContain(other.id);

  const data = JSON.parse(text) as unknown;
  expect(accountExport.strict().parse(data)).toEqual(data);
  expect(data).toMatchObject({
    truncated: [],
    profile: { id: account.id, email: account.email, hasPassword: true },
    votes: [{ tool: { id: tool.id, name: tool.name } }],
    saves: [{ tool: { id: tool.id } }],
    subscriptions: [{ tool: { id: tool.id }, notifiedAt: null }],
    answers: [{ tool: { id: tool.id }, text: "An answer of mine" }],
    claims: [{ tool: { id: tool.id }, domain: "tool.example", status: "pending" }],
    proposals: [{ tool: { id: tool.id }, change: { description: "A proposal of mine" }, status: "rejected" }],
    reviews: [
      {
        comment: "A review of mine",
        rating: 4,
        pros: ["Fast"],
        revision: { status: "pending", usedFor: "Notes of mine" },
      },
    ],
    helpfulReviews: [{ tool: { id: tool.id } }],
    submissions: [{ toolName: "A tool of mine" }],
    inquiries: [{ message: "A message of mine" }],
  });
  expect((data as { activity: unknown[] }).activity).toEqual(
    expect.arrayContaining([expect.objectContaining({ description: "Signed in of mine" })]),
  );
});

it("is bounded, keeps the newest and says so", async () => {
  const account = await createAccount(db);
  await db.$executeRaw`
    INSERT INTO public.activity_event (type, user_id, description, created_at)
    SELECT 'login', ${account.id}, 'Signed in ' || n, now() - n * interval '1 minute' FROM generate_series(1, 10001) AS n`;
  const data = await (await download(account.headers)).json();
  expect(data.truncated).toEqual(["activity"]);
  expect(data.activity).toHaveLength(10_000);
  expect(data.activity[0].description).toBe("Signed in 1");
});

it("is for who is signed in, suspended or not, ten times an hour", async () => {
  expect((await download({})).status).toBe(401);
  expect((await download((await createAccount(db, { status: "banned" })).headers)).status).toBe(401);
  const { headers } = await createAccount(db, { status: "suspended" });
  for (let n = 0; n < 10; n++) expect((await download(headers)).status).toBe(200);
  const answer = await download(headers);
  expect(answer.status).toBe(429);
  expect(answer.headers.has("retry-after")).toBe(true);
});
