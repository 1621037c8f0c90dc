import { type ReactNode, useId } from "react";

/** What a box says that has nothing to show. */
export const nothing = <p className="text-muted py-6 text-center text-sm">No data available</p>;

/** A box of the dashboard with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-border flex min-w-0 flex-col rounded-lg border p-4">
      <div className="mb-3 flex min-h-6 items-center gap-3">
        <h2 id={id} className="mr-auto text-base">
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}
