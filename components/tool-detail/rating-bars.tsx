import type { Histogram } from "@/lib/reviews/schema";

/** How many reviews have one star to five, as five small bars; they stand in words where the reviews are. */
export function RatingBars({ histogram }: { histogram: Histogram }) {
  const most = Math.max(...histogram.map(({ count }) => count));
  return (
    <span aria-hidden className="inline-flex h-4 items-end gap-0.5">
      {histogram.toReversed().map(({ rating, count }) => (
        <span
          key={rating}
          className={`w-1.5 rounded-t-[1px] ${count > 0 ? "bg-star" : "bg-border-strong"}`}
          style={{ height: count > 0 ? `${Math.max(15, (count / most) * 100)}%` : 1 }}
        />
      ))}
    </span>
  );
}
