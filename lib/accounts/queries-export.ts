import "server-only";
import type { z } from "zod";
import { type AccountExport, accountExport, maxExported } from "@/lib/accounts/schema";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { db } from "@/lib/platform/db";
import type { AccountStatus, Role } from "@/lib/platform/auth/schema";
import type { ReviewText } from "@/lib/reviews/schema";
import { toText } from "@/lib/reviews/utils-revision";
import type { ToolTasksChange } from "@/lib/tools/facts/schema";

const { profile, connections, ...parts } = accountExport.shape;

const tool = { select: { id: true, name: true, slug: true } } as const;
const review = { select: { tool } } as const;

/** The columns that a part of the export names; of the tool that a row is about, those of a tool. */
const columnsOf = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, name === "tool" ? tool : true])) as {
    [Name in keyof Shape]: Name extends "tool" ? typeof tool : true;
  };

async function readProfile(userId: string) {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      ...columnsOf(profile.omit({ hasPassword: true })),
      passwordHash: true,
      accounts: { select: columnsOf(connections.element) },
    },
  });
  if (!user) return null;
  const { accounts, passwordHash, ...shown } = user;
  return {
    profile: {
      ...withIsoDates(shown),
      hasPassword: passwordHash !== null,
      role: user.role as Role,
      status: user.status as AccountStatus,
    },
    connections: accounts.map(withIsoDates),
  };
}

/** Rows about a review, with the tool that it is of in its place. */
const ofReviews = <Row extends { review: { tool: unknown } }>(rows: Row[]) =>
  rows.map(({ review, ...row }) => ({ ...row, tool: review.tool as Row["review"]["tool"] }));

const dated = async <Row extends object>(rows: Promise<Row[]>) => (await rows).map(withIsoDates);

/** What is kept of an account in lists, the newest first, and of each one more than is given where there is more. */
async function readLists(userId: string) {
  const take = maxExported + 1;
  const of = { where: { userId }, orderBy: { createdAt: "desc" }, take } as const;
  const sent = { ...of, orderBy: { submittedAt: "desc" } } as const;
  const made = { ...of, where: { createdById: userId } } as const;
  const answers = columnsOf(parts.answers.element.omit({ tool: true }));
  const helpful = columnsOf(parts.helpfulReviews.element.omit({ tool: true }));
  const proposals = await dated(
    db.toolProposal.findMany({ ...of, select: columnsOf(parts.proposals.element) }),
  );
  const reviews = await dated(
    db.review.findMany({ ...of, select: { ...columnsOf(parts.reviews.element), revisionStatus: true } }),
  );
  const submissions = await dated(
    db.submission.findMany({
      ...sent,
      select: { ...columnsOf(parts.submissions.element), category: { select: { name: true } } },
    }),
  );
  return {
    votes: await dated(db.vote.findMany({ ...of, select: columnsOf(parts.votes.element) })),
    saves: await dated(db.savedTool.findMany({ ...of, select: columnsOf(parts.saves.element) })),
    subscriptions: await dated(
      db.launchSubscription.findMany({ ...of, select: columnsOf(parts.subscriptions.element) }),
    ),
    answers: ofReviews(await dated(db.reviewAnswer.findMany({ ...of, select: { ...answers, review } }))),
    claims: await dated(db.toolClaim.findMany({ ...of, select: columnsOf(parts.claims.element) })),
    proposals: proposals.map((row) => ({ ...row, change: row.change as Record<string, unknown> })),
    reviews: reviews.map(({ revision, revisionStatus, ...row }) => ({
      ...row,
      ...toText(row),
      revision:
        revision === null ? null : { ...toText(revision as ReviewText), status: revisionStatus ?? "pending" },
    })),
    helpfulReviews: ofReviews(
      await dated(db.reviewHelpful.findMany({ ...of, select: { ...helpful, review } })),
    ),
    submissions: submissions.map(({ category, tasks, ...row }) => ({
      ...row,
      category: category.name,
      tasks: tasks as ToolTasksChange,
    })),
    inquiries: await dated(db.salesInquiry.findMany({ ...sent, select: columnsOf(parts.inquiries.element) })),
    reports: await dated(db.report.findMany({ ...of, select: columnsOf(parts.reports.element) })),
    uploads: await dated(db.upload.findMany({ ...made, select: columnsOf(parts.uploads.element) })),
    activity: await dated(db.activityEvent.findMany({ ...of, select: columnsOf(parts.activity.element) })),
  };
}

/** Everything that is kept of an account, for its owner; null when it is gone. Each part is bounded. */
export async function getExport(userId: string): Promise<AccountExport | null> {
  const person = await readProfile(userId);
  if (!person) return null;
  const lists = await readLists(userId);
  const truncated: string[] = [];
  for (const [name, rows] of Object.entries(lists)) {
    if (rows.length <= maxExported) continue;
    rows.length = maxExported;
    truncated.push(name);
  }
  return { exportedAt: new Date().toISOString(), truncated, ...person, ...lists };
}
