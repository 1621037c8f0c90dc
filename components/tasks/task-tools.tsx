"use client";

import { LoadMoreGrid } from "@/components/tools/load-more-grid";
import { ToolCard } from "@/components/tools/tool-card";
import type { TaskTool } from "@/lib/tasks/schema-page";

/** The tools that do a task, each with how it does it. Load More leads to the next page. */
export function TaskTools(list: {
  items: Pick<TaskTool, "id" | "card" | "how" | "facts">[];
  total: number;
  page: number;
  pageSize: number;
  nextHref: string;
}) {
  return (
    <LoadMoreGrid {...list} className="thirds">
      {({ card, how, facts }) => <ToolCard tool={card} text={how} facts={facts} />}
    </LoadMoreGrid>
  );
}
