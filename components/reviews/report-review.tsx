"use client";

import { ReportButton } from "@/components/reports/report-button";
import { useMark } from "@/components/reviews/helpful";
import type { ReviewDto } from "@/lib/reviews/schema";

export function ReportReview({ review, name }: { review: ReviewDto; name: string }) {
  if (useMark(review.toolId, review.id) === "own") return null;
  return (
    <ReportButton
      about="review"
      id={review.id}
      name={name}
      className="hover:text-foreground ml-auto inline-flex min-h-6 items-center rounded-sm noscript:hidden"
    >
      Report<span className="sr-only"> the review by {name}</span>
    </ReportButton>
  );
}
