import "server-only";
import { type PageAsked, readPage, takePage } from "@/lib/platform/sql/queries-page";
import { containingText } from "@/lib/platform/sql/queries-rows";
import { Prisma } from "@/lib/generated/prisma/client";
import { claimColumns, type ClaimRow, toClaim } from "@/lib/owners/mapper";
import type { ClaimDto, ClaimsQuery, MyClaimsQuery } from "@/lib/owners/schema";
import { domainOf } from "@/lib/owners/site";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";

/** Whether an account has shown that a tool is its own, and the tool's website is still of the domain that it showed. */
export async function isOwner(
  userId: string,
  toolId: string,
  tx: Prisma.TransactionClient = db,
): Promise<boolean> {
  const claim = await tx.toolClaim.findUnique({
    where: { userId_toolId: { userId, toolId } },
    select: { status: true, domain: true, tool: { select: { websiteUrl: true } } },
  });
  return claim?.status === "verified" && domainOf(claim.tool.websiteUrl) === claim.domain;
}

function listWhere(
  where: Prisma.ToolClaimWhereInput,
  asked: PageAsked,
  toDto: (row: ClaimRow) => ClaimDto,
): Promise<Page<ClaimDto>> {
  const orderBy = [{ createdAt: "desc" as const }, { id: "asc" as const }];
  const rows = db.toolClaim.findMany({ where, orderBy, ...takePage(asked), select: claimColumns });
  return readPage(asked, rows, db.toolClaim.count({ where }), toDto);
}

/** A page of the tools that an account claimed, the last one first. */
export const listMyClaims = (userId: string, { toolId, ...page }: MyClaimsQuery): Promise<Page<ClaimDto>> =>
  listWhere({ userId, toolId }, page, toClaim);

export function listClaims({ q, status, ...page }: ClaimsQuery): Promise<Page<ClaimDto>> {
  const contains = q ? containingText(q) : undefined;
  const where: Prisma.ToolClaimWhereInput = {
    ...(status === "all" ? {} : { status }),
    ...(contains
      ? { OR: [{ domain: contains }, { tool: { name: contains } }, { user: { name: contains } }] }
      : {}),
  };
  return listWhere(where, page, (row) => toClaim(row, { named: true }));
}
