import "server-only";
import { readOwnership } from "@/lib/accounts/queries-export-owner";
import { type AccountExport, maxExported } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db";
import type { AccountStatus, Role } from "@/lib/platform/auth/schema";
import type { ReviewText } from "@/lib/reviews/schema";
import { toText } from "@/lib/reviews/utils-revision";
import type { ToolTasksChange } from "@/lib/tools/facts/schema";

const toolRef = { select: { id: true, name: true, slug: true } } as const;
// One more than is given, to know whether there is more.
const take = maxExported + 1;

const iso = (date: Date) => date.toISOString();
const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

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
  const profile = {
    id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    hasPassword: user.passwordHash !== null,
    image: user.image,
    role: user.role as Role,
    status: user.status as AccountStatus,
    decisionMails: user.decisionMails,
    emailVerifiedAt: isoOrNull(user.emailVerifiedAt),
    createdAt: iso(user.createdAt),
    updatedAt: iso(user.updatedAt),
    lastSignInAt: isoOrNull(user.lastSignInAt),
    lastActiveAt: isoOrNull(user.lastActiveAt),
  };
  const connections = user.accounts.map(({ provider, providerAccountId, createdAt }) => ({
    provider,
    providerAccountId,
    createdAt: iso(createdAt),
  }));
  return { profile, connections };
}

/** The votes and saves of an account, as rows of the export. */
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
  const listed = ({ tool, createdAt }: (typeof saves)[number]) => ({ tool, createdAt: iso(createdAt) });
  return {
    votes: votes.map((row) => ({ ...listed(row), counts: row.counts })),
    saves: saves.map(listed),
    subscriptions: subscriptions.map((row) => ({ ...listed(row), notifiedAt: isoOrNull(row.notifiedAt) })),
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
    reviews: reviews.map((row) => ({
      id: row.id,
      tool: row.tool,
      ...toText(row),
      status: row.status,
      revision:
        row.revision === null
          ? null
          : { ...toText(row.revision as ReviewText), status: row.revisionStatus ?? "pending" },
      adminResponse: row.adminResponse,
      counts: row.counts,
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
    })),
    helpfulReviews: helpful.map(({ reviewId, review, createdAt }) => ({
      reviewId,
      tool: review.tool,
      createdAt: iso(createdAt),
    })),
    submissions: submissions.map((row) => ({
      id: row.id,
      toolName: row.toolName,
      description: row.description,
      websiteUrl: row.websiteUrl,
      category: row.category.name,
      logoUrl: row.logoUrl,
      pricingType: row.pricingType,
      keyHighlights: row.keyHighlights,
      twitterUrl: row.twitterUrl,
      githubUrl: row.githubUrl,
      tasks: row.tasks as ToolTasksChange,
      status: row.status,
      reason: row.reason,
      submittedAt: iso(row.submittedAt),
      decidedAt: isoOrNull(row.decidedAt),
    })),
    inquiries: inquiries.map((row) => ({
      id: row.id,
      fullName: row.fullName,
      email: row.email,
      companyName: row.companyName,
      monthlyBudget: row.monthlyBudget,
      message: row.message,
      status: row.status,
      submittedAt: iso(row.submittedAt),
    })),
    reports: reports.map((row) => ({
      ...row,
      createdAt: iso(row.createdAt),
      decidedAt: isoOrNull(row.decidedAt),
    })),
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
    uploads: uploads.map(({ kind, path, bytes, createdAt }) => ({
      kind,
      path,
      bytes,
      createdAt: iso(createdAt),
    })),
    activity: activity.map(({ type, description, createdAt }) => ({
      type,
      description,
      createdAt: iso(createdAt),
    })),
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
