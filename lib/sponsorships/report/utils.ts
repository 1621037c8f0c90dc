import { dayMs } from "@/lib/platform/dates/utils";
import {
  type LeftOutReason,
  leftOutReasons,
  type Outcome,
  type OutcomeCounts,
  outcomes,
  type ReportDay,
  type SponsorshipReport,
} from "@/lib/sponsorships/report/schema";

type CountRow = { kind: "impression" | "click"; outcome: Outcome; count: number };

/** Each reason in words, for who paid for the listing. */
export const reasonWords: Record<LeftOutReason, { label: string; text: string }> = {
  repeated: { label: "Repeated", text: "The same visitor again on the same day: one a day counts." },
  program: { label: "Programs", text: "Crawlers and other programs, by what they call themselves." },
  own: {
    label: "The advertiser's own",
    text: "The account that sent the tool in, and browsers that opened this report on that day.",
  },
  staff: { label: "Staff", text: "Administrators and moderators of this site." },
  crowd: {
    label: "Crowded address",
    text: "More than ten browsers behind one network address on one day: those after the tenth.",
  },
};

/** How often each thing became of one kind of visit. */
export const sumOf = (rows: CountRow[], kind: CountRow["kind"]): OutcomeCounts =>
  Object.fromEntries(
    outcomes.map((outcome) => [
      outcome,
      rows.reduce((sum, row) => (row.kind === kind && row.outcome === outcome ? sum + row.count : sum), 0),
    ]),
  ) as OutcomeCounts;

/** Every day from the first to the last, those on which nothing happened as well. */
export function fillDays(rows: (CountRow & { day: string })[], first: string, last: string): ReportDay[] {
  const of = new Map<string, CountRow[]>();
  for (const row of rows) of.set(row.day, [...(of.get(row.day) ?? []), row]);
  const days: ReportDay[] = [];
  for (let time = Date.parse(first); time <= Date.parse(last); time += dayMs) {
    const day = new Date(time).toISOString().slice(0, 10);
    const found = of.get(day) ?? [];
    days.push({ day, impressions: sumOf(found, "impression"), clicks: sumOf(found, "click") });
  }
  return days;
}

/** A report as a sheet, the oldest day first. */
export const toReportRows = ({ days }: Pick<SponsorshipReport, "days">) => ({
  fields: [
    "Day (UTC)",
    "Impressions",
    "Clicks",
    ...(["impressions", "clicks"] as const).flatMap((kind) =>
      leftOutReasons.map((reason) => `Left out ${kind}: ${reasonWords[reason].label}`),
    ),
  ],
  data: days.map(({ day, impressions, clicks }) => [
    day,
    impressions.counted,
    clicks.counted,
    ...[impressions, clicks].flatMap((counts) => leftOutReasons.map((reason) => counts[reason])),
  ]),
});
