import { Part } from "@/components/tool-detail/part";
import { Icon } from "@/components/ui/icon";
import { circleCheck } from "@/components/ui/late-icon-paths";
import { circleDashed, history } from "@/components/ui/tool-icon-paths";
import { formatDay } from "@/lib/platform/dates/utils";
import type { ToolFacts } from "@/lib/tools/facts/schema";
import { goodForDays } from "@/lib/tools/facts/utils-age";
import { factGroups, type FactSource } from "@/lib/tools/facts/utils-groups";
import { cn } from "@/lib/utils";

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
            className={cn(
              "[&>tr:nth-last-child(2)>:is(td,th)]:pb-1",
              i > 0 && "[&>tr:first-child>:is(td,th)]:border-border [&>tr:first-child>:is(td,th)]:border-t",
            )}
          >
            {rows.map(({ label, value, stale }) => (
              <tr key={label} className="align-baseline">
                <th scope="row" className="text-muted w-26 px-4 py-2.5 text-sm font-normal sm:w-40">
                  {label}
                </th>
                <td className="tabular py-2.5 pr-4 wrap-anywhere">
                  <div className={stale ? "text-muted" : undefined}>
                    {typeof value === "string" ? value : value.map((line) => <div key={line}>{line}</div>)}
                  </div>
                </td>
              </tr>
            ))}
            <tr className="align-baseline">
              <th scope="row" className="text-muted px-4 pb-2.5 text-left text-sm font-normal">
                {rows.length === 1 ? (
                  <span className="sr-only">{rows[0]!.label}, checked</span>
                ) : sources.length === 1 ? (
                  "All of these"
                ) : (
                  "Sources"
                )}
              </th>
              <td className="text-muted pr-4 pb-2.5 text-sm wrap-anywhere">
                <Sources sources={sources} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </Part>
  );
}

/** Where facts can be checked, and when they were. */
export function Sources({ sources }: { sources: FactSource[] }) {
  return sources.map((source) => (
    <div key={`${source.url} ${source.checkedAt}`}>
      <Checked source={source} /> ·{" "}
      <a
        href={source.url}
        target="_blank"
        rel="noopener nofollow"
        className="link inline-flex min-h-6 items-center underline"
      >
        <span className="sr-only">Source: </span>
        {source.label}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  ));
}

function Checked({ source: { checkedAt, stale, reported } }: { source: FactSource }) {
  const mark = checkedAt ? (stale ? history : circleCheck) : circleDashed;
  return (
    <>
      <Icon path={mark} className="mr-1 inline size-3.5 -translate-y-px" />
      {checkedAt ? (
        <>
          Checked <time dateTime={checkedAt}>{formatDay(checkedAt)}</time>
          {stale && `, more than ${goodForDays} days ago`}
        </>
      ) : reported ? (
        "Reported, not checked yet"
      ) : (
        "Not checked yet"
      )}
    </>
  );
}
