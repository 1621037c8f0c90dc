import "server-only";
import { z } from "zod";
import { dayMs } from "@/lib/platform/dates/utils";
import { db } from "@/lib/platform/db";
import { idPattern } from "@/lib/platform/input/utils";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { isReportKey, toReportUrl } from "@/lib/sponsorships/report/policy";
import { countedKinds, outcomes, type SponsorshipReport } from "@/lib/sponsorships/report/schema";
import { fillDays, sumOf } from "@/lib/sponsorships/report/utils";

const countRow = z.object({
  day: z.string(),
  kind: z.enum(countedKinds),
  outcome: z.enum(outcomes),
  count: z.int(),
});
const totalRow = countRow.omit({ day: true });

const isoDay = (time: number | Date) => new Date(time).toISOString().slice(0, 10);

/**
 * A listing's report of so many days at most; null where there is no such listing, or the key is not that of its link.
 *
 * @param asked `all` for an administrator, who needs no key
 */
export async function getReport(
  id: string,
  asked: { key?: string; all: boolean; days: number },
): Promise<SponsorshipReport | null> {
  if (!idPattern.test(id)) return null;
  const listing = await db.sponsorship.findUnique({
    where: { id },
    select: {
      id: true,
      name: true,
      startDate: true,
      endDate: true,
      reportVersion: true,
      tool: { select: { name: true, slug: true, link: { select: { isGone: true, since: true } } } },
    },
  });
  if (!listing || !(asked.all || isReportKey(listing, asked.key))) return null;
  const { name, startDate, endDate } = listing;
  const { link, ...tool } = listing.tool;
  const last = Math.min(Date.now(), endDate ? endDate.getTime() - 1 : Infinity);
  const first = Math.max(startDate.getTime(), last - (asked.days - 1) * dayMs);
  const [rows, totals] = await Promise.all([
    queryRows(countRow)`
      SELECT day::text, kind, outcome, count FROM public.sponsorship_day
      WHERE sponsorship_id = ${id} AND day BETWEEN ${isoDay(first)}::date AND ${isoDay(last)}::date`,
    queryRows(totalRow)`
      SELECT kind, outcome, sum(count)::int AS count FROM public.sponsorship_day
      WHERE sponsorship_id = ${id} GROUP BY kind, outcome`,
  ]);
  const total = { impressions: sumOf(totals, "impression"), clicks: sumOf(totals, "click") };
  return {
    id,
    name,
    tool,
    startDate: startDate.toISOString(),
    endDate: endDate?.toISOString() ?? null,
    hiddenSince: (link?.isGone && link.since?.toISOString()) || null,
    total,
    days: first > last ? [] : fillDays(rows, isoDay(first), isoDay(last)),
    ...(asked.all ? { link: toReportUrl(listing) } : {}),
  };
}
