import { Info } from "lucide-react";
import type { WebsiteCheck } from "@/lib/submissions/schema";

/** Says that a website is already listed, with a link to its tool, or that it waits for review. */
export function WebsiteNotice({ check }: { check: WebsiteCheck | undefined }) {
  return (
    // Always there, so that a screen reader is told when something appears in it.
    <div role="status" className="empty:hidden">
      {check && (check.tool || check.pending) && (
        <p className="border-border bg-surface flex items-start gap-2 rounded-md border px-3 py-2 text-sm">
          <Info aria-hidden strokeWidth={1.75} className="text-secondary-text mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            {check.tool ? (
              <>
                This website is already listed:{" "}
                <a className="link font-medium" href={`/ai-tools/${check.tool.slug}`}>
                  {check.tool.name}
                </a>
                .
              </>
            ) : (
              "This website was already submitted and waits for review."
            )}
          </span>
        </p>
      )}
    </div>
  );
}
