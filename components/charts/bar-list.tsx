import { shareOf } from "@/components/charts/share-of";
import { formatCount } from "@/lib/tools/utils";

/**
 * Things and how many there are of each, as a table with a bar in every row. `whole` is what shares are of, `longest` what a
 * bar of full length stands for: the most of them when left out.
 */
export function BarList({
  label,
  fields: [thing, number],
  rows,
  whole,
  longest = Math.max(1, ...rows.map(({ count }) => count)),
}: {
  label: string;
  /** What the things and their numbers are called. */
  fields: [thing: string, number: string];
  rows: { name: string; count: number }[];
  whole: number;
  longest?: number;
}) {
  return (
    <table className="tabular w-full border-collapse text-left text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{thing}</th>
          <th scope="col">Bar</th>
          <th scope="col">{number}</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" className="w-2/5 py-1 pr-3 font-normal">
              {name}
            </th>
            <td aria-hidden className="py-1">
              <span
                className="bg-chart block h-3.5 min-w-0.5 rounded-r-sm"
                style={{ width: `${(count / longest) * 100}%` }}
              />
            </td>
            <td className="w-px py-1 pl-3 text-right">{formatCount(count)}</td>
            <td className="text-muted w-px py-1 pl-3 text-right whitespace-nowrap">
              {shareOf(count, whole)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
