import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { mailFiles, tokenIn, until } from "@/tests/support/mailbox";

type Received = Email & { recipient: string };
const received: Received[] = [];
/** Recipients that the server refuses: for good, or this once. */
const unknown = new Set<string>();
const busy = new Set<string>();

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo({ address }, session, done) {
    if (unknown.has(address)) return done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
    if (busy.delete(address)) return done(Object.assign(new Error("Try later"), { responseCode: 451 }));
    done();
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        received.push({ ...mail, recipient: session.envelope.rcptTo[0]!.address });
        done();
      });
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.server.address() as AddressInfo;

const dataDir = await mkdtemp(path.join(tmpdir(), "almanac-smtp-"));
process.env.DATA_DIR = dataDir;
process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
process.env.MAIL_FROM = "hello@almanac.test";
const { db } = await openApp();
const { POST: invite } = await import("@/app/api/users/invite/route");
const { PATCH: updateMe } = await import("@/app/api/me/route");
const { POST: forgot } = await import("@/app/api/auth/password/forgot/route");
const { POST: reset } = await import("@/app/api/auth/password/reset/route");
const { announceLaunches } = await import("@/lib/engagement/launches/mutations-notices");
const { startJobs, stopJobs } = await import("@/lib/jobs");
const { sendAccountMail } = await import("@/lib/accounts/mutations-mail");
const { sendSubmissionMail } = await import("@/lib/submissions/mutations-mail");
const { removeOldMails, writeMail } = await import("@/lib/platform/email/mailbox");
const { openQueue } = await import("@/lib/platform/queue/mutations");

const post = (handler: typeof forgot, body: object, client: string) =>
  request(handler, "/api/auth", { method: "POST", ...json(body, { "x-almanac-client": client }) });
const mailsTo = (email: string) => received.filter(({ recipient }) => recipient === email);

beforeAll(() => startJobs());
afterAll(async () => {
  await stopJobs();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await rm(dataDir, { recursive: true, force: true });
});

it("sends over SMTP in the name of the site, and the link in the mail gives a new password", async () => {
  await db.siteConfig.create({ data: { id: 1, data: { siteName: "Toolbook" }, updatedAt: new Date() } });
  const account = await createAccount(db, { name: 'Zoë "Z" Ångström' });
  await db.user.update({ where: { id: account.id }, data: { emailVerifiedAt: new Date() } });
  expect((await post(forgot, { email: account.email }, "10.5.0.1")).status).toBe(202);
  const mail = await until("The mail", async () => mailsTo(account.email)[0]);
  expect(mail.from).toMatchObject({ name: "Toolbook", address: "hello@almanac.test" });
  expect(mail.text! + mail.html!).not.toContain("Almanac");
  expect(mail.to).toEqual([{ name: 'Zoë "Z" Ångström', address: account.email }]);
  expect(mail.text).toContain('Hello Zoë "Z" Ångström,');
  expect(mail.messageId).toMatch(/^<password-reset-[0-9a-f-]{36}@almanac\.test>$/);
  expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  expect((await post(reset, { token: tokenIn(mail), password: "a whole new one" }, "10.5.0.1")).status).toBe(
    200,
  );
  expect(await mailFiles(dataDir)).toEqual([]);
});

it("says nothing that somebody else may have written to an address that nobody has confirmed", async () => {
  const account = await createAccount(db, { name: "You won - claim at evil.lol/x" });
  await post(forgot, { email: account.email }, "10.5.0.4");
  const mail = await until("The mail", async () => mailsTo(account.email)[0]);
  expect(mail.to).toEqual([{ name: "", address: account.email }]);
  expect(mail.text).toMatch(/^Hello,\n/);
  expect(mail.text! + mail.html!).not.toContain("evil");
});

it("mails no decision, which repeats what was sent in, to an address that nobody has confirmed", async () => {
  const categoryId = (await db.category.findFirstOrThrow({ select: { id: true } })).id;
  const decide = async (emailVerifiedAt: Date | null) => {
    const { id: userId, email } = await createAccount(db);
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt } });
    const decidedAt = new Date();
    const { id: submissionId } = await db.submission.create({
      data: {
        toolName: "You won - claim at evil.lol/x",
        description: "Sent in to be rejected, with the address of somebody else.",
        websiteUrl: "https://evil.example/",
        websiteKey: "evil.example",
        categoryId,
        userId,
        status: "rejected",
        decidedAt,
      },
      select: { id: true },
    });
    const mail = { userId, submissionId, decidedAt: decidedAt.toISOString() };
    await sendSubmissionMail(
      { kind: "submission-decision", ...mail },
      { id: crypto.randomUUID(), createdAt: decidedAt },
    );
    return mailsTo(email).map(({ subject }) => subject);
  };
  expect(await decide(new Date())).toEqual(["You won - claim at evil.lol/x was not added"]);
  expect(await decide(null)).toEqual([]);
});

it("tries again when the server is busy", async () => {
  const account = await createAccount(db);
  busy.add(account.email);
  await post(forgot, { email: account.email }, "10.5.0.2");
  const mail = await until("The mail", async () => mailsTo(account.email)[0], 25_000);
  expect(busy.size).toBe(0);
  expect(mail.subject).toBe("Choose a new password");
});

it("sends the very same mail when a job is done again", async () => {
  const account = await createAccount(db);
  const job = { id: crypto.randomUUID(), createdAt: new Date() };
  for (let n = 0; n < 2; n += 1) await sendAccountMail({ kind: "password-reset", userId: account.id }, job);
  const [first, second] = mailsTo(account.email);
  expect(second!.messageId).toBe(first!.messageId);
  expect(tokenIn(second!)).toBe(tokenIn(first!));
  expect(await db.authToken.count({ where: { userId: account.id } })).toBe(1);
});

it("sends no link whose time went by while the mail server was down, though its token was cleared away", async () => {
  const account = await createAccount(db);
  const createdAt = new Date(Date.now() - 61 * 60_000);
  await sendAccountMail(
    { kind: "password-reset", userId: account.id },
    { id: crypto.randomUUID(), createdAt },
  );
  expect(mailsTo(account.email)).toEqual([]);
  expect(await db.authToken.count({ where: { userId: account.id } })).toBe(0);
});

it("takes up again what a worker that died was doing", async () => {
  const account = await createAccount(db);
  const { boss } = await openQueue();
  // As a worker leaves it that took it and was killed a minute ago.
  const id = crypto.randomUUID();
  await db.$executeRaw`
    INSERT INTO pgboss.job (id, name, data, state, started_on, expire_in, retry_limit)
    VALUES (${id}::uuid, 'mail', ${JSON.stringify({ kind: "password-reset", userId: account.id })}::jsonb, 'active',
      now() - interval '61 seconds', interval '60 seconds', 8)`;
  await boss.expire();
  await until("The mail", async () => mailsTo(account.email)[0]);
});

const createConfirmed = async () => {
  const account = await createAccount(db);
  await db.user.update({ where: { id: account.id }, data: { emailVerifiedAt: new Date() } });
  return account;
};

/** A tool that has launched, and that these accounts wait for. */
async function createLaunched(slug: string, people: { id: string }[]): Promise<{ id: string }> {
  const category = await db.category.findFirstOrThrow({ select: { id: true } });
  return db.tool.create({
    data: {
      name: slug,
      slug,
      description: "It is here.",
      categoryId: category.id,
      websiteUrl: `https://${slug}.example`,
      websiteKey: `${slug}.example`,
      pricingType: "free",
      status: "published",
      launchSubscriptions: { create: people.map(({ id }) => ({ userId: id })) },
    },
    select: { id: true },
  });
}

it("lets no recipient hold up the notices to others, and gives up on those who are refused for good", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, createConfirmed));
  const tool = await createLaunched("arrived", people);
  unknown.add(people[0]!.email);
  busy.add(people[1]!.email);
  await announceLaunches();
  const count = () => people.map(({ email }) => mailsTo(email).length);
  expect(count()).toEqual([0, 0, 1, 1]);
  const left = () => db.launchSubscription.findMany({ where: { toolId: tool.id, notifiedAt: null } });
  expect((await left()).map(({ userId }) => userId)).toEqual([people[1]!.id]);
  await announceLaunches();
  expect(count()).toEqual([0, 1, 1, 1]);
  expect(await left()).toEqual([]);
});

it("announces no launch to an address that nobody has confirmed, until somebody does", async () => {
  const [confirmed, stranger] = await Promise.all([createConfirmed(), createAccount(db)]);
  await createLaunched("open-now", [confirmed, stranger]);
  const announced = async () => {
    await announceLaunches();
    return [confirmed, stranger].map(({ email }) => mailsTo(email).length);
  };
  expect(await announced()).toEqual([1, 0]);
  await db.user.update({ where: { id: stranger.id }, data: { emailVerifiedAt: new Date() } });
  expect(await announced()).toEqual([1, 1]);
});

it("keeps a mail that is written twice in one file", async () => {
  for (const text of ["first", "second"])
    await writeMail("launch-a-b", "a/../b@example.org", Buffer.from(text));
  expect(await mailFiles(dataDir)).toEqual(["a_.._b@example.org.launch-a-b.eml"]);
});

it("keeps a mail for a month", async () => {
  await writeMail("launch-c-d", "c@example.org", Buffer.from("old"));
  const monthAgo = new Date(Date.now() - 30 * 86_400_000 - 1_000);
  await utimes(path.join(dataDir, "mail", "c@example.org.launch-c-d.eml"), monthAgo, monthAgo);
  await writeFile(path.join(dataDir, "mail", "notes.txt"), "of somebody else");
  await utimes(path.join(dataDir, "mail", "notes.txt"), monthAgo, monthAgo);
  expect(await removeOldMails()).toBe(1);
  expect((await readdir(path.join(dataDir, "mail"))).sort()).toEqual([
    "a_.._b@example.org.launch-a-b.eml",
    "notes.txt",
  ]);
});

it("fails as unavailable, rather than losing a mail, when the queue can't be reached", async () => {
  const account = await createAccount(db);
  await stopJobs();
  await db.$executeRaw`ALTER SCHEMA pgboss RENAME TO away`;
  await db.$executeRaw`CREATE SCHEMA pgboss`;
  await db.$executeRaw`CREATE TABLE pgboss.version (version int, maintained_on timestamptz, cron_on timestamptz, monitored_on timestamptz)`;
  await db.$executeRaw`INSERT INTO pgboss.version VALUES (24)`;
  const answer = await post(forgot, { email: account.email }, "10.5.0.3");
  expect([answer.status, (await answer.json()).error]).toEqual([
    503,
    "The service is not available right now. Please try again in a moment.",
  ]);
  // Neither half of what a mail belongs to is done.
  const admin = await createAccount(db, { role: "admin" });
  const invitation = { method: "POST", ...json({ email: "invited@example.org" }, admin.headers) };
  expect((await request(invite, "/api/users/invite", invitation)).status).toBe(503);
  expect(await db.user.count({ where: { email: "invited@example.org" } })).toBe(0);
  const change = { method: "PATCH", ...json({ name: "Renamed", email: "new@example.org" }, account.headers) };
  expect((await request(updateMe, "/api/me", change)).status).toBe(503);
  expect((await db.user.findUniqueOrThrow({ where: { id: account.id } })).name).toBe(account.name);
  await db.$executeRaw`DROP SCHEMA pgboss CASCADE`;
  await db.$executeRaw`ALTER SCHEMA away RENAME TO pgboss`;
  expect((await post(forgot, { email: account.email }, "10.5.0.3")).status).toBe(202);
});
