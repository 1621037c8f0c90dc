import { AnswerText } from "@/components/reviews/answer-text";
import { HelpfulButton } from "@/components/reviews/helpful-button";
import { ReviewDetails } from "@/components/reviews/review-details";
import { OwnerAnswer } from "@/components/reviews/owner-answer";
import { ReportReview } from "@/components/reviews/report-review";
import { Stars } from "@/components/reviews/stars";
import type { ReviewDto } from "@/lib/reviews/schema";
import { reviewerName } from "@/lib/reviews/utils";
import { formatReviewDate } from "@/lib/reviews/utils-date";

/** One review: who, how many stars, when, what, answers to it, and what a reader can do. */
export function ReviewItem({ review, preview }: { review: ReviewDto; preview: boolean }) {
  const name = reviewerName(review.userName);
  return (
    <article className="flex gap-3 py-5">
      <ReviewerPicture name={name} picture={review.userAvatar} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="text-base font-medium tracking-normal wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          {review.byOwner && <span className="badge text-warning">By an owner of this tool</span>}
        </div>
        <p className="text-muted flex flex-wrap items-center gap-x-2 text-sm">
          <Stars rating={review.rating} />
          <time dateTime={review.createdAt}>{formatReviewDate(review.createdAt)}</time>
          <ReportReview review={review} name={name} />
        </p>
        <p dir="auto" className="mt-2 max-w-[43em] wrap-anywhere whitespace-pre-line">
          {review.comment}
        </p>
        <ReviewDetails review={review} />
        {review.adminResponse && (
          <div className="border-border-strong mt-3 border-l-2 pl-3 text-sm">
            <p className="font-medium">Response from the editors</p>
            <p dir="auto" className="text-muted mt-0.5 max-w-[43em] whitespace-pre-line">
              {review.adminResponse}
            </p>
          </div>
        )}
        <OwnerAnswer review={review} reviewer={name}>
          {review.answer && <AnswerText answer={review.answer} />}
        </OwnerAnswer>
        {!preview && (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <HelpfulButton review={review} />
          </div>
        )}
      </div>
    </article>
  );
}

function ReviewerPicture({ name, picture }: { name: string; picture: string | null }) {
  const classes = "size-9 shrink-0 rounded-full border border-border";
  // Only pictures of this server: a visitor's browser asks nobody else.
  if (picture && /^\/(?!\/)/.test(picture)) {
    return (
      <img src={picture} alt="" width={36} height={36} loading="lazy" className={`${classes} object-cover`} />
    );
  }
  return (
    <span
      aria-hidden
      className={`${classes} bg-surface-2 text-muted grid place-items-center text-sm font-medium`}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
