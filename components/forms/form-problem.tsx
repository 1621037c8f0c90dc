import type { ReactNode } from "react";

export function FormProblem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    children && (
      <p id={id} role="alert" className="text-danger text-sm">
        {children}
      </p>
    )
  );
}
