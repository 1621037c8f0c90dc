import "server-only";
import { type VoteResult, voteResult } from "@/lib/engagement/votes/schema";
import { countsOnlyConfirmed } from "@/lib/platform/auth/confirmed";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { AppError } from "@/lib/platform/errors";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const votesRow = voteResult.pick({ votes: true, counts: true });

/**
 * Sets whether an account upvotes a published tool, and gives the votes that are then shown. The counter moves by the
 * rows that really changed, in the database, so that neither a repeat nor a race can drift it. Where mail goes out, the vote
 * of an account whose address is not confirmed waits for that. Cached pages stay, answers of the interface don't.
 */
export async function castVote(userId: string, toolId: string, upvote: boolean): Promise<VoteResult> {
  const [row] = await queryRows(votesRow)`
    SELECT votes, counts FROM public.set_vote(${userId}, ${toolId}, ${upvote}, ${countsOnlyConfirmed()})`;
  if (!row) throw new AppError("not_found", "This tool cannot be upvoted at this moment.");
  invalidate(tags.counters);
  return { success: true, isUpvoted: upvote, ...row };
}
