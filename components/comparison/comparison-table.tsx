import type { CSSProperties } from "react";
import { ComparedHead } from "@/components/comparison/compared-head";
import type { ComparedField, ComparedRow, ComparedValue } from "@/lib/tools/comparison/schema";
import type { ToolDto } from "@/lib/tools/schema";
import { cn } from "@/lib/utils";

const firstColumn =
  "sticky left-0 z-1 w-44 min-w-44 border-b border-border bg-background px-3 py-3 text-left align-top font-medium";
/** Lists of names take two columns where both have room. */
const inColumns = "[&_ul]:[columns:2_9rem]";
const cell = "min-w-48 snap-start border-b border-l border-border px-3 py-3 align-top break-words";

/**
 * Tools beside each other. The head stays in sight, on a large screen the first column as well; on a smaller one each row's
 * label stands above its values (`.compared`). The roles outlast that change of shape.
 */
export function ComparisonTable({
  tools,
  rows,
  sponsored,
}: {
  tools: ToolDto[];
  rows: ComparedRow[];
  /** Ids of those that pay for a listing. */
  sponsored: string[];
}) {
  return (
    <div
      role="region"
      aria-label="Comparison"
      tabIndex={0}
      style={{ "--tools": tools.length } as CSSProperties}
      className={cn("compared border-border rounded-lg border", tools.length > 2 && "compared-many")}
    >
      <table
        role="table"
        className="tabular w-full table-fixed border-separate border-spacing-0 text-sm max-lg:table-auto"
      >
        <caption className="sr-only">{tools.map(({ name }) => name).join(", ")} compared</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th
              role="columnheader"
              scope="col"
              className={`${firstColumn} top-0 z-3 lg:top-14 lg:rounded-tl-lg`}
            >
              <span className="sr-only">What is compared</span>
            </th>
            {tools.map((tool) => (
              <th
                key={tool.id}
                role="columnheader"
                scope="col"
                // What each cell of the column is read with: the name, and not all that can be pressed beside it.
                abbr={tool.name}
                aria-label={tool.name}
                className={`${cell} bg-background sticky top-0 z-2 text-left lg:top-14 lg:last:rounded-tr-lg`}
              >
                <ComparedHead tool={tool} tools={tools} sponsored={sponsored.includes(tool.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="[&>tr:last-child>:is(td,th)]:border-b-0 [&>tr:last-child>th]:rounded-bl-lg"
        >
          {rows.map(({ field, label, values, differs }) => (
            <tr key={field} role="row" className={isSame(field, values, differs) ? "text-muted" : undefined}>
              <th role="rowheader" scope="row" className={firstColumn}>
                {label}
                {differs && <span className="sr-only"> Differs</span>}
              </th>
              {values.map((value, i) => (
                <td
                  key={tools[i]!.id}
                  role="cell"
                  className={field === "price" ? cell : `${cell} ${inColumns}`}
                >
                  <ComparedCell value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a row's values are known to be the same, so that it steps back. Features are in each maker's own words. */
const isSame = (field: ComparedField, values: ComparedValue[], differs: boolean) =>
  !differs && field !== "features" && values.every((value) => value !== null);

/** Of a longer list the rest is folded. */
const mostListed = 10;

/** A value of a comparison; what is not known is a dash. */
function ComparedCell({ value }: { value: ComparedValue }) {
  if (value === null) {
    return (
      <>
        <span aria-hidden className="text-muted">
          —
        </span>
        <span className="sr-only">Not known</span>
      </>
    );
  }
  if (!Array.isArray(value)) return value;
  return (
    <>
      <List items={value.slice(0, mostListed)} />
      {value.length > mostListed && (
        <details>
          <summary className="link min-h-6 cursor-pointer leading-6">
            and {value.length - mostListed} more
          </summary>
          <List items={value.slice(mostListed)} />
        </details>
      )}
    </>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="space-y-1">
      {items.map((item) => (
        <li key={item} className="break-inside-avoid">
          {item}
        </li>
      ))}
    </ul>
  );
}
