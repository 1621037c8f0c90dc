import { cn } from "@/lib/utils";

/**
 * The mark of a field that has to be filled in, beside its name and not in it: what the field is called stays the same.
 * Give the field itself `required` or `aria-required`, which says the same without eyes.
 */
export function RequiredMark({ className }: { className?: string }) {
  return (
    <span aria-hidden className={cn("text-danger leading-none font-medium select-none", className)}>
      *
    </span>
  );
}

/** Says once in a form what the mark means. Who can't see the mark is told at each field. */
export function RequiredLegend({ className }: { className?: string }) {
  return (
    <p aria-hidden className={cn("text-muted text-xs", className)}>
      <RequiredMark /> Required
    </p>
  );
}
