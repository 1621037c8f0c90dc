import "server-only";
import { isDeepStrictEqual } from "node:util";
import { categoryIdOf } from "@/lib/categories/queries";
import { holdAccount } from "@/lib/platform/auth/hold-account";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError, refuseField } from "@/lib/platform/errors";
import { cleanText } from "@/lib/platform/plain-text/schema";
import type { Actor } from "@/lib/platform/records/mutations";
import {
  approveIn,
  holdSubmitter,
  listed,
  lockWebsite,
  tellSubmitter,
} from "@/lib/submissions/mutations-decisions";
import { findListed, getSubmission } from "@/lib/submissions/queries";
import type { SubmissionDto, SubmissionInput } from "@/lib/submissions/schema";
import { tagsOfChange } from "@/lib/tools/tags";
import { websiteKey } from "@/lib/tools/utils-address";

/** What is compared of a submission that an account sends again; its website is the same. */
const compared = {
  toolName: true,
  description: true,
  categoryId: true,
  logoUrl: true,
  pricingType: true,
  keyHighlights: true,
  twitterUrl: true,
  githubUrl: true,
  tasks: true,
} as const;
const names = Object.keys(compared) as (keyof typeof compared)[];

/**
 * Takes in a submission. The same account sending the same again while the first waits is answered with the first, and refused
 * with other words, which would be lost; a website that is already listed is refused with its tool.
 *
 * @param approve adds the tool at once, where nobody has to approve it first
 */
export async function createSubmission(
  input: SubmissionInput,
  user: Actor,
  { approve }: { approve: boolean },
): Promise<SubmissionDto> {
  const categoryId = await categoryIdOf(input.category);
  const { category: _label, ...fields } = input;
  const key = websiteKey(input.websiteUrl);
  const keyHighlights = cleanText(input.keyHighlights ?? "") || null;
  const sent = { ...fields, categoryId, keyHighlights, tasks: input.tasks ?? [] };
  const { submission, added } = await db.$transaction(async (tx) => {
    await holdAccount(tx, user.id);
    await lockWebsite(tx, key);
    const tool = await findListed(key, tx);
    if (tool) throw listed(tool);
    const same = { websiteKey: key, userId: user.id, status: "pending" };
    const waiting = await tx.submission.findFirst({ where: same, select: { id: true, ...compared } });
    if (waiting && names.some((name) => !isDeepStrictEqual(waiting[name] ?? null, sent[name] ?? null)))
      throw refuseField(
        "websiteUrl",
        "You have sent this website in already, and it waits for review. Withdraw it on your dashboard to send it in with other words.",
        "conflict",
      );
    if (waiting) return { submission: await getSubmission(waiting.id, tx), added: null };
    const { id } = await tx.submission.create({
      data: { ...sent, websiteKey: key, userId: user.id },
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

/** Takes a submission of an account's own back while it waits. */
export async function withdrawSubmission(id: string, userId: string): Promise<void> {
  const own = { id, userId };
  await db.$transaction(async (tx) => {
    await holdSubmitter(tx, id);
    const { count } = await tx.submission.deleteMany({ where: { ...own, status: "pending" } });
    if (count > 0) return tellSubmitter(tx, userId, "Withdrew a submission");
    const decided = await tx.submission.findFirst({ where: own, select: { status: true } });
    if (!decided) throw new AppError("not_found", "There is no such submission of yours.");
    throw new AppError("conflict", `This submission was already ${decided.status}.`);
  });
}
