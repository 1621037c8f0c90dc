import { EmptyState } from "@/components/layout/empty-state";
import { ReviewBox } from "@/components/reviews/review-box";
import { ReviewItems } from "@/components/tool-detail/review-items";
import { ReviewList } from "@/components/tool-detail/review-list";
import { ReviewOrder } from "@/components/tool-detail/review-order";
import { Icon } from "@/components/ui/icon";
import { messageSquare } from "@/components/ui/tool-icon-paths";
import type { ReviewPage, ReviewView } from "@/lib/reviews/schema";
import { reviewsHref } from "@/lib/reviews/utils";
import type { ToolDto } from "@/lib/tools/schema";
import { counted } from "@/lib/tools/utils";

export function ReviewsPanel({
  tool,
  reviews,
  view,
  sampleRating,
  preview,
}: {
  tool: ToolDto;
  reviews: ReviewPage;
  view: ReviewView;
  sampleRating: boolean;
  preview: boolean;
}) {
  const sample = sampleRating && tool.rating !== null ? tool.reviews : 0;
  return (
    <div>
      <h2 className="mb-3 text-lg">Reviews</h2>
      {!preview && <ReviewBox toolId={tool.id} toolName={tool.name} />}
      {reviews.histogram?.some(({ count }) => count > 0) ? (
        <>
          <ReviewOrder slug={tool.slug} view={view} histogram={reviews.histogram} />
          {reviews.pagination.total > 0 ? (
            <ReviewList
              key={reviewsHref("", view)}
              tool={{ id: tool.id, slug: tool.slug }}
              view={view}
              first={reviews.pagination}
              preview={preview}
            >
              <ReviewItems reviews={reviews.reviews} preview={preview} />
            </ReviewList>
          ) : (
            <p className="text-muted border-border border-y py-5">
              No review has {view.rating} {view.rating === 1 ? "star" : "stars"}.
            </p>
          )}
        </>
      ) : (
        <EmptyState
          icon={<Icon path={messageSquare} />}
          title={
            sample > 0
              ? `${counted(sample, "rating")} in the sample, no written reviews yet`
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
