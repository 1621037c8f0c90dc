"use client";

import { type ReactNode, useState } from "react";
import { ShortNumber } from "@/components/ui/short-number";
import { useOnList } from "@/components/votes/own-lists";
import { toggleVote } from "@/components/votes/toggle";
import { useVotes } from "@/components/votes/vote-counts";
import { formatCount, formatVotes } from "@/lib/tools/utils";

/**
 * Upvotes a tool, and takes it back. All of them that show one tool are in step, in other tabs too.
 *
 * @param name the tool's name, where the content does not say what the button does
 * @param children its content, given the count
 */
export function VoteButton({
  id,
  votes,
  className,
  name,
  children,
}: {
  id: string;
  votes: number;
  className: string;
  name?: string;
  children: (count: ReactNode, upvoted: boolean) => ReactNode;
}) {
  const upvoted = useOnList("upvotedTools", id);
  const shown = useVotes(id, votes);
  const [busy, setBusy] = useState(false);
  const short = formatVotes(shown);
  const exact = `${formatCount(shown)} ${shown === 1 ? "vote" : "votes"}`;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={upvoted}
      aria-busy={busy || undefined}
      aria-label={name && `Upvote ${name}, ${exact}`}
      title={name && short !== String(shown) ? exact : undefined}
      onClick={() => {
        setBusy(true);
        void toggleVote(id, shown).finally(() => setBusy(false));
      }}
    >
      {children(name ? short : <ShortNumber shown={short} exact={shown} />, upvoted)}
    </button>
  );
}
