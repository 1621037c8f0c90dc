import "server-only";
import { z } from "zod";
import { categoryOf } from "@/lib/categories/queries";
import { Prisma } from "@/lib/generated/prisma/client";
import { logChange } from "@/lib/platform/audit-log/mutations";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError, found } from "@/lib/platform/errors";
import { idPattern } from "@/lib/platform/input/utils";
import { openMail } from "@/lib/platform/queue/enqueue";
import {
  type Actor,
  lockRow,
  type RecordKind,
  removeRecord,
  type Tx,
  updateRecord,
} from "@/lib/platform/records/mutations";
import { lockName, queryRows } from "@/lib/platform/sql/queries-rows";
import { assertNotOwn } from "@/lib/submissions/policy";
import { findListed, getSubmission, listSlugs } from "@/lib/submissions/queries";
import type { KnownTool, QueuedSubmission, SubmissionDecision } from "@/lib/submissions/schema";
import { pricingOf, splitHighlights } from "@/lib/submissions/utils";
import type { ToolRecord } from "@/lib/tools/mapper";
import { insertTool } from "@/lib/tools/mutations";
import { tagsOfChange } from "@/lib/tools/tags";

const notFound = "There is no such submission.";
const entity = "submission";

/** The refusal of a website that is in the directory, with its tool. */
export const listed = (tool: KnownTool) =>
  new AppError("conflict", `This tool is already listed as ${tool.name}.`, { body: { tool } });

/** Makes all who submit or approve the same website wait for each other, until the transaction ends. */
export const lockWebsite = (tx: Tx, key: string) => lockName(tx, `submission:${key}`);

/** An entry of the account's own activity log. */
export async function tellSubmitter(
  tx: Tx,
  userId: string | null,
  description: string,
  toolId?: string,
): Promise<void> {
  if (!userId) return;
  await tx.activityEvent.create({ data: { type: "submission", userId, toolId, description } });
}

const read = (id: string, tx: Tx): Promise<QueuedSubmission> => found(getSubmission(id, tx), notFound);

/**
 * Approves a submission that nobody else can decide at the moment: adds its tool and writes both to the log.
 *
 * @param corrected the name of the tool's category; the submission's when left out
 * @param kept the slugs of the tasks that the tool keeps; all of them when left out
 */
export async function approveIn(
  tx: Tx,
  id: string,
  actor: Actor,
  { category: corrected, pricingType, tasks: kept }: Omit<SubmissionDecision, "status" | "reason"> = {},
): Promise<ToolRecord> {
  const said = await read(id, tx);
  const category = corrected ?? said.category;
  const slugs = kept && (await listSlugs(kept, tx));
  const type = pricingType ?? pricingOf(said.pricingType);
  const onRequest = type === "enterprise" && said.pricingType === "Contact for Pricing";
  const tool = await insertTool(
    tx,
    {
      name: said.toolName,
      description: said.description,
      websiteUrl: said.websiteUrl,
      category,
      logoUrl: said.logoUrl,
      pricing: { type, startingPrice: onRequest ? said.pricingType : null },
      features: splitHighlights(said.keyHighlights),
      useCases: [],
      tags: [category],
      tasks: said.tasks.filter(({ slug }) => !slugs || slugs.has(slug)),
      socialLinks: { twitter: said.twitterUrl, github: said.githubUrl },
      isNew: false,
      isTrending: false,
      isUpcoming: false,
      isTopRated: false,
      premiumBadge: false,
      status: "published",
    },
    actor,
  );
  await decideIn(tx, id, actor, { status: "approved", toolId: tool.id });
  await tellSubmitter(tx, said.submittedBy?.id ?? null, `Submission of ${said.toolName} approved`, tool.id);
  return tool;
}

async function decideIn(
  tx: Tx,
  id: string,
  actor: Actor,
  {
    status,
    toolId = null,
    reason,
  }: { status: "approved" | "rejected"; toolId?: string | null; reason?: string },
): Promise<void> {
  await tx.submission.update({
    where: { id },
    data: { status, toolId, reason, decidedAt: new Date() },
    select: { id: true },
  });
  await logChange(tx, {
    actor,
    action: status === "approved" ? "submission.approve" : "submission.reject",
    entity,
    entityId: id,
    before: { status: "pending", toolId: null },
    after: { status, toolId },
    reason,
  });
}

/** Accounts are locked before what they have sent in: everybody locks in this order. */
export const holdSubmitter = (tx: Prisma.TransactionClient, id: string) =>
  tx.$executeRaw`
    SELECT FROM public."user" WHERE id = (SELECT user_id FROM public.submission WHERE id = ${id}) FOR KEY SHARE`;

const lockedRow = z.object({
  status: z.string(),
  reason: z.string().nullable(),
  name: z.string(),
  key: z.string(),
  userId: z.string().nullable(),
});

/**
 * Approves or rejects a submission, and has that mailed to whoever sent it. Approving adds the tool in the same transaction.
 * Whoever comes second with the same decision is given the same answer; with the other one, or for another reason, a conflict
 * with what was decided.
 */
export async function decideSubmission(
  id: string,
  { status, reason, category: label, ...approval }: SubmissionDecision,
  actor: Actor,
): Promise<QueuedSubmission> {
  if (!idPattern.test(id)) throw new AppError("not_found", notFound);
  const category = label && (await categoryOf(label)).name;
  const sendMail = await openMail();
  const { submission, added } = await db.$transaction(async (tx) => {
    await holdSubmitter(tx, id);
    const [row] = await queryRows(lockedRow, tx)`
      SELECT status, reason, tool_name AS name, website_key AS key, user_id AS "userId" FROM public.submission WHERE id = ${id} FOR UPDATE`;
    if (!row) throw new AppError("not_found", notFound);
    assertNotOwn(row.userId, actor);
    if (row.status === status && (status === "approved" || reason === undefined || row.reason === reason))
      return { submission: await read(id, tx), added: null };
    if (row.status !== "pending")
      throw new AppError("conflict", `This submission was already ${row.status}.`, {
        body: { current: await read(id, tx) },
      });
    let added: ToolRecord | null = null;
    if (status === "approved") {
      await lockWebsite(tx, row.key);
      const tool = await findListed(row.key, tx);
      if (tool) throw listed(tool);
      added = await approveIn(tx, id, actor, { ...approval, category });
    } else {
      await decideIn(tx, id, actor, { status, reason });
      await tellSubmitter(tx, row.userId, `Submission of ${row.name} rejected`);
    }
    const decided = await tx.submission.findUniqueOrThrow({ where: { id }, select: { decidedAt: true } });
    const decidedAt = decided.decidedAt!.toISOString();
    if (row.userId)
      await sendMail(tx, { kind: "submission-decision", userId: row.userId, submissionId: id, decidedAt });
    return { submission: await read(id, tx), added };
  });
  invalidate(...tagsOfChange(null, added));
  return submission;
}

const columns = {
  id: true,
  toolName: true,
  status: true,
  toolId: true,
  reason: true,
  userId: true,
  websiteKey: true,
  updatedAt: true,
} as const;
type Row = Prisma.SubmissionGetPayload<{ select: typeof columns }>;

const lockSubmission = lockRow(Prisma.sql`public.submission`, (tx, id) =>
  tx.submission.findUnique({ where: { id }, select: columns }),
);

const kind: RecordKind<Row, QueuedSubmission> = {
  entity,
  notFound,
  async lock(tx, id) {
    await holdSubmitter(tx, id);
    return lockSubmission(tx, id);
  },
  toDto: ({ id }, tx) => read(id, tx),
  logged: ({ toolName: name, status, toolId }) => ({ name, status, toolId }),
  // What is public of a submission is its tool, which none of these changes touches.
  tagsOf: () => [],
};

/**
 * Takes a rejection back: the submission waits again, at its former place. One that waits already stays as it is; where its
 * account has sent the website in again, that waits alone.
 */
export function reopenSubmission(id: string, actor: Actor): Promise<QueuedSubmission> {
  const isDone = ({ status }: Row) => status === "pending";
  return updateRecord(
    kind,
    id,
    { actor, action: "submission.reopen", isDone },
    async (tx, row, updatedAt) => {
      assertNotOwn(row.userId, actor);
      if (row.status === "approved")
        throw new AppError("conflict", "A submission that was approved can't be reopened.", {
          body: { current: await read(id, tx) },
        });
      await lockWebsite(tx, row.websiteKey);
      const { userId, websiteKey } = row;
      const waits =
        userId && (await tx.submission.count({ where: { userId, websiteKey, status: "pending" } })) > 0;
      if (waits)
        throw new AppError("conflict", "The same person has sent this website in again, and that waits.", {
          body: { current: await read(id, tx) },
        });
      await tellSubmitter(tx, row.userId, `Submission of ${row.toolName} reopened`);
      return tx.submission.update({
        where: { id },
        data: { status: "pending", reason: null, decidedAt: null, updatedAt },
        select: columns,
      });
    },
  );
}

/** Deletes a submission. The tool that it became stays. */
export const removeSubmission = (id: string, actor: Actor): Promise<void> =>
  removeRecord(kind, id, actor, (tx) => tx.submission.delete({ where: { id }, select: { id: true } }));
