"use client";

import { Movement } from "@/components/lists/movement";
import { Platforms } from "@/components/lists/platforms";
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
            <span className="text-muted tabular block">
              Vote score {badgeRank(tool.votes)}
              {tool.isPicked && " · Editors’ pick"}
              {tool.tasks && ` · ${tool.tasks}`}
            </span>
          }
          platforms={<Platforms of={tool.platforms} />}
        />
      ))}
    </div>
  );
}
