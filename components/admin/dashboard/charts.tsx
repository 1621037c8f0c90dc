"use client";

import dynamic from "next/dynamic";
import { chartColor } from "@/components/admin/dashboard/chart-colors";
import { Panel } from "@/components/admin/dashboard/panel";
import { Skeleton } from "@/components/ui/skeleton";
import type { ToolStats } from "@/lib/tools/schema-admin";
import { formatCount } from "@/lib/tools/utils";

/** The categories that have a bar; the list below has them all. */
const bars = 10;

const CategoryBars = dynamic(
  () => import("@/components/admin/dashboard/category-bars").then((module) => module.CategoryBars),
  { ssr: false, loading: () => <Skeleton className="h-[300px]" /> },
);
const PricingPie = dynamic(
  () => import("@/components/admin/dashboard/pricing-pie").then((module) => module.PricingPie),
  { ssr: false, loading: () => <Skeleton className="mx-auto size-[200px] rounded-full" /> },
);

const pricingNames: Record<string, string> = { free: "Free", freemium: "Freemium", paid: "Paid" };
const share = (count: number, of: number) => `${of === 0 ? 0 : Math.round((count / of) * 100)} %`;

/** The tools of each category: bars of the largest, and all of them in a table. */
export function CategoryPanel({ counts }: { counts: ToolStats["categoryCounts"] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="Tools by category">
      <div aria-hidden className="pointer-events-none">
        <CategoryBars counts={counts.slice(0, bars)} />
      </div>
      <details className="border-border mt-3 border-t pt-3 text-sm">
        <summary className="text-secondary-text inline-flex min-h-6 w-fit items-center rounded-sm">
          All {formatCount(counts.length)} categories in numbers
        </summary>
        <div
          tabIndex={0}
          role="region"
          aria-label="All categories in numbers"
          className="mt-2 max-h-72 overflow-auto"
        >
          <table className="tabular w-full border-collapse text-left">
            <thead className="text-muted text-xs">
              <tr>
                <th scope="col" className="py-1 font-medium">
                  Category
                </th>
                <th scope="col" className="py-1 text-right font-medium">
                  Tools
                </th>
                <th scope="col" className="py-1 pl-4 text-right font-medium">
                  Share
                </th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ _id, count }) => (
                <tr key={_id} className="border-border border-t">
                  <th scope="row" className="py-1.5 font-normal">
                    {_id}
                  </th>
                  <td className="py-1.5 text-right">{formatCount(count)}</td>
                  <td className="text-muted py-1.5 pl-4 text-right">{share(count, total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Panel>
  );
}

/** The tools of each pricing model: a ring, and its numbers beside it. */
export function PricingPanel({ counts }: { counts: ToolStats["pricingCounts"] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="Tools by pricing">
      <div aria-hidden className="pointer-events-none">
        <PricingPie counts={counts} />
      </div>
      <ul className="mt-4 flex flex-col text-sm">
        {counts.map(({ _id, count }, i) => (
          <li key={_id} className="border-border flex items-center gap-2 border-t py-2 first:border-t-0">
            <span aria-hidden className="size-3 shrink-0 rounded-sm" style={{ background: chartColor(i) }} />
            <span className="mr-auto">{pricingNames[_id] ?? _id}</span>
            <span className="tabular">{formatCount(count)}</span>
            <span className="tabular text-muted w-12 text-right">{share(count, total)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
