import type { ReactNode } from "react";
import { formatCount } from "@/lib/tools/utils";

/** Numbers by what they are of, in a box that scrolls by itself. `fields` are the headings. */
export function NumberTable({
  label,
  fields,
  rows,
}: {
  label: string;
  fields: string[];
  rows: { key: string; head: ReactNode; cells: number[] }[];
}) {
  return (
    <div tabIndex={0} role="region" aria-label={label} className="overflow-auto sm:max-h-96">
      <table className="tabular w-full border-collapse text-left text-sm">
        <thead className="bg-background text-muted sticky top-0 text-xs">
          <tr>
            {fields.map((field, i) => (
              <th key={field} scope="col" className={`py-2 font-medium ${i > 0 ? "pl-3 text-right" : ""}`}>
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key} className="border-border border-t align-top">
              <th scope="row" className="py-2 font-normal">
                {head}
              </th>
              {cells.map((cell, i) => (
                <td key={i} className="py-2 pl-3 text-right">
                  {formatCount(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
