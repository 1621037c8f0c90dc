import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { holding, waitForLocks } from "@/tests/support/locks";

const { db } = await openApp();
const { hashPassword } = await import("@/lib/platform/auth/passwords");
const { GET: getMe, PATCH: change, DELETE: removeMe } = await import("@/app/api/me/route");
const { PUT: putAvatar } = await import("@/app/api/me/avatar/route");
const { POST: signOut } = await import("@/app/api/me/sign-out-everywhere/route");
const { sendAccountMail } = await import("@/lib/accounts/mutations-mail");

const passwordHash = await hashPassword("correct horse");
const remove = (body: unknown, headers: Record<string, string>) =>
  request(removeMe, "/api/me", { method: "DELETE", ...json(body, headers) });
const me = (headers: Record<string, string>) => request(getMe, "/api/me", { headers });

describe("deleting an account", () => {
  it("needs its password, and takes what is its own with it", async () => {
    const account = await createAccount(db, { passwordHash });
    const tool = await db.tool.findFirstOrThrow({ where: { status: "published" }, select: { id: true } });
    const category = await db.category.findFirstOrThrow({ select: { id: true } });
    await db.savedTool.create({ data: { userId: account.id, toolId: tool.id } });
    const submission = await db.submission.create({
      data: {
        toolName: "A tool",
        description: "A tool of mine",
        websiteUrl: "https://tool.example",
        websiteKey: "tool.example",
        categoryId: category.id,
        userId: account.id,
      },
    });
    for (const body of [{}, { password: "wrong" }, { email: account.email }]) {
      const answer = await remove(body, account.headers);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ issues: [{ path: "password" }] });
    }
    expect((await remove({ password: "correct horse" }, account.headers)).status).toBe(200);
    expect(await db.user.findUnique({ where: { id: account.id } })).toBeNull();
    expect(await db.savedTool.count({ where: { userId: account.id } })).toBe(0);
    expect(await db.submission.findUnique({ where: { id: submission.id } })).toMatchObject({ userId: null });
    expect((await me(account.headers)).status).toBe(401);
  });

  it("needs the address where there is no password", async () => {
    const [account, other] = [await createAccount(db), await createAccount(db)];
    for (const body of [{}, { email: other.email }, { password: "anything" }])
      expect((await remove(body, account.headers)).status).toBe(400);
    expect((await remove({ email: account.email.toUpperCase() }, account.headers)).status).toBe(200);
  });

  it("gives votes back", async () => {
    const account = await createAccount(db);
    const tool = await db.tool.findFirstOrThrow({ where: { status: "published" }, select: { id: true } });
    await db.vote.create({ data: { userId: account.id, toolId: tool.id } });
    expect((await remove({ email: account.email }, account.headers)).status).toBe(200);
    const stats = await db.toolStats.findUniqueOrThrow({ where: { toolId: tool.id } });
    expect(stats.votes).toBe(await db.vote.count({ where: { toolId: tool.id } }));
  });

  it("ends what else was asked for it: nobody is signed in any more, and no mail goes out", async () => {
    const { id, headers } = await createAccount(db);
    // Noted as active, so that no other call has to.
    expect((await me(headers)).status).toBe(200);
    const send = (handler: typeof change, method: string, body: object) =>
      request(handler, "/api/me", { method, ...json(body, headers) });
    const job = { id: "reset-of-nobody", createdAt: new Date() };
    const calls = await db.$transaction(async (tx) => {
      await tx.user.delete({ where: { id } });
      const asked = [
        send(change, "PATCH", { name: "Somebody else" }),
        send(signOut, "POST", {}),
        send(putAvatar, "PUT", { style: "initials", seed: "x" }),
      ];
      const mail = sendAccountMail({ kind: "password-reset", userId: id }, job);
      await waitForLocks(db, 4);
      return { asked, mail };
    }, holding);
    for (const answer of await Promise.all(calls.asked)) expect(answer.status).toBe(401);
    await expect(calls.mail).resolves.toBeUndefined();
  });

  it("leaves one administrator, also when all of them leave at once", async () => {
    await db.user.updateMany({ where: { role: { in: ["admin", "superadmin"] } }, data: { role: "user" } });
    const admins = await Promise.all(
      (["admin", "superadmin", "admin"] as const).map((role) => createAccount(db, { role, passwordHash })),
    );
    // One who is suspended can't take over.
    await createAccount(db, { role: "admin", status: "suspended" });
    const answers = await Promise.all(
      admins.map(({ headers }) => remove({ password: "correct horse" }, headers)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(await refused.json()).toEqual({ error: "The last administrator cannot be deleted." });
    expect(await db.user.count({ where: { role: { in: ["admin", "superadmin"] }, status: "active" } })).toBe(
      1,
    );
  });
});
