import type { ReactNode } from "react";

/**
 * A rank before a card's category.
 *
 * @param labelled shows what it is to everybody, where the number alone does not tell
 */
export function RankBadge({
  label,
  labelled = false,
  children,
}: {
  label: string;
  labelled?: boolean;
  children: ReactNode;
}) {
  return (
    <span className="bg-surface-2 text-foreground mr-1.5 rounded-[4px] px-1.5 py-px font-semibold tabular-nums">
      <span className={labelled ? "font-normal" : "sr-only"}>{label} </span>
      {children}
    </span>
  );
}
