import "server-only";
import type { Visitor } from "@/lib/engagement/visitors/visitor";
import { Prisma } from "@/lib/generated/prisma/client";
import { removeOld } from "@/lib/platform/sql/mutations-old";

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
const mostOfAnAddress = 10;

/**
 * What a visitor is at an item today, as an expression that notes them: counted, repeated or crowd
 * (`prisma/functions/public/count-visitor.sql`). It is exact however many come at once.
 */
export const countVisitor = (kind: CountKind, targetId: string, { day, hash }: Visitor): Prisma.Sql =>
  Prisma.sql`public.count_visitor(${kind}, ${targetId}, ${day}::date, ${hash}, ${mostOfAnAddress}::int)`;

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
  visitor: Visitor,
  when: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  return Prisma.sql`
    SELECT 1 WHERE CASE WHEN ${when} THEN ${countVisitor(kind, targetId, visitor)} = 'counted' END`;
}

/**
 * Forgets the visitors of past days. A day is the visitor's, whose request may have begun before midnight: yesterday's stay.
 * Whoever knows the server's secret could tell from older ones who came back.
 */
export const removeOldVisitors = (): Promise<number> =>
  removeOld(
    Prisma.sql`public.visitor_count`,
    Prisma.sql`day`,
    Prisma.sql`(now() AT TIME ZONE 'UTC')::date - 1`,
  );
