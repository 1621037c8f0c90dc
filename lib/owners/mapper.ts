import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { whereOf } from "@/lib/owners/proof";
import type { ClaimDto, ClaimMethod, ClaimStatus } from "@/lib/owners/schema";

export const claimColumns = {
  id: true,
  method: true,
  domain: true,
  token: true,
  status: true,
  failure: true,
  reason: true,
  checkedAt: true,
  verifiedAt: true,
  failingSince: true,
  createdAt: true,
  updatedAt: true,
  tool: { select: { id: true, name: true, slug: true, websiteUrl: true, status: true } },
  user: { select: { id: true, name: true } },
} as const;
export type ClaimRow = Prisma.ToolClaimGetPayload<{ select: typeof claimColumns }>;

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** A claim as its person sees it; `named`, as moderators do. */
export function toClaim(row: ClaimRow, { named = false } = {}): ClaimDto {
  const { id, domain, token, failure, reason, tool, user } = row;
  const method = row.method as ClaimMethod;
  return {
    _id: id,
    id,
    tool: { id: tool.id, name: tool.name, slug: tool.slug, website: tool.websiteUrl },
    method,
    domain,
    token,
    where: whereOf(method, tool.websiteUrl, domain),
    status: row.status as ClaimStatus,
    failure,
    reason,
    checkedAt: iso(row.checkedAt),
    verifiedAt: iso(row.verifiedAt),
    failingSince: iso(row.failingSince),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(named ? { user } : {}),
  };
}
