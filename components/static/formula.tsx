import type { ReactNode } from "react";

/** A formula on a line of its own. */
export function Formula({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md border border-border bg-surface px-4 py-3 font-mono text-sm text-foreground">{children}</p>
  );
}
