import { formatDay } from "@/lib/platform/dates/utils";
import { formatCount } from "@/lib/tools/utils";

const height = 64;
const step = 10;

/** A number of each day as bars, or of each night as a line, where the first place is at the top. Its numbers stand in the table. */
export function DayChart({
  label,
  value,
  points,
  kind = "bars",
}: {
  label: string;
  /** The number that stands beside the label. */
  value: string;
  points: { day: string; value: number | null }[];
  kind?: "bars" | "line";
}) {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const most = Math.max(1, ...known);
  const least = kind === "line" ? Math.min(most, ...known) : 0;
  const width = points.length * step;
  /** How far from the top, for a line. */
  const top = (value: number) => 4 + (most === least ? 0.5 : (value - least) / (most - least)) * (height - 8);
  return (
    <section className="border-border rounded-lg border p-4">
      <div className="mb-3 flex items-baseline justify-between gap-2">
        <h2 className="text-muted text-sm font-normal">{label}</h2>
        <p className="tabular text-lg font-semibold">{value}</p>
      </div>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="text-secondary-text h-16 w-full"
      >
        {kind === "bars" &&
          points.map(({ day, value }, n) => {
            const size = ((value ?? 0) / most) * (height - 2);
            return (
              <g key={day}>
                <title>{`${formatDay(day)}: ${formatCount(value ?? 0)}`}</title>
                <rect x={n * step} y={0} width={step} height={height} fill="transparent" />
                <rect
                  x={n * step + 1}
                  y={height - Math.max(size, 1)}
                  width={step - 2}
                  height={Math.max(size, 1)}
                  fill="currentColor"
                  opacity={value ? 1 : 0.25}
                />
              </g>
            );
          })}
        {kind === "line" &&
          points.map(({ day, value }, n) => {
            const before = points[n - 1]?.value ?? null;
            if (value === null) return null;
            return (
              <g key={day}>
                <title>{`${formatDay(day)}: number ${formatCount(value)}`}</title>
                <rect x={n * step} y={0} width={step} height={height} fill="transparent" />
                <line
                  x1={(before === null ? n : n - 1) * step + step / 2 - (before === null ? 2 : 0)}
                  y1={top(before ?? value)}
                  x2={n * step + step / 2 + (before === null ? 2 : 0)}
                  y2={top(value)}
                  stroke="currentColor"
                  strokeWidth={2}
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                />
              </g>
            );
          })}
      </svg>
      {points.length > 1 && (
        <p aria-hidden className="text-muted mt-1 flex justify-between text-xs">
          <span>{formatDay(points[0]!.day)}</span>
          <span>{formatDay(points.at(-1)!.day)}</span>
        </p>
      )}
    </section>
  );
}
