import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { mailJob } from "@/lib/platform/queue/schema";
import { createAccount } from "@/tests/api/accounts";
import { openApp } from "@/tests/api/open-app";
import { good, openReviews } from "@/tests/api/review-calls";
import { readMails } from "@/tests/support/mailbox";

const dataDir = await mkdtemp(path.join(tmpdir(), "almanac-review-mails-"));
process.env.DATA_DIR = dataDir;
process.env.SMTP_URL = "";
const { db } = await openApp();
const { post, moderate, decideRevision, nextTool, moderator } = await openReviews(db);
const { sendReviewMail } = await import("@/lib/reviews/mutations-mail");
const { listMyReviews } = await import("@/lib/reviews/queries");
const { closeQueue } = await import("@/lib/platform/queue/mutations");
afterAll(async () => {
  await closeQueue();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends the mails about a review that wait in the queue, and takes them out of it. */
async function sendMails(reviewId: string): Promise<void> {
  const jobs = await db.$queryRaw<{ id: string; data: unknown; created_on: Date }[]>`
    DELETE FROM pgboss.job WHERE name = 'mail' AND data ->> 'reviewId' = ${reviewId} RETURNING id::text, data, created_on`;
  for (const { id, data, created_on: createdAt } of jobs) {
    const mail = mailJob.parse(data);
    if (mail.kind === "review-decision") await sendReviewMail(mail, { id, createdAt });
  }
}

async function written() {
  const account = await createAccount(db);
  const tool = await db.tool.findUniqueOrThrow({ where: { id: nextTool() } });
  const { body: review } = await post(account, { ...good, toolId: tool.id });
  const told = async () => {
    await sendMails(review.id);
    return (await readMails(dataDir, account.email)).map(({ subject, text = "" }) => ({ subject, text }));
  };
  const change = () => post(account, { ...good, comment: "It does more than it says.", toolId: tool.id });
  const reasons = async () =>
    (await listMyReviews(account.id, { page: 1, limit: 5 })).items.map(({ refusal }) => refusal);
  return { account, tool, review, told, change, reasons };
}

it("tells an author by mail that a review is published, once", async () => {
  const { tool, review, told } = await written();
  for (const _ of [1, 2]) await moderate(moderator, review.id, { status: "approved" });
  const mails = await told();
  expect(mails).toEqual([
    { subject: `Your review of ${tool.name} is published`, text: expect.any(String) as string },
  ]);
  expect(mails[0]!.text).toContain(`/ai-tools/${tool.slug}#reviews`);
  expect(mails[0]!.text).toContain("Turn off mails like this one");
});

it("tells an author by mail and on the dashboard why a review is not shown", async () => {
  const { tool, review, told, reasons } = await written();
  await moderate(moderator, review.id, { status: "rejected", reason: "not-used" });
  const [mail] = await told();
  expect(mail?.subject).toBe(`Your review of ${tool.name} is not shown`);
  expect(mail?.text).toContain("The reason: Written without having used it.");
  expect(await reasons()).toEqual(["not-used"]);
});

it("tells an author by mail and on the dashboard what was decided of a change", async () => {
  const { tool, review, told, change, reasons } = await written();
  await moderate(moderator, review.id, { status: "approved" });
  await change();
  await decideRevision(moderator, review.id, { status: "rejected", reason: "off-topic" });
  expect(await reasons()).toEqual(["off-topic"]);
  const kept = (await told()).find(({ subject }) => subject?.startsWith("The change"));
  expect(kept?.subject).toBe(`The change of your review of ${tool.name} was not approved`);
  expect(kept?.text).toContain("The reason: Not about the tool.");
  await change();
  await decideRevision(moderator, review.id, { status: "approved" });
  expect(await reasons()).toEqual([null]);
  expect((await told()).map(({ subject }) => subject)).toContain(
    `The change of your review of ${tool.name} is published`,
  );
});

it("mails no decision that does not hold, nor to who wants none or is banned", async () => {
  const taken = await written();
  await moderate(moderator, taken.review.id, { status: "rejected", reason: "spam" });
  await moderate(moderator, taken.review.id, { status: "approved" });
  expect((await taken.told()).map(({ subject }) => subject)).toEqual([
    `Your review of ${taken.tool.name} is published`,
  ]);
  for (const data of [{ decisionMails: false }, { status: "banned" }]) {
    const { account, review, told } = await written();
    await moderate(moderator, review.id, { status: "approved" });
    await db.user.update({ where: { id: account.id }, data });
    expect(await told()).toEqual([]);
  }
});
