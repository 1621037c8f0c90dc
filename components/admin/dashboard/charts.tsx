import { Panel } from "@/components/admin/dashboard/panel";
import { BarList } from "@/components/charts/bar-list";
import { PieChart } from "@/components/charts/pie-chart";
import type { ToolStats } from "@/lib/tools/schema-admin";
import { formatCount } from "@/lib/tools/utils";

/** The categories that are seen at once. */
const bars = 10;

const pricingNames: Record<string, string> = { free: "Free", freemium: "Freemium", paid: "Paid" };

/** The tools of each category: bars of the largest, and behind a press of all. */
export function CategoryPanel({ counts }: { counts: ToolStats["categoryCounts"] }) {
  const rows = counts.map(({ _id, count }) => ({ name: _id, count }));
  const whole = rows.reduce((sum, { count }) => sum + count, 0);
  const fields: [string, string] = ["Category", "Tools"];
  return (
    <Panel title="Tools by category">
      <BarList label="The largest categories" fields={fields} rows={rows.slice(0, bars)} whole={whole} />
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
          <BarList label="All categories" fields={fields} rows={rows} whole={whole} />
        </div>
      </details>
    </Panel>
  );
}

/** The tools of each pricing model. */
export function PricingPanel({ counts }: { counts: ToolStats["pricingCounts"] }) {
  return (
    <Panel title="Tools by pricing">
      <PieChart
        label="Tools by pricing"
        fields={["Pricing", "Tools"]}
        rows={counts.map(({ _id, count }) => ({ name: pricingNames[_id] ?? _id, count }))}
      />
    </Panel>
  );
}
