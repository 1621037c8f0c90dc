import { beforeEach, expect, it, vi } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { openBrowser } from "@/tests/api/session-route";

const { db } = await openApp();
const passwords = await import("@/lib/platform/auth/passwords");
const queries = await import("@/lib/platform/auth/queries");
const { GET: handler } = await import("@/app/api/auth/[...nextauth]/route");
const { GET: getMe } = await import("@/app/api/me/route");
const { resetPassword } = await import("@/lib/accounts/mutations-password");
const { createToken } = await import("@/lib/accounts/mutations-tokens");

const password = "correct horse";
const passwordHash = await passwords.hashPassword(password);
const verify = vi.spyOn(passwords, "verifyPassword");
const browser = () => openBrowser(handler);
const wrong = /error=CredentialsSignin/;

beforeEach(() => void verify.mockClear());

async function account(status: "active" | "suspended" | "banned" = "active") {
  return createAccount(db, { passwordHash, status });
}

async function enter(email: string, secret = password, on = browser()) {
  const response = await on.post("callback/credentials", { email, password: secret });
  return { on, response, answer: (await response.json()) as { url?: string; error?: string } };
}

const me = (cookie: string) => request(getMe, "/api/me", { headers: { cookie } });

it("signs in with the right password and sets both cookies", async () => {
  const { email, id } = await account();
  const { on, response, answer } = await enter(`  ${email.toUpperCase()} `);
  expect(response.status).toBe(200);
  expect(answer.url).not.toMatch(/error|csrf/);
  const cookies = response.headers.getSetCookie();
  expect(cookies.find((one) => one.startsWith("next-auth.session-token="))).toMatch(
    /HttpOnly; SameSite=Lax/i,
  );
  expect(cookies.find((one) => one.startsWith("almanac-signed-in="))).toMatch(
    /^almanac-signed-in=1; Path=\/; SameSite=Lax; Max-Age=2592000$/,
  );
  expect(await (await me(on.cookie())).json()).toMatchObject({ id, email });
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  expect(user.lastSignInAt).toBeInstanceOf(Date);
  expect(await db.activityEvent.count({ where: { userId: id, type: "login" } })).toBe(1);
});

it("signs out and clears both", async () => {
  const { email } = await account();
  const { on } = await enter(email);
  const response = await on.post("signout", {});
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toContain("almanac-signed-in=; Path=/; SameSite=Lax; Max-Age=0");
  expect([...on.jar.keys()]).not.toContain("next-auth.session-token");
  expect([...on.jar.keys()]).not.toContain("almanac-signed-in");
});

it("answers a wrong password, an unknown account and a banned one's wrong password alike", async () => {
  const known = await account();
  const banned = await account("banned");
  const withoutPassword = await createAccount(db);
  const attempts = [
    [known.email, "wrong password"],
    ["nobody@example.org", password],
    [withoutPassword.email, password],
    [banned.email, "wrong password"],
    ["not an address", password],
    [known.email, "x"],
  ] as const;
  for (const [email, secret] of attempts) {
    verify.mockClear();
    const { response, answer, on } = await enter(email, secret);
    expect(response.status, email).toBe(401);
    expect(answer.url, email).toMatch(wrong);
    expect(verify, `${email} takes as long`).toHaveBeenCalledTimes(1);
    expect([...on.jar.keys()]).not.toContain("next-auth.session-token");
  }
});

it("tells who knows a banned account's password that it is banned, and lets nobody in", async () => {
  const { email } = await account("banned");
  const { response, answer, on } = await enter(email);
  expect([response.status, verify.mock.calls.length]).toEqual([401, 1]);
  expect(answer.url).toMatch(/error=AccountBanned$/);
  expect([...on.jar.keys()]).not.toContain("next-auth.session-token");
});

it("lets a suspended account in, to read", async () => {
  const { email } = await account("suspended");
  const { response, on } = await enter(email);
  expect(response.status).toBe(200);
  expect((await me(on.cookie())).status).toBe(200);
});

it("shows no internals when it fails inside", async () => {
  verify.mockRejectedValueOnce(new Error("the database said something secret"));
  const { answer, response } = await enter("nobody@example.org");
  expect(response.status).toBe(401);
  expect(answer.url).toMatch(/error=Callback$/);
});

it("takes ten attempts an account, from wherever they come", async () => {
  const { email } = await account();
  for (let n = 0; n < 10; n++) expect((await enter(email, "wrong password")).answer.url).toMatch(wrong);
  const { response, answer } = await enter(email);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(800);
  expect(answer).toEqual({ error: "Too many requests. Please try again later." });
});

it("lets in whoever chose a new password by mail, whatever was tried before, by them or by others", async () => {
  const { email, id } = await account();
  // One more than the limit: a server may remember who is over it.
  for (let n = 0; n < 11; n++) await enter(email, "wrong password");
  expect((await enter(email)).response.status).toBe(429);
  const job = { id: "4f6e7a52-8b1c-4d36-9a51-0f2f6a5d7c11", createdAt: new Date() };
  const token = await createToken(job, { purpose: "password_reset", userId: id, email });
  await resetPassword(token!, "a whole new one");
  expect((await enter(email, "a whole new one")).response.status).toBe(200);
});

it("counts no attempt of an account that succeeds, and forgives none that failed", async () => {
  const { email } = await account();
  const on = browser();
  for (let n = 0; n < 9; n++) expect((await enter(email, "wrong password", on)).answer.url).toMatch(wrong);
  for (let n = 0; n < 3; n++) expect((await enter(email, password, on)).response.status).toBe(200);
  const pointsOf = async (key: string) => (await db.rateLimit.findUniqueOrThrow({ where: { key } })).points;
  expect(await pointsOf(`sign-in-account:${email}`)).toBe(9);
  expect(await pointsOf(`sign-in:${on.client}`)).toBe(12);
  expect((await enter(email, "wrong password", on)).answer.url).toMatch(wrong);
  expect((await enter(email, password, on)).response.status).toBe(429);
});

it("takes fifty attempts an address, for whatever accounts", async () => {
  const on = browser();
  const { csrfToken } = (await (await on.send("csrf")).json()) as { csrfToken: string };
  const attempt = (n: number) =>
    on.send("callback/credentials", {
      method: "POST",
      // Without a valid e-mail nothing but the address is counted, and no password is checked twice.
      body: new URLSearchParams({ csrfToken, json: "true", email: `${n}`, password: "x" }),
    });
  for (let n = 0; n < 50; n++) expect((await attempt(n)).status, String(n)).toBe(401);
  const refused = await attempt(50);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
});

it("refuses what comes from another site", async () => {
  const { email } = await account();
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.test" },
    { "sec-fetch-site": "cross-site" },
    { origin: "null" },
  ];
  for (const headers of foreign)
    expect((await browser().post("callback/credentials", { email, password }, { headers })).status).toBe(403);
});

it("refuses a form without its token", async () => {
  const { email } = await account();
  const response = await browser().post("callback/credentials", { email, password, csrfToken: "x" });
  expect(await response.json()).toEqual({ url: expect.stringContaining("csrf=true") });
  expect(response.headers.getSetCookie().join()).not.toContain("session-token");
});

it("refuses bodies that are too large, of another type or malformed", async () => {
  const on = browser();
  const post = (path: string, body: string, type = "application/x-www-form-urlencoded") =>
    on.send(path, { method: "POST", body, headers: { "content-type": type } });
  const large = `email=a@b.org&password=${"x".repeat(1024 * 1024)}`;
  for (const path of ["callback/credentials", "signout", "signin/oidc", "session"]) {
    expect((await post(path, large)).status, path).toBe(413);
    expect((await post(path, "{", "application/json")).status, path).toBe(415);
    expect((await post(path, "a", "text/plain")).status, path).toBe(415);
  }
  expect((await post("callback/credentials", "%%%=&&&")).status).toBeLessThan(500);
  expect((await post("nowhere", "a=b")).status).toBe(404);
});

it("counts attempts however the address and the form are written", async () => {
  const { email } = await account();
  const form = (fields: string) => ({
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: fields,
  });
  const on = browser();
  const status = async (path: string, init: RequestInit) => (await on.send(path, init)).status;
  const right = `email=${encodeURIComponent(email)}&password=${encodeURIComponent(password)}`;
  for (const path of ["callback/credentials/x", "callback/%63redentials", "_log", "signin/x/y"])
    expect(await status(path, form(right)), path).toBe(404);
  expect(await status("callback/credentials", form(`email=x&${right}`)), "a field twice").toBe(400);
  for (const type of [
    "application/x-www-form-urlencoded; application/json",
    "application/json",
    "text/plain",
  ])
    expect(
      await status("callback/credentials", { ...form(right), headers: { "content-type": type } }),
      type,
    ).toBe(415);
  expect([...on.jar.keys()]).not.toContain("next-auth.session-token");
});

it("goes nowhere else afterwards, whatever it is told", async () => {
  const { email } = await account();
  for (const callbackUrl of [
    "x",
    "http://[",
    "//elsewhere.example",
    "http://localhost:3000.evil.example/",
    "javascript:0",
  ]) {
    const response = await browser().post("callback/credentials", { email, password, callbackUrl });
    expect(response.status, callbackUrl).toBe(200);
    expect(((await response.json()) as { url: string }).url, callbackUrl).toMatch(
      /^http:\/\/localhost:3000(\/|$)/,
    );
  }
});

it("ends every copy of the cookie, and its tokens, with signing out", async () => {
  const { GET: getToken } = await import("@/app/api/auth/token/route");
  const { email } = await account();
  const { on } = await enter(email);
  const copy = on.cookie();
  const { token } = await (await request(getToken, "/api/auth/token", { headers: { cookie: copy } })).json();
  const bearer = { authorization: `Bearer ${token}` };
  expect((await request(getMe, "/api/me", { headers: bearer })).status).toBe(200);
  expect((await request(getToken, "/api/auth/token", { headers: bearer })).status, "renewed by itself").toBe(
    403,
  );
  const other = await enter(email);
  expect((await on.post("signout", {})).status).toBe(200);
  expect((await me(copy)).status).toBe(401);
  expect((await request(getMe, "/api/me", { headers: bearer })).status).toBe(401);
  expect((await me(other.on.cookie())).status, "signed in elsewhere").toBe(200);
});

it("has a session that began before the password was changed end with it", async () => {
  const { email, id } = await account();
  verify.mockImplementationOnce(async () => {
    // Somebody changes it while this one is being looked at.
    await db.user.update({ where: { id }, data: { sessionsValidFrom: new Date(Date.now() + 1) } });
    return true;
  });
  const { on } = await enter(email);
  expect((await me(on.cookie())).status).toBe(401);
});

it("forgets a session that was ended, and keeps one while nobody can tell", async () => {
  const { email, id } = await account();
  const { on } = await enter(email);
  const names = ["next-auth.session-token", "almanac-signed-in"];
  const look = vi.spyOn(queries, "getViewer").mockRejectedValueOnce(new Error("Query read timeout"));
  const meanwhile = await on.send("session");
  look.mockRestore();
  expect([meanwhile.status, [...on.jar.keys()]]).toEqual([503, expect.arrayContaining(names)]);
  expect(await (await on.send("session")).json()).toMatchObject({ user: { id } });

  await db.user.update({ where: { id }, data: { sessionsValidFrom: new Date(Date.now() + 1) } });
  const ended = await on.send("session");
  expect([ended.status, await ended.json()]).toEqual([200, {}]);
  for (const name of names) expect([...on.jar.keys()]).not.toContain(name);
});
