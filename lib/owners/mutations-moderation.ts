import "server-only";
import { claimColumns, type ClaimRow, toClaim } from "@/lib/owners/mapper";
import { lockClaim } from "@/lib/owners/mutations";
import { isOwner } from "@/lib/owners/queries";
import { type ClaimDecision, type ClaimDto, ownClaim, ownTool } from "@/lib/owners/schema";
import { tags } from "@/lib/platform/cache/tags";
import { AppError } from "@/lib/platform/errors";
import { openMail } from "@/lib/platform/queue/enqueue";
import { type Actor, type RecordKind, updateRecord } from "@/lib/platform/records/mutations";

const kind: RecordKind<ClaimRow, ClaimDto> = {
  entity: "claim",
  notFound: "There is no such claim.",
  lock: lockClaim,
  toDto: (row) => toClaim(row, { named: true }),
  logged: ({ tool, user, domain, status }) => ({ toolId: tool.id, userId: user.id, domain, status }),
  tagsOf: (before, after) => [tags.reviewsOf((before ?? after)!.tool.id)],
};

/**
 * Takes a claim back, or lets its person claim the tool again; they are told by mail, of the former with the reason. Nobody decides on their own, nor on
 * that of another owner of their tool.
 */
export async function decideClaim(id: string, decision: ClaimDecision, actor: Actor): Promise<ClaimDto> {
  const sendMail = await openMail();
  const { status } = decision;
  const reason = decision.status === "revoked" ? decision.reason : null;
  const isDone = (row: ClaimRow) =>
    row.status === status || (status === "pending" && row.status !== "revoked");
  const action = status === "revoked" ? "claim.revoke" : "claim.allow";
  const change = { actor, action, reason: reason ?? undefined, isDone } as const;
  return updateRecord(kind, id, change, async (tx, row, updatedAt) => {
    if (row.user.id === actor.id) throw new AppError("forbidden", ownClaim);
    if (await isOwner(actor.id, row.tool.id, tx)) throw new AppError("forbidden", ownTool);
    const mail = status === "revoked" ? "claim-revoked" : "claim-allowed";
    await sendMail(tx, { kind: mail, userId: row.user.id, claimId: id });
    return tx.toolClaim.update({
      where: { id },
      data: { status, reason, failure: null, failingSince: null, failures: 0, updatedAt },
      select: claimColumns,
    });
  });
}
