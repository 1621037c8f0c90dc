"use client";

import { fromStart } from "@/components/dashboard/from-start";
import { tabHref } from "@/components/dashboard/tabs";
import { LoadMoreGrid } from "@/components/tools/load-more-grid";
import { ToolCard } from "@/components/tools/tool-card";
import type { listSavedApi, listUpvotedApi } from "@/lib/accounts/api";
import { call } from "@/lib/platform/http/client";
import type { ToolCardDto } from "@/lib/tools/schema";
import { toCard } from "@/lib/tools/utils-texts";

/**
 * The tools that somebody saved or upvoted. A card whose button is pressed again stays until the page is next opened,
 * so that nothing moves under the finger and a second press takes it back.
 */
export function OwnTools({
  list,
  tools,
  ...grid
}: {
  list: "saved" | "upvoted";
  tools: ToolCardDto[];
  total: number;
  page: number;
  pageSize: number;
}) {
  const { page, pageSize } = grid;
  const load = async (wanted: number) => {
    const query = fromStart(page, wanted, pageSize);
    const found =
      list === "saved"
        ? await call<typeof listSavedApi>("GET", "/api/me/saved", { query })
        : await call<typeof listUpvotedApi>("GET", "/api/me/upvoted", { query });
    return found.map(toCard);
  };
  return (
    <LoadMoreGrid {...grid} items={tools} nextHref={tabHref(list, page + 1)} load={load} keeps={false}>
      {(tool) => <ToolCard tool={tool} />}
    </LoadMoreGrid>
  );
}
