import "server-only";
import { readOwnership } from "@/lib/accounts/queries-export-owner";
import { type AccountExport, maxExported } from "@/lib/accounts/schema";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { db } from "@/lib/platform/db";
import type { AccountStatus, Role } from "@/lib/platform/auth/schema";
import type { ReviewText } from "@/lib/reviews/schema";
import { toText } from "@/lib/reviews/utils-revision";
import type { ToolTasksChange } from "@/lib/tools/facts/schema";

const toolRef = { select: { id: true, name: true, slug: true } } as const;
// One more than is given, to know whether there is more.
const take = maxExported + 1;

async function readProfile(userId: string) {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      name: true,
      username: true,
      email: true,
      emailVerifiedAt: true,
      passwordHash: true,
      image: true,
      role: true,
      status: true,
      decisionMails: true,
      createdAt: true,
      updatedAt: true,
      lastSignInAt: true,
      lastActiveAt: true,
      accounts: { select: { provider: true, providerAccountId: true, createdAt: true } },
    },
  });
  if (!user) return null;
  const { accounts, passwordHash, ...shown } = user;
  const profile = {
    ...withIsoDates(shown),
    hasPassword: passwordHash !== null,
    role: user.role as Role,
    status: user.status as AccountStatus,
  };
  return { profile, connections: accounts.map(withIsoDates) };
}

async function readVotesAndSaves(userId: string) {
  const of = {
    where: { userId },
    orderBy: { createdAt: "desc" },
    take,
    select: { createdAt: true, tool: toolRef },
  } as const;
  const [votes, saves, subscriptions] = await Promise.all([
    db.vote.findMany({ ...of, select: { ...of.select, counts: true } }),
    db.savedTool.findMany(of),
    db.launchSubscription.findMany({ ...of, select: { ...of.select, notifiedAt: true } }),
  ]);
  return {
    votes: votes.map(withIsoDates),
    saves: saves.map(withIsoDates),
    subscriptions: subscriptions.map(withIsoDates),
  };
}

/** What an account wrote, as rows of the export. */
async function readWritings(userId: string) {
  const newest = { where: { userId }, orderBy: { createdAt: "desc" }, take } as const;
  const [reviews, helpful, submissions, inquiries, reports] = await Promise.all([
    db.review.findMany({
      ...newest,
      select: {
        id: true,
        tool: toolRef,
        rating: true,
        comment: true,
        pros: true,
        cons: true,
        usedFor: true,
        usedForMonths: true,
        status: true,
        revision: true,
        revisionStatus: true,
        adminResponse: true,
        counts: true,
        createdAt: true,
        updatedAt: true,
      },
    }),
    db.reviewHelpful.findMany({
      ...newest,
      select: { reviewId: true, createdAt: true, review: { select: { tool: toolRef } } },
    }),
    db.submission.findMany({
      where: newest.where,
      orderBy: { submittedAt: "desc" },
      take,
      select: {
        id: true,
        toolName: true,
        description: true,
        websiteUrl: true,
        category: { select: { name: true } },
        logoUrl: true,
        pricingType: true,
        keyHighlights: true,
        twitterUrl: true,
        githubUrl: true,
        tasks: true,
        status: true,
        reason: true,
        submittedAt: true,
        decidedAt: true,
      },
    }),
    db.salesInquiry.findMany({
      where: newest.where,
      orderBy: { submittedAt: "desc" },
      take,
      select: {
        id: true,
        fullName: true,
        email: true,
        companyName: true,
        monthlyBudget: true,
        message: true,
        status: true,
        submittedAt: true,
      },
    }),
    db.report.findMany({
      ...newest,
      select: {
        id: true,
        tool: toolRef,
        about: true,
        kind: true,
        message: true,
        status: true,
        answer: true,
        createdAt: true,
        decidedAt: true,
      },
    }),
  ]);
  return {
    reviews: reviews.map(({ revision, revisionStatus, ...row }) => ({
      ...withIsoDates(row),
      ...toText(row),
      revision:
        revision === null ? null : { ...toText(revision as ReviewText), status: revisionStatus ?? "pending" },
    })),
    helpfulReviews: helpful.map(({ review, ...row }) => ({ ...withIsoDates(row), tool: review.tool })),
    submissions: submissions.map((row) => ({
      ...withIsoDates(row),
      category: row.category.name,
      tasks: row.tasks as ToolTasksChange,
    })),
    inquiries: inquiries.map(withIsoDates),
    reports: reports.map(withIsoDates),
  };
}

async function readTraces(userId: string) {
  const [uploads, activity] = await Promise.all([
    db.upload.findMany({
      where: { createdById: userId },
      orderBy: { createdAt: "desc" },
      take,
      select: { kind: true, path: true, bytes: true, createdAt: true },
    }),
    db.activityEvent.findMany({
      where: { userId },
      orderBy: { createdAt: "desc" },
      take,
      select: { type: true, description: true, createdAt: true },
    }),
  ]);
  return {
    uploads: uploads.map(withIsoDates),
    activity: activity.map(withIsoDates),
  };
}

/** Everything that is kept of an account, for its owner; null when it is gone. Each part is bounded. */
export async function getExport(userId: string): Promise<AccountExport | null> {
  const person = await readProfile(userId);
  if (!person) return null;
  const lists = {
    ...(await readVotesAndSaves(userId)),
    ...(await readOwnership(userId, take)),
    ...(await readWritings(userId)),
    ...(await readTraces(userId)),
  };
  const truncated: string[] = [];
  for (const [name, rows] of Object.entries(lists)) {
    if (rows.length <= maxExported) continue;
    rows.length = maxExported;
    truncated.push(name);
  }
  return { exportedAt: new Date().toISOString(), truncated, ...person, ...lists };
}
