import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { whereOf } from "@/lib/owners/proof";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
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

/** A claim as its person sees it; `named`, as moderators do. */
export function toClaim(row: ClaimRow, { named = false } = {}): ClaimDto {
  const { tool, user, ...own } = row;
  const method = own.method as ClaimMethod;
  return {
    ...withIsoDates(own),
    _id: own.id,
    tool: { id: tool.id, name: tool.name, slug: tool.slug, website: tool.websiteUrl },
    method,
    where: whereOf(method, tool.websiteUrl, own.domain),
    status: own.status as ClaimStatus,
    ...(named ? { user } : {}),
  };
}
