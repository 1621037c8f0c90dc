import type { ReactNode } from "react";

/** A titled group of choices of the Filters panel. */
export function FilterGroup({
  title,
  above,
  children,
}: {
  title: string;
  /** Stands between the title and the choices. */
  above?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{title}</legend>
      {above}
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
