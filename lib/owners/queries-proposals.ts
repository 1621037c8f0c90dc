import "server-only";
import { readPage, takePage } from "@/lib/platform/sql/queries-page";
import { containingText } from "@/lib/platform/sql/queries-rows";
import { Prisma } from "@/lib/generated/prisma/client";
import { listMyClaims } from "@/lib/owners/queries";
import type { ClaimDto, MyClaimsQuery } from "@/lib/owners/schema";
import { domainOf } from "@/lib/owners/site";
import {
  type ClaimedTool,
  type OwnProposal,
  proposedChange,
  type ProposalDto,
  type ProposalsQuery,
  type ProposalStatus,
  proposedFields,
  type ProposedFields,
} from "@/lib/owners/schema-proposals";
import { sameFields } from "@/lib/owners/utils-proposals";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { noFacts } from "@/lib/tools/facts/schema";
import { getAnyTool } from "@/lib/tools/queries-admin";

/** What of a tool can be proposed, and what it is called. */
export const liveColumns = {
  name: true,
  slug: true,
  updatedAt: true,
  description: true,
  websiteUrl: true,
  pricingType: true,
  startingPrice: true,
  features: true,
  useCases: true,
  tags: true,
  facts: { select: { field: true, value: true } },
  tasks: {
    select: { how: true, task: { select: { slug: true } } },
    orderBy: [{ position: "asc" }, { taskId: "asc" }],
  },
} as const satisfies Prisma.ToolSelect;

const columns = {
  id: true,
  toolId: true,
  userId: true,
  change: true,
  before: true,
  toolUpdatedAt: true,
  status: true,
  reason: true,
  decidedAt: true,
  createdAt: true,
  updatedAt: true,
  user: { select: { name: true, status: true } },
  tool: {
    select: {
      ...liveColumns,
      claims: { where: { status: "verified" }, select: { userId: true, domain: true } },
    },
  },
} as const satisfies Prisma.ToolProposalSelect;
export type ProposalRow = Prisma.ToolProposalGetPayload<{ select: typeof columns }>;

/** The fields of a tool that can be proposed, as they are. */
export function liveFields(tool: Omit<ProposalRow["tool"], "claims">): ProposedFields {
  const { description, websiteUrl, pricingType, startingPrice, features, useCases, tags, tasks, facts } =
    tool;
  const known = Object.fromEntries(facts.map(({ field, value }) => [field, value]));
  return {
    description,
    websiteUrl,
    pricing: { type: pricingType as ProposedFields["pricing"]["type"], startingPrice },
    features,
    useCases,
    tags,
    tasks: tasks.map(({ how, task }) => ({ slug: task.slug, how })),
    // The database keeps an object's names in an order of its own.
    facts: proposedFields.shape.facts.parse({ ...noFacts, ...known }),
  };
}

/** The owners of the tool, as `isOwner` says. */
const ownersOf = ({ tool }: ProposalRow): string[] =>
  tool.claims.filter(({ domain }) => domain === domainOf(tool.websiteUrl)).map(({ userId }) => userId);

/** Whether who proposed a change is still an owner of the tool, and neither suspended nor banned. */
export const isByOwner = (row: ProposalRow): boolean =>
  row.user.status === "active" && ownersOf(row).includes(row.userId);

/** A proposal as its owners see it; `named`, as moderators do. */
export function toProposal(row: ProposalRow, { named = false } = {}): ProposalDto {
  const { id, toolId, userId, tool, user, reason } = row;
  const change = proposedChange.parse(row.change);
  return {
    id,
    tool: { id: toolId, name: tool.name, slug: tool.slug, updatedAt: tool.updatedAt.toISOString() },
    change,
    before:
      row.status === "pending" ? sameFields(change, liveFields(tool)) : proposedChange.parse(row.before),
    changedSince: row.status === "pending" && tool.updatedAt > row.toolUpdatedAt,
    byOwner: isByOwner(row),
    status: row.status as ProposalStatus,
    reason,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    ...(named ? { user: { id: userId, name: user.name }, owners: ownersOf(row) } : {}),
  };
}

export const findProposal = (id: string, tx: Prisma.TransactionClient = db): Promise<ProposalRow | null> =>
  tx.toolProposal.findUnique({ where: { id }, select: columns });

/**
 * A tool as it is, and what waits of it, or else what this owner proposed last; null when there is no such tool. What was
 * decided on another's is theirs.
 */
export async function getOwnProposal(toolId: string, userId: string): Promise<OwnProposal | null> {
  const [tool, row] = await Promise.all([
    getAnyTool(toolId),
    db.toolProposal.findFirst({
      where: { toolId, OR: [{ status: "pending" }, { userId }] },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      select: columns,
    }),
  ]);
  return tool && { tool, proposal: row && toProposal(row) };
}

/**
 * A page of the tools that an account claimed, each with what waits of it, for its owner, or else what they proposed last.
 */
export async function listMyTools(userId: string, asked: MyClaimsQuery): Promise<Page<ClaimedTool>> {
  const page = await listMyClaims(userId, asked);
  const idsOf = (claims: ClaimDto[]) => claims.map(({ tool }) => tool.id);
  const owned = page.items.filter(({ status }) => status === "verified");
  const rows = await db.toolProposal.findMany({
    where: {
      OR: [
        { toolId: { in: idsOf(page.items) }, userId },
        { toolId: { in: idsOf(owned) }, status: "pending" },
      ],
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    distinct: ["toolId"],
    select: { toolId: true, status: true, reason: true, updatedAt: true, decidedAt: true },
  });
  const proposals = new Map(
    rows.map(({ toolId, status, ...row }) => [
      toolId,
      { ...withIsoDates(row), status: status as ProposalStatus },
    ]),
  );
  return {
    ...page,
    items: page.items.map((claim) => ({ ...claim, proposal: proposals.get(claim.tool.id) ?? null })),
  };
}

/** A page of what owners propose, for moderators; what has waited longest comes first. */
export function listProposals(query: ProposalsQuery): Promise<Page<ProposalDto>> {
  const { q, status, order } = query;
  const contains = q ? containingText(q) : undefined;
  const where: Prisma.ToolProposalWhereInput = {
    ...(status === "all" ? {} : { status }),
    ...(contains ? { OR: [{ tool: { name: contains } }, { user: { name: contains } }] } : {}),
  };
  const orderBy = [{ createdAt: order }, { id: "asc" as const }];
  const rows = db.toolProposal.findMany({ where, orderBy, ...takePage(query), select: columns });
  return readPage(query, rows, db.toolProposal.count({ where }), (row) => toProposal(row, { named: true }));
}
