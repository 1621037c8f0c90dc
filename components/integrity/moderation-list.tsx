import type { ModerationEntry } from "@/lib/integrity/schema";
import { formatDay } from "@/lib/platform/dates/utils";

export function ModerationList({ entries }: { entries: ModerationEntry[] }) {
  const days = [...new Set(entries.map(({ day }) => day))];
  return (
    <div className="flex flex-col gap-8">
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="text-base">
            <time dateTime={day}>{formatDay(day)}</time>
          </h2>
          <ul className="mt-2">
            {entries
              .filter((entry) => entry.day === day)
              .map(({ what, why, tool }, i) => (
                <li
                  key={i}
                  className="border-border flex flex-wrap items-baseline justify-between gap-x-4 border-t py-2"
                >
                  <span className="min-w-0 break-words">
                    {what}
                    {tool && (
                      <>
                        {": "}
                        <a href={`/ai-tools/${tool.slug}`} className="link">
                          {tool.name}
                        </a>
                      </>
                    )}
                  </span>
                  {why && <span className="text-muted text-sm">{why}</span>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
