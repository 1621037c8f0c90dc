import "server-only";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { firstTime } from "@/lib/engagement/visitors/mutations";
import type { Visitor } from "@/lib/engagement/visitors/visitor";
import { Prisma } from "@/lib/generated/prisma/client";
import { running } from "@/lib/sponsorships/mapper";

const shownRow = z.object({ shown: z.boolean() });

/** A sponsorship's views are its opens; the clicks are the part of them that was counted here. */
const moves = {
  listing_impression: Prisma.sql`impressions = impressions + 1`,
  listing_click: Prisma.sql`clicks = clicks + 1, views = views + 1`,
};

/**
 * Counts that a visitor saw or opened a running sponsorship, once a day. False when no such sponsorship is running. Cached pages
 * stay, and so does the sponsorship's time of change.
 *
 * @param visitor null for a program, which is not counted
 */
export async function countSponsorship(
  kind: keyof typeof moves,
  id: string,
  visitor: Visitor | null,
): Promise<boolean> {
  const shown = Prisma.sql`EXISTS (
    SELECT FROM public.sponsorship JOIN public.tool ON tool.id = sponsorship.tool_id
    WHERE sponsorship.id = ${id} AND ${running()})`;
  const [row] = visitor
    ? await queryRows(shownRow)`
        WITH first AS (${firstTime(kind, id, visitor, shown)}), counted AS (
          UPDATE public.sponsorship SET ${moves[kind]} WHERE id = ${id} AND EXISTS (SELECT FROM first)
        )
        SELECT ${shown} AS shown`
    : await queryRows(shownRow)`SELECT ${shown} AS shown`;
  return row?.shown ?? false;
}
