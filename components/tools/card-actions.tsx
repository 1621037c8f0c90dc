"use client";

import { CompareButton } from "@/components/comparison/compare-button";
import { SaveButton } from "@/components/votes/save-button";
import { VoteButton } from "@/components/votes/vote-button";
import type { ToolDto } from "@/lib/tools/schema";

/** The upvote, compare and save buttons of a card, in the order in which they are drawn. */
export function CardActions({ id, name, slug, votes }: Pick<ToolDto, "id" | "name" | "slug" | "votes">) {
  return (
    <>
      <VoteButton id={id} votes={votes} className="vote" name={name}>
        {(count) => count}
      </VoteButton>
      <CompareButton tool={{ id, name, slug }} className="compare" label={`Compare ${name}`} />
      <SaveButton id={id} className="save" label={`Save ${name}`} />
    </>
  );
}
