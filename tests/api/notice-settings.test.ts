import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { readMails } from "@/tests/support/mailbox";

const dataDir = await mkdtemp(path.join(tmpdir(), "almanac-notices-"));
process.env.DATA_DIR = dataDir;
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const { db } = await openApp();
const { GET: read, PUT: put } = await import("@/app/api/me/notice-settings/route");
const { GET: open, POST: unsubscribe } = await import("@/app/api/unsubscribe/route");
const { sendSubmissionMail } = await import("@/lib/submissions/mutations-mail");

/** Somebody who sent in a tool, which was rejected; `decide` has that mailed once more. */
async function createSubmitter() {
  const account = await createAccount(db);
  const category = await db.category.findFirstOrThrow({ select: { id: true } });
  const decidedAt = new Date();
  const { id: submissionId } = await db.submission.create({
    data: {
      toolName: "Inkwell",
      description: "A tool",
      websiteUrl: "https://inkwell.example",
      websiteKey: "inkwell.example",
      categoryId: category.id,
      userId: account.id,
      status: "rejected",
      decidedAt,
    },
  });
  const mail = {
    kind: "submission-decision" as const,
    userId: account.id,
    submissionId,
    decidedAt: decidedAt.toISOString(),
  };
  const decide = () => sendSubmissionMail(mail, { id: crypto.randomUUID(), createdAt: decidedAt });
  return { account, decide, mails: () => readMails(dataDir, account.email) };
}
const settingsOf = async ({ headers }: { headers: Record<string, string> }) =>
  (await request(read, "/api/me/notice-settings", { headers })).json();

it("one press in a mail program turns mails about decisions off, without a session and again and again", async () => {
  const { account, decide, mails } = await createSubmitter();
  await decide();
  const [mail] = await mails();
  const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const address = new URL(/^<(https:\/\/[^>]+)>$/.exec(header("list-unsubscribe")!)![1]!);
  expect(address.origin).toBe("https://almanac.test");
  expect(mail!.text).toContain("https://almanac.test/dashboard?tab=settings#mails");

  // Filters of mail open what they find.
  expect((await request(open, address.pathname + address.search)).status).toBe(200);
  expect(await settingsOf(account)).toEqual({ decisions: true });
  for (let n = 0; n < 2; n += 1) {
    const answer = await request(unsubscribe, address.pathname + address.search, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  }
  expect(await settingsOf(account)).toEqual({ decisions: false });
  await decide();
  expect(await mails()).toHaveLength(1);
});

it("a token is one account's, and none can be made up", async () => {
  const { unsubscribeToken } = await import("@/lib/platform/email/decisions");
  const [one, other] = [await createAccount(db), await createAccount(db)];
  const [, signature] = unsubscribeToken(one.id).split(".");
  for (const token of ["", one.id, `${one.id}.`, `${other.id}.${signature}`, "é".repeat(68), "x".repeat(500)])
    expect(
      (await request(unsubscribe, withQuery("/api/unsubscribe", { token }), { method: "POST" })).status,
    ).toBe(400);
  for (const account of [one, other]) expect(await settingsOf(account)).toEqual({ decisions: true });
});

it("the settings turn them off and on", async () => {
  const { account, decide, mails } = await createSubmitter();
  const set = (body: object) =>
    request(put, "/api/me/notice-settings", { method: "PUT", ...json(body, account.headers) });
  expect((await set({ decisions: false })).status).toBe(200);
  await decide();
  expect(await mails()).toEqual([]);
  expect(await (await set({ decisions: true })).json()).toEqual({ decisions: true });
  await decide();
  expect(await mails()).toHaveLength(1);
  expect((await set({})).status).toBe(400);
});
