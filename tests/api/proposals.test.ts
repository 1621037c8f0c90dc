import { describe, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openProposals, text } from "@/tests/api/proposal-calls";
import { readMails } from "@/tests/support/mailbox";

const { db, net, dataDir, createOwner, moderator, admin, propose, takeBack, toolOf, proposed, sendMails } =
  await openProposals();

describe("proposing", () => {
  it("is for verified owners alone, and leaves the tool as it is", async () => {
    const { tool, account, proposal } = await proposed();
    expect(proposal).toMatchObject({
      status: "pending",
      change: text,
      before: { description: "A tool that somebody makes." },
      changedSince: false,
      byOwner: true,
    });
    expect(proposal).not.toHaveProperty("user");
    expect((await toolOf(tool.id)).description).toBe("A tool that somebody makes.");
    for (const other of [await createAccount(db), moderator, admin])
      expect((await propose(tool.id, text, other)).status).toBe(403);
    await db.toolClaim.updateMany({ where: { userId: account.id }, data: { status: "lost" } });
    expect((await propose(tool.id, text, account)).status).toBe(403);
    expect((await takeBack(tool.id, account)).status).toBe(403);
  });

  it("keeps what differs, refuses what does not, and takes nothing that is the editors' own", async () => {
    const { tool, account } = await createOwner();
    const same = { description: "A tool that somebody makes.", tags: [] };
    expect((await propose(tool.id, same, account)).status).toBe(400);
    const kept = await propose(tool.id, { ...same, features: ["Quick", "quick", " "] }, account);
    expect(kept.body.change).toEqual({ features: ["Quick"] });
    for (const own of [
      { name: "Best" },
      { status: "archived" },
      { isTopRated: true },
      { category: "Chatbots" },
    ]) {
      const [field] = Object.keys(own);
      const message = `"${field}" can't be given here.`;
      const refused = await propose(tool.id, { ...text, ...own }, account);
      expect([refused.status, refused.body]).toEqual([
        400,
        expect.objectContaining({ error: message, issues: [{ path: field, message }] }),
      ]);
    }
    expect((await propose(tool.id, { tasks: [{ slug: "nowhere", how: "So." }] }, account)).status).toBe(400);
    expect((await propose(tool.id, { description: "x".repeat(5_001) }, account)).status).toBe(400);
  });

  it("takes what is known of plans, platforms and the like, and keeps what differs", async () => {
    const { tool, account } = await createOwner();
    const plan = { name: "Pro", amount: 20, currency: "USD", period: "month", note: null };
    await db.toolFact.createMany({
      data: [
        { toolId: tool.id, field: "plans", value: [plan] },
        { toolId: tool.id, field: "maker", value: "Ink Ltd" },
      ],
    });
    const same = { plans: [plan], maker: "Ink Ltd", platforms: null, inputs: [], hasFreePlan: null };
    expect((await propose(tool.id, { facts: same }, account)).status).toBe(400);
    const facts = {
      ...same,
      maker: null,
      platforms: ["web", "ios", "web"],
      plans: [{ ...plan, amount: 25 }],
    };
    const { body } = await propose(tool.id, { facts }, account);
    expect(body.change).toEqual({
      facts: { plans: [{ ...plan, amount: 25 }], platforms: ["web", "ios"], maker: null },
    });
    expect(body.before).toEqual({ facts: { plans: [plan], platforms: [], maker: "Ink Ltd" } });
    for (const [own, value] of Object.entries({ pictures: [], sources: [], confirmed: ["maker"] })) {
      const refused = await propose(tool.id, { facts: { maker: "Else", [own]: value } }, account);
      expect([refused.status, refused.body.error], own).toEqual([400, `"${own}" can't be given here.`]);
    }
  });

  it("keeps the website within its domain", async () => {
    const { tool, account } = await createOwner({ websiteUrl: net.site("own.example") });
    for (const websiteUrl of [
      "https://other.example/",
      "https://own.example.evil.test/",
      "https://evil-own.example/",
      "https://github.com/own",
    ])
      expect((await propose(tool.id, { websiteUrl }, account)).status).toBe(400);
    const moved = await propose(tool.id, { websiteUrl: "https://app.own.example/new" }, account);
    expect(moved.status).toBe(200);
  });

  it("replaces what waits, also when sent twice at once, and can be withdrawn again and again", async () => {
    const { tool, account, proposal } = await proposed();
    const answers = await Promise.all(
      [1, 2, 3].map((n) => propose(tool.id, { description: `Version ${n}` }, account)),
    );
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
      answers.map(() => [200, proposal.id]),
    );
    expect(await db.toolProposal.count({ where: { toolId: tool.id } })).toBe(1);
    for (let n = 0; n < 2; n++) expect((await takeBack(tool.id, account)).status).toBe(200);
    expect(await db.toolProposal.count({ where: { toolId: tool.id } })).toBe(0);
    const both = await Promise.all([1, 2].map((n) => propose(tool.id, { description: `New ${n}` }, account)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await db.toolProposal.count({ where: { toolId: tool.id } })).toBe(1);
  });
});

describe("another owner's proposal in the place of what waits", () => {
  /** A tool with two owners, of whom the first has a proposal that waits. */
  async function owned() {
    const first = await proposed();
    const second = await createAccount(db);
    const {
      id: _id,
      userId: _userId,
      ...claim
    } = await db.toolClaim.findUniqueOrThrow({
      where: { id: first.claim.id },
    });
    await db.toolClaim.create({ data: { ...claim, userId: second.id, token: crypto.randomUUID() } });
    return { ...first, second };
  }

  it("tells whose proposal it was, once, and nobody of their own", async () => {
    const { tool, account, second } = await owned();
    expect((await propose(tool.id, { description: "Mine again." }, account)).status).toBe(200);
    expect(await sendMails({ toolId: tool.id })).toEqual([]);
    const both = await Promise.all([1, 2].map((n) => propose(tool.id, { description: `New ${n}` }, second)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await sendMails({ toolId: tool.id })).toEqual([account.id]);
    const [mail, ...more] = await readMails(dataDir, account.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Your change of ${tool.name} was replaced`);
    expect(mail!.text).toContain(`/dashboard/tools/${tool.id}/proposal`);
    expect(await readMails(dataDir, second.email)).toEqual([]);
  });

  it("tells nobody who no longer owns the tool", async () => {
    const { tool, account, second } = await owned();
    await db.toolClaim.updateMany({ where: { userId: account.id }, data: { status: "lost" } });
    expect((await propose(tool.id, { description: "New." }, second)).status).toBe(200);
    expect(await sendMails({ toolId: tool.id })).toEqual([account.id]);
    expect(await readMails(dataDir, account.email)).toEqual([]);
  });
});
