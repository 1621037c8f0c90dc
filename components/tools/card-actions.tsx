"use client";

import { SaveButton } from "@/components/votes/save-button";
import { VoteButton } from "@/components/votes/vote-button";

/** The upvote and save buttons of a card. */
export function CardActions({ id, name, votes }: { id: string; name: string; votes: number }) {
  return (
    <>
      <VoteButton id={id} votes={votes} className="vote" label={(count) => `Upvote ${name}, ${count} votes`}>
        {(count) => count}
      </VoteButton>
      <SaveButton id={id} className="save" label={`Save ${name}`} />
    </>
  );
}
