import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { whereOf } from "@/lib/owners/proof";
import { domainOf } from "@/lib/owners/site";
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

/** Whether the tool's website has left the domain that was claimed. */
export const hasMoved = ({ tool, domain }: ClaimRow): boolean => domainOf(tool.websiteUrl) !== domain;

/** Why a tool that moved is lost. */
export const movedAway = ({ tool, domain }: ClaimRow): string =>
  `The website of ${tool.name} is not on ${domain} any more.`;

/** A claim as its person sees it; `named`, as moderators do. */
export function toClaim(row: ClaimRow, { named = false } = {}): ClaimDto {
  const { tool, user, ...own } = row;
  const method = own.method as ClaimMethod;
  const moved = own.status !== "revoked" && hasMoved(row);
  return {
    ...withIsoDates(own),
    _id: own.id,
    tool: {
      id: tool.id,
      name: tool.name,
      slug: tool.slug,
      website: tool.websiteUrl,
      listed: tool.status === "published",
    },
    method,
    where: whereOf(method, tool.websiteUrl, own.domain),
    // What has moved is lost from that moment, whenever the next look writes it down.
    status: moved && own.status === "verified" ? "lost" : (own.status as ClaimStatus),
    moved,
    failure: moved ? movedAway(row) : own.failure,
    ...(named ? { user } : {}),
  };
}
