"use client";

import { toggleHelpful, useMark } from "@/components/reviews/helpful";
import { useOwnsTool } from "@/components/reviews/own-tool";
import { Icon } from "@/components/ui/icon";
import { thumbsUp } from "@/components/ui/tool-icon-paths";
import { useVotes } from "@/components/votes/vote-counts";
import type { ReviewDto } from "@/lib/reviews/schema";
import { reviewerName } from "@/lib/reviews/utils";
import { formatCount } from "@/lib/tools/utils";

/** Says that a review helped, and takes that back. Of one's own, and as an owner of the tool, it only tells how many it helped. */
export function HelpfulButton({ review }: { review: ReviewDto }) {
  const mark = useMark(review.toolId, review.id);
  const owns = useOwnsTool(review.toolId);
  const count = useVotes(review.id, review.helpful);
  const helped = formatCount(count);
  if (mark === "own") {
    return (
      <p className="text-muted flex min-h-9 items-center text-sm">
        Your review{count > 0 && ` · helped ${helped}`}
      </p>
    );
  }
  if (owns) {
    return count > 0 ? (
      <p className="text-muted flex min-h-9 items-center text-sm">{helped} found this helpful</p>
    ) : null;
  }
  const marked = mark === "helpful";
  return (
    <>
      <p className="text-muted hidden text-sm noscript:block">{helped} found this helpful</p>
      <button
        type="button"
        aria-pressed={marked}
        aria-label={`Helpful: ${reviewerName(review.userName)}'s review, ${helped} so far`}
        onClick={() => void toggleHelpful(review.id, count)}
        className="outline-button aria-pressed:border-primary-text aria-pressed:text-primary-text h-11 gap-2 px-3 text-sm sm:h-8 noscript:hidden"
      >
        <Icon path={thumbsUp} className={`size-4 ${marked ? "fill-current" : ""}`} />
        Helpful
        {count > 0 && <span className="tabular">{helped}</span>}
      </button>
    </>
  );
}
