import { type ReactNode, useId } from "react";

/** What a box says that has nothing to show. */
export const nothing = <p className="text-muted py-6 text-center text-sm">No data available</p>;

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-border flex min-w-0 flex-col rounded-lg border p-4">
      <h2 id={id} className="mb-3 text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}
