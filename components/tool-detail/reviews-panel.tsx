import { MessageSquare } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { ReviewBox } from "@/components/reviews/review-box";
import { ReviewList } from "@/components/tool-detail/review-list";
import type { ReviewPage } from "@/lib/reviews/schema";
import type { ToolDto } from "@/lib/tools/schema";
import { formatCount } from "@/lib/tools/utils";

/** What people say of a tool, and the place to say something. */
export function ReviewsPanel({
  tool,
  reviews,
  sampleRating,
  preview,
}: {
  tool: ToolDto;
  reviews: ReviewPage;
  sampleRating: boolean;
  preview: boolean;
}) {
  const sample = sampleRating && tool.rating !== null ? tool.reviews : 0;
  return (
    <div>
      <h2 className="mb-3 text-lg">Reviews</h2>
      {!preview && <ReviewBox toolId={tool.id} toolName={tool.name} />}
      {reviews.pagination.total > 0 ? (
        <ReviewList toolId={tool.id} href={`/ai-tools/${tool.slug}/reviews`} first={reviews} />
      ) : (
        <EmptyState
          icon={<MessageSquare strokeWidth={1.75} />}
          title={
            sample > 0
              ? `${formatCount(sample)} ${sample === 1 ? "rating" : "ratings"} in the sample, no written reviews yet`
              : "No reviews yet"
          }
          description={
            <>
              Reviews of {tool.name} appear here once they are approved.
              {sample > 0 && " Until then its rating is a sample number."}
            </>
          }
        />
      )}
    </div>
  );
}
