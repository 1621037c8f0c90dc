import { type ReactNode, useState } from "react";
import { useOnList } from "@/components/votes/own-lists";
import { toggleVote } from "@/components/votes/toggle";
import { useVotes } from "@/components/votes/vote-counts";
import { formatCount, formatVotes } from "@/lib/tools/utils";

/**
 * Upvotes a tool, and takes it back. All of them that show one tool are in step, in other tabs too. Like the buttons beside
 * it, it stands in no form and says no type: a page has a hundred and fifty of each.
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
  const exact = formatCount(shown);
  // Who speaks to the page says what it shows: a name has that first, and the exact number after it.
  const more = short === String(shown) ? "" : ` (${exact})`;
  return (
    <button
      className={className}
      aria-pressed={upvoted}
      aria-busy={busy || undefined}
      aria-label={name && `Upvote ${name}, ${short} ${shown === 1 ? "vote" : "votes"}${more}`}
      title={more ? exact : undefined}
      onClick={() => {
        setBusy(true);
        void toggleVote(id, shown).finally(() => setBusy(false));
      }}
    >
      {children(
        <>
          {short}
          {!name && more && <span className="sr-only">{more}</span>}
        </>,
        upvoted,
      )}
    </button>
  );
}
