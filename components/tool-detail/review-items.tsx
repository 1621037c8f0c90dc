import { ReviewItem } from "@/components/tool-detail/review-item";
import type { ReviewDto } from "@/lib/reviews/schema";

/** The reviews of a page of them. `preview`: nobody says here what helped them. */
export function ReviewItems({ reviews, preview = false }: { reviews: ReviewDto[]; preview?: boolean }) {
  return reviews.map((review) => (
    <li key={review.id}>
      <ReviewItem review={review} preview={preview} />
    </li>
  ));
}
