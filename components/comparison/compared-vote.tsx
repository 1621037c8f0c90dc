"use client";

import { VoteButton } from "@/components/votes/vote-button";

export function ComparedVote({ id, name, votes }: { id: string; name: string; votes: number }) {
  return (
    <VoteButton id={id} votes={votes} className="vote" name={name}>
      {(count) => count}
    </VoteButton>
  );
}
