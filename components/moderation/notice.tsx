import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What a moderator should know before deciding. */
export function Notice({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="border-warning flex items-start gap-2 rounded-md border px-3 py-2 text-sm">
      <TriangleAlert className="text-warning mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
