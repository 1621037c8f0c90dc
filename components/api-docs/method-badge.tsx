import { cn } from "@/lib/utils";

/** An HTTP method. Reads stand apart from calls that change something. */
export function MethodBadge({ method, className }: { method: string; className?: string }) {
  return (
    <span
      className={cn(
        "border-border inline-block rounded-sm border px-1.5 font-mono text-xs leading-5 font-medium",
        method === "GET" ? "text-secondary-text" : "text-primary-text",
        className,
      )}
    >
      {method}
    </span>
  );
}
