import type { ReactNode } from "react";

/** A group of settings under its heading. */
export function SettingsSection({
  id,
  title,
  description,
  children,
}: {
  id: string;
  title: string;
  description?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {description && <p className="text-muted text-sm">{description}</p>}
      <div className="divide-border border-border bg-background mt-3 divide-y rounded-lg border">
        {children}
      </div>
    </section>
  );
}

/** One setting: what it is called, what it is, and what can be done about it. What is opened stands below. */
export function SettingsRow({
  label,
  hint,
  value,
  action,
  children,
}: {
  label: string;
  hint?: ReactNode;
  value?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-20 items-center justify-between gap-4 sm:flex">
          <div className="min-w-0">
            <p className="text-sm font-medium">{label}</p>
            {hint && <div className="text-muted text-sm">{hint}</div>}
          </div>
          {value && <div className="text-sm wrap-anywhere max-sm:mt-1">{value}</div>}
        </div>
        {action && <div className="max-w-full shrink-0">{action}</div>}
      </div>
      {children && <div className="mt-3 max-w-md">{children}</div>}
    </div>
  );
}
