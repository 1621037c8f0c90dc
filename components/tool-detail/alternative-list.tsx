import { Fragment } from "react";
import { ToolCard } from "@/components/tools/tool-card";
import { shortPhrases } from "@/lib/tools/alternatives/utils-words";
import type { ToolCardDto } from "@/lib/tools/schema";

/** Tools in the order of their likeness to another, each with what is the same and what differs. */
export function AlternativeList({
  tools,
}: {
  tools: { card: ToolCardDto; same: string[]; differs: string[] }[];
}) {
  return (
    <div className="cards thirds">
      {tools.map(({ card, same, differs }) => (
        <ToolCard
          key={card.id}
          tool={card}
          facts={
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <dt className="text-muted">Same</dt>
              <Points of={same} />
              <dt className="text-muted">Differs</dt>
              <Points of={differs} />
            </dl>
          }
        />
      ))}
    </div>
  );
}

/** A longer phrase may not fit a line; in one piece it would be a line of two, and the third would not be cut off. */
const mostInOnePiece = 32;

/**
 * What is so, on two lines at most; what is the same takes both, so that what differs begins as low on the card beside it. A dot stays with the phrase that it ends, and a phrase in one
 * piece where it fits a line.
 */
function Points({ of: phrases }: { of: string[] }) {
  const short = shortPhrases(phrases);
  return (
    <dd className="sm:first-of-type:min-h-9">
      {short.length === 0 ? (
        "–"
      ) : (
        <span className="line-clamp-2">
          {short.map((phrase, at) => (
            <Fragment key={phrase}>
              <span className={phrase.length > mostInOnePiece ? undefined : "inline-block"}>
                {at < short.length - 1 ? `${phrase}\u00A0·` : phrase}
              </span>{" "}
            </Fragment>
          ))}
        </span>
      )}
    </dd>
  );
}
