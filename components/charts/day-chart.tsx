import { formatDay } from "@/lib/platform/dates/utils";
import { formatCount } from "@/lib/tools/utils";

/** A day as `2026-11-14`, with what was counted then; null where nothing is known. */
type DayPoint = { day: string; value: number | null };

const height = 64;
/** How wide a day is. */
const step = 10;

/**
 * A number of each day as bars, or a place of each night as a line with the first at the top. It says the most, or the best,
 * and the days at its ends; each number stands in a table beside it. Where there was nothing, words stand in place of the drawing.
 */
export function DayChart({
  label,
  value,
  points,
  kind = "bars",
  empty = "Nothing yet.",
}: {
  label: string;
  /** The number that stands beside the label. */
  value: string;
  points: DayPoint[];
  kind?: "bars" | "line";
  /** What is said where no day has anything. */
  empty?: string;
}) {
  const [first, last] = [points[0], points.at(-1)];
  const peak = peakOf(points, kind);
  const frame = "border-border mt-1 h-16 border-b";
  const said = peak && `${kind === "line" ? "No. " : ""}${formatCount(peak.value)} on ${formatDay(peak.day)}`;
  const at = peak ? ((peak.index + 0.5) / points.length) * 100 : 0;
  return (
    <figure className="border-border min-w-0 rounded-lg border p-4">
      <figcaption className="flex items-baseline justify-between gap-2">
        <span className="text-muted text-sm">{label}</span>
        <span className="tabular text-lg font-semibold">{value}</span>
      </figcaption>
      <p aria-hidden className="text-muted tabular mt-1 h-4 text-xs whitespace-nowrap">
        {said && (
          <span
            className="relative inline-block"
            style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}
          >
            {said}
          </span>
        )}
      </p>
      {said ? (
        <div
          role="img"
          aria-label={`${label} by day: ${kind === "line" ? "at best" : "at most"} ${said}`}
          className={`text-chart ${frame}`}
        >
          <svg
            aria-hidden
            viewBox={`0 0 ${points.length * step} ${height}`}
            preserveAspectRatio="none"
            className="size-full"
          >
            {kind === "line" ? <Line points={points} /> : <Bars points={points} />}
          </svg>
        </div>
      ) : (
        <p className={`text-muted flex items-center text-sm ${frame}`}>{empty}</p>
      )}
      {first && last && (
        <p aria-hidden className="text-muted tabular mt-1 flex justify-between gap-2 text-xs">
          <span>{formatDay(first.day)}</span>
          {points.length > 1 && <span>{formatDay(last.day)}</span>}
        </p>
      )}
    </figure>
  );
}

/** The day with the most, or with the best place; undefined where there was nothing. */
function peakOf(points: DayPoint[], kind: "bars" | "line") {
  const known = points.flatMap(({ day, value }, index) => (value ? [{ day, value, index }] : []));
  return known.reduce<(typeof known)[number] | undefined>(
    (best, point) =>
      !best || (kind === "line" ? point.value < best.value : point.value > best.value) ? point : best,
    undefined,
  );
}

function Bars({ points }: { points: DayPoint[] }) {
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0));
  return points.map(({ day, value }, n) => {
    if (!value) return null;
    const tall = Math.max(2, (value / most) * height);
    return (
      <g key={day}>
        <title>{`${formatDay(day)}: ${formatCount(value)}`}</title>
        <rect x={n * step} width={step} height={height} fill="transparent" />
        <rect x={n * step + 1} y={height - tall} width={step - 2} height={tall} fill="currentColor" />
      </g>
    );
  });
}

/** A place of each night as a line, the best at the top, with a gap where none was noted. */
function Line({ points }: { points: DayPoint[] }) {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [best, worst] = [Math.min(...known), Math.max(...known)];
  const top = (value: number) => 4 + (best === worst ? 0.5 : (value - best) / (worst - best)) * (height - 8);
  return points.map(({ day, value }, n) => {
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
  });
}
