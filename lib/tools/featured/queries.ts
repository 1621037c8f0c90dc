import "server-only";
import { nextMidnight } from "@/lib/platform/cache/expiry";
import { tags } from "@/lib/platform/cache/tags";
import { cachedTools } from "@/lib/tools/mutations-due";
import { listCards } from "@/lib/tools/queries";
import type { ToolCardDto } from "@/lib/tools/schema";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";

/**
 * Tools that the editors marked as top rated or premium, `limit` of them. Which ones changes from day to day, so that
 * every marked tool has its turn; within a day it is the same for everybody.
 */
export const listFeaturedCards = cachedTools(
  "featured",
  async (limit: number): Promise<ToolCardDto[]> => {
    const today = new Date().toISOString().slice(0, 10);
    const rows = await queryRows(idRow)`
      SELECT tool.id FROM public.tool JOIN search.rank ON rank.id = tool.id
      WHERE NOT tool.is_upcoming AND (is_top_rated OR premium_badge)
      ORDER BY md5(tool.id || ${today}::text), tool.id LIMIT ${limit}`;
    return listCards(rows.map(({ id }) => id));
  },
  {
    tags: () => [tags.featured, tags.taskNames],
    tagsOf: (cards) => cards.map(({ id }) => tags.tool(id)),
    until: async () => nextMidnight(),
  },
);
