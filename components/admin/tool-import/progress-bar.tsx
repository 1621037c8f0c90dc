/** How far something is; without `value` it is under way for a time that nobody knows. */
export function ProgressBar({ label, value, max = 1 }: { label: string; value?: number; max?: number }) {
  return (
    <div className="flex flex-col gap-2 py-6">
      <p className="text-sm" role="status">
        {label}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={value === undefined ? undefined : max}
        aria-valuenow={value}
        className="bg-surface-2 h-2 overflow-hidden rounded-full"
      >
        <div
          className={
            value === undefined
              ? "bg-primary h-full w-1/3 motion-safe:animate-pulse"
              : "bg-primary h-full transition-[width]"
          }
          style={value === undefined ? undefined : { width: `${(value / max) * 100}%` }}
        />
      </div>
    </div>
  );
}
