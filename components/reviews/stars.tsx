"use client";

import { Icon } from "@/components/ui/icon";
import { star } from "@/components/ui/tool-icon-paths";

/** A rating of one to five as stars: a page carries the number, and not five drawings of a star. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((nth) => (
        <Icon
          path={star}
          key={nth}
          className={`size-3.5 ${nth <= rating ? "fill-star text-star" : "text-border-strong"}`}
        />
      ))}
    </span>
  );
}
