"use client";

import { type ReactNode, useState } from "react";
import { useOnList } from "@/components/votes/own-lists";
import { toggleVote } from "@/components/votes/toggle";
import { useVotes } from "@/components/votes/vote-counts";
import { formatVotes } from "@/lib/tools/utils";

/**
 * Upvotes a tool, and takes it back. All of them that show one tool are in step, in other tabs too.
 *
 * @param label what it is called, where its content does not say it; given the count as shown
 * @param children its content, given the count as shown
 */
export function VoteButton({
  id,
  votes,
  className,
  label,
  children,
}: {
  id: string;
  votes: number;
  className: string;
  label?: (count: string) => string;
  children: (count: string, upvoted: boolean) => ReactNode;
}) {
  const upvoted = useOnList("upvotedTools", id);
  const shown = useVotes(id, votes);
  const [busy, setBusy] = useState(false);
  const count = formatVotes(shown);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={upvoted}
      aria-busy={busy || undefined}
      aria-label={label?.(count)}
      onClick={() => {
        setBusy(true);
        void toggleVote(id, shown).finally(() => setBusy(false));
      }}
    >
      {children(count, upvoted)}
    </button>
  );
}
