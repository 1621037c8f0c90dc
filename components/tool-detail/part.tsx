import type { ReactNode } from "react";

/** A part of a tool's page or of a listing's report, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </div>
  );
}
