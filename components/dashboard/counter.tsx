"use client";

import { useViewer } from "@/components/viewer/viewer-store";
import { formatCount } from "@/lib/tools/utils";

/**
 * How many tools somebody saved or upvoted. It follows what is pressed on this page and in other tabs.
 *
 * @param count how many of them are shown in the list
 * @param known how many the account had when the page was made, with those that are not published at present
 */
export function Counter({
  label,
  list,
  count,
  known,
}: {
  label: string;
  list: "savedTools" | "upvotedTools";
  count: number;
  known: number;
}) {
  const viewer = useViewer();
  const change = viewer.status === "in" ? viewer.me[list].length - known : 0;
  return (
    <div className="flex flex-row-reverse items-baseline justify-end gap-1.5 sm:flex-col-reverse sm:gap-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="tabular font-semibold sm:text-lg">{formatCount(Math.max(0, count + change))}</dd>
    </div>
  );
}
