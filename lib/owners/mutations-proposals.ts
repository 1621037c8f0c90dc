import "server-only";
import { z } from "zod";
import { assertOwner } from "@/lib/owners/policy";
import { findProposal, liveColumns, liveFields, toProposal } from "@/lib/owners/queries-proposals";
import type { ProposalDto, ProposalInput } from "@/lib/owners/schema-proposals";
import { domainOf, siteOf } from "@/lib/owners/site";
import { changeOf, sameFields } from "@/lib/owners/utils-proposals";
import { holdAccount } from "@/lib/platform/auth/hold-account";
import { db } from "@/lib/platform/db";
import { AppError, refuseField } from "@/lib/platform/errors";
import { openMail } from "@/lib/platform/queue/enqueue";
import type { Tx } from "@/lib/platform/records/mutations";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { lockTasks } from "@/lib/tools/facts/mutations";

const openRow = z.object({ id: z.string(), userId: z.string(), updatedAt: z.date() });

/** Refuses a website that is not of the domain by which the tool is owned. */
export function assertSameDomain(from: string, to: string): void {
  const site = siteOf(to);
  if ("refusal" in site || site.domain !== domainOf(from))
    throw refuseField(
      "websiteUrl",
      `The website has to stay within ${domainOf(from)}, by which the tool is yours.`,
    );
}

/** Accounts are locked before tools, and tools before what is proposed of them: everybody locks in this order. */
async function holdTool(tx: Tx, userId: string, toolId: string): Promise<void> {
  await holdAccount(tx, userId);
  await tx.$executeRaw`SELECT FROM public.tool WHERE id = ${toolId} FOR NO KEY UPDATE`;
}

/** Proposes a change of a tool of one's own, in the place of what waits already; another owner who proposed that is told. */
export async function putProposal(
  userId: string,
  toolId: string,
  input: ProposalInput,
): Promise<ProposalDto> {
  const sendMail = await openMail();
  return db.$transaction(async (tx) => {
    await holdTool(tx, userId, toolId);
    await assertOwner(userId, toolId, tx);
    const tool = await tx.tool.findUniqueOrThrow({
      where: { id: toolId },
      select: liveColumns,
    });
    const live = liveFields(tool);
    const { pricing, ...rest } = input;
    const change = changeOf(live, {
      ...rest,
      ...(pricing && {
        pricing: {
          type: pricing.type,
          startingPrice:
            pricing.startingPrice === undefined ? live.pricing.startingPrice : pricing.startingPrice,
        },
      }),
    });
    if (Object.keys(change).length === 0)
      throw new AppError("invalid", "Nothing of this differs from the tool as it is.");
    if (change.websiteUrl) assertSameDomain(live.websiteUrl, change.websiteUrl);
    if (change.tasks) await lockTasks(tx, change.tasks);
    const data = { userId, change, before: sameFields(change, live), toolUpdatedAt: tool.updatedAt };
    const [open] = await queryRows(openRow, tx)`
      SELECT id, user_id AS "userId", updated_at AS "updatedAt" FROM public.tool_proposal
      WHERE tool_id = ${toolId} AND status = 'pending' FOR UPDATE`;
    // Later than the one before, so that whoever looked at that is told.
    const updatedAt = new Date(Math.max(Date.now(), (open?.updatedAt.getTime() ?? 0) + 1));
    const { id } = open
      ? await tx.toolProposal.update({
          where: { id: open.id },
          data: { ...data, updatedAt },
          select: { id: true },
        })
      : await tx.toolProposal.create({ data: { ...data, toolId, updatedAt }, select: { id: true } });
    if (open && open.userId !== userId)
      await sendMail(tx, { kind: "proposal-replaced", userId: open.userId, toolId });
    return toProposal((await findProposal(id, tx))!);
  });
}

/** Takes back what waits of a tool of one's own. Done again, there is nothing left to take back. */
export function removeProposal(userId: string, toolId: string): Promise<void> {
  return db.$transaction(async (tx) => {
    await holdTool(tx, userId, toolId);
    await assertOwner(userId, toolId, tx);
    await tx.toolProposal.deleteMany({ where: { toolId, status: "pending" } });
  });
}
