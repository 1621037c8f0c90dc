import { describe, expect, it } from "vitest";
import type { ProposalDto } from "@/lib/owners/schema-proposals";
import { mailJob } from "@/lib/platform/queue/schema";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openClaims } from "@/tests/api/claim-calls";
import { request, withQuery } from "@/tests/api/open-app";
import { readMails } from "@/tests/support/mailbox";

const { db, net, dataDir, createTool, createOwner } = await openClaims();
const { PUT: put, DELETE: withdraw } = await import("@/app/api/tools/[id]/proposal/route");
const { GET: list } = await import("@/app/api/proposals/route");
const { PATCH: decide } = await import("@/app/api/proposals/[id]/route");
const { updateTool } = await import("@/lib/tools/mutations");
const { getTool } = await import("@/lib/tools/queries");
const { listMyTools } = await import("@/lib/owners/queries-proposals");
const { sendProposalMail, sendReplacedMail } = await import("@/lib/owners/mutations-proposal-mail");

const moderator = await createAccount(db, { role: "moderator", name: "Mo Deratova" });
const admin = await createAccount(db, { role: "admin" });

type Answer = { status: number; body: ProposalDto & { error: string; current: ProposalDto } };
const read = async (answer: Response): Promise<Answer> => ({
  status: answer.status,
  body: (await answer.json()) as Answer["body"],
});
const propose = async (toolId: string, body: object, { headers }: Pick<TestAccount, "headers">) =>
  read(await request(put, "/", { method: "PUT", params: { id: toolId }, ...json(body, headers) }));
const settle = async (id: string, body: object, { headers }: Pick<TestAccount, "headers"> = moderator) =>
  read(await request(decide, "/", { method: "PATCH", params: { id }, ...json(body, headers) }));
const takeBack = (toolId: string, { headers }: Pick<TestAccount, "headers">) =>
  request(withdraw, "/", { method: "DELETE", params: { id: toolId }, headers });
const queue = async (query: Record<string, string> = {}) =>
  (await (
    await request(list, withQuery("/api/proposals", query), { headers: moderator.headers })
  ).json()) as ProposalDto[];
const toolOf = (id: string) => db.tool.findUniqueOrThrow({ where: { id } });

const text = { description: "What it does now." };
/** An owner with a proposal that waits. */
async function proposed(body: object = text) {
  const owner = await createOwner();
  const answer = await propose(owner.tool.id, body, owner.account);
  expect(answer.status).toBe(200);
  return { ...owner, proposal: answer.body };
}

/** Sends the mails about a proposal that wait in the queue, and takes them out of it. */
async function sendMails(proposalId: string): Promise<number> {
  const jobs = await db.$queryRaw<{ id: string; data: unknown; created_on: Date }[]>`
    DELETE FROM pgboss.job WHERE name = 'mail' AND data ->> 'proposalId' = ${proposalId} RETURNING id::text, data, created_on`;
  for (const { id, data, created_on: createdAt } of jobs) {
    const mail = mailJob.parse(data);
    if (mail.kind === "proposal-decision") await sendProposalMail(mail, { id, createdAt });
  }
  return jobs.length;
}

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
  /** Sends the mails about it that wait, and takes them out of the queue; gives whom they are to. */
  async function sendReplaced(toolId: string): Promise<string[]> {
    const jobs = await db.$queryRaw<{ id: string; data: unknown; created_on: Date }[]>`
      DELETE FROM pgboss.job WHERE name = 'mail' AND data ->> 'toolId' = ${toolId} RETURNING id::text, data, created_on`;
    return Promise.all(
      jobs.map(async ({ id, data, created_on: createdAt }) => {
        const mail = mailJob.parse(data);
        if (mail.kind === "proposal-replaced") await sendReplacedMail(mail, { id, createdAt });
        return mail.userId;
      }),
    );
  }

  it("tells whose proposal it was, once, and nobody of their own", async () => {
    const { tool, account, second } = await owned();
    expect((await propose(tool.id, { description: "Mine again." }, account)).status).toBe(200);
    expect(await sendReplaced(tool.id)).toEqual([]);
    const both = await Promise.all([1, 2].map((n) => propose(tool.id, { description: `New ${n}` }, second)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await sendReplaced(tool.id)).toEqual([account.id]);
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
    expect(await sendReplaced(tool.id)).toEqual([account.id]);
    expect(await readMails(dataDir, account.email)).toEqual([]);
  });
});

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
    expect(await sendMails(proposal.id)).toBe(1);
    const mails = await readMails(dataDir, account.email);
    expect(mails.at(-1)?.subject).toBe(`Your change of ${tool.name} was approved`);
    // Said again, it changes nothing and nobody is told twice.
    expect((await settle(proposal.id, { status: "approved", ...seen })).status).toBe(200);
    expect(await sendMails(proposal.id)).toBe(0);
    expect((await settle(proposal.id, { status: "rejected", reason: "No." })).status).toBe(409);
    expect(await queue({ q: tool.name })).toEqual([]);
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
    expect(await sendMails(proposal.id)).toBe(1);
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
      domain: "made.example",
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
    expect(await sendMails(proposal.id)).toBe(1);
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
