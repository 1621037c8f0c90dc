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

/** What is so, on two lines: as tall on a card as on the one beside it. */
function Points({ of: phrases }: { of: string[] }) {
  const short = shortPhrases(phrases);
  return (
    <dd className="sm:min-h-9">
      {short.length === 0 ? (
        "–"
      ) : (
        <span className="separated max-h-9 overflow-hidden">
          {short.map((phrase) => (
            <span key={phrase}>{phrase}</span>
          ))}
        </span>
      )}
    </dd>
  );
}
