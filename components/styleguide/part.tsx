import type { ReactNode } from "react";

/** A kind of part, with its states side by side. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-border border-t pt-4">
      <h2 className="text-muted mb-4 text-sm font-medium">{title}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}
