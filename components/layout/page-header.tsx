import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

/**
 * The head of a page: where it is, its one h1, what it is about and what can be done.
 *
 * @param count how much it has, beside the title
 * @param quiet whether it is seen elsewhere: then it is only there to be announced when it changes
 */
export function PageHeader({
  title,
  count,
  quiet = false,
  description,
  actions,
  breadcrumbs,
}: {
  title: ReactNode;
  count?: string;
  quiet?: boolean;
  description?: ReactNode;
  actions?: ReactNode;
  breadcrumbs?: ReactNode;
}) {
  return (
    <header
      className={cn("flex flex-col gap-4 pb-4 sm:pb-6", breadcrumbs ? "pt-4 sm:pt-6" : "pt-6 sm:pt-10")}
    >
      {breadcrumbs}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="min-w-0 text-2xl">{title}</h1>
            {count && (
              <p role="status" className={quiet ? "sr-only" : "tabular text-muted text-sm"}>
                {count}
              </p>
            )}
          </div>
          {description && <p className="text-muted mt-1 max-w-[46em] text-balance">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
