import type { ReactNode } from "react";

/** What went wrong, announced as it appears; nothing while all is well. */
export function FormProblem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    children && (
      <p id={id} role="alert" className="text-danger text-sm">
        {children}
      </p>
    )
  );
}
