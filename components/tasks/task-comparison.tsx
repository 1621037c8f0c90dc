import type { ReactNode } from "react";
import type { TaskTool } from "@/lib/tasks/schema-page";
import { unbroken } from "@/lib/tools/facts/utils";
import { formatCount } from "@/lib/tools/utils";

const unknown = <span className="text-muted">Not known</span>;

const rows: { label: string; value: (tool: TaskTool) => ReactNode }[] = [
  { label: "Price", value: ({ compared }) => unbroken(compared.price) },
  { label: "Free plan", value: ({ compared }) => (compared.hasFreePlan ? "Yes" : "No") },
  { label: "Platforms", value: ({ compared }) => compared.platforms || unknown },
  {
    label: "Open source",
    value: ({ compared: { openSource } }) => (openSource === null ? unknown : openSource ? "Yes" : "No"),
  },
  {
    label: "Rating",
    value: ({ card: { rating, reviews } }) =>
      rating === null ? (
        <span className="text-muted">Not rated yet</span>
      ) : (
        <span className="stars">{`${rating.toFixed(1)} (${formatCount(reviews)})`}</span>
      ),
  },
];

/** The first tools of a task beside each other, with the way to compare them in full. */
export function TaskComparison({ tools }: { tools: TaskTool[] }) {
  if (tools.length < 2) return null;
  const slugs = tools.map(({ card }) => card.slug).sort();
  return (
    <section aria-labelledby="comparison" className="mt-12">
      <h2 id="comparison" className="mb-3 text-lg">
        The first {tools.length === 2 ? "two" : "three"} compared
      </h2>
      <div
        role="group"
        aria-labelledby="comparison"
        tabIndex={0}
        className="border-border overflow-x-auto rounded-lg border"
      >
        <table role="table" className="card-table w-full table-fixed text-left sm:min-w-140">
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" className="w-28 sm:w-36" />
              {tools.map(({ id, card }) => (
                <th key={id} role="columnheader" scope="col" className="px-4 py-3 font-semibold">
                  <a href={`/ai-tools/${card.slug}`} className="link inline-flex min-h-6 items-center">
                    {card.name}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ label, value }) => (
              <tr key={label} role="row" className="border-border border-t align-baseline">
                <th role="rowheader" scope="row" className="text-muted px-4 py-2.5 text-sm font-normal">
                  {label}
                </th>
                {tools.map((tool) => (
                  <td
                    key={tool.id}
                    role="cell"
                    data-label={tool.card.name}
                    className="tabular px-4 py-2.5 break-words"
                  >
                    {value(tool)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3">
        <a href={`/compare/${slugs.join("-vs-")}`} className="link inline-flex min-h-6 items-center">
          Compare them in full
        </a>
      </p>
    </section>
  );
}
