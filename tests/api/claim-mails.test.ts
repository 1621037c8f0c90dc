import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openClaims } from "@/tests/api/claim-calls";
import { request } from "@/tests/api/open-app";
import { readMails } from "@/tests/support/mailbox";

const { db, dataDir, createOwner, claimed, look, sendMails } = await openClaims();
const { PATCH: decide } = await import("@/app/api/claims/[id]/route");
const { PATCH: setStatus } = await import("@/app/api/tools/[id]/status/route");
const { PUT: update, DELETE: remove } = await import("@/app/api/tools/[id]/route");

const admin = await createAccount(db, { role: "admin" });
const decideOn = (id: string, body: object) =>
  request(decide, `/api/claims/${id}`, { method: "PATCH", params: { id }, ...json(body, admin.headers) });
const setTool = (id: string, status: string) =>
  request(setStatus, `/api/tools/${id}/status`, {
    method: "PATCH",
    params: { id },
    ...json({ status }, admin.headers),
  });
const deleteTool = (id: string) =>
  request(remove, `/api/tools/${id}`, { method: "DELETE", params: { id }, headers: admin.headers });
const subjects = async (email: string) => (await readMails(dataDir, email)).map(({ subject }) => subject);

describe("a claim that may be made again", () => {
  it("is told to its person once, unless it was shown or taken back since", async () => {
    const { claim, account, tool } = await createOwner();
    const revoke = () => decideOn(claim.id, { status: "revoked", reason: "It was sold." });
    const allow = () => decideOn(claim.id, { status: "pending" });
    await revoke();
    await sendMails(claim.id);
    await allow();
    await allow();
    await sendMails(claim.id);
    const told = `You can claim ${tool.name} again`;
    const mails = await readMails(dataDir, account.email);
    const [mail, ...more] = mails.filter(({ subject }) => subject === told);
    expect(more).toEqual([]);
    expect(mail!.text).toContain(`/ai-tools/${tool.slug}/claim`);

    await revoke();
    await allow();
    await revoke();
    await sendMails(claim.id);
    await allow();
    expect(await look(claim.id, account.id)).toMatchObject({ proven: true });
    await sendMails(claim.id);
    expect((await subjects(account.email)).filter((subject) => subject === told)).toHaveLength(1);
  });
});

describe("a tool that leaves the directory", () => {
  it("is told to those who own it, however it leaves", async () => {
    const { claim, account, tool } = await createOwner();
    const visitor = await createAccount(db);
    const { claim: pending } = await claimed(tool.id, "dns", visitor);
    expect((await setTool(tool.id, "archived")).status).toBe(200);
    await setTool(tool.id, "archived");
    await setTool(tool.id, "draft");
    await Promise.all([sendMails(claim.id), sendMails(pending.id)]);
    const told = `${tool.name} is no longer in the directory`;
    expect(await subjects(account.email)).toEqual([told]);
    expect(await subjects(visitor.email)).toEqual([]);

    await setTool(tool.id, "published");
    const put = { method: "PUT", params: { id: tool.id }, ...json({ status: "draft" }, admin.headers) };
    expect((await request(update, `/api/tools/${tool.id}`, put)).status).toBe(200);
    await sendMails(claim.id);
    expect(await subjects(account.email)).toEqual([told, told]);
  });

  it("is not told where it is back, or theirs no longer, before the mail is sent", async () => {
    const { claim, account, tool } = await createOwner();
    await setTool(tool.id, "archived");
    await setTool(tool.id, "published");
    await sendMails(claim.id);
    await setTool(tool.id, "archived");
    await db.tool.update({ where: { id: tool.id }, data: { websiteUrl: "https://elsewhere.example" } });
    await sendMails(claim.id);
    expect(await subjects(account.email)).toEqual([]);
  });

  it("is told to those who own it when it is deleted", async () => {
    const { account, tool } = await createOwner();
    const visitor = await createAccount(db);
    await claimed(tool.id, "dns", visitor);
    expect((await deleteTool(tool.id)).status).toBe(200);
    await sendMails(tool.name);
    expect(await subjects(account.email)).toEqual([`${tool.name} was deleted from the directory`]);
    expect(await subjects(visitor.email)).toEqual([]);
  });
});
