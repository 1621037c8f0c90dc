import { Download } from "lucide-react";
import { DayChart } from "@/components/charts/day-chart";
import { InPlaceLink } from "@/components/lists/in-place-link";
import { ViewLinks } from "@/components/lists/view-links";
import { LinkButton } from "@/components/ui/button";
import { type Statistics, statisticsCounts, statisticsDays } from "@/lib/owners/schema-statistics";
import { formatDay } from "@/lib/platform/dates/utils";
import { formatCount } from "@/lib/tools/utils";

const labels = { views: "Views", clicks: "Clicks to the website", saves: "Saves", votes: "Votes" };

/** How a tool does, day by day: a chart of each number, and all of them in a table. */
export function ToolStatistics({ statistics, chosen }: { statistics: Statistics; chosen: number }) {
  const { tool, days, totals } = statistics;
  const place = days.findLast((day) => day.place !== null)?.place;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ViewLinks
          Anchor={InPlaceLink}
          label="Time"
          views={statisticsDays.map((value) => ({ value, label: `${value} days` }))}
          shown={chosen}
          href={(wanted) => `/dashboard/tools/${tool.id}?days=${wanted}`}
        />
        <LinkButton
          href={`/api/tools/${tool.id}/statistics?days=${chosen}&format=csv`}
          download
          className="max-sm:h-11"
          size="default"
        >
          <Download />
          Download CSV
        </LinkButton>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {statisticsCounts.map((name) => (
          <DayChart
            key={name}
            label={labels[name]}
            value={formatCount(totals[name])}
            points={days.map((day) => ({ day: day.day, value: day[name] }))}
            empty={`No ${labels[name].toLowerCase()} in the last ${chosen} days.`}
          />
        ))}
        <DayChart
          label="Place in the trending order"
          value={place ? `No. ${formatCount(place)}` : "Not noted yet"}
          points={days.map((day) => ({ day: day.day, value: day.place }))}
          kind="line"
          empty={`No place was noted in the last ${chosen} days.`}
        />
      </div>
      <p className="text-muted mt-4 max-w-[43em] text-sm">
        Days are in UTC. A view and a click count once a visitor and day, without known programs; saves and
        votes count while they stand. The place is noted every night from the day on which the tool had an
        owner. None of this but votes and views moves a tool in a list.
      </p>
      <DayTable days={days} labels={labels} />
    </>
  );
}

type Count = (typeof statisticsCounts)[number];

/** The numbers of each day, the last one first. */
function DayTable({ days, labels }: { days: Statistics["days"]; labels: Record<Count, string> }) {
  return (
    <details className="mt-6">
      <summary className="link inline-flex min-h-9 w-fit cursor-pointer items-center text-sm">
        All {days.length} days in numbers
      </summary>
      <div
        tabIndex={0}
        role="region"
        aria-label="All days in numbers"
        className="border-border mt-2 max-h-96 overflow-auto rounded-lg border"
      >
        <table role="table" className="card-table tabular w-full border-collapse text-right text-sm">
          <thead role="rowgroup" className="bg-surface text-muted sticky top-0">
            <tr role="row">
              <th role="columnheader" scope="col" className="px-3 py-2 text-left font-medium">
                Day
              </th>
              {statisticsCounts.map((name) => (
                <th key={name} role="columnheader" scope="col" className="px-3 py-2 font-medium">
                  {labels[name]}
                </th>
              ))}
              <th role="columnheader" scope="col" className="px-3 py-2 font-medium">
                Place
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {days.toReversed().map((day) => (
              <tr key={day.day} role="row" className="border-border border-t">
                <th
                  role="rowheader"
                  scope="row"
                  className="px-3 py-1.5 text-left font-normal whitespace-nowrap"
                >
                  {formatDay(day.day)}
                </th>
                {statisticsCounts.map((name) => (
                  <td key={name} role="cell" data-label={labels[name]} className="px-3 py-1.5">
                    {formatCount(day[name])}
                  </td>
                ))}
                <td role="cell" data-label="Place" className="px-3 py-1.5">
                  {day.place === null ? "–" : formatCount(day.place)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
