import type { OpenDay } from "@/lib/open-data/schema";
import { formatLongDay } from "@/lib/platform/dates/utils";
import { counted, formatCount } from "@/lib/tools/utils";

export function DayList({ days }: { days: OpenDay[] }) {
  return (
    <ul className="border-border divide-border list-none! divide-y rounded-lg border pl-0!">
      {days.map(({ day, tools, changes, files }) => (
        <li key={day} className="px-4 py-3 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <time dateTime={day} className="text-base font-medium">
              {formatLongDay(day)}
            </time>
            <span className="tabular text-muted">
              {counted(tools, "tool")}, {formatCount(changes)} changed
            </span>
          </div>
          <ul className="mt-1 flex list-none! flex-wrap gap-x-4 gap-y-1 pl-0!">
            {files.map(({ name }) => (
              <li key={name}>
                <a
                  href={`/open-data/${day}/${name}`}
                  aria-label={`${name} of ${formatLongDay(day)}`}
                  className="text-secondary-text inline-block py-1 underline underline-offset-3"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
