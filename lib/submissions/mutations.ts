import "server-only";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { resolveCategory } from "@/lib/categories/queries";
import type { Prisma } from "@/lib/generated/prisma/client";
import { logChange } from "@/lib/platform/audit-log/mutations";
import type { AdminChange } from "@/lib/platform/audit-log/schema";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { cleanText } from "@/lib/platform/plain-text/schema";
import { findListed, getSubmission } from "@/lib/submissions/queries";
import type {
  ApprovedPricing,
  KnownTool,
  QueuedSubmission,
  SubmissionDecision,
  SubmissionDto,
  SubmissionInput,
} from "@/lib/submissions/schema";
import { pricingOf, splitHighlights } from "@/lib/submissions/utils";
import type { ToolRecord } from "@/lib/tools/mapper";
import { insertTool } from "@/lib/tools/mutations";
import { tagsOfChange } from "@/lib/tools/tags";
import { websiteKey } from "@/lib/tools/utils";

const lockedRow = z.object({
  status: z.string(),
  name: z.string(),
  key: z.string(),
  userId: z.string().nullable(),
});

type Actor = AdminChange["actor"];

const listed = (tool: KnownTool) =>
  new AppError("conflict", `This tool is already listed as ${tool.name}.`, { body: { tool } });

/** Makes all who submit or approve the same website wait for each other, until the transaction ends. */
const lockWebsite = (tx: Prisma.TransactionClient, key: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`submission:${key}`}, 0))`;

/**
 * Takes in a submission. The same account sending the same website again while the first waits is answered with the
 * first; a website that is already listed is refused with its tool.
 *
 * @param approve adds the tool at once, where nobody has to approve it first
 */
export async function createSubmission(
  input: SubmissionInput,
  user: Actor,
  { approve }: { approve: boolean },
): Promise<SubmissionDto> {
  const category = await resolveCategory(input.category);
  if (!category) {
    const message = "There is no such category.";
    throw new AppError("invalid", message, { issues: [{ path: "category", message }] });
  }
  const { category: _label, ...fields } = input;
  const key = websiteKey(input.websiteUrl);
  const { submission, added } = await db.$transaction(async (tx) => {
    await lockWebsite(tx, key);
    const tool = await findListed(key, tx);
    if (tool) throw listed(tool);
    const same = { websiteKey: key, userId: user.id, status: "pending" };
    const waiting = await tx.submission.findFirst({ where: same, select: { id: true } });
    if (waiting) return { submission: await getSubmission(waiting.id, tx), added: null };
    const { id } = await tx.submission.create({
      data: {
        ...fields,
        categoryId: category.id,
        websiteKey: key,
        keyHighlights: cleanText(input.keyHighlights ?? "") || null,
        userId: user.id,
      },
      select: { id: true },
    });
    await tellSubmitter(tx, user.id, `Submitted ${input.toolName}`);
    const added = approve ? await approveIn(tx, id, user) : null;
    return { submission: await getSubmission(id, tx), added };
  });
  invalidate(...tagsOfChange(null, added));
  if (!submission) throw new AppError("not_found");
  const { submittedBy: _submittedBy, duplicate: _duplicate, ...own } = submission;
  return own;
}

/** An entry of the account's own activity log. */
async function tellSubmitter(
  tx: Prisma.TransactionClient,
  userId: string | null,
  description: string,
  toolId?: string,
): Promise<void> {
  if (!userId) return;
  await tx.activityEvent.create({
    data: { type: "submission", userId, toolId, description },
    select: { id: true },
  });
}

/** Approves a submission that nobody else can decide at the moment: adds its tool and writes both to the log. */
async function approveIn(
  tx: Prisma.TransactionClient,
  id: string,
  actor: Actor,
  pricingType?: ApprovedPricing,
): Promise<ToolRecord> {
  const row = await tx.submission.findUniqueOrThrow({
    where: { id },
    select: {
      toolName: true,
      description: true,
      websiteUrl: true,
      logoUrl: true,
      pricingType: true,
      keyHighlights: true,
      twitterUrl: true,
      githubUrl: true,
      userId: true,
      category: { select: { name: true } },
    },
  });
  const type = pricingType ?? pricingOf(row.pricingType);
  const onRequest = type === "enterprise" && row.pricingType === "Contact for Pricing";
  const tool = await insertTool(
    tx,
    {
      name: row.toolName,
      description: row.description,
      websiteUrl: row.websiteUrl,
      category: row.category.name,
      logoUrl: row.logoUrl,
      pricing: { type, startingPrice: onRequest ? row.pricingType : null },
      features: splitHighlights(row.keyHighlights),
      useCases: [],
      tags: [row.category.name],
      socialLinks: { twitter: row.twitterUrl, github: row.githubUrl },
      isNew: false,
      isTrending: false,
      isUpcoming: false,
      isTopRated: false,
      premiumBadge: false,
      status: "published",
    },
    actor,
  );
  await decideIn(tx, id, "approved", actor, tool.id);
  await tellSubmitter(tx, row.userId, `Submission of ${row.toolName} approved`, tool.id);
  return tool;
}

async function decideIn(
  tx: Prisma.TransactionClient,
  id: string,
  status: "approved" | "rejected",
  actor: Actor,
  toolId: string | null = null,
): Promise<void> {
  await tx.submission.update({
    where: { id },
    data: { status, toolId, decidedById: actor.id, decidedAt: new Date() },
    select: { id: true },
  });
  await logChange(tx, {
    actor,
    action: status === "approved" ? "submission.approve" : "submission.reject",
    entity: "submission",
    entityId: id,
    before: { status: "pending", toolId: null },
    after: { status, toolId },
  });
}

/**
 * Approves or rejects a submission. Approving adds the tool in the same transaction. Whoever comes second with the same
 * decision is given the same answer; with the other one, a conflict with what was decided.
 */
export async function decideSubmission(
  id: string,
  { status, pricingType }: SubmissionDecision,
  actor: Actor,
): Promise<QueuedSubmission> {
  const notFound = new AppError("not_found", "There is no such submission.");
  if (!/^[0-9a-f]{24}$/.test(id)) throw notFound;
  const { submission, added } = await db.$transaction(async (tx) => {
    const [row] = await queryRows(lockedRow, tx)`
      SELECT status, tool_name AS name, website_key AS key, user_id AS "userId" FROM public.submission WHERE id = ${id} FOR UPDATE`;
    if (!row) throw notFound;
    const decided = row.status !== "pending";
    let added: ToolRecord | null = null;
    if (decided && row.status !== status)
      throw new AppError("conflict", `This submission was already ${row.status}.`, {
        body: { current: await getSubmission(id, tx) },
      });
    if (!decided && status === "approved") {
      await lockWebsite(tx, row.key);
      const tool = await findListed(row.key, tx);
      if (tool) throw listed(tool);
      added = await approveIn(tx, id, actor, pricingType);
    } else if (!decided) {
      await decideIn(tx, id, status, actor);
      await tellSubmitter(tx, row.userId, `Submission of ${row.name} rejected`);
    }
    return { submission: await getSubmission(id, tx), added };
  });
  invalidate(...tagsOfChange(null, added));
  if (!submission) throw notFound;
  return submission;
}
