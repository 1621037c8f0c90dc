import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, json, signIn } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { readMails, tokenIn, until, waitForMail } from "@/tests/support/mailbox";

const dataDir = await mkdtemp(path.join(tmpdir(), "almanac-mail-"));
process.env.DATA_DIR = dataDir;
process.env.SMTP_URL = "";
const { db } = await openApp();
const { POST: forgot } = await import("@/app/api/auth/password/forgot/route");
const { POST: reset } = await import("@/app/api/auth/password/reset/route");
const { POST: check } = await import("@/app/api/auth/password/reset/check/route");
const { POST: verify } = await import("@/app/api/auth/email/verify/route");
const { POST: sendAgain } = await import("@/app/api/auth/email/send/route");
const { GET: getMe } = await import("@/app/api/me/route");
const { verifyPassword } = await import("@/lib/platform/auth/passwords");
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

describe("a forgotten password", () => {
  it("is replaced with the link in the mail, which ends every session and works once", async () => {
    const account = await createAccount(db, { since: Date.now() - 1000 });
    const token = await linkFor(account.email.toUpperCase().toLowerCase());
    const answer = await post(reset, { token, password: "a whole new one" });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);

    const user = await db.user.findUniqueOrThrow({ where: { id: account.id } });
    expect(await verifyPassword(user.passwordHash, "a whole new one")).toBe(true);
    expect(user.emailVerifiedAt).not.toBeNull();
    expect((await request(getMe, "/api/me", { headers: account.headers })).status).toBe(401);
    expect((await request(getMe, "/api/me", { headers: await signIn(account.id) })).status).toBe(200);

    const again = await post(reset, { token, password: "and another one" });
    expect([again.status, await again.json()]).toEqual([
      400,
      { error: "This link is no longer valid. Please ask for a new one." },
    ]);
    await waitForMail(dataDir, account.email, "Your password was changed");
  });

  it("tells whether a link still works without using it up", async () => {
    const account = await createAccount(db);
    const token = await linkFor(account.email);
    const gone = { error: "This link is no longer valid. Please ask for a new one." };
    for (let n = 0; n < 2; n += 1) expect((await post(check, { token })).status).toBe(200);
    expect((await post(reset, { token, password: "a whole new one" })).status).toBe(200);
    const used = await post(check, { token });
    expect([used.status, await used.json()]).toEqual([400, gone]);

    const late = await linkFor(account.email);
    await db.authToken.updateMany({ where: { userId: account.id }, data: { expiresAt: new Date(0) } });
    expect((await post(check, { token: late })).status).toBe(400);
  });

  it("takes away what was claimed before the address was shown to be anybody's, and keeps what was revoked", async () => {
    const tools = await db.tool.findMany({ take: 3, orderBy: { slug: "asc" }, select: { id: true } });
    const own = async (userId: string) => {
      for (const [n, status] of ["verified", "pending", "revoked"].entries()) {
        const proof = { method: "dns", domain: `made-${n}.example`, token: `almanac-${userId}-${n}`, status };
        await db.toolClaim.create({ data: { userId, toolId: tools[n]!.id, ...proof } });
      }
      await db.toolProposal.create({
        data: {
          userId,
          toolId: tools[0]!.id,
          change: { name: "Mine" },
          before: {},
          toolUpdatedAt: new Date(),
        },
      });
    };
    const left = async (userId: string) => [
      (await db.toolClaim.findMany({ where: { userId } })).map(({ status }) => status).sort(),
      await db.toolProposal.count({ where: { userId } }),
    ];
    const taken = await createAccount(db);
    await own(taken.id);
    await post(reset, { token: await linkFor(taken.email), password: "mine from now on" });
    expect(await left(taken.id)).toEqual([["revoked"], 0]);

    const confirmed = await createAccount(db);
    await db.user.update({ where: { id: confirmed.id }, data: { emailVerifiedAt: new Date() } });
    await own(confirmed.id);
    await post(reset, { token: await linkFor(confirmed.email), password: "another one for me" });
    expect(await left(confirmed.id)).toEqual([["pending", "revoked", "verified"], 1]);
  });

  it("takes away what came in through a provider before the address was shown to be anybody's", async () => {
    const link = (userId: string) =>
      db.account.create({ data: { userId, provider: "github", providerAccountId: userId } });
    const taken = await createAccount(db);
    await link(taken.id);
    await post(reset, { token: await linkFor(taken.email), password: "mine from now on" });
    expect(await db.account.count({ where: { userId: taken.id } })).toBe(0);

    const own = await createAccount(db);
    await db.user.update({ where: { id: own.id }, data: { emailVerifiedAt: new Date() } });
    await link(own.id);
    await post(reset, { token: await linkFor(own.email), password: "another one for me" });
    expect(await db.account.count({ where: { userId: own.id } })).toBe(1);
  });

  it("keeps no token: neither the queue nor the database can be used to get in", async () => {
    const account = await createAccount(db);
    const token = await linkFor(account.email);
    const rows = await db.$queryRaw<{ text: string }[]>`
      SELECT job::text AS text FROM pgboss.job UNION ALL SELECT auth_token::text FROM public.auth_token`;
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  it("goes to one of two who use the link at once", async () => {
    const account = await createAccount(db);
    const token = await linkFor(account.email);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => post(reset, { token, password: `password number ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const won = answers.findIndex(({ status }) => status === 200) + 1;
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: account.id } });
    expect(await verifyPassword(passwordHash, `password number ${won}`)).toBe(true);
  });

  it("answers the same for an address without an account, and writes to nobody", async () => {
    const account = await createAccount(db);
    const known = await post(forgot, { email: account.email });
    const unknown = await post(forgot, { email: "nobody-at-all@example.org" });
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()]);
    await waitForMail(dataDir, account.email, "Choose a new password");
    await until("The end of the jobs", async () => {
      const [row] = await db.$queryRaw<{ left: number }[]>`
        SELECT count(*)::int AS left FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`;
      return row?.left === 0;
    });
    expect(await readMails(dataDir, "nobody-at-all@example.org")).toEqual([]);
  });

  it("is not replaced with a link that is old, for another purpose, or of a banned account", async () => {
    const account = await createAccount(db);
    const token = await linkFor(account.email);
    const attempt = async () => (await post(reset, { token, password: "a whole new one" })).status;
    await db.authToken.updateMany({
      where: { userId: account.id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect(await attempt()).toBe(400);
    await db.authToken.updateMany({
      where: { userId: account.id },
      data: { expiresAt: new Date(Date.now() + 60_000), purpose: "email_verification" },
    });
    expect(await attempt()).toBe(400);
    await db.authToken.updateMany({ where: { userId: account.id }, data: { purpose: "password_reset" } });
    await db.user.update({ where: { id: account.id }, data: { status: "banned" } });
    expect(await attempt()).toBe(400);
    await db.user.update({ where: { id: account.id }, data: { status: "active" } });
    expect(await attempt()).toBe(200);
  });

  it("makes the other links that are out worthless", async () => {
    const account = await createAccount(db);
    const first = await linkFor(account.email);
    const second = await linkFor(account.email);
    expect((await post(reset, { token: second, password: "a whole new one" })).status).toBe(200);
    expect((await post(reset, { token: first, password: "and another one" })).status).toBe(400);
  });
});

describe("calls that are refused", () => {
  it("counts five an hour for an e-mail address, with an account or without", async () => {
    for (const email of ["limited@example.org", (await createAccount(db)).email]) {
      const answers = [];
      for (let n = 0; n < 6; n += 1) answers.push(await post(forgot, { email }));
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
      expect(Number(answers[5]!.headers.get("Retry-After"))).toBeGreaterThan(3000);
    }
  });

  it("counts twenty an hour for an address", async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await post(forgot, { email: `many-${n}@example.org` }, from("10.7.7.7"))).status);
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429]);
  });

  const handlers = { forgot, reset, verify, sendAgain };
  it.each(["forgot", "reset", "verify", "sendAgain"] as const)(
    "refuses a foreign origin: %s",
    async (name) => {
      const { headers } = await createAccount(db);
      const foreign = { ...headers, origin: "https://elsewhere.example", host: "localhost:3000" };
      expect((await post(handlers[name], {}, foreign)).status).toBe(403);
    },
  );

  it.each(["forgot", "reset", "verify"] as const)(
    "refuses what is malformed or too large: %s",
    async (name) => {
      const handler = handlers[name];
      for (const body of [{}, [], null, { email: "no address", token: "?", password: "short" }])
        expect((await post(handler, body)).status).toBe(400);
      expect((await post(handler, { email: "x".repeat(1024 * 1024) })).status).toBe(413);
      const plain = { method: "POST", body: "email=a", headers: { "content-type": "text/plain", ...from() } };
      expect((await request(handler, "/api/auth", plain)).status).toBe(415);
    },
  );

  it("takes nothing from what fills in the field that people don't see", async () => {
    expect((await post(forgot, { email: "a@example.org", website: "https://spam.example" })).status).toBe(
      400,
    );
  });

  it("sends a verification again to those who are signed in, active, and not verified", async () => {
    expect((await post(sendAgain, {})).status).toBe(401);
    expect((await post(sendAgain, {}, (await createAccount(db, { status: "banned" })).headers)).status).toBe(
      401,
    );
    expect(
      (await post(sendAgain, {}, (await createAccount(db, { status: "suspended" })).headers)).status,
    ).toBe(403);
    const account = await createAccount(db);
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await post(sendAgain, {}, account.headers)).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
    const verified = await createAccount(db);
    await db.user.update({ where: { id: verified.id }, data: { emailVerifiedAt: new Date() } });
    expect((await post(sendAgain, {}, verified.headers)).status).toBe(409);
  });
});
