import type { ReactNode } from "react";

/** A number before a card's category, with what it is. */
export function RankBadge({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="bg-surface-2 text-foreground mr-1.5 rounded-[4px] px-1.5 py-px font-semibold tabular-nums">
      <span className="font-normal">{label} </span>
      {children}
    </span>
  );
}
