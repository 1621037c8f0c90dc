import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { QueuedSubmission, SubmissionDto } from "@/lib/submissions/schema";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { readMails, waitForMail } from "@/tests/support/mailbox";

const dataDir = await mkdtemp(path.join(tmpdir(), "almanac-submissions-"));
process.env.DATA_DIR = dataDir;
const { db } = await openApp();
const { POST: create } = await import("@/app/api/tools/submissions/route");
const { PATCH: decide, DELETE: remove } = await import("@/app/api/tools/submissions/[id]/route");
const { POST: reopen } = await import("@/app/api/tools/submissions/[id]/reopen/route");
const { GET: mine } = await import("@/app/api/me/submissions/route");
const { GET: exportMine } = await import("@/app/api/me/export/route");
const { GET: getTool } = await import("@/app/api/tools/[id]/route");
const { POST: mergeTask } = await import("@/app/api/tasks/[slug]/merge/route");
const { DELETE: removeTask } = await import("@/app/api/tasks/[slug]/route");
const { startJobs, stopJobs } = await import("@/lib/jobs");
const { sendSubmissionMail } = await import("@/lib/submissions/mutations-mail");

const base = "/api/tools/submissions";
const ownSentence =
  "You can't decide on your own submission. Another moderator or administrator does; administrators may add a tool directly, under Tools.";
const admin = await createAccount(db, { role: "admin" });
const moderator = await createAccount(db, { role: "moderator" });
const { id: categoryId } = await db.category.findFirstOrThrow();

beforeAll(() => startJobs());
afterAll(async () => {
  await stopJobs();
  await rm(dataDir, { recursive: true, force: true });
});

type Answer = { status: number; body: QueuedSubmission & { error?: string; current?: QueuedSubmission } };
const read = async (answer: Promise<Response>): Promise<Answer> => {
  const response = await answer;
  return { status: response.status, body: (await response.json()) as Answer["body"] };
};
let n = 0;
const send = (account: TestAccount, change: object = {}) => {
  const toolName = `Decided ${(n += 1)}`;
  const websiteUrl = `https://decided-${n}.example`;
  const body = { toolName, description: "Writes meeting notes.", websiteUrl, category: "Writing", ...change };
  return read(request(create, base, { method: "POST", ...json(body, account.headers) }));
};
async function submit(account: TestAccount, change: object = {}): Promise<SubmissionDto> {
  const { status, body } = await send(account, change);
  expect(status, body.error).toBe(201);
  return body;
}
const settle = (id: string, body: object, { headers } = moderator) =>
  read(request(decide, `${base}/${id}`, { method: "PATCH", params: { id }, ...json(body, headers) }));
const again = (id: string, { headers } = moderator) =>
  read(request(reopen, `${base}/${id}/reopen`, { method: "POST", params: { id }, headers }));
const drop = (id: string, { headers } = admin) =>
  read(request(remove, `${base}/${id}`, { method: "DELETE", params: { id }, headers }));
const own = async ({ headers }: TestAccount) =>
  (await (await request(mine, "/api/me/submissions", { headers })).json()) as SubmissionDto[];
const logged = async (entityId: string) =>
  (await db.adminLog.findMany({ where: { entityId }, orderBy: { id: "asc" } })).map(({ action, reason }) => [
    action,
    reason,
  ]);
const queued = (id: string) =>
  db.$queryRaw<
    { kind: string }[]
  >`SELECT data ->> 'kind' AS kind FROM pgboss.job WHERE data ->> 'submissionId' = ${id}`;

const addTask = async (name: string) => {
  const slug = `${name}-${(n += 1)}`;
  await db.task.create({ data: { slug, name: `${name} ${n}`, categoryId, phrases: {} } });
  return slug;
};
const merge = (slug: string, into: string) =>
  request(mergeTask, `/api/tasks/${slug}/merge`, {
    method: "POST",
    params: { slug },
    ...json({ into }, admin.headers),
  });

describe("the tasks of a submission", () => {
  const toolOf = async (slug: string) =>
    (await (await request(getTool, "/api/tools/x", { params: { id: slug } })).json()) as {
      tasks: { slug: string; how: string }[];
    };

  it("become the tool's, in their order, but for those that whoever approves takes off", async () => {
    const account = await createAccount(db);
    const [one, two, three] = [await addTask("fold"), await addTask("press"), await addTask("sew")];
    const tasks = [two, one, three].map((slug) => ({ slug, how: `Does ${slug}.` }));
    const { id, tasks: shown } = await submit(account, { tasks });
    expect(shown.map(({ slug, how }) => ({ slug, how }))).toEqual(tasks);
    expect(shown[0]!.name).toMatch(/^press /);
    const { body } = await settle(id, { status: "approved", tasks: [three, two, "not-among-them"] });
    expect((await toolOf(body.toolSlug!)).tasks.map(({ slug, how }) => [slug, how])).toEqual([
      [two, `Does ${two}.`],
      [three, `Does ${three}.`],
    ]);
    const all = await submit(account, { tasks });
    const approved = await settle(all.id, { status: "approved" });
    expect((await toolOf(approved.body.toolSlug!)).tasks).toHaveLength(3);
  });

  it("follow those that were merged, and leave out what is gone", async () => {
    const account = await createAccount(db);
    const [old, kept, gone, stays] = await Promise.all(["old", "kept", "gone", "stays"].map(addTask));
    const said = [old!, gone!, "never-was", stays!, kept!].map((slug) => ({ slug, how: `By ${slug}.` }));
    const { id } = await submit(account, { tasks: said });
    expect((await merge(old!, kept!)).status).toBe(200);
    await request(removeTask, "/api/tasks/x", {
      method: "DELETE",
      params: { slug: gone! },
      headers: admin.headers,
    });
    const [shown] = await own(account);
    const now = [
      [kept, `By ${old}.`],
      [stays, `By ${stays}.`],
    ];
    expect(shown!.tasks.map(({ slug, how }) => [slug, how])).toEqual(now);
    // Whoever approves had the page open since before the merge.
    const { status, body } = await settle(id, { status: "approved", tasks: [old, stays] });
    expect(status).toBe(200);
    expect((await toolOf(body.toolSlug!)).tasks.map(({ slug, how }) => [slug, how])).toEqual(now);
  });

  it("are eight at most, each with a line", async () => {
    const account = await createAccount(db);
    const nine = Array.from({ length: 9 }, (_, i) => ({ slug: `task-${i}`, how: "Somehow." }));
    for (const tasks of [nine, [{ slug: "a", how: " " }], [{ slug: "a", how: "x".repeat(161) }], "fold"])
      expect((await send(account, { tasks })).status).toBe(400);
    expect((await submit(account, { tasks: [] })).tasks).toEqual([]);
  });
});

describe("a rejection", () => {
  it("has a reason, which its maker reads and the log keeps", async () => {
    const account = await createAccount(db);
    const { id, toolName } = await submit(account);
    const { body } = await settle(id, { status: "rejected", reason: " It can't be\r\nreached. " });
    expect(body).toMatchObject({ status: "rejected", reason: "It can't be\nreached." });
    expect(await own(account)).toMatchObject([{ id, reason: "It can't be\nreached." }]);
    expect(await logged(id)).toEqual([["submission.reject", "It can't be\nreached."]]);
    const mail = await waitForMail(dataDir, account.email, `${toolName} was not added`);
    expect(mail.text).toContain("The reason: It can't be\nreached.");
    const archive = await (await request(exportMine, "/api/me/export", { headers: account.headers })).json();
    expect(archive.submissions).toMatchObject([{ reason: "It can't be\nreached.", tasks: [] }]);
  });

  it("goes without one through the documented call, but not with a bad one", async () => {
    const account = await createAccount(db);
    const { id } = await submit(account);
    for (const reason of ["", " ", "x".repeat(501), 7])
      expect((await settle(id, { status: "rejected", reason })).status).toBe(400);
    const { body } = await settle(id, { status: "rejected" });
    expect(body).toMatchObject({ status: "rejected", reason: null });
    // An approval has none.
    const { id: other } = await submit(account);
    expect((await settle(other, { status: "approved", reason: "Good" })).body.reason).toBeNull();
  });

  it("is given once: the same again changes nothing, another reason is a conflict", async () => {
    const { id } = await submit(await createAccount(db));
    await settle(id, { status: "rejected", reason: "Not yet." });
    for (const body of [{ status: "rejected", reason: " Not yet. " }, { status: "rejected" }])
      expect(await settle(id, body)).toMatchObject({ status: 200, body: { reason: "Not yet." } });
    const second = await settle(id, { status: "rejected", reason: "Never." });
    expect(second).toMatchObject({
      status: 409,
      body: { error: "This submission was already rejected.", current: { reason: "Not yet." } },
    });
    expect(await logged(id)).toHaveLength(1);
  });

  it("is taken back once, and then anything can be decided", async () => {
    const account = await createAccount(db);
    const { id } = await submit(account);
    await settle(id, { status: "rejected", reason: "Not yet." });
    const answers = await Promise.all([again(id), again(id, admin)]);
    for (const { status, body } of answers)
      expect([status, body.status, body.reason]).toEqual([200, "pending", null]);
    expect(await own(account)).toMatchObject([{ status: "pending", queuePlace: expect.any(Number) }]);
    expect((await settle(id, { status: "approved" })).status).toBe(200);
    expect((await logged(id)).map(([action]) => action)).toEqual([
      "submission.reject",
      "submission.reopen",
      "submission.approve",
    ]);
    const refused = await again(id);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      "A submission that was approved can't be reopened.",
    ]);
    expect(refused.body.current).toMatchObject({ id, status: "approved" });
    expect((await again("0".repeat(24))).status).toBe(404);
  });
});

describe("the mail of a decision", () => {
  it("is sent once, however often the same is decided", async () => {
    const account = await createAccount(db);
    const { id, toolName } = await submit(account, { pricingType: "Free" });
    const answers = await Promise.all([1, 2, 3, 4].map(() => settle(id, { status: "approved" })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await queued(id)).toEqual([{ kind: "submission-decision" }]);
    const mail = await waitForMail(dataDir, account.email, `${toolName} is in the directory`);
    expect(mail.text).toContain(`https://almanac.test/ai-tools/${answers[0]!.body.toolSlug}`);
    // The job done again is the same mail.
    const { decidedAt } = await db.submission.findUniqueOrThrow({ where: { id } });
    const job = {
      id: mail.file.split("submission-decision-")[1]!.replace(".eml", ""),
      createdAt: new Date(),
    };
    const about = { userId: account.id, submissionId: id, decidedAt: decidedAt!.toISOString() };
    await sendSubmissionMail({ kind: "submission-decision", ...about }, job);
    expect(await readMails(dataDir, account.email)).toHaveLength(1);
  });

  it("is stored with the decision or not at all", async () => {
    const account = await createAccount(db);
    const { id, websiteUrl } = await submit(account);
    const other = await submit(await createAccount(db), { websiteUrl });
    await settle(other.id, { status: "approved" });
    expect((await settle(id, { status: "approved" })).status).toBe(409);
    expect(await queued(id)).toEqual([]);
  });

  it("is not sent of what was taken back, to the banned, or of what nobody had to decide", async () => {
    const account = await createAccount(db);
    const { id } = await submit(account);
    await settle(id, { status: "rejected", reason: "No." });
    const { decidedAt } = await db.submission.findUniqueOrThrow({ where: { id } });
    await again(id);
    const about = { userId: account.id, submissionId: id, decidedAt: decidedAt!.toISOString() };
    const mails = async () => (await readMails(dataDir, account.email)).length;
    const before = await mails();
    await sendSubmissionMail(
      { kind: "submission-decision", ...about },
      { id: "taken-back", createdAt: new Date() },
    );
    await settle(id, { status: "rejected" });
    await db.user.update({ where: { id: account.id }, data: { status: "banned" } });
    const now = await db.submission.findUniqueOrThrow({ where: { id } });
    await sendSubmissionMail(
      { kind: "submission-decision", ...about, decidedAt: now.decidedAt!.toISOString() },
      { id: "banned", createdAt: new Date() },
    );
    expect((await readMails(dataDir, account.email)).map(({ file }) => file).join()).not.toMatch(
      /taken-back|banned/,
    );
    expect(before).toBeLessThanOrEqual(1);
    const data = { requireApprovalForSubmissions: false };
    await db.siteConfig.upsert({ where: { id: 1 }, create: { id: 1, data }, update: { data } });
    const added = await submit(await createAccount(db), { pricingType: "Paid" });
    await db.siteConfig.update({ where: { id: 1 }, data: { data: {} } });
    expect(added.status).toBe("approved");
    expect(await queued(added.id)).toEqual([]);
  });
});

describe("one's own submission", () => {
  it("is decided by somebody else, whatever one's role", async () => {
    for (const role of ["moderator", "admin"] as const) {
      const account = await createAccount(db, { role });
      const { id } = await submit(account);
      for (const body of [{ status: "approved" }, { status: "rejected", reason: "Mine." }])
        expect(await settle(id, body, account)).toMatchObject({ status: 403, body: { error: ownSentence } });
      await settle(id, { status: "rejected", reason: "Not yet." });
      expect(await again(id, account)).toMatchObject({ status: 403, body: { error: ownSentence } });
      expect((await again(id)).status).toBe(200);
      expect((await settle(id, { status: "approved" })).status).toBe(200);
    }
  });
});

describe("DELETE /api/tools/submissions/{id}", () => {
  it("takes a submission away, leaves its tool and is noted", async () => {
    const account = await createAccount(db);
    const { id, toolName } = await submit(account);
    const { toolId } = (await settle(id, { status: "approved" })).body;
    expect((await drop(id, moderator)).status).toBe(403);
    const answers = await Promise.all([drop(id), drop(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await settle(id, { status: "approved" })).status).toBe(404);
    expect(await own(account)).toEqual([]);
    expect(await db.tool.count({ where: { id: toolId! } })).toBe(1);
    const last = await db.adminLog.findFirstOrThrow({ where: { entityId: id }, orderBy: { id: "desc" } });
    expect(last).toMatchObject({
      action: "submission.delete",
      label: toolName,
      before: { name: toolName, status: "approved", toolId },
      after: null,
    });
  });
});
