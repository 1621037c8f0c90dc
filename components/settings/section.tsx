import { type ReactNode, useId } from "react";

export function Section({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-border flex flex-col gap-4 border-b pb-6 last-of-type:border-b-0 last-of-type:pb-0"
    >
      <div>
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {description && <p className="text-muted text-sm">{description}</p>}
      </div>
      {children}
    </section>
  );
}
