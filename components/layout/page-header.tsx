import type { ReactNode } from "react";

/** The head of a page: where it is, its one h1, what it is about and what can be done. */
export function PageHeader({
  title,
  description,
  actions,
  breadcrumbs,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  breadcrumbs?: ReactNode;
}) {
  return (
    <header className="flex flex-col gap-4 pt-8 pb-6 sm:pt-10">
      {breadcrumbs}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {description && <p className="text-muted mt-1 max-w-[65ch] text-pretty">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
