import { formatCount } from "@/lib/tools/utils";

/** A number as it is shown ("2.8K"), with the exact one on hover and for screen readers. */
export function ShortNumber({ shown, exact }: { shown: string; exact: number }) {
  if (shown === String(exact)) return shown;
  return (
    <span title={formatCount(exact)}>
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{formatCount(exact)}</span>
    </span>
  );
}
