import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";

const looks = { draft: "warning", archived: "default", scheduled: "warning", published: "success" } as const;

/** Says that what stands below is how a page will look, what its state is, and who can see it so far. */
export function PreviewBar({
  state,
  children,
  list,
}: {
  state: keyof typeof looks;
  /** What the state means for the page. */
  children: ReactNode;
  /** Where the page is looked after. */
  list: { href: string; label: string };
}) {
  const isPublic = state === "published";
  return (
    <aside
      aria-label="Preview"
      className="border-warning bg-background sticky top-14 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-4 py-2.5 text-sm"
    >
      <Eye className="text-warning size-4 shrink-0" />
      <strong className="font-semibold">{isPublic ? "Preview" : "Preview, not public"}</strong>
      <Badge className="capitalize" variant={looks[state]}>
        {state}
      </Badge>
      <span className="text-muted min-w-0">{children}</span>
      <a href={list.href} className="link ml-auto inline-flex min-h-6 items-center">
        {list.label}
      </a>
    </aside>
  );
}
