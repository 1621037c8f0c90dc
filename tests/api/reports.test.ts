import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReportDto, ReportGroup } from "@/lib/reports/schema";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { readMails, waitForMail } from "@/tests/support/mailbox";

const dataDir = await mkdtemp(path.join(tmpdir(), "almanac-reports-"));
process.env.DATA_DIR = dataDir;
const { db } = await openApp();
const { POST: reportTool } = await import("@/app/api/tools/[id]/reports/route");
const { POST: reportReview } = await import("@/app/api/reviews/[id]/reports/route");
const { GET: list } = await import("@/app/api/reports/route");
const { PATCH: decide } = await import("@/app/api/reports/[id]/route");
const { GET: mine } = await import("@/app/api/me/reports/route");
const { DELETE: removeReview } = await import("@/app/api/reviews/[id]/route");
const { GET: getTool } = await import("@/app/api/tools/[id]/route");
const { removeAccount } = await import("@/lib/accounts/mutations-account");
const { startJobs, stopJobs } = await import("@/lib/jobs");
const { sendReportMail } = await import("@/lib/reports/mutations-mail");

const moderator = await createAccount(db, { role: "moderator" });
const admin = await createAccount(db, { role: "admin" });
const tools = await db.tool.findMany({
  where: { status: "published", reviews: { none: {} } },
  take: 12,
  orderBy: { slug: "asc" },
});
const nextTool = () => tools.pop()!;

beforeAll(() => startJobs());
afterAll(async () => {
  await stopJobs();
  await rm(dataDir, { recursive: true, force: true });
});

type Answer = { status: number; body: ReportDto & { error?: string; current?: ReportDto } };
const read = async (answer: Response | Promise<Response>): Promise<Answer> => {
  const response = await answer;
  return { status: response.status, body: (await response.json()) as Answer["body"] };
};
const ofTool = (account: TestAccount, id: string, body: object) =>
  read(
    request(reportTool, `/api/tools/${id}/reports`, {
      method: "POST",
      params: { id },
      ...json(body, account.headers),
    }),
  );
const ofReview = (account: TestAccount, id: string, body: object) =>
  read(
    request(reportReview, `/api/reviews/${id}/reports`, {
      method: "POST",
      params: { id },
      ...json(body, account.headers),
    }),
  );
const settle = (id: string, body: object, { headers } = moderator) =>
  read(request(decide, `/api/reports/${id}`, { method: "PATCH", params: { id }, ...json(body, headers) }));
async function groups(query: Record<string, string> = {}) {
  const answer = await request(list, withQuery("/api/reports", query), { headers: moderator.headers });
  expect(answer.status).toBe(200);
  const items = (await answer.json()) as ReportGroup[];
  return { items, total: Number(answer.headers.get("X-Total-Count")) };
}
const of = async (toolId: string, query: Record<string, string> = {}) =>
  (await groups({ limit: "200", ...query })).items.filter(({ tool }) => tool.id === toolId);
const own = async ({ headers }: TestAccount) =>
  (await (await request(mine, "/api/me/reports", { headers })).json()) as ReportDto[];
const queued = (id: string) =>
  db.$queryRaw<unknown[]>`SELECT id FROM pgboss.job WHERE data ->> 'reportId' = ${id}`;
async function review(status = "approved") {
  const author = await createAccount(db, { name: "Ada" });
  const tool = nextTool();
  const data = { toolId: tool.id, userId: author.id, rating: 1, comment: "Buy my pills.", status };
  return { author, tool, review: await db.review.create({ data }) };
}
const price = { kind: "price", message: "It is $12 now." };

describe("a report", () => {
  it("is kept once a person, tool and kind while it is open, also of several at once, and changes nothing", async () => {
    const account = await createAccount(db);
    const { id, slug } = nextTool();
    const tool = async () => (await request(getTool, `/api/tools/${slug}`, { params: { id: slug } })).text();
    const before = await tool();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ofTool(account, slug, price)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, body: { ...price, about: "tool", status: "open" } });
    const other = await ofTool(account, id, { ...price, message: "No, $13." });
    expect(other).toMatchObject({
      status: 409,
      body: {
        error: "You have reported this already. Somebody will look at it.",
        current: { id: answers[0]!.body.id },
      },
    });
    expect((await ofTool(account, id, { kind: "link", message: "" })).status).toBe(201);
    expect(await db.report.count({ where: { toolId: id } })).toBe(2);
    expect(await tool()).toBe(before);
    expect(await own(account)).toMatchObject([{ kind: "link" }, { kind: "price", tool: { slug } }]);
  });

  it.each([
    [{ kind: "spam", message: "" }, "kind", "Please choose what is wrong."],
    [{ message: "It is gone." }, "kind", "Please choose what is wrong."],
    [{ kind: "other", message: " \u202e " }, "message", "Please say what is wrong."],
    [{ kind: "price", message: "x".repeat(1_001) }, "message", "Message must be at most 1,000 characters"],
  ])("is refused as %j", async (body, field, message) => {
    const answer = await ofTool(await createAccount(db), tools[0]!.id, body);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: field, message }] } });
  });

  it("is of what everybody sees", async () => {
    const account = await createAccount(db);
    const { review: hidden } = await review("pending");
    const draft = nextTool();
    await db.tool.update({ where: { id: draft.id }, data: { status: "draft" } });
    for (const answer of [
      await ofReview(account, hidden.id, { kind: "spam", message: "" }),
      await ofReview(account, "0".repeat(24), { kind: "spam", message: "" }),
      await ofTool(account, draft.id, price),
      await ofTool(account, "no-such-tool", price),
    ])
      expect(answer.status).toBe(404);
  });

  it("of a review hides nothing, and stays to be answered when the review is deleted", async () => {
    const { tool, review: spam } = await review();
    const account = await createAccount(db);
    const sent = await ofReview(account, spam.id, { kind: "spam", message: "An advertisement." });
    expect(sent).toMatchObject({ status: 201, body: { about: "review", reviewId: spam.id } });
    expect((await db.review.findUniqueOrThrow({ where: { id: spam.id } })).status).toBe("approved");
    expect(await of(tool.id, { about: "review" })).toMatchObject([
      { kind: "spam", review: { userName: "Ada", comment: "Buy my pills." }, count: 1 },
    ]);
    const params = { id: spam.id };
    await request(removeReview, `/api/reviews/${spam.id}`, {
      method: "DELETE",
      params,
      headers: admin.headers,
    });
    expect(await of(tool.id)).toMatchObject([{ about: "review", review: null }]);
    expect((await settle(sent.body.id, { status: "answered", answer: "It is gone." })).status).toBe(200);
  });

  it("goes with the account of whoever sent it", async () => {
    const account = await createAccount(db);
    const { id } = nextTool();
    await ofTool(account, id, price);
    await removeAccount(account.id, { email: account.email });
    expect(await of(id)).toEqual([]);
  });
});

describe("the queue", () => {
  it("groups reports by what they are about and kind, the most reported first", async () => {
    const [first, second] = [nextTool(), nextTool()];
    for (const kind of ["price", "price", "link"])
      await ofTool(await createAccount(db), first.id, { kind, message: kind });
    for (const kind of ["price", "price", "price"])
      await ofTool(await createAccount(db), second.id, { kind, message: kind });
    const { items, total } = await groups({ about: "tool", limit: "200" });
    expect(items).toHaveLength(total);
    const counts = items.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect((await of(first.id)).map(({ kind, count }) => [kind, count])).toEqual([
      ["price", 2],
      ["link", 1],
    ]);
    expect((await of(second.id))[0]).toMatchObject({ count: 3, reports: { length: 3 } });
    const named = await groups({ q: second.name });
    expect(named.items.map(({ tool }) => tool.id)).toContain(second.id);
    expect((await groups({ limit: "1", page: "2" })).items).toHaveLength(1);
    expect((await groups({ page: "1000" })).items).toEqual([]);
  });

  it("is answered once: several who say the same are one, another decision is a conflict", async () => {
    const account = await createAccount(db);
    const { id: toolId, name } = nextTool();
    const { body: report } = await ofTool(account, toolId, price);
    const answer = { status: "answered", answer: "Thank you, it says $12 now." };
    expect((await settle(report.id, { status: "answered", answer: " " })).status).toBe(400);
    const answers = await Promise.all([
      settle(report.id, answer),
      settle(report.id, answer, admin),
      settle(report.id, answer),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await settle(report.id, { status: "dismissed" }, admin)).toMatchObject({
      status: 409,
      body: { error: "This report was already answered.", current: answer },
    });
    expect(await queued(report.id)).toHaveLength(1);
    expect(await of(toolId)).toEqual([]);
    expect(await of(toolId, { status: "all" })).toMatchObject([{ status: "answered", count: 1 }]);
    expect(await own(account)).toMatchObject([answer]);
    const log = await db.adminLog.findMany({ where: { entityId: report.id } });
    expect(log).toMatchObject([{ action: "report.answer", label: `Report about ${name}` }]);
    expect(JSON.stringify(log)).not.toContain(price.message);
    const mail = await waitForMail(dataDir, account.email, `Your report about ${name}`);
    expect(mail.text).toContain(answer.answer);
    expect(mail.text).toContain("https://almanac.test/dashboard?tab=reports");
    // Once it is answered, the same may be wrong again.
    expect((await ofTool(account, toolId, { ...price, message: "$14." })).status).toBe(201);
  });

  it.each([undefined, "The maker's page says $12."])("mails what is dismissed (%s)", async (answer) => {
    const account = await createAccount(db);
    const { id, name } = nextTool();
    const { body: report } = await ofTool(account, id, price);
    const { body } = await settle(report.id, { status: "dismissed", answer });
    expect(body).toMatchObject({ status: "dismissed", answer: answer ?? null });
    expect(await own(account)).toMatchObject([body]);
    const mail = await waitForMail(dataDir, account.email, `Your report about ${name}`);
    expect(mail.text).toContain("Nothing was changed.");
    expect(mail.text?.includes("The answer:")).toBe(answer !== undefined);
    if (answer) expect(mail.text).toContain(answer);
  });

  it("mails nothing to the banned", async () => {
    const account = await createAccount(db);
    const { id } = nextTool();
    const { body: report } = await ofTool(account, id, { kind: "link", message: "" });
    await db.user.update({ where: { id: account.id }, data: { status: "banned" } });
    const { decidedAt } = (await settle(report.id, { status: "answered", answer: "It works." })).body;
    const job = {
      kind: "report-answer",
      userId: account.id,
      reportId: report.id,
      decidedAt: decidedAt!,
    } as const;
    await sendReportMail(job, { id: "banned", createdAt: new Date() });
    expect(await readMails(dataDir, account.email)).toEqual([]);
  });

  it("has reports of somebody's own review decided by others", async () => {
    const { author, review: written } = await review();
    await db.user.update({ where: { id: author.id }, data: { role: "moderator" } });
    const { body } = await ofReview(await createAccount(db), written.id, { kind: "offensive", message: "" });
    expect(await settle(body.id, { status: "dismissed" }, author)).toMatchObject({
      status: 403,
      body: {
        error: "You can't decide on reports of your own review. Another moderator or administrator does.",
      },
    });
    expect((await settle(body.id, { status: "dismissed" })).status).toBe(200);
  });
});
