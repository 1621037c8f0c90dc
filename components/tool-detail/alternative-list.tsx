import { ToolCard } from "@/components/tools/tool-card";
import { phraseLine } from "@/lib/tools/alternatives/utils-words";
import type { ToolCardDto } from "@/lib/tools/schema";

/** Tools in the order of their likeness to another, each with what is the same and what differs. */
export function AlternativeList({
  tools,
}: {
  tools: { card: ToolCardDto; same: string[]; differs: string[] }[];
}) {
  return (
    <div className="cards lg:grid-cols-3">
      {tools.map(({ card, same, differs }) => (
        <ToolCard
          key={card.id}
          tool={card}
          facts={
            <>
              {same.length > 0 && <div>{phraseLine(same)}</div>}
              {differs.length > 0 && <div className="text-muted">{phraseLine(differs)}</div>}
            </>
          }
        />
      ))}
    </div>
  );
}
