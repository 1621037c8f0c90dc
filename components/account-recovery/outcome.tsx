import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/** How it ended, in place of the form. It takes the focus, so that everybody learns of it. */
export function Outcome({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start">
      <span
        aria-hidden
        className="border-border bg-surface text-muted mb-4 grid size-11 place-items-center rounded-md border"
      >
        <Icon className="size-5" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      <div className="text-muted mt-1 flex flex-col gap-2">{children}</div>
      {action && <div className="mt-6 flex w-full flex-wrap gap-2">{action}</div>}
    </div>
  );
}
