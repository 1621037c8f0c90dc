"use client";

import { useVotes } from "@/components/votes/vote-counts";
import { formatVotes } from "@/lib/tools/utils";

/** The votes of a tool, in step with its buttons. */
export function VoteCount({ id, votes }: { id: string; votes: number }) {
  return formatVotes(useVotes(id, votes));
}
