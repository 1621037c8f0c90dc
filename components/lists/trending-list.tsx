"use client";

import { Movement } from "@/components/lists/movement";
import { Platforms } from "@/components/lists/platforms";
import { RankBadge } from "@/components/lists/rank-badge";
import { ToolCard } from "@/components/tools/tool-card";
import type { TrendingCard } from "@/lib/tools/trending/schema";
import { badgeRank } from "@/lib/tools/utils";

/** The trending tools in their order, each with the score that its votes gave it. Hydrates from data, not from a copy of its markup. */
export function TrendingList({ tools }: { tools: TrendingCard[] }) {
  return (
    <div className="cards list rows">
      {tools.map((tool, index) => (
        <ToolCard
          key={tool.id}
          tool={tool}
          place={
            <>
              <span className="sr-only">Number </span>
              {index + 1}
              <Movement places={tool.moved} />
            </>
          }
          facts={
            tool.isPicked && (
              <span className="text-muted block truncate">
                Editors’ pick{tool.tasks && ` · ${tool.tasks}`}
              </span>
            )
          }
          platforms={<Platforms of={tool.platforms} />}
          meta={
            <>
              <RankBadge label="Vote score">{badgeRank(tool.votes)}</RankBadge>
              {tool.category}
            </>
          }
        />
      ))}
    </div>
  );
}
