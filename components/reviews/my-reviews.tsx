import { Star } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { Stars } from "@/components/reviews/stars";
import { decisionLooks, StatusBadge } from "@/components/ui/status-badge";
import { formatDay } from "@/lib/platform/dates/utils";
import type { ListedReview } from "@/lib/reviews/schema";
import { refusalWords } from "@/lib/reviews/utils-refusal";

const looks = decisionLooks("Pending approval", "Approved", "Not approved");

/** Somebody's own reviews: how far each has come, and the way to where it is read and changed. */
export function MyReviews({ reviews }: { reviews: ListedReview[] }) {
  if (reviews.length === 0)
    return (
      <EmptyState
        icon={<Star />}
        title="No reviews yet"
        description="What you write about a tool on its page is listed here, also while it waits for approval."
      />
    );
  return (
    <ul className="border-border divide-border divide-y rounded-lg border">
      {reviews.map(
        ({ id, rating, comment, status, revisionStatus, adminResponse, tool, createdAt, refusal }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
              <p className="font-medium">
                {tool.slug ? (
                  <a href={`/ai-tools/${tool.slug}#reviews`} className="inline-block min-h-6 hover:underline">
                    {tool.name}
                  </a>
                ) : (
                  tool.name
                )}
              </p>
              <p className="text-muted flex flex-wrap items-center gap-x-2 text-sm">
                <Stars rating={rating} />
                <time dateTime={createdAt}>{formatDay(createdAt)}</time>
              </p>
              <p dir="auto" className="text-muted mt-1 line-clamp-2 max-w-prose text-sm">
                {comment}
              </p>
              {adminResponse && (
                <p className="border-border-strong mt-2 max-w-prose border-l-2 pl-3 text-sm whitespace-pre-line">
                  <span className="font-medium">Response from the editors: </span>
                  {adminResponse}
                </p>
              )}
            </div>
            <div className="flex flex-col items-start gap-1 sm:items-end">
              <StatusBadge look={looks[status]} />
              {revisionStatus === "pending" && (
                <p className="text-muted text-sm">Your change waits for approval</p>
              )}
              {revisionStatus === "rejected" && (
                <p className="text-muted text-sm">Your change was not approved</p>
              )}
              {refusal && <p className="text-muted text-sm">The reason: {refusalWords[refusal]}</p>}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
