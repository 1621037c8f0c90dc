import type { ReactNode } from "react";
import { DayChart } from "@/components/charts/day-chart";
import { NumberTable } from "@/components/charts/number-table";
import { Part } from "@/components/tool-detail/part";
import { formatDay } from "@/lib/platform/dates/utils";
import { leftOutReasons, type OutcomeCounts, type SponsorshipReport } from "@/lib/sponsorships/report/schema";
import { reasonWords } from "@/lib/sponsorships/report/utils";
import { formatCount } from "@/lib/tools/utils";

const leftOut = (counts: OutcomeCounts) => leftOutReasons.reduce((sum, reason) => sum + counts[reason], 0);

/** The numbers of a sponsored listing: what was counted in all and by day, and what was left out and why. */
export function ReportView({ report }: { report: SponsorshipReport }) {
  const { total, days, hiddenSince } = report;
  const { impressions, clicks } = total;
  // More clicks than impressions come of readers whose view was left out: a share of it says nothing.
  const rate =
    clicks.counted > impressions.counted || impressions.counted === 0
      ? "–"
      : `${((clicks.counted / impressions.counted) * 100).toFixed(1)} %`;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {hiddenSince && (
        <p className="border-warning max-w-[43em] rounded-md border px-3 py-2 text-sm">
          This listing is not shown: the website of its tool is gone, which we have seen since{" "}
          {formatDay(hiddenSince)}. It is shown again as soon as the website works.
        </p>
      )}
      <dl className="grid grid-cols-3 gap-2 sm:gap-3">
        <Figure name="Impressions">{formatCount(impressions.counted)}</Figure>
        <Figure name="Clicks">{formatCount(clicks.counted)}</Figure>
        <Figure name="Clicks of impressions">{rate}</Figure>
      </dl>
      {days.length === 0 ? (
        <p className="text-muted">
          No day has been counted yet. The first will stand here once the listing runs.
        </p>
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            {(["impressions", "clicks"] as const).map((kind) => (
              <DayChart
                key={kind}
                label={kind === "clicks" ? "Clicks" : "Impressions"}
                value={formatCount(total[kind].counted)}
                points={days.map((day) => ({ day: day.day, value: day[kind].counted }))}
              />
            ))}
          </div>
          <Part title="By day">
            <NumberTable
              label="By day"
              fields={["Day (UTC)", "Impressions", "Clicks", "Left out"]}
              rows={days.toReversed().map(({ day, impressions, clicks }) => ({
                key: day,
                head: formatDay(day),
                cells: [impressions.counted, clicks.counted, leftOut(impressions) + leftOut(clicks)],
              }))}
            />
          </Part>
        </>
      )}
      <Part title="What was left out, and why">
        <NumberTable
          label="What was left out, and why"
          fields={["Reason", "Impressions", "Clicks"]}
          rows={leftOutReasons.map((reason) => ({
            key: reason,
            head: (
              <>
                {reasonWords[reason].label}
                <span className="text-muted block text-xs">{reasonWords[reason].text}</span>
              </>
            ),
            cells: [impressions[reason], clicks[reason]],
          }))}
        />
        <p className="text-muted mt-3 text-sm">
          An impression counts when half of the listing was in view for one second without a break, a click
          when the listing was opened; each once for a visitor and a day. Browsers without scripts are not
          counted.
        </p>
      </Part>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-border flex flex-col-reverse justify-end rounded-lg border p-3 sm:p-4">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="tabular text-xl font-semibold">{children}</dd>
    </div>
  );
}
