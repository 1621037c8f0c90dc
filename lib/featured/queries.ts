import "server-only";
import { cached } from "@/lib/cache/cached";
import { db } from "@/lib/db";
import { listCards } from "@/lib/tools/queries";
import type { ToolCardDto } from "@/lib/tools/schema";

/**
 * Tools that the editors marked as top rated or premium, `limit` of them. Which ones changes from day to day, so that
 * every marked tool has its turn; within a day it is the same for everybody.
 */
export const listFeaturedCards = cached(
  "featured",
  async (limit: number): Promise<ToolCardDto[]> => {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM public.tool
      WHERE status = 'published' AND NOT is_upcoming AND (is_top_rated OR premium_badge)
      ORDER BY md5(id || (now() AT TIME ZONE 'UTC')::date), id LIMIT ${limit}`;
    return listCards(rows.map(({ id }) => id));
  },
  { tags: () => ["tools"], seconds: 60 },
);
