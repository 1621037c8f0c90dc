import { describe, expect, it } from "vitest";
import { createAccount, type TestAccount } from "@/tests/api/accounts";
import { openProposals, text } from "@/tests/api/proposal-calls";
import { readMails } from "@/tests/support/mailbox";

const opened = await openProposals();
const { db, dataDir, createTool, createOwner, moderator, admin } = opened;
const { propose, settle, queue, toolOf, proposed, sendMails } = opened;
const { updateTool } = await import("@/lib/tools/mutations");
const { getTool } = await import("@/lib/tools/queries");
const { listMyTools } = await import("@/lib/owners/queries-proposals");

describe("deciding", () => {
  it("approves: the tool, the log, the kept page and a mail to the owner", async () => {
    const { tool, account, proposal } = await proposed({
      ...text,
      pricing: { type: "paid", startingPrice: 20 },
      features: ["Quick"],
      tags: ["Ink"],
    });
    expect((await getTool(tool.slug))?.description).toBe("A tool that somebody makes.");
    const [waiting] = await queue({ q: tool.name });
    expect(waiting).toMatchObject({ id: proposal.id, user: { id: account.id } });

    const seen = { updatedAt: proposal.updatedAt, toolUpdatedAt: proposal.tool.updatedAt };
    const { status, body } = await settle(proposal.id, { status: "approved", ...seen });
    expect([status, body.status]).toEqual([200, "approved"]);
    expect(body.before.description).toBe("A tool that somebody makes.");
    expect(await getTool(tool.slug)).toMatchObject({
      ...text,
      pricing: { type: "paid", startingPrice: "$20/month" },
      features: ["Quick"],
      tags: ["Ink"],
    });
    const logged = await db.adminLog.findMany({ where: { entityId: { in: [tool.id, proposal.id] } } });
    expect(logged.map(({ action, actorId }) => [action, actorId]).sort()).toEqual([
      ["proposal.approve", moderator.id],
      ["tool.update", moderator.id],
    ]);
    expect(await sendMails({ proposalId: proposal.id })).toHaveLength(1);
    const mails = await readMails(dataDir, account.email);
    expect(mails.at(-1)?.subject).toBe(`Your change of ${tool.name} was approved`);
    // Said again, it changes nothing and nobody is told twice.
    expect((await settle(proposal.id, { status: "approved", ...seen })).status).toBe(200);
    expect(await sendMails({ proposalId: proposal.id })).toEqual([]);
    expect((await settle(proposal.id, { status: "rejected", reason: "No." })).status).toBe(409);
    expect(await queue({ q: tool.name })).toEqual([]);
  });

  it("approves facts, which count as checked then, and leaves the others as they are", async () => {
    const owner = await createOwner();
    const toolId = owner.tool.id;
    await db.toolFact.createMany({
      data: [
        { toolId, field: "maker", value: "Ink Ltd" },
        { toolId, field: "licence", value: "MIT", sourceUrl: "https://ink.example/licence" },
      ],
    });
    const facts = { maker: null, platforms: ["web"], hasFreePlan: true };
    const { body } = await propose(toolId, { facts }, owner.account);
    expect((await settle(body.id, { status: "approved" })).body.before.facts?.maker).toBe("Ink Ltd");
    const { facts: now } = (await getTool(owner.tool.slug))!;
    expect(now).toMatchObject({ maker: null, platforms: ["web"], hasFreePlan: true, licence: "MIT" });
    expect(now.sources.map(({ field, state, checkedAt }) => [field, state, Boolean(checkedAt)])).toEqual([
      ["hasFreePlan", "confirmed", true],
      ["platforms", "confirmed", true],
      ["licence", "unchecked", false],
    ]);
  });

  it("can take a price away", async () => {
    const owner = await createOwner();
    await db.tool.update({ where: { id: owner.tool.id }, data: { startingPrice: "$9/month" } });
    const pricing = { type: "free", startingPrice: null };
    const { body } = await propose(owner.tool.id, { pricing }, owner.account);
    expect((await settle(body.id, { status: "approved" })).status).toBe(200);
    expect((await toolOf(owner.tool.id)).startingPrice).toBeNull();
  });

  it("refuses with a reason, which is mailed, and another may be proposed", async () => {
    const { tool, account, proposal } = await proposed();
    expect((await settle(proposal.id, { status: "rejected" })).status).toBe(400);
    expect((await settle(proposal.id, { status: "rejected", reason: " " })).status).toBe(400);
    const refused = await settle(proposal.id, { status: "rejected", reason: "That is advertising." });
    expect(refused.body).toMatchObject({ status: "rejected", reason: "That is advertising." });
    expect((await toolOf(tool.id)).description).toBe("A tool that somebody makes.");
    expect(await sendMails({ proposalId: proposal.id })).toHaveLength(1);
    const mails = await readMails(dataDir, account.email);
    expect(mails.at(-1)?.text).toContain("That is advertising.");
    const next = await propose(tool.id, { description: "Another." }, account);
    expect(next.body.id).not.toBe(proposal.id);
  });

  it("is told on the dashboard, with the reason, and another owner's to nobody but owners", async () => {
    const { tool, account, proposal } = await proposed();
    const shown = async ({ id }: Pick<TestAccount, "id">) =>
      (await listMyTools(id, { page: 1, limit: 50 })).items.map((item) => item.proposal);
    expect(await shown(account)).toMatchObject([{ status: "pending", reason: null }]);
    const other = await createAccount(db);
    const claim = {
      toolId: tool.id,
      userId: other.id,
      method: "file",
      domain: `${tool.slug}.example`,
      token: other.id,
    };
    await db.toolClaim.create({ data: claim });
    expect(await shown(other)).toEqual([null]);
    await db.toolClaim.updateMany({ where: { userId: other.id }, data: { status: "verified" } });
    expect(await shown(other)).toMatchObject([{ status: "pending" }]);
    await settle(proposal.id, { status: "rejected", reason: "That is advertising." });
    expect(await shown(account)).toMatchObject([{ status: "rejected", reason: "That is advertising." }]);
    expect(await shown(other)).toEqual([null]);
  });

  it("of two at once one wins, and the other is told", async () => {
    const { proposal } = await proposed();
    const answers = await Promise.all([
      settle(proposal.id, { status: "approved" }, admin),
      settle(proposal.id, { status: "rejected", reason: "No." }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!.body;
    const lost = answers.find(({ status }) => status === 409)!.body;
    expect(lost.current.status).toBe(won.status);
    expect(await sendMails({ proposalId: proposal.id })).toHaveLength(1);
    expect(await db.adminLog.count({ where: { entityId: proposal.id } })).toBe(1);
  });

  it("tells what was changed since it was proposed, or looked at", async () => {
    const { tool, account, proposal } = await proposed();
    await updateTool(tool.id, { tags: ["New"] }, admin);
    const [row] = await queue({ q: tool.name });
    expect(row).toMatchObject({ changedSince: true, before: { description: "A tool that somebody makes." } });
    const old = { updatedAt: proposal.updatedAt, toolUpdatedAt: proposal.tool.updatedAt };
    expect((await settle(proposal.id, { status: "approved", ...old })).status).toBe(409);
    await propose(tool.id, { description: "Otherwise." }, account);
    const stale = { updatedAt: row!.updatedAt, toolUpdatedAt: row!.tool.updatedAt };
    expect((await settle(proposal.id, { status: "approved", ...stale })).status).toBe(409);
    expect((await settle(proposal.id, { status: "rejected", reason: "No.", ...old })).status).toBe(409);
    expect((await settle(proposal.id, { status: "approved" })).status).toBe(200);
    // What an editor changed meanwhile, and nobody proposed, stays.
    expect(await toolOf(tool.id)).toMatchObject({ description: "Otherwise.", tags: ["New"] });
  });

  it("is for nobody with a part in the tool, and approves nothing of who lost it", async () => {
    const { tool, account, proposal } = await proposed();
    await db.user.update({ where: { id: account.id }, data: { role: "moderator" } });
    expect((await settle(proposal.id, { status: "approved" }, account)).status).toBe(403);
    await db.user.update({ where: { id: account.id }, data: { role: "user" } });
    await db.toolClaim.updateMany({ where: { userId: account.id }, data: { status: "lost" } });
    const gone = await settle(proposal.id, { status: "approved" });
    expect([gone.status, gone.body.error]).toEqual([
      409,
      "Whoever proposed this is no longer an owner of the tool. It can only be rejected.",
    ]);
    expect((await toolOf(tool.id)).description).toBe("A tool that somebody makes.");
    expect((await settle(proposal.id, { status: "rejected", reason: "No owner." })).status).toBe(200);
    expect((await settle("0".repeat(24), { status: "approved" })).status).toBe(404);
    expect((await settle((await createTool()).id, { status: "rejected", reason: "No." })).status).toBe(404);
  });

  it("approves nothing of who is suspended meanwhile", async () => {
    const { tool, account, proposal } = await proposed();
    const set = (status: string) => db.user.update({ where: { id: account.id }, data: { status } });
    await set("suspended");
    expect(await queue({ q: tool.name })).toMatchObject([{ id: proposal.id, byOwner: false }]);
    const refused = await settle(proposal.id, { status: "approved" });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      "The account of whoever proposed this is suspended. It can only be rejected.",
    ]);
    expect((await toolOf(tool.id)).description).toBe("A tool that somebody makes.");
    await set("active");
    expect((await settle(proposal.id, { status: "approved" })).status).toBe(200);
  });

  it("does not take a website to another domain that the tool has left meanwhile", async () => {
    const { tool, proposal } = await proposed();
    await db.tool.update({ where: { id: tool.id }, data: { websiteUrl: "https://sold.example/" } });
    expect((await settle(proposal.id, { status: "approved" })).status).toBe(409);
  });
});
