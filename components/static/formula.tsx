import type { ReactNode } from "react";

export function Formula({ children }: { children: ReactNode }) {
  return (
    <p className="border-border bg-surface text-foreground rounded-md border px-4 py-3 font-mono text-sm">
      {children}
    </p>
  );
}
