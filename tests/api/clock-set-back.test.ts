import { expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { openBrowser } from "@/tests/api/session-route";

// A server whose clock was hours ahead until it was set right, as one that took local time for UTC.

const { db } = await openApp();
const { hashPassword } = await import("@/lib/platform/auth/passwords");
const { GET: handler } = await import("@/app/api/auth/[...nextauth]/route");
const { GET: getMe } = await import("@/app/api/me/route");
const { POST: signOutEverywhere } = await import("@/app/api/me/sign-out-everywhere/route");

const hours = 3_600_000;
const password = "correct horse";
const passwordHash = await hashPassword(password);
const me = async (headers: Record<string, string>) => (await request(getMe, "/api/me", { headers })).status;

async function enter(email: string) {
  const on = openBrowser(handler);
  expect((await on.post("callback/credentials", { email, password })).status).toBe(200);
  return { cookie: on.cookie() };
}

it("lets in who registered, or chose a password, while it was ahead", async () => {
  const { id, email } = await createAccount(db, { passwordHash });
  await db.user.update({ where: { id }, data: { sessionsValidFrom: new Date(Date.now() + 5 * hours) } });
  expect(await me(await enter(email))).toBe(200);
});

it("ends the sessions that began while it was ahead, and what they are ended by ends all", async () => {
  const { id, email, headers } = await createAccount(db, { passwordHash, since: Date.now() + 5 * hours });
  await db.user.update({ where: { id }, data: { sessionsValidFrom: new Date(Date.now() - hours) } });
  expect(await me(headers)).toBe(401);

  await db.user.update({ where: { id }, data: { sessionsValidFrom: new Date(Date.now() + 5 * hours) } });
  const [one, other] = [await enter(email), await enter(email)];
  expect([await me(one), await me(other)]).toEqual([200, 200]);
  const ended = await request(signOutEverywhere, "/api/me/sign-out-everywhere", {
    method: "POST",
    ...json({}, one),
  });
  expect(ended.status).toBe(200);
  expect([await me(one), await me(other)]).toEqual([401, 401]);
  expect(await me(await enter(email))).toBe(200);
});

it("goes on with a session of another server, whose clock is a little ahead", async () => {
  const { headers } = await createAccount(db, { since: Date.now() + 30_000 });
  expect(await me(headers)).toBe(200);
});
