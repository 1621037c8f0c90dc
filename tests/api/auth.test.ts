import { expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { POST: register } = await import("@/app/api/auth/register/route");
const { GET: getMe } = await import("@/app/api/me/route");
const { GET: getToken } = await import("@/app/api/auth/token/route");
const { GET: tools } = await import("@/app/api/tools/route");
const { readViewer } = await import("@/lib/platform/auth/session");

const me = (headers: Record<string, string>) => request(getMe, "/api/me", { headers });

it("creates an account once, however often it is asked at the same time", async () => {
  const body = { name: "Ada", email: "Ada@Example.org", password: "correct horse" };
  const answers = await Promise.all(
    [1, 2, 3].map((n) =>
      request(register, "/api/auth/register", {
        method: "POST",
        ...json(body, { "x-almanac-client": `10.9.9.${n}` }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await refused.json()).toEqual({
    error: "An account with this email already exists",
    message: "An account with this email already exists",
  });
  const user = await db.user.findUniqueOrThrow({ where: { email: "ada@example.org" } });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
});

it("gives nobody the name of the site or of who runs it", async () => {
  for (const name of ["Ａdmin", "Almanac AI", "\u0405upport"]) {
    const body = { name, email: "impostor@example.org", password: "correct horse" };
    const answer = await request(register, "/api/auth/register", { method: "POST", ...json(body) });
    expect([answer.status, await answer.json()], name).toEqual([
      400,
      {
        error: "This name is reserved.",
        message: "This name is reserved.",
        issues: [{ path: "name", message: "This name is reserved." }],
      },
    ]);
  }
});

it("tells an account what it is, and nothing secret", async () => {
  const account = await createAccount(db, { name: "Grace" });
  const answer = await me(account.headers);
  expect(answer.status).toBe(200);
  const body = await answer.json();
  expect(body).toMatchObject({ id: account.id, name: "Grace", savedTools: [], upvotedTools: [] });
  expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash/);
});

it("ends sessions of those who are banned, gone, or ended them", async () => {
  const account = await createAccount(db);
  const set = (data: object) => db.user.update({ where: { id: account.id }, data });
  await set({ sessionsValidFrom: new Date(Date.now() + 1) });
  expect((await me(account.headers)).status).toBe(401);
  await set({ sessionsValidFrom: new Date(0) });
  expect((await me(account.headers)).status).toBe(200);
  await set({ status: "suspended" });
  expect((await me(account.headers)).status).toBe(200);
  await set({ status: "banned" });
  expect((await me(account.headers)).status).toBe(401);
  await db.user.delete({ where: { id: account.id } });
  expect((await me(account.headers)).status).toBe(401);
});

it("makes no staff of who is suspended", async () => {
  const { id, headers } = await createAccount(db, { role: "admin" });
  const drafts = () => request(tools, "/api/tools?status=draft", { headers });
  const role = async () => (await readViewer(new Request("http://localhost:3000", { headers })))?.role;
  expect([(await drafts()).status, await role()]).toEqual([200, "admin"]);
  await db.user.update({ where: { id }, data: { status: "suspended" } });
  expect([(await drafts()).status, await role()]).toEqual([403, "user"]);
  expect(await (await me(headers)).json()).toMatchObject({ role: "user", status: "suspended" });
});

it("gives a token that stands for the session, which a cookie does not", async () => {
  const account = await createAccount(db);
  const { token } = await (await request(getToken, "/api/auth/token", { headers: account.headers })).json();
  const bearer = { authorization: `Bearer ${token}` };
  expect((await me(bearer)).status).toBe(200);
  const cookie = account.headers.cookie!.split("=")[1]!;
  expect((await me({ authorization: `Bearer ${cookie}` })).status).toBe(401);
  expect((await me({ cookie: `next-auth.session-token=${token}` })).status).toBe(401);
  expect((await me({ authorization: `Bearer ${token.slice(0, -2)}xx` })).status).toBe(401);
});
