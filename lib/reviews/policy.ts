import "server-only";
import { isOwner } from "@/lib/owners/queries";
import { AppError } from "@/lib/platform/errors";
import type { Tx } from "@/lib/platform/records/mutations";
import { ownReview, ownTool } from "@/lib/reviews/schema";

/** Refuses those who decide on, rewrite or delete what they wrote themselves, or what others wrote of a tool of theirs. */
export async function assertDisinterested(
  review: { userId: string; toolId: string },
  actor: { id: string },
  tx: Tx,
): Promise<void> {
  if (review.userId === actor.id) throw new AppError("forbidden", ownReview);
  if (await isOwner(actor.id, review.toolId, tx)) throw new AppError("forbidden", ownTool);
}
