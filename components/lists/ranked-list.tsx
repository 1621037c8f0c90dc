"use client";

import type { ReactNode } from "react";
import { Platforms } from "@/components/lists/platforms";
import { ToolCard } from "@/components/tools/tool-card";
import { ToolList, type ToolListProps } from "@/components/tools/tool-list";

/**
 * Tools with their places in the list.
 *
 * @param featured how the first of them is drawn, for as long as it is the first
 */
export function RankedList({
  featured,
  ...list
}: ToolListProps & { featured?: { id: string; card: ReactNode } }) {
  return (
    <ToolList
      {...list}
      className="rows"
      renderCard={(tool, place) =>
        place === 1 && tool.id === featured?.id ? (
          featured.card
        ) : (
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
        )
      }
    />
  );
}
