import "server-only";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { countVisitor, firstTime } from "@/lib/engagement/visitors/mutations";
import type { Visitor } from "@/lib/engagement/visitors/visitor";
import { Prisma } from "@/lib/generated/prisma/client";
import { hasRole, type Viewer } from "@/lib/platform/auth/schema";
import { db } from "@/lib/platform/db";
import { running } from "@/lib/sponsorships/mapper";

const shownRow = z.object({ shown: z.boolean() });

/** A sponsorship's views are its opens; the clicks are the part of them that was counted here. */
const moves = {
  impression: Prisma.sql`impressions = impressions + 1`,
  click: Prisma.sql`clicks = clicks + 1, views = views + 1`,
};

/** Nobody in particular, where a program is noted: no row of it is ever written. */
const nobody: Visitor = { day: "", hash: "" };

/**
 * Notes that a running sponsorship was seen or opened: counted once a visitor and day, else under the reason for which it was
 * left out. False when no such sponsorship is running. Cached pages stay, and so does the sponsorship's time of change.
 *
 * @param visitor null for a program
 * @param viewer who is signed in, since visits of staff and of the advertiser are left out
 */
export async function countSponsorship(
  kind: keyof typeof moves,
  id: string,
  visitor: Visitor | null,
  viewer: Viewer | null,
): Promise<boolean> {
  const visits = `listing_${kind}` as const;
  const { hash } = visitor ?? nobody;
  const day = visitor?.day ?? new Date().toISOString().slice(0, 10);
  const isStaff = viewer !== null && hasRole(viewer.role, "moderator");
  const readsReport = Prisma.sql`EXISTS (SELECT FROM public.visitor_count AS seen
    WHERE seen.kind = 'listing_report' AND seen.target_id = ${id} AND seen.day = ${day}::date AND seen.visitor_hash = ${hash})`;
  // The listing is locked first, as by who edits or deletes it.
  const [row] = await queryRows(shownRow)`
    WITH listing AS (
      SELECT sponsorship.id, CASE
        WHEN ${visitor === null} THEN 'program'
        WHEN ${isStaff} THEN 'staff'
        WHEN ${readsReport} OR EXISTS (SELECT FROM public.submission
          WHERE submission.tool_id = tool.id AND submission.user_id = ${viewer?.id ?? null})
          OR EXISTS (SELECT FROM public.tool_claim AS claim WHERE claim.tool_id = tool.id
            AND claim.user_id = ${viewer?.id ?? null} AND claim.status = 'verified') THEN 'own' END AS reason
      FROM public.sponsorship JOIN public.tool ON tool.id = sponsorship.tool_id
      WHERE sponsorship.id = ${id} AND ${running()} FOR NO KEY UPDATE OF sponsorship
    ), visit AS (
      SELECT id, coalesce(reason, ${countVisitor(visits, id, { day, hash })}) AS outcome FROM listing
    ), counted AS (
      UPDATE public.sponsorship SET ${moves[kind]}
      WHERE id = ${id} AND EXISTS (SELECT FROM visit WHERE outcome = 'counted')
    ), noted AS (
      INSERT INTO public.sponsorship_day AS known (sponsorship_id, day, kind, outcome, count)
      SELECT id, ${day}::date, ${kind}, outcome, 1 FROM visit
      ON CONFLICT (sponsorship_id, day, kind, outcome) DO UPDATE SET count = known.count + 1
    )
    SELECT EXISTS (SELECT FROM listing) AS shown`;
  return row?.shown ?? false;
}

/** Notes that somebody reads a sponsorship's report: what this browser sees and opens of it today is the advertiser's own. */
export async function noteAdvertiser(id: string, visitor: Visitor | null): Promise<void> {
  if (visitor) await db.$queryRaw`${firstTime("listing_report", id, visitor)}`;
}
