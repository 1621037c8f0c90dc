import { describe, expect, it } from "vitest";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openClaims } from "@/tests/api/claim-calls";
import { request } from "@/tests/api/open-app";
import { holding, waitForLocks } from "@/tests/support/locks";

const { db, net, createTool, claim, claimed, createOwner, look } = await openClaims();
const { PATCH: decide } = await import("@/app/api/claims/[id]/route");
const { removeAccount } = await import("@/lib/accounts/mutations-account");
const { recheckClaims } = await import("@/lib/owners/mutations-recheck");
const { isOwner } = await import("@/lib/owners/queries");

const moderator = await createAccount(db, { role: "moderator" });
const send = (id: string, body: object) =>
  request(decide, `/api/claims/${id}`, { method: "PATCH", params: { id }, ...json(body, moderator.headers) });
const leave = ({ id, email }: TestAccount) => removeAccount(id, { email });
const rows = (toolId: string) => db.revokedClaim.findMany({ where: { toolId } });
const claimsOf = (toolId: string) => db.toolClaim.findMany({ where: { toolId } });

/** Somebody whose claim was revoked and who then deleted their account. */
async function leaveRevoked() {
  const owner = await createOwner();
  expect((await send(owner.claim.id, { status: "revoked", reason: "It was sold." })).status).toBe(200);
  await leave(owner.account);
  return owner;
}

describe("a claim that was revoked from an account which is no more", () => {
  it("is refused to a new account of the same address, until a moderator allows it", async () => {
    const { tool, account } = await leaveRevoked();
    const again = await createAccount(db, { email: account.email });
    const answers = await Promise.all([claim(tool.id, "file", again), claim(tool.id, "dns", again)]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect((await answers[0].json()).error).toContain("A moderator took this claim back.");
    const [kept] = await claimsOf(tool.id);
    expect(kept).toMatchObject({ userId: again.id, status: "revoked" });

    // However often they come back.
    await leave(again);
    const third = await createAccount(db, { email: account.email });
    expect((await claim(tool.id, "file", third)).status).toBe(403);

    const [now] = await claimsOf(tool.id);
    expect((await send(now!.id, { status: "pending" })).status).toBe(200);
    net.serve(`${tool.websiteUrl}/.well-known/almanac.txt`, now!.token);
    net.setRecord(`_almanac.${tool.slug}.example`, [now!.token]);
    expect(await look(now!.id, third.id)).toMatchObject({ proven: true });
    await leave(third);
    const allowed = await createAccount(db, { email: account.email });
    await claimed(tool.id, "file", allowed);
  });

  it("keeps no address, tells nothing of other tools, and is nobody else's", async () => {
    const { tool, account } = await leaveRevoked();
    const [row, ...more] = await rows(tool.id);
    expect(more).toEqual([]);
    expect(Object.keys(row!).sort()).toEqual(["createdAt", "emailHash", "toolId"]);
    expect(row!.emailHash).toMatch(/^[\w-]{43}$/);
    await claimed(tool.id, "file", await createAccount(db));

    const second = await createOwner();
    await db.toolClaim.updateMany({ where: { toolId: second.tool.id }, data: { status: "revoked" } });
    await db.user.update({ where: { id: second.account.id }, data: { email: account.email } });
    await leave({ ...second.account, email: account.email });
    const [other] = await rows(second.tool.id);
    expect(other!.emailHash).not.toBe(row!.emailHash);
    const again = await createAccount(db, { email: account.email });
    await claimed((await createTool()).id, "file", again);
  });

  it("is not kept of what was not revoked, and goes with the tool and after a year", async () => {
    const { tool, account } = await createOwner();
    await leave(account);
    expect(await rows(tool.id)).toEqual([]);
    await claimed(tool.id, "file", await createAccount(db, { email: account.email }));

    const gone = await leaveRevoked();
    await db.tool.delete({ where: { id: gone.tool.id } });
    expect(await rows(gone.tool.id)).toEqual([]);

    const [old, recent] = [await leaveRevoked(), await leaveRevoked()];
    const ago = (days: number) => ({ createdAt: new Date(Date.now() - days * 86_400_000) });
    await db.revokedClaim.updateMany({ where: { toolId: old.tool.id }, data: ago(366) });
    await db.revokedClaim.updateMany({ where: { toolId: recent.tool.id }, data: ago(364) });
    await recheckClaims(net.network);
    expect([(await rows(old.tool.id)).length, (await rows(recent.tool.id)).length]).toEqual([0, 1]);
    await claimed(old.tool.id, "file", await createAccount(db, { email: old.account.email }));
  });

  it("is kept also when it is revoked at the moment in which the account goes", async () => {
    const { tool, account, claim: mine } = await createOwner();
    let left: Promise<void> | undefined;
    await db.$transaction(async (tx) => {
      await tx.toolClaim.update({ where: { id: mine.id }, data: { status: "revoked" } });
      left = leave(account);
      await waitForLocks(db, 1);
    }, holding);
    await left;
    const again = await createAccount(db, { email: account.email });
    expect((await claim(tool.id, "file", again)).status).toBe(403);
    expect(await isOwner(again.id, tool.id)).toBe(false);
  });
});
