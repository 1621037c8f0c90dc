import type { ReactNode } from "react";

/** A rank before a card's category. */
export function RankBadge({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="bg-surface-2 text-foreground mr-1.5 rounded-[4px] px-1.5 py-px font-semibold tabular-nums">
      <span className="sr-only">{label} </span>
      {children}
    </span>
  );
}
