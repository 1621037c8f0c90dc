import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect } from "vitest";
import type { ClaimDto, ClaimMethod } from "@/lib/owners/schema";
import { mailJob } from "@/lib/platform/queue/schema";
import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { openNetwork } from "@/tests/support/network";

/** Opens the application with websites and name servers of its own, and what makes tools and claims them there. */
export async function openClaims() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "almanac-claims-"));
  process.env.DATA_DIR = dataDir;
  process.env.SMTP_URL = "";
  const { db } = await openApp();
  const { POST: create } = await import("@/app/api/tools/[id]/claims/route");
  const { checkClaim } = await import("@/lib/owners/mutations");
  const { sendClaimMail, sendDeletedMail } = await import("@/lib/owners/mutations-mail");
  const { closeQueue } = await import("@/lib/platform/queue/mutations");

  const net = await openNetwork();
  afterEach(() => net.setDown(false));
  afterAll(async () => {
    net.close();
    await closeQueue();
    await rm(dataDir, { recursive: true, force: true });
  });

  let made = 0;
  /** A published tool with a website of its own. */
  async function createTool(given: { websiteUrl?: string; status?: string } = {}) {
    const n = (made += 1);
    const { id: categoryId } = await db.category.findFirstOrThrow({ select: { id: true } });
    const websiteUrl = given.websiteUrl ?? net.site(`made-${n}.example`);
    return db.tool.create({
      data: {
        name: `Made ${n}`,
        slug: `made-${n}`,
        description: "A tool that somebody makes.",
        categoryId,
        websiteKey: `made-${n}.example`,
        pricingType: "free",
        status: "published",
        ...given,
        websiteUrl,
      },
      select: { id: true, name: true, slug: true, websiteUrl: true },
    });
  }

  const claim = (toolId: string, method: ClaimMethod, { headers }: Pick<TestAccount, "headers">) =>
    request(create, `/api/tools/${toolId}/claims`, {
      method: "POST",
      params: { id: toolId },
      ...json({ method }, headers),
    });
  async function claimed(toolId: string, method: ClaimMethod, account: TestAccount) {
    const answer = await claim(toolId, method, account);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { claim: ClaimDto; token: string; where: string };
  }
  /** Looks again, whenever that was last done. */
  async function look(id: string, userId: string) {
    await db.toolClaim.update({ where: { id }, data: { checkedAt: null } });
    return checkClaim(id, userId, net.network);
  }

  /** Somebody who has shown by a file that a tool is theirs. */
  async function createOwner(given: Parameters<typeof createTool>[0] = {}) {
    const [tool, account] = [await createTool(given), await createAccount(db)];
    const { claim, token, where } = await claimed(tool.id, "file", account);
    net.serve(where, token);
    expect(await look(claim.id, account.id)).toMatchObject({ proven: true });
    return { tool, account, claim, token, where };
  }

  /** Sends the mails about a claim, or a deleted tool, that wait in the queue, as its worker would, and takes them out of it. */
  async function sendMails(claimIdOrTool: string): Promise<void> {
    const jobs = await db.$queryRaw<{ id: string; data: unknown; created_on: Date }[]>`
      DELETE FROM pgboss.job
      WHERE name = 'mail' AND coalesce(data ->> 'claimId', data ->> 'toolName') = ${claimIdOrTool}
      RETURNING id::text, data, created_on`;
    for (const { id, data, created_on: createdAt } of jobs) {
      const mail = mailJob.parse(data);
      if ("claimId" in mail) await sendClaimMail(mail, { id, createdAt });
      if (mail.kind === "tool-deleted") await sendDeletedMail(mail, { id, createdAt });
    }
  }
  const day = 86_400_000;
  /** Has a claim looked at again, as if it had failed for so many days. */
  async function makeDue(id: string, failing?: { days: number; failures: number }) {
    const since = failing && {
      failingSince: new Date(Date.now() - failing.days * day),
      failures: failing.failures,
    };
    await db.toolClaim.update({ where: { id }, data: { nextCheckAt: new Date(), ...since } });
  }
  const readClaim = (id: string) => db.toolClaim.findUniqueOrThrow({ where: { id } });

  return { db, net, dataDir, createTool, claim, claimed, look, createOwner, sendMails, makeDue, readClaim };
}
