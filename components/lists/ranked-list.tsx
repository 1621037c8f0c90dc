"use client";

import { Platforms } from "@/components/lists/platforms";
import { ToolCard } from "@/components/tools/tool-card";
import { ToolList, type ToolListProps } from "@/components/tools/tool-list";

/** Tools with their places in the list. */
export function RankedList(list: ToolListProps) {
  return (
    <ToolList
      {...list}
      className="rows"
      renderCard={(tool, place) => (
        <ToolCard
          tool={tool}
          place={
            <>
              <span className="sr-only">Number </span>
              {place}
            </>
          }
          platforms={<Platforms of={tool.platforms} />}
        />
      )}
    />
  );
}
