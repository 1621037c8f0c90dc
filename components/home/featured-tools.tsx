"use client";

import { CardRow } from "@/components/home/card-row";
import { ToolCard } from "@/components/tools/tool-card";
import type { ToolCardDto } from "@/lib/tools/schema";

/** The editors' choice of the day. Nothing when there is none. */
export function FeaturedTools({ tools }: { tools: ToolCardDto[] }) {
  if (tools.length === 0) return null;
  return (
    <CardRow
      id="featured-heading"
      title="Featured tools"
      note="Top rated tools, a different choice every day."
      columns={4}
    >
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </CardRow>
  );
}
