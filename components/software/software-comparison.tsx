import { Logo } from "@/components/tools/logo";
import { formatDay } from "@/lib/platform/dates/utils";
import type { SoftwarePick } from "@/lib/software-pages/schema";
import { comparisonPath, mostCompared } from "@/lib/tools/comparison/utils-address";
import { formatCount } from "@/lib/tools/utils";

const heads = ["Tool", "Best for", "Price", "Platforms", "Rating"];
const numberWords = ["two", "three", "four"];
const cell = "px-4 align-baseline max-sm:flex max-sm:gap-3 max-sm:py-1 sm:py-3";
/** On a phone a cell bears the name of its column. */
const label = "text-muted w-20 shrink-0 text-sm sm:hidden";
const unknown = <span className="text-muted">Not known</span>;

/** The picks of a page beside each other: as a table, on a phone as cards. The roles outlast that change of shape. */
export function SoftwareComparison({ tools }: { tools: SoftwarePick[] }) {
  if (tools.length < 2) return null;
  const first = tools.slice(0, mostCompared);
  const checked = tools.some(({ compared }) => compared.checkedAt);
  return (
    <section aria-labelledby="at-a-glance" className="mb-10">
      <h2 id="at-a-glance" className="mb-3 text-lg">
        The picks at a glance
      </h2>
      <div className="border-border rounded-lg border">
        <table role="table" aria-labelledby="at-a-glance" className="w-full text-left max-sm:block">
          <thead role="rowgroup" className="max-sm:sr-only">
            <tr role="row">
              {heads.map((head) => (
                <th
                  key={head}
                  role="columnheader"
                  scope="col"
                  className="text-muted px-4 py-2.5 text-xs font-medium"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {tools.map((tool) => (
              <Row key={tool.id} tool={tool} checked={checked} />
            ))}
          </tbody>
        </table>
      </div>
      {!checked && <p className="text-muted mt-3 text-xs">Prices are not checked yet.</p>}
      <p className="mt-3">
        <a
          href={comparisonPath(first.map(({ slug }) => slug))}
          className="link inline-flex min-h-6 items-center"
        >
          Compare {first.length < tools.length ? "the first" : "the"} {numberWords[first.length - 2]} in full
        </a>
      </p>
    </section>
  );
}

function Row({
  tool: { name, slug, logo, rating, reviews, compared },
  checked,
}: {
  tool: SoftwarePick;
  /** Whether any price of the table is checked, so that each has to say it of itself. */
  checked: boolean;
}) {
  const { bestFor, price, checkedAt, platforms } = compared;
  return (
    <tr role="row" className="border-border max-sm:block max-sm:py-3 max-sm:not-first:border-t sm:border-t">
      <th role="rowheader" scope="row" className={`${cell} font-semibold sm:w-48`}>
        <a href={`/ai-tools/${slug}`} className="inline-flex min-h-6 items-center gap-2.5 hover:underline">
          <Logo src={logo} size={24} className="size-6 shrink-0 rounded-sm" />
          {/* The row's line, which a picture before it would set. */}
          <span className="min-w-0 self-baseline wrap-anywhere">{name}</span>
        </a>
      </th>
      <td role="cell" className={cell}>
        <span className={label}>Best for</span>
        <span className="min-w-0 wrap-anywhere">{bestFor}</span>
      </td>
      <td role="cell" className={cell}>
        <span className={label}>Price</span>
        <span className="tabular min-w-0 wrap-anywhere">
          {price}
          {checked && (
            <span className="text-muted block text-xs">
              {checkedAt ? (
                <>
                  Checked <time dateTime={checkedAt}>{formatDay(checkedAt)}</time>
                </>
              ) : (
                "Not checked yet"
              )}
            </span>
          )}
        </span>
      </td>
      <td role="cell" className={cell}>
        <span className={label}>Platforms</span>
        <span>{platforms || unknown}</span>
      </td>
      <td role="cell" className={`${cell} tabular sm:whitespace-nowrap`}>
        <span className={label}>Rating</span>
        {rating === null ? (
          <span className="text-muted">Not rated yet</span>
        ) : (
          <span className="stars">{`${rating.toFixed(1)} (${formatCount(reviews)})`}</span>
        )}
      </td>
    </tr>
  );
}
