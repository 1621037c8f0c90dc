import type { DayPoint } from "@/components/charts/day-point";
import { formatDay } from "@/lib/platform/dates/utils";
import { formatCount } from "@/lib/tools/utils";

const height = 64;
const step = 10;

/** A place of each night as a line, the best at the top, with a gap where none was noted. */
export function DayLine({ points }: { points: DayPoint[] }) {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [best, worst] = [Math.min(...known), Math.max(...known)];
  const top = (value: number) => 4 + (best === worst ? 0.5 : (value - best) / (worst - best)) * (height - 8);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${points.length * step} ${height}`}
      preserveAspectRatio="none"
      className="size-full"
    >
      {points.map(({ day, value }, n) => {
        if (value === null) return null;
        const before = points[n - 1]?.value ?? null;
        return (
          <g key={day}>
            <title>{`${formatDay(day)}: No. ${formatCount(value)}`}</title>
            <rect x={n * step} width={step} height={height} fill="transparent" />
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
  );
}
