import { ComparedCell } from "@/components/comparison/compared-cell";
import { ComparedHead } from "@/components/comparison/compared-head";
import type { ComparedRow } from "@/lib/tools/comparison/schema";
import type { ToolDto } from "@/lib/tools/schema";

const firstColumn =
  "sticky left-0 z-1 w-28 min-w-28 border-b border-border bg-background px-3 py-3 text-left align-top font-medium sm:w-44 sm:min-w-44";
const cell = "min-w-48 snap-start border-b border-l border-border px-3 py-3 align-top break-words";

/**
 * Tools beside each other. The first column and the head stay in sight: on a small screen while the table is pushed, on a
 * large one while the page is. Two fit a phone as well, with each row's label above its values (`.compared-pair`); the roles
 * outlast that change of shape.
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
  const pushed =
    "max-lg:max-h-[85dvh] max-lg:snap-x max-lg:scroll-pl-28 max-lg:overflow-auto max-lg:sm:scroll-pl-44";
  return (
    <div
      role="region"
      aria-label="Comparison"
      tabIndex={0}
      className={`border-border rounded-lg border ${tools.length === 2 ? "compared-pair" : pushed}`}
    >
      <table
        role="table"
        className="w-full table-fixed border-separate border-spacing-0 text-sm max-lg:table-auto"
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
            <tr key={field} role="row">
              <th role="rowheader" scope="row" className={firstColumn}>
                {label}
                {differs && (
                  <>
                    {" "}
                    <span className="badge badge-accent">Differs</span>
                  </>
                )}
              </th>
              {values.map((value, i) => (
                <td key={tools[i]!.id} role="cell" className={cell}>
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
