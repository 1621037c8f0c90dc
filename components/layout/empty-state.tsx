import type { ReactNode } from "react";

/** Says what would be here and how to fill it. `icon` is a lucide icon, drawn at 20 px. */
export function EmptyState({
  icon,
  title,
  description,
  action,
}: {
  icon?: ReactNode;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="border-border-strong flex flex-col items-center rounded-lg border border-dashed px-6 py-16 text-center wrap-anywhere">
      {icon && (
        <span
          aria-hidden
          className="border-border bg-surface text-muted mb-4 grid size-11 place-items-center rounded-md border [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <p className="text-lg font-semibold text-balance">{title}</p>
      {description && <p className="text-muted mt-1 max-w-[35em] text-balance">{description}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
