import { Part } from "@/components/tool-detail/part";
import type { ToolFacts } from "@/lib/tools/facts/schema";
import { factGroups, type FactSource } from "@/lib/tools/facts/utils-groups";

/** What is known of a tool, with the pages where it can be checked. Nothing while nothing is known. */
export function FactTable({ name, facts }: { name: string; facts: ToolFacts }) {
  const groups = factGroups(facts);
  if (groups.length === 0) return null;
  return (
    <Part title="Facts">
      <table className="border-border w-full border-separate border-spacing-0 rounded-lg border text-left">
        <caption className="sr-only">Facts about {name}</caption>
        {groups.map(({ rows, sources }, i) => (
          <tbody
            key={rows[0]!.label}
            className={i > 0 ? "[&>tr:first-child>*]:border-border [&>tr:first-child>*]:border-t" : undefined}
          >
            {rows.map(({ label, value }, n) => (
              <tr key={label} className="align-baseline">
                <th scope="row" className="text-muted w-26 px-4 py-2.5 text-sm font-normal sm:w-40">
                  {label}
                </th>
                <td className="tabular py-2.5 pr-4 break-words">
                  {typeof value === "string" ? value : value.map((line) => <div key={line}>{line}</div>)}
                  {n === rows.length - 1 && (
                    <div className="text-muted mt-0.5 text-sm">
                      <Sources sources={sources} />
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Part>
  );
}

/** Where facts can be checked, and when they were. */
export function Sources({ sources }: { sources: FactSource[] }) {
  return sources.map(({ url, label, checked }) => (
    <div key={`${url} ${checked}`}>
      Source:{" "}
      <a href={url} target="_blank" rel="noopener nofollow" className="link break-words underline">
        {label}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      , {checked}
    </div>
  ));
}
