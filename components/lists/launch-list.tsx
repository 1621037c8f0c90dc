"use client";

import { ToolCard } from "@/components/tools/tool-card";
import { ToolList, type ToolListProps } from "@/components/tools/tool-list";
import { formatDay } from "@/lib/platform/dates/utils";

/** Tools with the day on which each was launched. */
export function LaunchList(list: ToolListProps) {
  return (
    <ToolList
      {...list}
      className="rows thirds"
      renderCard={(tool) => (
        <ToolCard
          tool={tool}
          meta={
            <>
              {tool.category}
              {tool.launchDate && (
                <time dateTime={tool.launchDate} className="block">
                  Added {formatDay(tool.launchDate)}
                </time>
              )}
            </>
          }
        />
      )}
    />
  );
}
