import { formatDay } from "@/lib/platform/dates/utils";
import type { ReportDay } from "@/lib/sponsorships/report/schema";
import { formatCount } from "@/lib/tools/utils";

const height = 80;

/** What was counted on each day as bars, with the most and the days at the ends in words. The table has each number. */
export function ReportChart({
  label,
  days,
  kind,
}: {
  label: string;
  days: ReportDay[];
  kind: "impressions" | "clicks";
}) {
  const counts = days.map((day) => day[kind].counted);
  const most = Math.max(...counts);
  const sum = counts.reduce((before, count) => before + count, 0);
  const [first, last] = [formatDay(days[0]!.day), formatDay(days.at(-1)!.day)];
  return (
    <figure className="border-border min-w-0 rounded-lg border p-4">
      <figcaption className="flex items-baseline justify-between gap-2 text-sm">
        <span className="font-medium">{label} by day</span>
        <span className="text-muted tabular text-xs">most on a day: {formatCount(most)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${formatCount(sum)} ${kind} from ${first} to ${last}, ${formatCount(most)} at most on a day.`}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        className="text-primary-text mt-3 block h-20 w-full"
      >
        {days.map(({ day }, i) => {
          const tall = most === 0 ? 0 : (counts[i]! / most) * height;
          return (
            <rect key={day} x={i + 0.1} y={height - tall} width={0.8} height={tall} fill="currentColor">
              <title>{`${formatDay(day)}: ${formatCount(counts[i]!)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p
        aria-hidden
        className="border-border text-muted tabular mt-px flex justify-between border-t pt-1 text-xs"
      >
        <span>{first}</span>
        {days.length > 1 && <span>{last}</span>}
      </p>
    </figure>
  );
}
