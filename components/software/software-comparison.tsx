import { Logo } from "@/components/tools/logo";
import { formatDay } from "@/lib/platform/dates/utils";
import type { SoftwarePick } from "@/lib/software-pages/schema";
import { comparisonPath, mostCompared } from "@/lib/tools/comparison/utils-address";
import { unbroken } from "@/lib/tools/facts/utils";
import { formatCount } from "@/lib/tools/utils";

const heads = [
  ["Tool", "w-[20%]"],
  ["What it does", "w-[25%]"],
  ["Price", "w-[19%]"],
  ["Platforms", "w-[22%]"],
  ["Rating", "w-[14%]"],
] as const;
const numberWords = ["two", "three", "four"];
const cell = "px-4 align-baseline max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 max-lg:py-1 lg:py-3";
/** Where it is narrow a cell bears the name of its column. */
const label = "text-muted w-20 shrink-0 text-sm lg:hidden";
/** Below that name where its letters are so large that the line has no room for both. */
const value = "min-w-0 max-lg:flex-1 max-lg:basis-36";
const unknown = <span className="text-muted">Not known</span>;

/** The picks of a page beside each other: as a table, where it is narrow as cards. The roles outlast that change of shape. */
export function SoftwareComparison({
  tools,
  sponsored,
}: {
  tools: SoftwarePick[];
  /** Ids of the tools that have a sponsored listing at present. */
  sponsored: string[];
}) {
  if (tools.length < 2) return null;
  const first = tools.slice(0, mostCompared);
  const checked = tools.some(({ compared }) => compared.checkedAt);
  return (
    <section aria-labelledby="at-a-glance" className="mb-10">
      <h2 id="at-a-glance" className="mb-3 text-lg">
        The picks at a glance
      </h2>
      <div className="border-border rounded-lg border">
        <table
          role="table"
          aria-labelledby="at-a-glance"
          className="w-full table-fixed text-left max-lg:block"
        >
          <thead role="rowgroup" className="max-lg:sr-only">
            <tr role="row">
              {heads.map(([head, width]) => (
                <th
                  key={head}
                  role="columnheader"
                  scope="col"
                  className={`text-muted px-4 py-2.5 text-xs font-medium ${width}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-lg:block">
            {tools.map((tool) => (
              <Row key={tool.id} tool={tool} checked={checked} sponsored={sponsored.includes(tool.id)} />
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
  sponsored,
}: {
  tool: SoftwarePick;
  /** Whether any price of the table is checked, so that each has to say it of itself. */
  checked: boolean;
  sponsored: boolean;
}) {
  const { does, price, checkedAt, platforms } = compared;
  return (
    <tr role="row" className="border-border max-lg:block max-lg:py-3 max-lg:not-first:border-t lg:border-t">
      <th role="rowheader" scope="row" className={`${cell} font-semibold`}>
        <a href={`/ai-tools/${slug}`} className="inline-flex min-h-6 items-center gap-2.5 hover:underline">
          <Logo src={logo} size={24} className="size-6 shrink-0 rounded-sm" />
          {/* The row's line, which a picture before it would set. */}
          <span className="min-w-0 self-baseline wrap-anywhere">{name}</span>
        </a>
        {sponsored && <span className="badge ml-2 lg:mt-1.5 lg:ml-0">Sponsored</span>}
      </th>
      <td role="cell" className={cell}>
        <span className={label}>Does</span>
        <span className={`${value} wrap-anywhere`}>{does}</span>
      </td>
      <td role="cell" className={cell}>
        <span className={label}>Price</span>
        <span className={`${value} tabular wrap-anywhere`}>
          {unbroken(price)}
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
        <span className={value}>{platforms || unknown}</span>
      </td>
      <td role="cell" className={`${cell} tabular lg:whitespace-nowrap`}>
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
