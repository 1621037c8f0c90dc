import { expect } from "vitest";
import type { ProposalDto } from "@/lib/owners/schema-proposals";
import { mailJob } from "@/lib/platform/queue/schema";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openClaims } from "@/tests/api/claim-calls";
import { request, withQuery } from "@/tests/api/open-app";

type Answer = { status: number; body: ProposalDto & { error: string; current: ProposalDto } };
type Account = Pick<TestAccount, "headers">;

/** What an owner proposes who proposes nothing in particular. */
export const text = { description: "What it does now." };

/** Opens the application with owners who propose changes, and moderators who decide them. */
export async function openProposals() {
  const opened = await openClaims();
  const { db, createOwner } = opened;
  const { PUT: put, DELETE: withdraw } = await import("@/app/api/tools/[id]/proposal/route");
  const { GET: list } = await import("@/app/api/proposals/route");
  const { PATCH: decide } = await import("@/app/api/proposals/[id]/route");
  const { sendProposalMail, sendReplacedMail } = await import("@/lib/owners/mutations-proposal-mail");
  const moderator = await createAccount(db, { role: "moderator", name: "Mo Deratova" });
  const admin = await createAccount(db, { role: "admin" });

  const read = async (answer: Response): Promise<Answer> => ({
    status: answer.status,
    body: (await answer.json()) as Answer["body"],
  });
  const propose = async (toolId: string, body: object, { headers }: Account) =>
    read(await request(put, "/", { method: "PUT", params: { id: toolId }, ...json(body, headers) }));
  const settle = async (id: string, body: object, { headers }: Account = moderator) =>
    read(await request(decide, "/", { method: "PATCH", params: { id }, ...json(body, headers) }));
  const takeBack = (toolId: string, { headers }: Account) =>
    request(withdraw, "/", { method: "DELETE", params: { id: toolId }, headers });
  const queue = async (query: Record<string, string> = {}) =>
    (await (
      await request(list, withQuery("/api/proposals", query), { headers: moderator.headers })
    ).json()) as ProposalDto[];
  const toolOf = (id: string) => db.tool.findUniqueOrThrow({ where: { id } });

  /** An owner with a proposal that waits. */
  async function proposed(body: object = text) {
    const owner = await createOwner();
    const answer = await propose(owner.tool.id, body, owner.account);
    expect(answer.status).toBe(200);
    return { ...owner, proposal: answer.body };
  }

  /** Sends the mails about a proposal, or a tool's proposals, that wait in the queue, and takes them out of it; gives whom they are to. */
  async function sendMails(about: { proposalId: string } | { toolId: string }): Promise<string[]> {
    const jobs = await db.$queryRaw<{ id: string; data: unknown; created_on: Date }[]>`
      DELETE FROM pgboss.job WHERE name = 'mail' AND data @> ${JSON.stringify(about)}::jsonb
      RETURNING id::text, data, created_on`;
    return Promise.all(
      jobs.map(async ({ id, data, created_on: createdAt }) => {
        const mail = mailJob.parse(data);
        if (mail.kind === "proposal-decision") await sendProposalMail(mail, { id, createdAt });
        if (mail.kind === "proposal-replaced") await sendReplacedMail(mail, { id, createdAt });
        return mail.userId;
      }),
    );
  }

  return { ...opened, moderator, admin, propose, settle, takeBack, queue, toolOf, proposed, sendMails };
}
