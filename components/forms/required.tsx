/**
 * The mark of a field that has to be filled in, beside its name and not in it: what the field is called stays the same.
 * Give the field itself `required` or `aria-required`, which says the same without eyes.
 */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-danger leading-none font-medium select-none">
      *
    </span>
  );
}

/** Says once in a form what the mark means. Who can't see the mark is told at each field. */
export function RequiredLegend({ className = "" }: { className?: string }) {
  return (
    <p aria-hidden className={`text-muted text-xs ${className}`}>
      <RequiredMark /> Required
    </p>
  );
}
