import { Download } from "lucide-react";
import { DayChart } from "@/components/charts/day-chart";
import { InPlaceLink } from "@/components/lists/in-place-link";
import { ViewLinks } from "@/components/lists/view-links";
import { DayTable } from "@/components/owners/day-table";
import { buttonVariants } from "@/components/ui/button";
import { type Statistics, statisticsCounts, statisticsDays } from "@/lib/owners/schema-statistics";
import { formatCount } from "@/lib/tools/utils";

const labels = { views: "Views", clicks: "Clicks to the website", saves: "Saves", votes: "Votes" };

/** How a tool does, day by day: a chart of each number, and all of them in a table. */
export function ToolStatistics({ statistics, chosen }: { statistics: Statistics; chosen: number }) {
  const { tool, days, totals } = statistics;
  const href = (wanted: number) => `/dashboard/tools/${tool.id}?days=${wanted}`;
  const place = days.findLast((day) => day.place !== null)?.place;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ViewLinks
          Anchor={InPlaceLink}
          label="Time"
          links={statisticsDays.map((wanted) => ({
            label: `${wanted} days`,
            href: href(wanted),
            current: wanted === chosen,
          }))}
        />
        <a
          href={`/api/tools/${tool.id}/statistics?days=${chosen}&format=csv`}
          download
          className={buttonVariants({ variant: "outline", className: "max-sm:h-11" })}
        >
          <Download aria-hidden strokeWidth={1.75} />
          Download CSV
        </a>
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
      <p className="text-muted mt-4 max-w-[65ch] text-sm">
        Days are in UTC. A view and a click count once a visitor and day, without known programs; saves and
        votes count while they stand. The place is noted every night from the day on which the tool had an
        owner. None of this but votes and views moves a tool in a list.
      </p>
      <DayTable days={days} labels={labels} />
    </>
  );
}
