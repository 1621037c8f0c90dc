"use client";

import { toast } from "@/lib/toast";
import { formatVotes, isToolId } from "@/lib/tools/utils";

/** The upvote and save buttons of a card. */
export function CardActions({ id, name, votes }: { id: string; name: string; votes: number }) {
  return (
    <>
      <button
        type="button"
        className="vote"
        aria-pressed={false}
        aria-label={`Upvote ${name}, ${formatVotes(votes)} votes`}
        onClick={() => upvote(id)}
      >
        {formatVotes(votes)}
      </button>
      <button
        type="button"
        className="save"
        aria-pressed={false}
        aria-label={`Save ${name}`}
        onClick={() => save(id)}
      />
    </>
  );
}

/** Answers an upvote of somebody who is not signed in. */
export function upvote(id: string): void {
  toast.error(
    isToolId(id)
      ? "Please sign in to upvote tools."
      : "This tool cannot be upvoted (invalid or temporary ID).",
  );
}

/** Answers a save of somebody who is not signed in. */
export function save(id: string): void {
  toast.error(isToolId(id) ? "Please sign in to save tools." : "Invalid tool ID for saving.");
}
