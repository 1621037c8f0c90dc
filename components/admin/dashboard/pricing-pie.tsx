"use client";

import { Cell, Pie, PieChart, ResponsiveContainer } from "recharts";
import { chartColor } from "@/components/admin/dashboard/chart-colors";

/** A ring of the pricing models; its legend stands beside it. */
export function PricingPie({ counts }: { counts: { _id: string; count: number }[] }) {
  return (
    <ResponsiveContainer width="100%" height={200}>
      <PieChart accessibilityLayer={false}>
        <Pie
          data={counts}
          dataKey="count"
          nameKey="_id"
          innerRadius="58%"
          outerRadius="96%"
          startAngle={90}
          endAngle={-270}
          stroke="var(--background)"
          strokeWidth={2}
          isAnimationActive={false}
          rootTabIndex={-1}
        >
          {counts.map(({ _id }, i) => (
            <Cell key={_id} fill={chartColor(i)} />
          ))}
        </Pie>
      </PieChart>
    </ResponsiveContainer>
  );
}
