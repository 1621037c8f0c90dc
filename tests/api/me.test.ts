import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createAccount, json, signIn } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { hashPassword, verifyPassword } = await import("@/lib/platform/auth/passwords");
const { GET: getMe, PATCH: updateMe, DELETE: removeMe } = await import("@/app/api/me/route");
const { POST: changePassword } = await import("@/app/api/me/password/route");
const { POST: signOutEverywhere } = await import("@/app/api/me/sign-out-everywhere/route");

const passwordHash = await hashPassword("correct horse");
type Headers = Record<string, string>;

const patch = (body: unknown, headers: Headers) =>
  request(updateMe, "/api/me", { method: "PATCH", ...json(body, headers) });
const remove = (body: unknown, headers: Headers) =>
  request(removeMe, "/api/me", { method: "DELETE", ...json(body, headers) });
const password = (body: unknown, headers: Headers) =>
  request(changePassword, "/api/me/password", { method: "POST", ...json(body, headers) });
const everywhere = (headers: Headers) =>
  request(signOutEverywhere, "/api/me/sign-out-everywhere", { method: "POST", headers });
const me = (headers: Headers) => request(getMe, "/api/me", { headers });

const writes = {
  "PATCH /api/me": { call: patch, body: { name: "Somebody" }, points: 30 },
  "DELETE /api/me": { call: remove, body: { password: "wrong" }, points: 10 },
  "POST /api/me/password": {
    call: password,
    body: { currentPassword: "wrong", newPassword: "battery staple" },
    points: 10,
  },
};

describe.each(Object.entries(writes))("%s", (_, { call, body, points }) => {
  it("is for accounts in good standing, from our own pages", async () => {
    const account = await createAccount(db, { passwordHash });
    expect((await call(body, {})).status).toBe(401);
    for (const foreign of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ] as Headers[])
      expect((await call(body, { ...account.headers, ...foreign })).status).toBe(403);

    const suspended = await createAccount(db, { status: "suspended", passwordHash });
    const answer = await call(body, suspended.headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ error: "Your account is suspended." });
    const banned = await createAccount(db, { status: "banned", passwordHash });
    expect((await call(body, banned.headers)).status).toBe(401);
  });

  it("refuses malformed and large bodies", async () => {
    const { headers } = await createAccount(db, { passwordHash });
    for (const malformed of [[], "text", null, { name: 1, password: 1, currentPassword: 1 }])
      expect((await call(malformed, headers)).status).toBe(400);
    expect((await call({ name: "x".repeat(2 ** 20) }, headers)).status).toBe(413);
  });

  it("is limited", async () => {
    const { headers } = await createAccount(db, { passwordHash });
    // Not before the limit is reached, whatever the answer is.
    for (let n = 0; n < points; n++) expect((await call([], headers)).status).toBe(400);
    const answer = await call(body, headers);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    // From elsewhere the account is over its limit as well.
    expect((await call(body, { ...headers, "x-almanac-client": "10.200.0.1" })).status).toBe(429);
  });
});

describe("name and username", () => {
  it("are changed, trimmed and noted", async () => {
    const account = await createAccount(db);
    const answer = await patch({ name: "  Ada Lovelace ", username: "Ada_L" }, account.headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      name: "Ada Lovelace",
      username: "Ada_L",
      email: account.email,
    });
    expect(await db.activityEvent.findMany({ where: { userId: account.id } })).toMatchObject([
      { type: "update", description: "Changed name and username" },
    ]);
    const cleared = await patch({ username: null }, account.headers);
    expect(await cleared.json()).toMatchObject({ username: null, name: "Ada Lovelace" });
  });

  it.each([
    [{ name: " " }, "name", "Please enter your name."],
    [{ name: "null" }, "name", 'Name must not contain "null".'],
    [{ name: "\u3164\u2800" }, "name", "Please enter your name."],
    [{ name: "Аdmin" }, "name", "This name is reserved."],
    [{ name: "Almanac AI" }, "name", "This name is reserved."],
    [{ name: "x".repeat(81) }, "name", "Name must be at most 80 characters."],
    [{ username: "ab" }, "username", "Username must be at least 3 characters."],
    [{ username: "a".repeat(31) }, "username", "Username must be at most 30 characters."],
    [
      { username: "ada lovelace" },
      "username",
      "Username may contain letters, digits, hyphens and underscores.",
    ],
    [{ username: "Admin" }, "username", "This username is reserved."],
    [{ email: "nobody" }, "email", "Please enter a valid email address"],
    [{}, "", "There is nothing to change."],
  ])("%j is refused beside its field", async (body, path, message) => {
    const { headers } = await createAccount(db);
    const answer = await patch(body, headers);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: message, issues: [{ path, message }] });
  });

  it("lets those who run the site say so", async () => {
    const { headers } = await createAccount(db, { role: "moderator" });
    const answer = await patch({ name: "Support Team" }, headers);
    expect([answer.status, await answer.json()]).toMatchObject([200, { name: "Support Team" }]);
  });

  it("gives a username to one account alone, whatever its case, also when two ask at once", async () => {
    const accounts = await Promise.all([1, 2, 3, 4].map(() => createAccount(db)));
    const answers = await Promise.all(
      accounts.map(({ headers }, n) => patch({ username: n % 2 ? "Grace" : "grACE" }, headers)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(await refused.json()).toMatchObject({
      error: "This username is taken.",
      issues: [{ path: "username" }],
    });
    const winner = accounts[answers.findIndex(({ status }) => status === 200)]!;
    expect((await patch({ username: "GRACE" }, winner.headers)).status).toBe(200);
  });
});

describe("e-mail", () => {
  it("needs the current password, and stays until the new address is confirmed", async () => {
    const account = await createAccount(db, { passwordHash });
    const email = `${randomUUID()}@example.org`;
    for (const currentPassword of [undefined, "wrong horse"]) {
      const answer = await patch({ email, currentPassword }, account.headers);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ issues: [{ path: "currentPassword" }] });
    }
    const answer = await patch(
      { email: email.toUpperCase(), currentPassword: "correct horse" },
      account.headers,
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ email: account.email });
  });

  it("does not tell whether another account has the address", async () => {
    const other = await createAccount(db);
    const answers = await Promise.all(
      [other.email, `${randomUUID()}@example.org`].map(async (email) => {
        const account = await createAccount(db);
        const answer = await patch({ email }, account.headers);
        const me = (await answer.json()) as { email: string };
        expect(me.email).toBe(account.email);
        return { status: answer.status, fields: Object.keys(me) };
      }),
    );
    expect(answers[0]).toEqual({ ...answers[1]!, status: 200 });
  });
});

describe("password", () => {
  const newPassword = "battery staple";

  it("is changed by who knows it, and ends all sessions", async () => {
    const account = await createAccount(db, { passwordHash });
    const wrong = await password({ currentPassword: "wrong", newPassword }, account.headers);
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      issues: [{ path: "currentPassword", message: "Your current password is not right." }],
    });
    expect((await me(account.headers)).status).toBe(200);

    const answer = await password({ currentPassword: "correct horse", newPassword }, account.headers);
    expect(await answer.json()).toEqual({ success: true });
    expect((await me(account.headers)).status).toBe(401);
    expect((await me(await signIn(account.id, "user", Date.now() + 1))).status).toBe(200);
    const stored = await db.user.findUniqueOrThrow({ where: { id: account.id } });
    expect(await verifyPassword(stored.passwordHash, newPassword)).toBe(true);
    expect(await verifyPassword(stored.passwordHash, "correct horse")).toBe(false);
  });

  it("is changed once from the same old one", async () => {
    const account = await createAccount(db, { passwordHash });
    const answers = await Promise.all(
      ["first password", "second password", "third password"].map((choice) =>
        password({ currentPassword: "correct horse", newPassword: choice }, account.headers),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("makes links that were sent worthless", async () => {
    const account = await createAccount(db, { passwordHash });
    await db.authToken.create({
      data: {
        userId: account.id,
        purpose: "password_reset",
        tokenHash: randomUUID(),
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });
    await password({ currentPassword: "correct horse", newPassword }, account.headers);
    expect(await db.authToken.count({ where: { userId: account.id, usedAt: null } })).toBe(0);
  });

  it("is first set by a link, where there is none", async () => {
    const account = await createAccount(db);
    const answer = await password({ currentPassword: "anything", newPassword }, account.headers);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      error: "This account has no password yet. Ask for a link by email to set one.",
    });
  });

  it("keeps its rules", async () => {
    const { headers } = await createAccount(db, { passwordHash });
    const answer = await password({ currentPassword: "correct horse", newPassword: "short" }, headers);
    expect(await answer.json()).toMatchObject({
      issues: [{ path: "newPassword", message: "Password must be at least 8 characters." }],
    });
  });
});

it("signs out everywhere: cookies and tokens end", async () => {
  const account = await createAccount(db);
  expect((await everywhere({})).status).toBe(401);
  expect((await everywhere({ ...account.headers, origin: "https://evil.example" })).status).toBe(403);
  expect((await everywhere((await createAccount(db, { status: "suspended" })).headers)).status).toBe(403);
  expect((await everywhere(account.headers)).status).toBe(200);
  expect((await me(account.headers)).status).toBe(401);
  expect((await everywhere(account.headers)).status).toBe(401);
});
