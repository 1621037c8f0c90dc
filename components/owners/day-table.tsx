import { formatDay } from "@/lib/platform/dates/utils";
import { type Statistics, statisticsCounts } from "@/lib/owners/schema-statistics";
import { formatCount } from "@/lib/tools/utils";

type Count = (typeof statisticsCounts)[number];

/** The numbers of each day, the last one first. */
export function DayTable({ days, labels }: { days: Statistics["days"]; labels: Record<Count, string> }) {
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
