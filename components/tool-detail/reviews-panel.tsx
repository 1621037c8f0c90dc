import { MessageSquare } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { ReviewList } from "@/components/tool-detail/review-list";
import type { ReviewPage } from "@/lib/reviews/schema";
import type { ToolDto } from "@/lib/tools/schema";

/** What people say of a tool, and the place to say something. */
export function ReviewsPanel({
  tool,
  reviews,
  sampleRating,
}: {
  tool: ToolDto;
  reviews: ReviewPage;
  sampleRating: boolean;
}) {
  return (
    <div>
      <h2 className="mb-3 text-lg">Reviews</h2>
      <p className="border-border bg-surface mb-4 rounded-md border px-4 py-3 text-sm">
        You must be signed in to submit a review
      </p>
      {reviews.pagination.total > 0 ? (
        <ReviewList toolId={tool.id} href={`/ai-tools/${tool.slug}/reviews`} first={reviews} />
      ) : (
        <EmptyState
          icon={<MessageSquare strokeWidth={1.75} />}
          title="No reviews yet"
          description={
            <>
              Reviews of {tool.name} appear here once they are approved.
              {sampleRating && tool.rating !== null && " Until then its rating is a sample number."}
            </>
          }
        />
      )}
    </div>
  );
}
