"use client";

import { Bar, BarChart, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { chartColor } from "@/components/admin/dashboard/chart-colors";
import { formatCount, shortCategory } from "@/lib/tools/utils";

const rowHeight = 30;
const longest = 20;

/** A name beside its bar, on one line. */
function Name({ x, y, payload }: { x?: number | string; y?: number | string; payload?: { value: string } }) {
  const name = payload?.value ?? "";
  return (
    <text x={x} y={y} dy="0.35em" textAnchor="end" fontSize={12} fill="var(--muted)">
      {name.length > longest ? `${name.slice(0, longest - 1).trim()}…` : name}
    </text>
  );
}

/** Horizontal bars, the largest category first. */
export function CategoryBars({ counts }: { counts: { _id: string; count: number }[] }) {
  const data = counts.map(({ _id, count }) => ({ name: shortCategory(_id), count }));
  return (
    <ResponsiveContainer width="100%" height={data.length * rowHeight}>
      <BarChart
        data={data}
        layout="vertical"
        margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
        barCategoryGap={7}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide />
        <YAxis
          type="category"
          dataKey="name"
          width={140}
          tick={<Name />}
          tickLine={false}
          axisLine={false}
          interval={0}
        />
        <Bar dataKey="count" radius={[0, 4, 4, 0]} isAnimationActive={false}>
          {data.map(({ name }, i) => (
            <Cell key={name} fill={chartColor(i)} />
          ))}
          <LabelList
            dataKey="count"
            position="right"
            fill="var(--foreground)"
            fontSize={12}
            formatter={(value) => formatCount(Number(value))}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
