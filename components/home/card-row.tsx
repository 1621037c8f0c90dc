import type { ReactNode } from "react";

/** A section of a few cards under a heading. On a phone they stand in a row that is pushed sideways. */
export function CardRow({
  id,
  title,
  note,
  columns,
  children,
}: {
  id: string;
  title: string;
  note: ReactNode;
  columns: 3 | 4;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="container mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-muted text-sm">{note}</p>
      </div>
      <div
        className={`mt-3 grid gap-3 max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:*:w-[82%] max-sm:*:shrink-0 max-sm:*:snap-start sm:grid-cols-2 ${columns === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
      >
        {children}
      </div>
    </section>
  );
}
