import { formatDay } from "@/lib/platform/dates/utils";
import type { RankDto, RankedList } from "@/lib/tools/ranking/schema";
import { moveUp } from "@/lib/tools/ranking/utils";
import type { ToolDto } from "@/lib/tools/schema";
import { formatCount } from "@/lib/tools/utils";

type Standing = RankDto["lists"][number];

const label = (list: RankedList, { category }: ToolDto) =>
  ({
    trending: "Trending",
    category: `Trending in ${category}`,
    popular: "Most Popular",
    rating: "Top Rated",
    newest: "Newest",
  })[list];

const href = (list: RankedList, { categorySlug }: ToolDto) =>
  list === "trending" ? "/" : list === "category" ? `/category/${categorySlug}` : `/?sort=${list}`;

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
const shown = (list: RankedList, value: number) =>
  list === "newest" ? formatDay(new Date(value * 1000).toISOString()) : number.format(value);

export function RankTable({ standing, tool }: { standing: Standing; tool: ToolDto }) {
  const { list, place, of, score, terms } = standing;
  const parts = terms.filter(({ name }) => name !== moveUp);
  const up = terms.find(({ name }) => name === moveUp);
  return (
    <section aria-labelledby={`rank-${list}`}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`rank-${list}`} className="text-lg">
          <a href={href(list, tool)} className="inline-block min-h-6 hover:underline">
            {label(list, tool)}
          </a>
        </h2>
        <p className="tabular text-muted">
          No. <strong className="text-foreground">{formatCount(place)}</strong> of {formatCount(of)}
        </p>
      </div>
      <table className="border-border w-full border-separate border-spacing-0 rounded-lg border text-left">
        <caption className="sr-only">What the score is made of</caption>
        <tbody className="[&>tr:not(:first-child)>*]:border-border [&>tr:not(:first-child)>*]:border-t">
          {parts.map(({ name, value, explanation }) => (
            <tr key={name} className="align-baseline">
              <th scope="row" className="px-4 py-2.5 font-normal">
                <span className="inline-block first-letter:uppercase">{name}</span>
                <span className="text-muted block text-sm">{explanation}</span>
              </th>
              <td className="tabular px-4 py-2.5 text-right font-semibold">{shown(list, value)}</td>
            </tr>
          ))}
          {list !== "newest" && (
            <tr className="align-baseline">
              <th scope="row" className="px-4 py-2.5 font-semibold">
                Score
              </th>
              <td className="tabular px-4 py-2.5 text-right font-semibold">{shown(list, score)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {up && <p className="text-muted mt-2 px-4 text-sm">To move up: {up.explanation}</p>}
      {list === "trending" && (
        <p className="text-muted mt-2 px-4 text-sm">
          <a href="/trending" className="link underline">
            Trending AI Tools
          </a>{" "}
          has another order: the votes and views of the day, the week or the month alone.
        </p>
      )}
    </section>
  );
}
