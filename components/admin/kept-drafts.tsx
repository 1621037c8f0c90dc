import Link from "next/link";
import { useKeptDrafts } from "@/components/admin/use-form-draft";
import { Button } from "@/components/ui/button";

/** Says which forms of a kind hold what was typed and not saved, once a reload or an ended session has closed them. */
export function KeptDrafts({ kind, isOpen, onNew }: { kind: string; isOpen: boolean; onNew: () => void }) {
  const kept = useKeptDrafts(kind, isOpen);
  if (kept.length === 0) return null;
  return (
    <div
      role="status"
      className="border-border bg-surface mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-3 py-2 text-sm"
    >
      Typed, and not saved yet:
      {kept.map(({ id, title }) =>
        id === "new" ? (
          <Button key={id} variant="link" size="sm" className="min-h-6" onClick={onNew}>
            {title ? `${title} (new)` : "A new one"}
          </Button>
        ) : (
          <Link
            key={id}
            href={`?${new URLSearchParams({ q: title })}`}
            prefetch={false}
            className="link inline-flex min-h-6 items-center font-medium wrap-anywhere"
          >
            {title}
          </Link>
        ),
      )}
    </div>
  );
}
