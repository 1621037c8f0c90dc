import { ToolCard } from "@/components/tools/tool-card";
import { shortLine } from "@/lib/tools/alternatives/utils-words";
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
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <dt className="text-muted">Same</dt>
              <dd className="line-clamp-2 min-h-9">{shortLine(same) || "–"}</dd>
              <dt className="text-muted">Differs</dt>
              <dd className="line-clamp-2 min-h-9">{shortLine(differs) || "–"}</dd>
            </dl>
          }
        />
      ))}
    </div>
  );
}
