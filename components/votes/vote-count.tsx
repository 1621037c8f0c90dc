"use client";

import { ShortNumber } from "@/components/ui/short-number";
import { useVotes } from "@/components/votes/vote-counts";
import { formatVotes } from "@/lib/tools/utils";

/** The votes of a tool, in step with its buttons. */
export function VoteCount({ id, votes }: { id: string; votes: number }) {
  const exact = useVotes(id, votes);
  return <ShortNumber shown={formatVotes(exact)} exact={exact} />;
}
