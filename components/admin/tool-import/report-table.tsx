import { formatCount } from "@/lib/tools/utils";
import type { ImportColumn, ImportRow, ReportedRow } from "@/lib/tools/schema-import";

/** More than these are counted, not listed. */
const listed = 200;

/** The number of a row as a spreadsheet shows it: the headings are row 1. */
const rowNumber = (index: number) => index + 2;

/** What stands in a cell, by which it is found in the file; of a long one the beginning. */
function Cell({ text }: { text: string | undefined }) {
  const said = text?.trim();
  if (!said) return null;
  return <span className="text-muted"> (“{said.length > 60 ? `${said.slice(0, 60)}…` : said}”)</span>;
}

export function ReportTable({ rows, report }: { rows: ImportRow[]; report: ReportedRow[] }) {
  // What has to be put right comes before what is only left out, of which an exported file is full.
  const wrong = report.filter(({ problems }) => problems.length > 0);
  const others = report.filter(({ problems }) => problems.length === 0);
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Report"
      className="border-border max-h-72 overflow-auto rounded-md border"
    >
      <table className="tabular w-full border-collapse text-left text-sm">
        <thead className="bg-background text-muted sticky top-0 text-xs shadow-[0_1px_0_var(--border)]">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              Row
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              Tool
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              Found
            </th>
          </tr>
        </thead>
        <tbody>
          {[...wrong, ...others].slice(0, listed).map(({ index, problems, duplicateOf, repeats }) => (
            <tr key={index} className="border-border border-t align-top">
              <td className="px-3 py-2">{rowNumber(index)}</td>
              <td className="max-w-52 min-w-28 px-3 py-2 break-words">
                {rows[index]?.name?.trim() || "(no name)"}
              </td>
              <td className="px-3 py-2">
                <ul className="flex flex-col gap-0.5">
                  {problems.map(({ column, message }, i) => (
                    <li key={i} className="text-danger break-words">
                      Problem in {column}: {message}
                      <Cell text={rows[index]?.[column as ImportColumn]} />
                    </li>
                  ))}
                  {duplicateOf && (
                    <li className="text-warning break-words">
                      Duplicate: {duplicateOf.name} has this website already
                    </li>
                  )}
                  {repeats !== null && (
                    <li className="text-warning">Duplicate: same website as row {rowNumber(repeats)}</li>
                  )}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {report.length > listed && (
        <p className="text-muted border-border border-t px-3 py-2 text-sm">
          And {formatCount(report.length - listed)} more rows.
        </p>
      )}
    </div>
  );
}
