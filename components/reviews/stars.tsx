import { Star } from "lucide-react";

/** A rating of one to five as stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          strokeWidth={1.75}
          className={`size-3.5 ${star <= rating ? "fill-star text-star" : "text-border-strong"}`}
        />
      ))}
    </span>
  );
}
