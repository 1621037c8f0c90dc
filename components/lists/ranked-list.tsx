"use client";

import { RankBadge } from "@/components/lists/rank-badge";
import { ToolCard } from "@/components/tools/tool-card";
import { ToolList, type ToolListProps } from "@/components/tools/tool-list";

/** Tools with their places in the list. */
export function RankedList(list: ToolListProps) {
  return (
    <ToolList
      {...list}
      renderCard={(tool, place) => (
        <ToolCard
          tool={tool}
          meta={
            <>
              <RankBadge label="Number">{place}</RankBadge>
              {tool.category}
            </>
          }
        />
      )}
    />
  );
}
