import type { ReactNode } from "react";
import { LoadMoreGrid } from "@/components/tools/load-more-grid";
import { ToolCard } from "@/components/tools/tool-card";
import { call } from "@/lib/platform/http/client";
import type { listToolsApi } from "@/lib/tools/api";
import type { ToolCardDto } from "@/lib/tools/schema";
import { type CardRow, unpackCards } from "@/lib/tools/utils-cards";

export type ToolListProps = {
  tools: CardRow[];
  total: number;
  page?: number;
  pageSize: number;
  /** What `/api/tools` is asked for, without page and limit. */
  query: Record<string, string | string[]>;
  /** Address of the next page of this screen. */
  nextHref: string;
  className?: string;
};

/**
 * A grid or list of tools with Load More.
 *
 * @param renderCard draws a tool at its place in the whole list, counted from 1; a plain card when left out
 */
export function ToolList({
  tools,
  query,
  pageSize,
  className,
  renderCard = (tool) => <ToolCard tool={tool} />,
  ...list
}: ToolListProps & { renderCard?: (tool: ToolCardDto, place: number) => ReactNode }) {
  const load = async (page: number) => {
    const [found, { toCard }] = await Promise.all([
      call<typeof listToolsApi>("GET", "/api/tools", { query: { ...query, page, limit: pageSize } }),
      // What makes a card of an answer is wanted with the first answer.
      import("@/lib/tools/utils-texts"),
    ]);
    return found.map(toCard);
  };
  return (
    <LoadMoreGrid
      {...list}
      className={className ? `list ${className}` : "list"}
      items={unpackCards(tools)}
      pageSize={pageSize}
      // The interface's list is the same for everybody: saved tools come with their page.
      load={query.bookmarked ? undefined : load}
    >
      {renderCard}
    </LoadMoreGrid>
  );
}
