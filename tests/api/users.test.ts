import { describe, expect, it } from "vitest";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: list } = await import("@/app/api/users/route");
const { PATCH: role } = await import("@/app/api/users/user/[id]/role/route");
const { POST: vote } = await import("@/app/api/tools/[id]/vote/route");
const { PATCH: status } = await import("@/app/api/users/user/[id]/status/route");
const { GET: activity } = await import("@/app/api/users/user/[id]/activity/route");
const { POST: setAdmin } = await import("@/app/api/users/user/[id]/set-admin-role/route");
const { POST: invite } = await import("@/app/api/users/invite/route");
const { GET: me } = await import("@/app/api/me/route");
const { GET: log } = await import("@/app/api/activity-log/route");

// Only those who are made here: the seed has no accounts.
const passwordHash = "$argon2id$secret";
const admin = await createAccount(db, { role: "admin", name: "Ada Admin", passwordHash });

const changeRole = (by: TestAccount, id: string, body: unknown) =>
  request(role, `/api/users/user/${id}/role`, {
    method: "PATCH",
    params: { id },
    ...json(body, by.headers),
  });
const changeStatus = (by: TestAccount, id: string, body: unknown) =>
  request(status, `/api/users/user/${id}/status`, {
    method: "PATCH",
    params: { id },
    ...json(body, by.headers),
  });

describe("the list of accounts", () => {
  it("is searched, filtered, sorted and paged, and shows nothing secret", async () => {
    await createAccount(db, { name: "100%_Zoe", email: "zoe@example.org", passwordHash });
    await createAccount(db, { name: "Yann", role: "moderator" });
    const get = (query: Record<string, string | number>) =>
      request(list, withQuery("/api/users", query), { headers: admin.headers });

    const found = await get({ q: "%_zoe" });
    expect(found.headers.get("X-Total-Count")).toBe("1");
    const text = await found.text();
    expect(JSON.parse(text)).toMatchObject([{ name: "100%_Zoe", role: "user", status: "active" }]);
    expect(text).not.toContain("argon2");

    const names = async (query: Record<string, string | number>) =>
      ((await (await get(query)).json()) as { name: string }[]).map(({ name }) => name);
    expect(await names({ role: "moderator" })).toEqual(["Yann"]);
    expect(await names({ sort: "name", order: "asc", limit: 2 })).toEqual(["100%_Zoe", "Ada Admin"]);
    expect(await names({ sort: "name", order: "asc", limit: 2, page: 2 })).toEqual(["Yann"]);
    expect((await get({ sort: "password_hash" })).status).toBe(400);
  });
});

describe("a role", () => {
  it("changes with a reason, ends the sessions and is logged", async () => {
    const person = await createAccount(db);
    expect((await changeRole(admin, person.id, { role: "moderator", reason: " " })).status).toBe(400);
    const answer = await changeRole(admin, `user_${person.id}`, { role: "moderator", reason: "Helps out" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id: person.id, role: "moderator" });
    expect((await request(me, "/api/me", { headers: person.headers })).status).toBe(401);

    const events = await (
      await request(activity, `/api/users/user/${person.id}/activity`, {
        params: { id: person.id },
        headers: admin.headers,
      })
    ).json();
    expect(events).toMatchObject([
      { type: "role_change", description: "Role changed from user to moderator by Ada Admin: Helps out" },
    ]);
    const entries = await (
      await request(log, "/api/activity-log?entity=user", { headers: admin.headers })
    ).json();
    expect(entries[0]).toMatchObject({
      action: "user.role",
      entityId: person.id,
      before: { role: "user" },
      after: { role: "moderator" },
    });
  });

  it.each([
    ["Site Admin", "site.admin@example.org", "New member"],
    ["Moderator", "mo.deratova@example.org", "mo.deratova"],
    ["Mo Deratova", "support@example.org", "Mo Deratova"],
  ])("that ends leaves nobody with the name of the staff: %s, %s", async (name, email, expected) => {
    const person = await createAccount(db, { role: "admin", name, email });
    const to = async (wanted: string) =>
      (await (await changeRole(admin, person.id, { role: wanted, reason: "So be it" })).json()) as object;
    expect(await to("moderator")).toMatchObject({ role: "moderator", name });
    expect(await to("user")).toMatchObject({ role: "user", name: expected });
  });

  it.each([
    ["helpdesk@example.org", "user", "New member"],
    ["ada@example.org", "user", "ada"],
    ["support.2@example.org", "moderator", "support.2"],
  ])(
    "that somebody is invited to does not make them pass for the staff: %s as a %s",
    async (email, as, name) => {
      const answer = await request(invite, "/api/users/invite", {
        method: "POST",
        ...json({ email, role: as }, admin.headers),
      });
      expect(await answer.json()).toMatchObject({ role: as, name });
    },
  );

  it("of an administrator is for administrators only", async () => {
    const moderator = await createAccount(db, { role: "moderator" });
    expect((await changeRole(moderator, moderator.id, { role: "admin", reason: "Me" })).status).toBe(403);
    const answer = await request(setAdmin, "/", {
      method: "POST",
      params: { id: moderator.id },
      headers: moderator.headers,
    });
    expect(answer.status).toBe(403);
  });
});

describe("the last administrator", () => {
  /** Whoever lost: the others below need the first one. */
  const restore = () =>
    db.user.update({ where: { id: admin.id }, data: { role: "admin", sessionsValidFrom: new Date(0) } });

  it("stays one, also when two demote each other at once", async () => {
    expect((await changeRole(admin, admin.id, { role: "user", reason: "Tired" })).status).toBe(409);
    const other = await createAccount(db, { role: "admin", passwordHash });
    const answers = await Promise.all([
      changeRole(admin, other.id, { role: "user", reason: "You" }),
      changeRole(other, admin.id, { role: "user", reason: "No, you" }),
    ]);
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1);
    const left = await db.user.count({ where: { role: "admin", status: "active" } });
    expect(left).toBe(1);
    await restore();
    await db.user.delete({ where: { id: other.id } });
  });

  it("stays one while nobody else can sign in, and an administrator who was invited may go", async () => {
    const invited = await createAccount(db, { role: "admin" });
    const refused = await changeRole(admin, admin.id, { role: "user", reason: "Tired" });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: "The last administrator cannot be demoted." },
    ]);
    const ban = { status: "banned", reason: "It is not them" };
    expect((await changeStatus(admin, invited.id, ban)).status).toBe(200);
    const linked = await createAccount(db, { role: "admin" });
    await db.account.create({
      data: { userId: linked.id, provider: "google", providerAccountId: linked.id },
    });
    expect((await changeRole(admin, admin.id, { role: "user", reason: "Tired" })).status).toBe(200);
    await restore();
    await db.user.delete({ where: { id: linked.id } });
  });

  it("bans nobody who is themselves", async () => {
    const answer = await changeStatus(admin, admin.id, { status: "banned", reason: "Oops" });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ error: "You cannot ban yourself." });
  });
});

it("bans, and lets back in", async () => {
  const person = await createAccount(db);
  const ban = { status: "banned", reason: "Manual ban by admin" };
  expect(await (await changeStatus(admin, person.id, ban)).json()).toMatchObject({ status: "banned" });
  expect((await request(me, "/api/me", { headers: person.headers })).status).toBe(401);
  expect((await changeStatus(admin, person.id, { status: "active", reason: "Sorry" })).status).toBe(200);
  expect((await changeStatus(admin, "0".repeat(24), ban)).status).toBe(404);
  expect((await changeStatus(admin, "no-id", ban)).status).toBe(400);
});

it("suspends somebody, who reads on with the session that is there", async () => {
  const person = await createAccount(db);
  const seen = async () => (await request(me, "/api/me", { headers: person.headers })).status;
  await changeStatus(admin, person.id, { status: "suspended", reason: "Spam" });
  expect(await seen()).toBe(200);
  const answer = await request(vote, `/api/tools/${"0".repeat(24)}/vote`, {
    method: "POST",
    ...json({ action: "upvote" }, person.headers),
    params: { id: "0".repeat(24) },
  });
  expect([answer.status, await answer.json()]).toMatchObject([403, { error: "Your account is suspended." }]);
  await changeStatus(admin, person.id, { status: "active", reason: "Sorry" });
  expect(await seen()).toBe(200);
});

it("has a log that can't be changed", async () => {
  await expect(db.$executeRaw`UPDATE public.admin_log SET reason = 'nothing'`).rejects.toThrow();
  await expect(db.$executeRaw`DELETE FROM public.admin_log`).rejects.toThrow();
});
