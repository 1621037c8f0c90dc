import { shareOf } from "@/components/charts/share-of";
import { formatCount } from "@/lib/tools/utils";

/** So many parts have a shade of their own; the next one has the first again. */
const most = 5;
/** The faintest that stands out from the ground by three to one. */
const faintest = 52;
/** A shade of one colour for each of so many parts, as far from each other as there is room, the first in the fullest. */
const shade = (index: number, parts: number) => {
  const step = (100 - faintest) / Math.max(1, Math.min(parts, most) - 1);
  return `color-mix(in oklab, currentColor ${100 - step * (index % most)}%, var(--background))`;
};

/** Parts of a whole as a ring, and as a table that says which is which. */
export function PieChart({
  label,
  fields: [thing, number],
  rows,
}: {
  label: string;
  fields: [thing: string, number: string];
  rows: { name: string; count: number }[];
}) {
  const whole = rows.reduce((sum, { count }) => sum + count, 0);
  const starts = rows.map((_, i) => rows.slice(0, i).reduce((sum, { count }) => sum + count, 0));
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        className="text-chart mx-auto block size-44 max-w-full -rotate-90"
      >
        {rows.map(({ name, count }, i) => (
          <circle
            key={name}
            cx="50"
            cy="50"
            r="38"
            fill="none"
            stroke={shade(i, rows.length)}
            strokeWidth="20"
            pathLength={whole || 1}
            // A hair less than its part: what is left shows the ground between two.
            strokeDasharray={`${Math.max(0, count - whole / 250)} ${whole}`}
            strokeDashoffset={-starts[i]!}
          >
            <title>{`${name}: ${formatCount(count)}`}</title>
          </circle>
        ))}
      </svg>
      <table className="tabular mt-4 w-full border-collapse text-left text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{thing}</th>
            <th scope="col">{number}</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count }, i) => (
            <tr key={name} className="border-border border-t first:border-t-0">
              <th scope="row" className="py-2 pr-3 font-normal">
                <span
                  aria-hidden
                  className="text-chart mr-2 inline-block size-3 translate-y-px rounded-sm"
                  style={{ background: shade(i, rows.length) }}
                />
                {name}
              </th>
              <td className="py-2 text-right">{formatCount(count)}</td>
              <td className="text-muted w-14 py-2 text-right">{shareOf(count, whole)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
