"use client";

import { CompareButton } from "@/components/comparison/compare-button";
import { SaveButton } from "@/components/votes/save-button";
import { VoteButton } from "@/components/votes/vote-button";

/** The upvote, save and compare buttons of a card. */
export function CardActions({
  id,
  name,
  slug,
  votes,
}: {
  id: string;
  name: string;
  slug: string;
  votes: number;
}) {
  return (
    <>
      <VoteButton id={id} votes={votes} className="vote" name={name}>
        {(count) => count}
      </VoteButton>
      <SaveButton id={id} className="save" label={`Save ${name}`} />
      <CompareButton tool={{ id, name, slug }} className="compare" label={`Compare ${name}`} />
    </>
  );
}
