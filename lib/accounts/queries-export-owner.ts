import "server-only";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { db } from "@/lib/platform/db";

const toolRef = { select: { id: true, name: true, slug: true } } as const;

/** What an account has as an owner of tools, as rows of the export. */
export async function readOwnership(userId: string, take: number) {
  const newest = { where: { userId }, orderBy: { createdAt: "desc" }, take } as const;
  const [answers, claims, proposals] = await Promise.all([
    db.reviewAnswer.findMany({
      ...newest,
      select: {
        reviewId: true,
        review: { select: { tool: toolRef } },
        text: true,
        createdAt: true,
        updatedAt: true,
      },
    }),
    db.toolClaim.findMany({
      ...newest,
      select: {
        tool: toolRef,
        method: true,
        domain: true,
        status: true,
        reason: true,
        createdAt: true,
        verifiedAt: true,
      },
    }),
    db.toolProposal.findMany({
      ...newest,
      select: {
        tool: toolRef,
        change: true,
        status: true,
        reason: true,
        createdAt: true,
        decidedAt: true,
      },
    }),
  ]);
  return {
    answers: answers.map(({ review, ...row }) => ({ ...withIsoDates(row), tool: review.tool })),
    claims: claims.map(withIsoDates),
    proposals: proposals.map((row) => ({
      ...withIsoDates(row),
      change: row.change as Record<string, unknown>,
    })),
  };
}
