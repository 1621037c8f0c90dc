import "server-only";
import type { Visitor } from "@/lib/engagement/visitors/visitor";
import { Prisma } from "@/lib/generated/prisma/client";

/** What is counted once a visitor, item and day. */
export type CountKind =
  | "tool_view"
  | "tool_click"
  | "news_view"
  | "news_share"
  | "listing_impression"
  | "listing_click"
  | "listing_report"
  | "search"
  | "search_followed";

/**
 * Browsers that count behind one address, item and day: enough for an office or a household, too few for somebody who
 * makes browsers up.
 */
export const mostOfAnAddress = 10;

/**
 * The statement that notes a visitor and gives a row when they are new to this item today. For a `WITH` in front of the
 * counter's own update, so that both happen or neither:
 * `WITH first AS (${firstTime(…)}) UPDATE … SET views = views + (SELECT count(*) FROM first) …`.
 *
 * @param when a condition that has to be met for anything to be noted, e.g. that the item is published
 */
export function firstTime(
  kind: CountKind,
  targetId: string,
  { day, hash }: Visitor,
  when: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO public.visitor_count (kind, target_id, day, visitor_hash)
    SELECT ${kind}, ${targetId}, ${day}::date, ${hash} WHERE ${when} AND (
      SELECT count(*) FROM public.visitor_count AS same
      WHERE same.kind = ${kind} AND same.target_id = ${targetId} AND same.day = ${day}::date
        AND left(same.visitor_hash, 32) = ${hash.slice(0, 32)}) < ${mostOfAnAddress}
    ON CONFLICT DO NOTHING RETURNING 1`;
}
