import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { assertSameDomain } from "@/lib/owners/mutations-proposals";
import { isOwner } from "@/lib/owners/queries";
import {
  findProposal,
  isByOwner,
  liveFields,
  type ProposalRow,
  toProposal,
} from "@/lib/owners/queries-proposals";
import { proposedChange, type ProposalDecision, type ProposalDto } from "@/lib/owners/schema-proposals";
import { sameFields } from "@/lib/owners/utils-proposals";
import { logChange } from "@/lib/platform/audit-log/mutations";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { openMail } from "@/lib/platform/queue/enqueue";
import {
  type Actor,
  lockRecord,
  lockRow,
  logRecord,
  type RecordKind,
  timeAfter,
  type Tx,
  updateRecord,
} from "@/lib/platform/records/mutations";
import type { ToolRecord } from "@/lib/tools/mapper";
import { toData, toolKind, writeTool } from "@/lib/tools/mutations";
import { readNewSlugs } from "@/lib/tasks/queries-former";
import { toolUpdate } from "@/lib/tools/schema-admin";

const entity = "proposal";
const notFound = "There is no such proposal.";
const dtoOf = (row: ProposalRow) => toProposal(row, { named: true });
const conflict = (message: string, row: ProposalRow) =>
  new AppError("conflict", message, { body: { current: dtoOf(row) } });

const lockProposal = lockRow(Prisma.sql`public.tool_proposal`, (tx, id) => findProposal(id, tx));

/** Accounts are locked before tools, and tools before what is proposed of them: everybody locks in this order. */
const holdProposer = (tx: Tx, id: string) =>
  tx.$executeRaw`
    SELECT FROM public."user" WHERE id = (SELECT user_id FROM public.tool_proposal WHERE id = ${id}) FOR KEY SHARE`;

/** Refuses who has a part in the tool, and what was decided otherwise or is newer than what was looked at. */
async function assertDecidable(tx: Tx, row: ProposalRow, updatedAt: string | undefined, actor: Actor) {
  if (row.userId === actor.id || (await isOwner(actor.id, row.toolId, tx)))
    throw new AppError("forbidden", "You can't decide on a proposal for a tool of your own.");
  if (row.status !== "pending") throw conflict(`This proposal was already ${row.status}.`, row);
  if (updatedAt && row.updatedAt > new Date(updatedAt))
    throw conflict("The owner has changed this proposal meanwhile. Please look at it again.", row);
}

const mailOf = ({ userId, id: proposalId }: ProposalRow, decidedAt: Date) =>
  ({ kind: "proposal-decision", userId, proposalId, decidedAt: decidedAt.toISOString() }) as const;

/** Tasks under the names that they have by now: of two that became one, the first stays. */
async function asCalledNow<T extends { slug: string }>(tx: Tx, tasks: T[]): Promise<T[]> {
  const now = await readNewSlugs(
    tasks.map(({ slug }) => slug),
    tx,
  );
  const called = tasks.map((task) => [now.get(task.slug) ?? task.slug, task] as const);
  return [...new Map(called.toReversed())].toReversed().map(([slug, task]) => ({ ...task, slug }));
}

/** Refuses what is no longer an owner's, or would change another tool than the one that was looked at. */
function assertApprovable(row: ProposalRow, tool: ToolRecord, toolUpdatedAt: string | undefined) {
  if (row.user.status === "suspended")
    throw conflict("The account of whoever proposed this is suspended. It can only be rejected.", row);
  if (!isByOwner(row))
    throw conflict("Whoever proposed this is no longer an owner of the tool. It can only be rejected.", row);
  if (toolUpdatedAt && tool.updatedAt > new Date(toolUpdatedAt))
    throw conflict("The tool was changed meanwhile. Please look at the difference again.", row);
}

/** Approves a proposal: the edit of the tool and the decision, or neither. */
async function approve(
  id: string,
  { updatedAt: seen, toolUpdatedAt }: Extract<ProposalDecision, { status: "approved" }>,
  actor: Actor,
): Promise<ProposalDto> {
  const sendMail = await openMail();
  const found = await findProposal(id);
  if (!found) throw new AppError("not_found", notFound);
  const { answer, tags } = await db.$transaction(async (tx) => {
    await holdProposer(tx, id);
    const tool = await lockRecord(tx, toolKind, found.toolId);
    const row = await lockProposal(tx, id);
    if (!row) throw new AppError("not_found", notFound);
    if (row.status === "approved") return { answer: dtoOf(row), tags: [] };
    await assertDecidable(tx, row, seen, actor);
    assertApprovable(row, tool, toolUpdatedAt);

    const change = proposedChange.parse(row.change);
    if (change.websiteUrl) assertSameDomain(tool.websiteUrl, change.websiteUrl);
    const body = toolUpdate.parse({
      ...change,
      ...(change.tasks && { tasks: await asCalledNow(tx, change.tasks) }),
      // Its maker says so, and a moderator agrees.
      ...(change.facts && { facts: { ...change.facts, confirmed: Object.keys(change.facts) } }),
    });
    const decidedAt = timeAfter(tool);
    const after = await writeTool(tx, tool, body, await toData(body, tx), decidedAt, actor);
    await logRecord(tx, toolKind, tool, after, { actor });
    const before = sameFields(change, liveFields(row.tool));
    await tx.toolProposal.update({
      where: { id },
      data: { status: "approved", before, decidedAt, updatedAt: decidedAt },
      select: { id: true },
    });
    await logChange(tx, {
      ...{ actor, action: "proposal.approve", entity, entityId: id },
      before: { status: "pending" },
      after: { status: "approved", toolId: tool.id, fields: Object.keys(change) },
    });
    await sendMail(tx, mailOf(row, decidedAt));
    return { answer: dtoOf((await findProposal(id, tx))!), tags: toolKind.tagsOf(tool, after) };
  });
  invalidate(...tags);
  return answer;
}

const kind: RecordKind<ProposalRow, ProposalDto> = {
  entity,
  notFound,
  async lock(tx, id) {
    await holdProposer(tx, id);
    return lockProposal(tx, id);
  },
  toDto: dtoOf,
  logged: ({ status, toolId }) => ({ status, toolId }),
  // What is proposed is on no page.
  tagsOf: () => [],
};

/** Refuses a proposal, with the reason for its owner. */
async function reject(
  id: string,
  { reason, updatedAt: seen }: Extract<ProposalDecision, { status: "rejected" }>,
  actor: Actor,
): Promise<ProposalDto> {
  const sendMail = await openMail();
  const isDone = ({ status }: ProposalRow) => status === "rejected";
  const change = { actor, action: "proposal.reject", reason, isDone } as const;
  return updateRecord(kind, id, change, async (tx, row, decidedAt) => {
    await assertDecidable(tx, row, seen, actor);
    await tx.toolProposal.update({
      where: { id },
      data: { status: "rejected", reason, decidedAt, updatedAt: decidedAt },
      select: { id: true },
    });
    await sendMail(tx, mailOf(row, decidedAt));
    return (await findProposal(id, tx))!;
  });
}

/**
 * Decides on what an owner proposes. Whoever comes second with the same decision is given the same answer; with the other one,
 * a conflict with what was decided.
 */
export const decideProposal = (id: string, decision: ProposalDecision, actor: Actor): Promise<ProposalDto> =>
  decision.status === "approved" ? approve(id, decision, actor) : reject(id, decision, actor);
