import type { DayPoint } from "@/components/charts/day-point";
import { formatDay } from "@/lib/platform/dates/utils";
import { formatCount } from "@/lib/tools/utils";

const height = 64;
const step = 10;

/** A bar for each day that has something. */
export function DayBars({ points }: { points: DayPoint[] }) {
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${points.length * step} ${height}`}
      preserveAspectRatio="none"
      className="size-full"
    >
      {points.map(({ day, value }, n) => {
        if (!value) return null;
        const tall = Math.max(2, (value / most) * height);
        return (
          <g key={day}>
            <title>{`${formatDay(day)}: ${formatCount(value)}`}</title>
            <rect x={n * step} width={step} height={height} fill="transparent" />
            <rect x={n * step + 1} y={height - tall} width={step - 2} height={tall} fill="currentColor" />
          </g>
        );
      })}
    </svg>
  );
}
