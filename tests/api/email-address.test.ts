import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailQueue } from "@/lib/platform/queue/schema";
import { createAccount, json, signIn, type TestAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { readMails, tokenIn, waitForMail } from "@/tests/support/mailbox";

const dataDir = await mkdtemp(path.join(tmpdir(), "almanac-mail-"));
process.env.DATA_DIR = dataDir;
process.env.SMTP_URL = "";
const { db } = await openApp();
const { POST: forgot } = await import("@/app/api/auth/password/forgot/route");
const { POST: reset } = await import("@/app/api/auth/password/reset/route");
const { POST: verify } = await import("@/app/api/auth/email/verify/route");
const { POST: register } = await import("@/app/api/auth/register/route");
const { GET: getMe, PATCH: updateMe } = await import("@/app/api/me/route");
const { verifyPassword } = await import("@/lib/platform/auth/passwords");
const { removeExpiredTokens } = await import("@/lib/accounts/mutations-tokens");
const { getPendingEmail } = await import("@/lib/accounts/queries-settings");
const { openQueue } = await import("@/lib/platform/queue/mutations");
const { startJobs, stopJobs } = await import("@/lib/jobs");

let clients = 0;
/** Another visitor each time, unless one is given. */
const from = (address?: string) => ({
  "x-almanac-client": address ?? `10.8.${(clients += 1) >> 8}.${clients & 255}`,
});
const post = (
  handler: Parameters<typeof request>[0],
  body: unknown,
  headers: Record<string, string> = from(),
) => request(handler, "/api/auth", { method: "POST", ...json(body, headers) });

/** Asks for another address, as the form of the account does. */
const change = ({ headers }: Pick<TestAccount, "headers">, body: object) =>
  request(updateMe, "/api/me", { method: "PATCH", ...json(body, headers) });

/** Asks for a link and takes its token from the mail. */
async function linkFor(email: string): Promise<string> {
  const known = (await readMails(dataDir, email)).map(({ file }) => file);
  expect((await post(forgot, { email })).status).toBe(202);
  return tokenIn(await waitForMail(dataDir, email, "Choose a new password", known));
}

beforeAll(() => startJobs());
afterAll(async () => {
  await stopJobs();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
});

describe("an e-mail address", () => {
  it("is verified with the link that comes after registering, once", async () => {
    const email = "newcomer@example.org";
    expect((await post(register, { name: "New & <Comer>", email, password: "correct horse" })).status).toBe(
      201,
    );
    const mail = await waitForMail(dataDir, email, "Verify your email address");
    // The address may be a stranger's, who is told nothing that was typed here.
    expect(JSON.stringify(mail)).not.toContain("Comer");
    expect(mail.text).toContain("https://almanac.test/verify-email?token=");
    const token = tokenIn(mail);
    const { id } = await db.user.findUniqueOrThrow({ where: { email } });
    const own = { ...(await signIn(id)), ...from() };
    const answer = await post(verify, { token }, own);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, email }]);
    expect((await db.user.findUniqueOrThrow({ where: { email } })).emailVerifiedAt).not.toBeNull();
    expect((await post(verify, { token })).status).toBe(400);
  });

  it("is not handed to somebody else who registered it, by a press of its owner", async () => {
    const email = "victim@example.org";
    const body = { name: "Somebody Else", email, password: "the password of a stranger" };
    expect((await post(register, body)).status).toBe(201);
    const { id } = await db.user.findUniqueOrThrow({ where: { email } });
    const token = tokenIn(await waitForMail(dataDir, email, "Verify your email address"));
    const verified = async () =>
      (await db.user.findUniqueOrThrow({ where: { email } })).emailVerifiedAt !== null;

    // The owner has the link; not the account.
    const pressed = await post(verify, { token });
    expect([pressed.status, await pressed.json()]).toEqual([
      401,
      { error: "Please sign in to the account whose address this is to be.", needs: "password" },
    ]);
    const own = await createAccount(db);
    expect((await post(verify, { token }, own.headers)).status).toBe(401);
    const guessed = await post(verify, { token, password: "a guess" });
    expect([guessed.status, (await guessed.json()).issues]).toEqual([
      400,
      [{ path: "password", message: "That is not the password of this account." }],
    ]);
    expect(await verified()).toBe(false);

    // By a reset they get it, and the stranger's password is gone.
    const link = await linkFor(email);
    const strangers = await signIn(id);
    expect((await post(reset, { token: link, password: "mine from now on" })).status).toBe(200);
    expect(await verified()).toBe(true);
    expect((await request(getMe, "/api/me", { headers: strangers })).status).toBe(401);
    expect((await post(verify, { token, password: body.password })).status).toBe(400);
  });

  it("is shown to be one's own from another device, with the account's password", async () => {
    const email = "two-devices@example.org";
    const body = { name: "Two Devices", email, password: "known to its owner" };
    expect((await post(register, body)).status).toBe(201);
    const token = tokenIn(await waitForMail(dataDir, email, "Verify your email address"));
    const answer = await post(verify, { token, password: body.password });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, email }]);
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { email } });
    expect(await verifyPassword(passwordHash, body.password)).toBe(true);
  });

  it("takes ten passwords with the link, from wherever they come", async () => {
    const email = "guessed@example.org";
    expect((await post(register, { name: "Guessed", email, password: "not to be guessed" })).status).toBe(
      201,
    );
    const token = tokenIn(await waitForMail(dataDir, email, "Verify your email address"));
    const attempt = async (password: string) => (await post(verify, { token, password })).status;
    for (let n = 0; n < 10; n++) expect(await attempt(`guess ${n}`)).toBe(400);
    expect(await attempt("not to be guessed")).toBe(429);
  });

  it("becomes the account's when it is confirmed, and the old one is told", async () => {
    const account = await createAccount(db, { name: "You Win" });
    expect((await change(account, { email: "moved@example.org" })).status).toBe(200);
    await waitForMail(dataDir, account.email, "Your email address is about to change");
    const mail = await waitForMail(dataDir, "moved@example.org", "Confirm your new email address");
    // It may be a stranger's, who is told nothing that the account wrote.
    expect(JSON.stringify(mail)).not.toContain("You Win");
    const token = tokenIn(mail);
    expect((await db.user.findUniqueOrThrow({ where: { id: account.id } })).email).toBe(account.email);
    expect((await post(verify, { token }, account.headers)).status).toBe(200);
    const user = await db.user.findUniqueOrThrow({ where: { id: account.id } });
    expect(user.email).toBe("moved@example.org");
    expect(user.emailVerifiedAt).not.toBeNull();
  });

  it("that is to follow is given up by naming the present one, with a link that is out or waits to be sent", async () => {
    const account = await createAccount(db);
    const cancel = () => change(account, { email: account.email });
    await change(account, { email: "given-up@example.org" });
    const token = tokenIn(
      await waitForMail(dataDir, "given-up@example.org", "Confirm your new email address"),
    );
    expect((await cancel()).status).toBe(200);
    expect((await post(verify, { token }, account.headers)).status).toBe(400);
    expect(await getPendingEmail(account.id, account.email)).toBeNull();

    const { boss } = await openQueue();
    const waiting = { kind: "email-change", userId: account.id, email: "never-sent@example.org" };
    const job = (await boss.send(mailQueue, waiting, { startAfter: 3_600 }))!;
    expect((await cancel()).status).toBe(200);
    expect(await boss.getJobById(mailQueue, job)).toBeNull();
    const told = { userId: account.id, description: { startsWith: "Cancelled" } };
    expect(await db.activityEvent.count({ where: told })).toBe(2);
    // Where nothing waits there is nothing to tell.
    expect((await cancel()).status).toBe(200);
    expect(await db.activityEvent.count({ where: told })).toBe(2);
  });

  it("asked for too often changes nothing else either", async () => {
    const account = await createAccount(db);
    const ask = (n: number) =>
      change(account, { name: `Name ${n}`, email: `next-${n}-${account.id}@example.org` });
    for (let n = 1; n <= 5; n++) expect((await ask(n)).status).toBe(200);
    expect((await ask(6)).status).toBe(429);
    expect((await db.user.findUniqueOrThrow({ where: { id: account.id } })).name).toBe("Name 5");
    expect(await db.activityEvent.count({ where: { userId: account.id } })).toBe(5);
  });

  it("of another account is told to its owner alone", async () => {
    const [account, owner] = [await createAccount(db), await createAccount(db, { name: "The Owner" })];
    await db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: new Date() } });
    await change(account, { email: owner.email });
    await waitForMail(dataDir, account.email, "Your email address is about to change");
    const mail = await waitForMail(dataDir, owner.email, "You have an account with this email address");
    expect(mail.text).toContain("Hello The Owner");
    expect(mail.text).not.toContain("token=");
    expect(await db.authToken.count({ where: { email: owner.email } })).toBe(0);
  });

  it("stays when the new one was taken meanwhile, or the password was reset", async () => {
    const account = await createAccount(db);
    await change(account, { email: "coveted@example.org" });
    const token = tokenIn(
      await waitForMail(dataDir, "coveted@example.org", "Confirm your new email address"),
    );
    const other = await createAccount(db, { email: "coveted@example.org" });
    const refused = await post(verify, { token }, account.headers);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: "An account with this email already exists" },
    ]);
    await db.user.delete({ where: { id: other.id } });

    const link = await linkFor(account.email);
    expect((await post(reset, { token: link, password: "a whole new one" })).status).toBe(200);
    expect((await post(verify, { token })).status).toBe(400);
    expect((await db.user.findUniqueOrThrow({ where: { id: account.id } })).email).toBe(account.email);
  });
});

it("links that have expired are forgotten, used or not", async () => {
  const { id: userId } = await createAccount(db);
  const link = (n: number, days: number) => ({
    ...{ userId, purpose: "email_verification", tokenHash: `${userId}-${n}`, email: "gone@example.org" },
    expiresAt: new Date(Date.now() + days * 86_400_000),
    usedAt: n === 1 ? new Date() : null,
  });
  await db.authToken.createMany({ data: [link(1, -1), link(2, -1), link(3, 1)] });
  expect(await removeExpiredTokens()).toBe(2);
  expect(await db.authToken.findMany({ where: { userId }, select: { tokenHash: true } })).toEqual([
    { tokenHash: `${userId}-3` },
  ]);
});
