import { type ComponentProps, useState } from "react";
import { ReviewDifference } from "@/components/moderation/review-difference";
import { ReviewDetails } from "@/components/reviews/review-details";
import { Stars } from "@/components/reviews/stars";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { NativeSelect, Options } from "@/components/ui/native-select";
import { refusalReasons, type RefusalReason, type ReviewDto } from "@/lib/reviews/schema";
import { reviewerName } from "@/lib/reviews/utils";
import { formatReviewDate } from "@/lib/reviews/utils-date";
import { refusalWords } from "@/lib/reviews/utils-refusal";

const badge = { pending: "warning", approved: "success", rejected: "danger" } as const;

/** Decides on a review, or on its change, with the reason that was chosen, if one was. */
export type Decide = (
  what: "review" | "change",
  decision: "approved" | "rejected",
  reason?: RefusalReason,
) => void;

type ReviewActions = {
  onDecide: Decide;
  onRemoveAnswer: () => void;
  /** Missing for moderators, who decide and nothing else. */
  onEdit?: () => void;
  onDelete?: () => void;
  busy: boolean;
  /** Why whoever looks does not decide on it. */
  refused?: string;
};

export function ReviewCard({
  review,
  onDecide,
  onRemoveAnswer,
  onEdit,
  onDelete,
  busy,
  refused,
}: { review: ReviewDto } & ReviewActions) {
  const [reason, setReason] = useState<RefusalReason | "">("");
  const name = reviewerName(review.userName);
  const waits = review.revision?.status === "pending";
  const about = `${name}'s review of ${review.toolName}`;
  const refusal = review.status === "approved" ? "Unpublish" : "Reject";
  const refuse = (what: "review" | "change") => onDecide(what, "rejected", reason || undefined);
  const first: ComponentProps<typeof Button> = { variant: "default" };
  // What is no decision: one may do it with a review of one's own, or of one's own tool, as well. It is answered, but not
  // rewritten.
  const also: ComponentProps<typeof Button> = { variant: "ghost", "aria-disabled": busy };
  /** A button of these words, and in full of those. */
  const button = (words: string, full: string, onClick: () => void, look?: ComponentProps<typeof Button>) => (
    <Button
      size="sm"
      variant="outline"
      aria-disabled={busy || refused !== undefined}
      aria-label={`${full} ${about}`}
      onClick={onClick}
      {...look}
    >
      {words}
    </Button>
  );
  return (
    <article className="border-border bg-background flex min-w-0 flex-col gap-3 rounded-lg border p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-sm">{name}</h2>
          <p className="text-muted truncate text-xs">
            on{" "}
            <a
              className="link underline underline-offset-2"
              href={`/ai-tools/${review.toolSlug}`}
              target="_blank"
              rel="noopener"
            >
              {review.toolName}
            </a>{" "}
            · {formatReviewDate(review.createdAt)}
          </p>
        </div>
        <Badge className="capitalize" variant={badge[review.status]}>
          {review.status}
        </Badge>
      </div>
      <Stars rating={review.rating} />
      <p className="max-h-48 overflow-y-auto text-sm break-words whitespace-pre-line">{review.comment}</p>
      <ReviewDetails review={review} />
      {review.adminResponse && (
        <p className="border-border text-muted border-l-2 pl-3 text-sm whitespace-pre-line">
          {review.adminResponse}
        </p>
      )}
      {review.byOwner && <p className="text-warning text-xs">By a verified owner of this tool</p>}
      {review.counts === false && (
        <p className="text-muted text-xs">
          Not counted, and shown to nobody else, until its author has verified their email address.
        </p>
      )}
      {waits && <ReviewDifference review={review} />}
      {review.answer && (
        <div className="border-border text-muted border-l-2 pl-3 text-sm">
          <p className="text-foreground text-xs font-medium">
            {review.answer.verified ? "Verified owner" : "Former owner"}
          </p>
          <p className="max-h-48 overflow-y-auto break-words whitespace-pre-line">{review.answer.text}</p>
          {button("Remove answer", "Remove the answer to", onRemoveAnswer, {
            ...also,
            className: "text-danger -ml-3",
          })}
        </div>
      )}
      {refused && <p className="text-warning text-xs">{refused}</p>}
      {review.status !== "rejected" && (
        <NativeSelect
          className="mt-auto w-full"
          aria-label={`Public reason for rejecting ${about}`}
          disabled={busy || refused !== undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value as RefusalReason | "")}
        >
          <option value="">{`Reason, if ${refusal === "Reject" || waits ? "rejected" : "unpublished"}: none`}</option>
          <Options of={refusalReasons.map((value) => ({ value, label: refusalWords[value] }))} />
        </NativeSelect>
      )}
      <div className="flex flex-wrap gap-1.5 max-md:*:h-11">
        {waits &&
          button("Approve change", "Approve the change of", () => onDecide("change", "approved"), first)}
        {waits && button("Reject change", "Reject the change of", () => refuse("change"))}
        {review.status !== "approved" &&
          button("Approve", "Approve", () => onDecide("review", "approved"), waits ? {} : first)}
        {review.status !== "rejected" && button(refusal, refusal, () => refuse("review"))}
        {onEdit && button("Edit", "Edit", onEdit, also)}
        {onDelete &&
          button("Delete", "Delete", onDelete, { variant: "ghost", className: "text-danger ml-auto" })}
      </div>
    </article>
  );
}
